import { resultTexts } from "../result-texts";
import type { EventPenalty } from "../teams/event-penalties";
import { teamLabel, type EventPlan } from "./event-plan";
import { matchesOf } from "./penalties";
import type { EventResults } from "./results";
import { goesByMargin, type ScoredRound } from "./rounds";

/** The properties of an event that decide which penalties count. */
interface PenalisedEvent {
  readonly plan: Pick<EventPlan, "form" | "teams">;
  readonly rounds: readonly ScoredRound[];
}

/** Returns why a penalty does not count, or not yet, in words; null if it counts. */
export function uncountedPenalty({ team, round, unit }: EventPenalty, { plan, rounds }: PenalisedEvent): string | null {
  if (round === null) return null;
  const { waits, noImps, twoMatches } = resultTexts.results.eventPenalties;
  const label = teamLabel(plan, team);
  const [match, second] = matchesOf(rounds[round - 1]?.matches ?? [], team);
  if (second !== undefined) return twoMatches(label, round);
  if (match === undefined || match.vps === null) return waits(label, round);
  return unit === "imps" && !goesByMargin(match, plan) ? noImps(label, round) : null;
}

/** Returns a line for each penalty of an event that does not count, or not yet. */
export function uncountedPenalties(
  event: PenalisedEvent & { readonly results: Pick<EventResults, "penalties"> }
): string[] {
  return (event.results.penalties ?? []).flatMap((penalty) => uncountedPenalty(penalty, event) ?? []);
}
