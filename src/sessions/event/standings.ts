import { itemAt } from "../../bridge/item-at";
import { roundToHundredths, nearest } from "../../bridge/points";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { runningSums, totalOf } from "../standings";
import type { SwissEventPlan } from "./plan";
import { isBoardAMatch } from "./forms";
import { takenFromTotal } from "./penalties";
import { withdrawnIn } from "./presence";
import type { SwissResults } from "./results";
import { isScored, type ScoredRound, type SwissMatch } from "./rounds";
import { impsOf, rankTeams, type TieStep } from "./ties";

/** A team with what its matches have given it. */
export interface SwissTeam {
  readonly team: Contestant;
  /** Opponents by round, null among them for a bye; two where a match of three teams ends. */
  readonly opponents: readonly (readonly (Contestant | null)[])[];
  /** Victory points by round; null where nothing is scored. */
  readonly vps: readonly (number | null)[];
  /** How many matches it has played: those with a result but for byes and what was not played. */
  readonly played: number;
  /** The sum up to each round, with what it brings from an earlier stage; null where the round has none. */
  readonly running: readonly (number | null)[];
  /** With what it brings and after penalties; null before its first result, unless it may bring something. */
  readonly total: number | null;
  /** IMPs won less IMPs lost, by its margins; null before its first result. */
  readonly netImps: number | null;
  /** At board-a-match: its points in hundredths of the boards of its matches, to two decimals; else null. */
  readonly percentage: number | null;
  /** "1", "2=" …: ties that nothing parts stay ties; "" without a result, and for a team that has withdrawn. */
  readonly place: string;
}

/** The teams of an event, and how they came to their places. */
interface Standings {
  readonly teams: readonly SwissTeam[];
  /** The leader first; of equals the lower number first, those without a total last. */
  readonly order: readonly Contestant[];
  /** How the teams stand by victory points, and after each way of parting those who are level. */
  readonly steps: readonly TieStep[];
}

/** Ranks the teams of an event. */
export function standingsOf(
  plan: SwissEventPlan,
  rounds: readonly ScoredRound[],
  results: Pick<SwissResults, "presence" | "penalties">
): Standings {
  const everyone = contestants(plan.teams.length);
  const teams = everyone.map((team) => teamOf(team, rounds, plan, takenFromTotal(results, team)));
  const steps = rankTeams(
    plan.ties,
    teams.map(({ total }) => total),
    rounds,
    (team) => withdrawnIn(results, team) === null,
    plan.double ? 2 : 1
  );
  const { ranks } = itemAt(steps, steps.length - 1);
  const last = everyone.length + 1;
  return {
    teams: teams.map((scored) => ({ ...scored, place: placeOf(ranks, scored.team) })),
    // A sort leaves those in the order of their numbers who compare alike.
    order: [...everyone].sort((a, b) => (forContestant(ranks, a) ?? last) - (forContestant(ranks, b) ?? last)),
    steps,
  };
}

function placeOf(ranks: readonly (number | null)[], team: Contestant): string {
  const rank = forContestant(ranks, team);
  if (rank === null) return "";
  return `${rank}${ranks.filter((known) => known === rank).length > 1 ? "=" : ""}`;
}

function teamOf(
  team: Contestant,
  rounds: readonly ScoredRound[],
  plan: Pick<SwissEventPlan, "form" | "boards" | "carried">,
  taken: number
): Omit<SwissTeam, "place"> {
  const vps = rounds.map(({ matches }) => pointsIn(matches, team));
  const opponents = rounds.map(({ matches }) => [
    ...matches.flatMap((match) => (match.team === team ? [match.opponent] : [])),
    ...matches.flatMap((match) => (match.opponent === team ? [match.team] : [])),
  ]);
  const brought = plan.carried && forContestant(plan.carried, team);
  const won = totalOf([brought, ...vps]);
  const total = won === null ? null : roundToHundredths(won - taken);
  const imps = impsOf(rounds, team);
  const isBam = isBoardAMatch(plan);
  return {
    team,
    opponents,
    vps,
    running: runningSums([brought, ...vps]).slice(1),
    played: rounds.flatMap(({ matches }) => matches.filter((match) => isPlayedBy(match, team))).length,
    total,
    netImps: total === null || isBam ? null : imps.won - imps.lost,
    percentage: isBam ? percentageOf(team, total, rounds, plan.boards) : null,
  };
}

/** Points as a percentage of the boards of the matches that a team has a result in. */
function percentageOf(
  team: Contestant,
  total: number | null,
  rounds: readonly ScoredRound[],
  boards: number
): number | null {
  const scored = rounds.flatMap(({ matches }) =>
    matches.filter((match) => isScored(match) && match.opponent !== null && [match.team, match.opponent].includes(team))
  );
  if (total === null || scored.length === 0) return null;
  return nearest(Math.round(10_000 * total) / (boards * scored.length)) / 100;
}

function isPlayedBy(match: SwissMatch, team: Contestant): boolean {
  const { opponent, unplayed } = match;
  return isScored(match) && opponent !== null && !unplayed && [match.team, opponent].includes(team);
}

/** Whether some teams have played more matches than others. */
export function havePlayedUnlike(teams: readonly Pick<SwissTeam, "played">[]): boolean {
  return teams.some(({ played }) => played !== teams[0]?.played);
}

function pointsIn(matches: readonly SwissMatch[], team: Contestant): number | null {
  const points = matches.flatMap((match) => {
    if (match.vps === null) return [];
    if (match.team === team) return [match.vps];
    return match.opponent === team && match.opponentVps !== null ? [match.opponentVps] : [];
  });
  return totalOf(points);
}
