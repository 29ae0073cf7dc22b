import { hundredths } from "../../bridge/points";
import { places } from "../../bridge/ranking";
import type { SwissEventPlan } from "./plan";
import type { ScoredRound, SwissMatch } from "./rounds";

/** A team with what its matches have given it. */
export interface SwissTeam {
  readonly team: number;
  /** Opponents by round, null among them for a bye; two where a match of three teams ends. */
  readonly opponents: readonly (readonly (number | null)[])[];
  /** Victory points by round; null where nothing is scored. */
  readonly vps: readonly (number | null)[];
  /** The sum up to each round; null where the round has none. */
  readonly running: readonly (number | null)[];
  /** Null before its first result. */
  readonly total: number | null;
  /**
   * "1", "2=" … Ties stay ties: some break them by the quotient of IMPs, others by the match of
   * the two, and no rule is common to all.
   */
  readonly place: string;
}

/** The teams by number. */
export function teamsOf(plan: SwissEventPlan, rounds: readonly ScoredRound[]): SwissTeam[] {
  const teams = plan.teams.map((_, i) => teamOf(i + 1, rounds));
  const ranked = places(teams.map(({ total }) => total));
  return teams.map((team, i) => ({ ...team, place: ranked[i]! }));
}

/** The teams' numbers, the leader first; those of equal totals in the order of their numbers. */
export function standingsOf(teams: readonly SwissTeam[]): number[] {
  const total = (team: SwissTeam) => team.total ?? -Infinity;
  // Two teams without a total would differ by what is no number.
  const better = (one: SwissTeam, other: SwissTeam) =>
    total(one) === total(other) ? one.team - other.team : total(other) - total(one);
  return [...teams].sort(better).map(({ team }) => team);
}

function teamOf(team: number, rounds: readonly ScoredRound[]): Omit<SwissTeam, "place"> {
  let total: number | null = null;
  const vps = rounds.map(({ matches }) => pointsIn(matches, team));
  const running = vps.map((points) => {
    if (points === null) return null;
    total = hundredths((total ?? 0) + points);
    return total;
  });
  const opponents = rounds.map(({ matches }) => [
    ...matches.flatMap((match) => (match.team === team ? [match.opponent] : [])),
    ...matches.flatMap((match) => (match.opponent === team ? [match.team] : [])),
  ]);
  return { team, opponents, vps, running, total };
}

function pointsIn(matches: readonly SwissMatch[], team: number): number | null {
  const points = matches.flatMap((match) => {
    if (match.vps === null) return [];
    if (match.team === team) return [match.vps];
    return match.opponent === team && match.opponentVps !== null ? [match.opponentVps] : [];
  });
  return points.length === 0 ? null : hundredths(points.reduce((sum, one) => sum + one, 0));
}
