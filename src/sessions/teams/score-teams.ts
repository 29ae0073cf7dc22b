import { roundToHundredths } from "../../bridge/points";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { lookup } from "../results";
import { leaderFirst, runningSums, totalOf } from "../standings";
import { scoreMatch, sideOf, type ScoredRoundMatch, type TeamResults } from "./match";
import { scoringOf, type SeveralTeamsPlan, type TeamsPlan } from "./plan";
import { rankTeams, type Ranked, type RankingKeys } from "./tie-break";
import { whyPlaced } from "./why";

/** A team's match in a round. */
interface TeamRound {
  readonly round: number;
  readonly opponent: Contestant;
  /** Victory points; null before the first board is scored. */
  readonly vps: number | null;
  /** IMPs won; `lost` has the IMPs lost, as a positive number. */
  readonly won: number;
  readonly lost: number;
  /** Victory points up to and including this round; null if the round has none. */
  readonly running: number | null;
}

/** A team with its scores. */
export interface ScoredTeam {
  readonly team: Contestant;
  readonly rounds: readonly TeamRound[];
  /**
   * Victory points of all matches after penalties, or margins without a scale; null before the first board is scored.
   */
  readonly total: number | null;
  /** IMPs won less IMPs lost. */
  readonly netImps: number;
  /** IMPs won from each team, in the order of team numbers. */
  readonly wonFrom: readonly number[];
  readonly ranked: Ranked;
  /** The place, "1=" if it is shared; "" without a total. */
  readonly place: string;
  /**
   * A sentence on how a tie was broken, or that it stays; "" if no rule breaks ties, or no team is tied with this one.
   */
  readonly why: string;
}

/** Matches of teams with all scores and the ranking. */
export interface ScoredTeams<P extends TeamsPlan = TeamsPlan> {
  readonly kind: P["kind"];
  readonly plan: P;
  /** The matches in the order of the plan. */
  readonly matches: readonly ScoredRoundMatch[];
  /** Number of scored boards; a board counts in each match that plays it. */
  readonly scoredBoards: number;
  /** Number of boards that were cancelled in their match. */
  readonly cancelledBoards: number;
  readonly expectedBoards: number;
  /** True if all boards are scored or cancelled. */
  readonly isOver: boolean;
  /** The teams in the order of their numbers. */
  readonly teams: readonly ScoredTeam[];
  /** The leader first; teams in the same place are in the order of their numbers. */
  readonly standings: readonly Contestant[];
}

export type ScoredSeveralTeams = ScoredTeams<SeveralTeamsPlan>;

/** Scores matches of teams, or as much of them as has been played. */
export function scoreTeams<P extends TeamsPlan>(plan: P, results: TeamResults): ScoredTeams<P> {
  const find = lookup(results.tables);
  const scoring = scoringOf(plan);
  const matches = plan.matches.map((match) => {
    const [first, second] = match.teams;
    const penalties = [forContestant(plan.penalties, first).imps, forContestant(plan.penalties, second).imps] as const;
    return scoreMatch(match, find, results, { scoring, scale: plan.scale, penalties });
  });
  const found = contestants(plan.teams.length).map((team) => sumsOf(plan, matches, team));
  const keys: RankingKeys = {
    points: found.map(({ total }) => total),
    netImps: found.map(({ netImps }) => netImps),
    headToHead: found.map(({ wonFrom }) => wonFrom),
  };
  const ties = plan.kind === "four-teams" ? "published" : "none";
  const ranks = rankTeams(keys, ties);
  const scoredBoards = sumOf(matches, "scoredBoards");
  const cancelledBoards = sumOf(matches, "cancelledBoards");
  const expectedBoards = matches.reduce((sum, { boards }) => sum + boards.length, 0);
  return {
    kind: plan.kind,
    plan,
    matches,
    scoredBoards,
    cancelledBoards,
    expectedBoards,
    isOver: scoredBoards + cancelledBoards === expectedBoards,
    teams: found.map((sums): ScoredTeam => {
      const ranked = forContestant(ranks, sums.team);
      const why = ties === "none" ? "" : whyPlaced(plan, keys, ranked, sums.team);
      return { ...sums, ranked, place: placeOf(ranked), why };
    }),
    standings: orderOf(ranks),
  };
}

/** Returns a place as text: "2", or "2=" if it is shared; "" without a place. */
function placeOf({ place, tieBreak }: Ranked): string {
  return place === null ? "" : `${place}${tieBreak.kind === "tied" ? "=" : ""}`;
}

/** Returns the teams by place; teams that share a place are in the order of their numbers. */
function orderOf(ranks: readonly Ranked[]): Contestant[] {
  return leaderFirst(ranks.map(({ place }) => place && -place));
}

function sumOf(matches: readonly ScoredRoundMatch[], boards: "scoredBoards" | "cancelledBoards"): number {
  return matches.reduce((sum, match) => sum + match[boards], 0);
}

function sumsOf(
  { penalties, scale, teams }: TeamsPlan,
  matches: readonly ScoredRoundMatch[],
  team: Contestant
): Omit<ScoredTeam, "ranked" | "place" | "why"> {
  const played = matches.flatMap((scored) => {
    const side = sideOf(scored.match, team);
    return side === null ? [] : [{ ...scored, side }];
  });
  const points = played.map(({ vps, side }) => vps && vps[side]);
  const margins = played.map(({ scoredBoards, margins: sides, side }) => (scoredBoards === 0 ? null : sides[side]));
  const running = runningSums(points);
  const rounds = played.map(({ match, won, margins: sides, side }, i): TeamRound => ({
    round: match.round,
    opponent: match.teams[side === 0 ? 1 : 0],
    vps: points[i] ?? null,
    won: won[side],
    lost: won[side] - sides[side],
    running: running[i] ?? null,
  }));
  const sum = totalOf(scale ? points : margins);
  return {
    team,
    rounds,
    total: sum === null ? null : roundToHundredths(sum - forContestant(penalties, team).vps),
    netImps: totalOf(margins) ?? 0,
    wonFrom: contestants(teams.length).map((loser) =>
      rounds.reduce((all, { opponent, won }) => all + (opponent === loser ? won : 0), 0)
    ),
  };
}
