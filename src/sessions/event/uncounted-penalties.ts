import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { resultTexts } from "../result-texts";
import type { EventPenalty } from "../teams/event-penalties";
import { matchesOf } from "./penalties";
import type { SwissEventPlan } from "./plan";
import type { SwissResults } from "./results";
import type { ScoredRound } from "./rounds";

/** Why a penalty does not count, or not yet, in words; null where it counts. */
export function uncountedPenalty(
  { team, round, unit }: EventPenalty,
  { teams }: Pick<SwissEventPlan, "teams">,
  rounds: readonly ScoredRound[]
): string | null {
  if (round === null) return null;
  const { waits, noImps, twoMatches } = resultTexts.results.eventPenalties;
  const label = labelOf(NUMBERED_TEAMS, teams, team);
  const [match, second] = matchesOf(rounds[round - 1]?.matches ?? [], team);
  if (second !== undefined) return twoMatches(label, round);
  if (match === undefined || match.vps === null) return waits(label, round);
  return unit === "imps" && match.margin === null ? noImps(label, round) : null;
}

/** Why penalties of an event do not count, or not yet: a line for each that does not. */
export function uncountedPenalties({ plan, results: { penalties = [] }, rounds }: PenalisedEvent): string[] {
  return penalties.flatMap((penalty) => uncountedPenalty(penalty, plan, rounds) ?? []);
}

interface PenalisedEvent {
  readonly plan: Pick<SwissEventPlan, "teams">;
  readonly results: Pick<SwissResults, "penalties">;
  readonly rounds: readonly ScoredRound[];
}
