import { places } from "../../bridge/ranking";
import { contestants, entryOf, type Contestant } from "../../movements/contestant";
import { runningSums, totalOf } from "../standings";
import type { SwissEventPlan } from "./plan";
import type { ScoredRound, SwissMatch } from "./rounds";

/** A team with what its matches have given it. */
export interface SwissTeam {
  readonly team: Contestant;
  /** Opponents by round, null among them for a bye; two where a match of three teams ends. */
  readonly opponents: readonly (readonly (Contestant | null)[])[];
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

/** The teams of an event. */
export function teamsOf(plan: SwissEventPlan, rounds: readonly ScoredRound[]): SwissTeam[] {
  const teams = contestants(plan.teams.length).map((team) => teamOf(team, rounds));
  const ranked = places(teams.map(({ total }) => total));
  return teams.map((scored) => ({ ...scored, place: entryOf(ranked, scored.team) }));
}

function teamOf(team: Contestant, rounds: readonly ScoredRound[]): Omit<SwissTeam, "place"> {
  const vps = rounds.map(({ matches }) => pointsIn(matches, team));
  const opponents = rounds.map(({ matches }) => [
    ...matches.flatMap((match) => (match.team === team ? [match.opponent] : [])),
    ...matches.flatMap((match) => (match.opponent === team ? [match.team] : [])),
  ]);
  return { team, opponents, vps, running: runningSums(vps), total: totalOf(vps) };
}

function pointsIn(matches: readonly SwissMatch[], team: Contestant): number | null {
  const points = matches.flatMap((match) => {
    if (match.vps === null) return [];
    if (match.team === team) return [match.vps];
    return match.opponent === team && match.opponentVps !== null ? [match.opponentVps] : [];
  });
  return totalOf(points);
}
