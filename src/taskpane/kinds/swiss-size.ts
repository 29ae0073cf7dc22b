import { EVENT_OPTIONS } from "../../sessions/swiss-event/forms";
import { planSwissEvent } from "../../sessions/swiss-event/plan";
import type { OptionGroup } from "../components/field";
import type { SessionChoice } from "../session/session-choice";
import { texts } from "../texts";
import { eventFormOf, isBoardAMatch, isRoundRobin } from "./event-form";
import { possibleCount } from "./swiss-teams";

/** The brackets that the number of teams allows; 0 is none. */
export function bracketSizes(choice: SessionChoice): number[] {
  if (isBoardAMatch(choice)) return [0];
  return [0, ...EVENT_OPTIONS.bracket.choices.filter((size) => size <= possibleCount(choice))];
}

/** The bracket in use; 0 for none, also where the one chosen has become too large. */
export function bracketOf(choice: SessionChoice): number {
  return bracketSizes(choice).includes(choice.bracket) ? choice.bracket : 0;
}

/** The numbers of rounds in which nobody need meet twice; none but with a bracket. */
export function roundCounts(choice: SessionChoice): number[] {
  const rounds = EVENT_OPTIONS.rounds.choices.filter(
    (count) => count < possibleCount(choice) + (possibleCount(choice) % 2)
  );
  return bracketOf(choice) > 0 ? [0, ...rounds] : rounds;
}

/** The rounds in use: those chosen, or else the usual number for the teams. */
export function roundsOf(choice: SessionChoice): number {
  const { swissRounds } = choice;
  if (swissRounds === null || isRoundRobin(choice)) return usualRounds(choice);
  const counts = roundCounts(choice);
  return Math.min(Math.max(swissRounds, counts[0]!), counts[counts.length - 1]!);
}

/** The list of rounds, the usual number marked. */
export function roundOptions(choice: SessionChoice): OptionGroup[] {
  const usual = usualRounds(choice);
  const text = (rounds: number) => texts.roundCount(rounds, rounds === usual);
  return [{ label: "", options: roundCounts(choice).map((n) => [String(n), text(n)] as const) }];
}

/** Whether there is something to choose about an odd number of teams: in a round robin it sits out by turns. */
export function isOdd(choice: SessionChoice): boolean {
  return possibleCount(choice) % 2 === 1 && roundsOf(choice) > 0 && !isRoundRobin(choice);
}

function usualRounds(choice: SessionChoice): number {
  const double = isRoundRobin(choice) && choice.double;
  return planSwissEvent({ form: eventFormOf(choice), teams: [String(possibleCount(choice))], double }).rounds;
}
