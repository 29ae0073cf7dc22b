import type { Contestant } from "../../movements/contestant";
import { sumOfPenalties, type EventPenalty, type EventPenaltyUnit } from "../teams/event-penalties";
import type { PenaltyUnits } from "../penalty-units";
import { isBoardAMatch, type EventForm } from "./forms";
import type { SwissResult, SwissResults } from "./results";

/** The units of penalties, the usual one first. */
export function unitsOf(plan: { readonly form: EventForm }): PenaltyUnits<EventPenaltyUnit> {
  return isBoardAMatch(plan) ? ["points"] : ["vps", "imps"];
}

/** What is taken from a team in a round, in IMPs of its match or in what the ranking goes by. */
export function takenInRound(
  penalties: readonly EventPenalty[],
  team: Contestant,
  round: number,
  what: "imps" | "points"
): number {
  return sumOfPenalties(
    penalties.filter((known) => {
      return known.team === team && known.round === round && (known.unit === "imps") === (what === "imps");
    })
  );
}

/** What is taken from the total of a team, besides what is taken in rounds. */
export function takenFromTotal({ penalties = [] }: Pick<SwissResults, "penalties">, team: Contestant): number {
  return sumOfPenalties(penalties.filter((known) => known.team === team && known.round === null));
}

/** The matches of a team among those of a round. */
export function matchesOf<M extends Pick<SwissResult, "team" | "opponent">>(
  matches: readonly M[],
  team: Contestant
): M[] {
  return matches.filter((match) => match.team === team || match.opponent === team);
}
