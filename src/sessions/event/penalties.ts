import type { Contestant } from "../../movements/contestant";
import type { PenaltyUnits } from "../penalty-units";
import { sumOfPenalties, type EventPenalty, type EventPenaltyUnit } from "../teams/event-penalties";
import type { EventPlan } from "./event-plan";
import { isBoardAMatch, isLeague } from "./forms";
import type { MatchResult } from "./results";

/** Returns the units of penalties, the default one first. */
export function unitsOf(plan: Pick<EventPlan, "form">): PenaltyUnits<EventPenaltyUnit> {
  return isBoardAMatch(plan) ? ["points"] : ["vps", "imps"];
}

/** Returns the deduction from a team in a round, in IMPs of its match or in the points of the ranking. */
export function takenInRound(
  penalties: readonly EventPenalty[],
  team: Contestant,
  round: number,
  unit: "imps" | "points"
): number {
  return sumOfPenalties(
    penalties.filter((penalty) => {
      return penalty.team === team && penalty.round === round && (penalty.unit === "imps") === (unit === "imps");
    })
  );
}

/**
 * Returns the penalties on a team's total, besides those in its matches.
 * @param vps the team's points by round; null for rounds without a score.
 */
export function penaltiesOfTotal(
  penalties: readonly EventPenalty[],
  team: Contestant,
  vps: readonly (number | null)[],
  plan: Pick<EventPlan, "form">
): EventPenalty[] {
  const isPlayed = (round: number) => (vps[round - 1] ?? null) !== null;
  return penalties.filter(
    ({ team: penalised, round, unit }) =>
      penalised === team && unit !== "imps" && (round === null || (isLeague(plan) && isPlayed(round)))
  );
}

/** Returns the matches of a team in a round. */
export function matchesOf<M extends Pick<MatchResult, "team" | "opponent">>(
  matches: readonly M[],
  team: Contestant
): M[] {
  return matches.filter((match) => match.team === team || match.opponent === team);
}
