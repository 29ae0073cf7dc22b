import type { Contestant } from "../../movements/contestant";
import type { PenaltyUnits } from "../penalty-units";
import { sumOfPenalties, type EventPenalty, type EventPenaltyUnit } from "../teams/event-penalties";
import type { EventPlan } from "./event-plan";
import { isBoardAMatch, isLeague } from "./forms";
import type { MatchResult } from "./results";

/** The units of penalties, the usual one first. */
export function unitsOf(plan: Pick<EventPlan, "form">): PenaltyUnits<EventPenaltyUnit> {
  return isBoardAMatch(plan) ? ["points"] : ["vps", "imps"];
}

/** The deduction from a team in a round, in IMPs of its match or in the points of the ranking. */
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
 * The penalties of a team's total, besides those of its matches.
 * @param vps its points by round; null where nothing is scored.
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

/** The matches of a team among those of a round. */
export function matchesOf<M extends Pick<MatchResult, "team" | "opponent">>(
  matches: readonly M[],
  team: Contestant
): M[] {
  return matches.filter((match) => match.team === team || match.opponent === team);
}
