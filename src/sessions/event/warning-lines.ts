import { levelSeedLines } from "./tie-lines";
import { questionLine } from "./questions";
import { uncountedPenalties } from "./uncounted-penalties";
import type { ScoredSwissEvent } from "./score-event";

/** Returns lines about results, seeds and penalties that the Director should check. */
export function warningLines(event: ScoredSwissEvent): string[] {
  return [
    ...levelSeedLines(event),
    ...event.questions.map((question) => questionLine(event.plan, question)),
    ...uncountedPenalties(event),
  ];
}
