import { roundRobin } from "../../../movements/round-robin";
import { isShort } from "../../../sessions/event/forms";
import { EVENT_OPTIONS } from "../../../sessions/event/options";
import { planSwissEvent } from "../../../sessions/event/plan";
import type { OptionGroup } from "../../components/field";
import type { SessionChoice } from "../form/session-choice";
import { formTexts } from "../form/form-texts";
import { eventFormOf, isBoardAMatch, isRoundRobin, rulesOf } from "./event-form";
import { possibleCount } from "./swiss-teams";

/** Sizes of a knockout that the number of teams allows, in teams; the first is 0, for no knockout. */
export function bracketSizes(choice: SessionChoice): number[] {
  if (isBoardAMatch(choice)) return [0];
  return [0, ...EVENT_OPTIONS.bracket.choices.filter((size) => size <= possibleCount(choice))];
}

/** Number of teams in the knockout; 0 for no knockout, also if the chosen size has become too large. */
export function bracketOf(choice: SessionChoice): number {
  return bracketSizes(choice).includes(choice.bracket) ? choice.bracket : 0;
}

/**
 * Numbers of rounds in which no teams need to meet twice. If a knockout follows, 0 is among them: then there are no
 * rounds.
 */
export function roundCounts(choice: SessionChoice): number[] {
  const rounds = EVENT_OPTIONS.rounds.choices.filter(
    (count) => count < possibleCount(choice) + (possibleCount(choice) % 2)
  );
  return bracketOf(choice) > 0 ? [0, ...rounds] : rounds;
}

/** True if all teams of a round robin meet twice; false if there are too many teams for that. */
export function isDouble(choice: SessionChoice): boolean {
  return isRoundRobin(choice) && choice.double && canMeetTwice(choice);
}

export function canMeetTwice(choice: SessionChoice): boolean {
  return roundRobin(possibleCount(choice), true).length <= rulesOf(choice).rounds;
}

/**
 * Numbers of rounds of a round robin that ends before all teams have met, in descending order. The number of teams must
 * be even, so that nobody sits out.
 */
export function shortCounts(choice: SessionChoice): number[] {
  const { form, teams } = { form: eventFormOf(choice), teams: Array<string>(possibleCount(choice)).fill("") };
  return EVENT_OPTIONS.rounds.choices.filter((rounds) => rounds > 1 && isShort({ form, teams, rounds })).reverse();
}

/** Number of rounds: the chosen one, adapted to the number of teams; the default if none is chosen. */
export function roundsOf(choice: SessionChoice): number {
  const { swissRounds, shortRounds } = choice;
  if (isRoundRobin(choice)) {
    const isChosen = shortRounds !== null && !isDouble(choice) && shortCounts(choice).includes(shortRounds);
    return isChosen ? shortRounds : defaultRounds(choice);
  }
  if (swissRounds === null) return defaultRounds(choice);
  const counts = roundCounts(choice);
  return Math.min(Math.max(swissRounds, counts[0]!), counts[counts.length - 1]!);
}

/** The numbers of rounds to choose from, with the default marked. */
export function roundOptions(choice: SessionChoice): OptionGroup[] {
  const defaultCount = defaultRounds(choice);
  const text = (rounds: number) => formTexts.roundCount(rounds, rounds === defaultCount);
  return [{ label: "", options: roundCounts(choice).map((n) => [String(n), text(n)] as const) }];
}

/** True if the user chooses how to deal with an odd number of teams; in a round robin each team sits out in turn. */
export function isOdd(choice: SessionChoice): boolean {
  return possibleCount(choice) % 2 === 1 && roundsOf(choice) > 0 && !isRoundRobin(choice);
}

function defaultRounds(choice: SessionChoice): number {
  const double = isDouble(choice);
  return planSwissEvent({ form: eventFormOf(choice), teams: [String(possibleCount(choice))], double }).rounds;
}
