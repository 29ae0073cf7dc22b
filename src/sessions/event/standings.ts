import { itemAt } from "../../bridge/item-at";
import { roundToHundredths, nearest } from "../../bridge/points";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { runningSums, totalOf } from "../standings";
import type { SwissEventPlan } from "./plan";
import { isBoardAMatch } from "./forms";
import { sumOfPenalties, type EventPenalty } from "../teams/event-penalties";
import type { EventPlan } from "./event-plan";
import { penaltiesOfTotal } from "./penalties";
import { withdrawnIn } from "./schedule/presence";
import type { EventResults } from "./results";
import { isScored, type ScoredRound, type ScoredMatch } from "./rounds";
import { impsOf, placesBy, rankTeams, type TieStep } from "./ties";

/** The points that its matches have given a team. */
export interface TeamScore {
  readonly team: Contestant;
  /** Victory points by round; null where nothing is scored. */
  readonly vps: readonly (number | null)[];
  /** The sum up to each round, with what it brings from an earlier stage; null where the round has none. */
  readonly running: readonly (number | null)[];
  /** The penalties of the total, besides those of matches. */
  readonly penalties: readonly EventPenalty[];
  /** After penalties, including carried points; null before its first result, unless it may bring points. */
  readonly total: number | null;
}

/** A team with what its matches have given it. */
export interface SwissTeam extends TeamScore {
  /** Opponents by round, null among them for a bye; two where a match of three teams ends. */
  readonly opponents: readonly (readonly (Contestant | null)[])[];
  /** How many matches it has played: those with a result but for byes and what was not played. */
  readonly played: number;
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
  results: Pick<EventResults, "presence" | "penalties">
): Standings {
  const everyone = contestants(plan.teams.length);
  const teams = everyone.map((team) => teamOf(team, rounds, plan, results.penalties));
  const steps = rankTeams(
    plan.ties,
    teams.map(({ total }) => total),
    rounds,
    (team) => withdrawnIn(results, team) === null,
    plan.double ? 2 : 1
  );
  const { places, order } = placesBy(itemAt(steps, steps.length - 1), everyone);
  return {
    teams: teams.map((scored) => ({ ...scored, place: forContestant(places, scored.team) })),
    order,
    steps,
  };
}

/** Adds up the points of a team's matches. */
export function teamScore(
  team: Contestant,
  rounds: readonly ScoredRound[],
  plan: Pick<EventPlan, "form"> & Partial<Pick<SwissEventPlan, "carried">>,
  penalties: readonly EventPenalty[] = []
): TeamScore {
  const vps = rounds.map(({ matches }) => pointsIn(matches, team));
  const brought = plan.carried ? forContestant(plan.carried, team) : null;
  const won = totalOf([brought, ...vps]);
  const ofTotal = penaltiesOfTotal(penalties, team, vps, plan);
  return {
    team,
    vps,
    running: runningSums([brought, ...vps]).slice(1),
    penalties: ofTotal,
    total: won === null ? null : roundToHundredths(won - sumOfPenalties(ofTotal)),
  };
}

function teamOf(
  team: Contestant,
  rounds: readonly ScoredRound[],
  plan: Pick<SwissEventPlan, "form" | "boards" | "carried">,
  penalties: EventResults["penalties"]
): Omit<SwissTeam, "place"> {
  const score = teamScore(team, rounds, plan, penalties);
  const opponents = rounds.map(({ matches }) => [
    ...matches.flatMap((match) => (match.team === team ? [match.opponent] : [])),
    ...matches.flatMap((match) => (match.opponent === team ? [match.team] : [])),
  ]);
  const { total } = score;
  const imps = impsOf(rounds, team);
  const isBam = isBoardAMatch(plan);
  return {
    ...score,
    opponents,
    played: rounds.flatMap(({ matches }) => matches.filter((match) => isPlayedBy(match, team))).length,
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

function isPlayedBy(match: ScoredMatch, team: Contestant): boolean {
  const { opponent, unplayed } = match;
  return isScored(match) && opponent !== null && !unplayed && [match.team, opponent].includes(team);
}

/** True if some teams have played more matches than others. */
export function havePlayedUnlike(teams: readonly Pick<SwissTeam, "played">[]): boolean {
  return teams.some(({ played }) => played !== teams[0]?.played);
}

function pointsIn(matches: readonly ScoredMatch[], team: Contestant): number | null {
  const points = matches.flatMap((match) => {
    if (match.vps === null) return [];
    if (match.team === team) return [match.vps];
    return match.opponent === team && match.opponentVps !== null ? [match.opponentVps] : [];
  });
  return totalOf(points);
}
