import { isBoardAMatch } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { fewerThan, minBoards } from "../../sessions/teams/fewer-boards";
import { firstTrue } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { isOneOf, words as listed } from "../working/text-formulas";
import type { LineStep } from "./working-lists";

/** Numbers of the words for a match that is not played or may change; void if neither team is present. */
export const STATES = { none: 0, walkover: 1, conceded: 2, provisional: 3, void: 4 } as const;

/** The state of a match of fewer boards is a negative number, lower by this one if the result is provisional. */
export const PROVISIONAL_BY = 50;

/** Replaces the number of an unknown word. */
export const UNKNOWN = textLiteral("?");

/**
 * Returns the formula for the state of a match by a text such as "6", the number of boards played, or "?6" if the rest
 * may still be played.
 * @param otherwise value for any other text.
 * @param isWhole condition that the match does not have half the boards already; null if none has.
 */
function fewerState(plan: SwissEventPlan, text: string, otherwise: string, isWhole: string | null): string {
  const mark = texts.swissEvent.fewerProvisional;
  const numbers = fewerThan(plan);
  const list = textLiteral(listed(numbers.flatMap((played) => [played, `${mark}${played}`])));
  const column = `VALUE(SUBSTITUTE(${text},${textLiteral(mark)},""))`;
  const lower = `IF(MID(${text},1,1)=${textLiteral(mark)},${PROVISIONAL_BY},0)`;
  const isShown = isWhole === null ? isOneOf(text, list) : `AND(${isWhole},${isOneOf(text, list)})`;
  return `IF(${isShown},${minBoards(plan) - 1}-${column}-${lower},${otherwise})`;
}

export type StepCell = (key: LineStep) => string;

/** Returns the formula for the number of a match's typed state; see {@link STATES}. */
export function typedState(plan: SwissEventPlan, step: StepCell, hasHalf: boolean): string {
  const typed = step("stateText");
  const { walkover, conceded, provisional } = texts.swissEvent.states;
  const isWord = (text: string) => `${typed}=${textLiteral(text.toUpperCase())}`;
  const word = (text: string, state: number) => [isWord(text), String(state)] as const;
  // The number of all boards is accepted too, as in a results file.
  const all = String(plan.boards);
  const allProvisional = texts.swissEvent.fewerProvisional + all;
  return firstTrue(
    [
      [`OR(${isWord("")},${isWord(all)})`, String(STATES.none)],
      word(walkover, STATES.walkover),
      word(conceded, STATES.conceded),
      [`OR(${isWord(provisional)},${isWord(allProvisional)})`, String(STATES.provisional)],
    ],
    isBoardAMatch(plan) ? UNKNOWN : fewerState(plan, typed, UNKNOWN, hasHalf ? `${step("half")}=0` : null)
  );
}

/** Returns the formula for a match's typed state in capitals; of "6 boards" only the number. */
export function stateText(text: string): string {
  return `SUBSTITUTE(UPPER(${text}),${textLiteral(texts.swissEvent.fewerWord)},"")`;
}

/** Condition that a result may still change. */
export function isProvisional(state: string): string {
  return `OR(${state}=${STATES.provisional},${state}<-${PROVISIONAL_BY})`;
}

/** Condition that not all boards were played. */
export function isFewer(state: string): string {
  return `${state}<0`;
}

/** Condition that a match was not played, by its typed state. */
export function isUnplayed(state: string): string {
  return `OR(${state}=${STATES.walkover},${state}=${STATES.conceded})`;
}

/**
 * Condition that the margin does not count: the match was not played, or the typed number of boards is impossible.
 * "E0" is appended so that VALUE does not accept dates, such as 1-2 in some spreadsheets.
 */
export function isWithoutMargin(state: string, text: string): string {
  const boards = `SUBSTITUTE(${text},${textLiteral(texts.swissEvent.fewerProvisional)},"")`;
  return `OR(${state}=${STATES.walkover},${state}=${STATES.conceded},AND(${state}=${UNKNOWN},ISNUMBER(VALUE(${boards}&"E0"))))`;
}
