import { readNumbers } from "../../sessions/reading/numbers";
import { OPTIONS, type SessionOptions } from "../../sessions/session-options";
import type { SessionChoice } from "../session-choice";
import { texts } from "../texts";
import { roundsOf } from "./swiss-size";
import { typedPart } from "./typed-part";

/** The option that is typed there; nothing where it is left blank. */
export function firstBoardOf({ firstBoard }: SessionChoice): Pick<SessionOptions, "first-board"> {
  return firstBoard.trim() === "" ? {} : { "first-board": readNumbers(firstBoard) ?? NaN };
}

const FIELD = {
  option: "first-board",
  typed: "firstBoard",
  placeholder: String(OPTIONS["first-board"].of["team-match"].usual),
} as const;

/** The number of the first board. */
export const FIRST_BOARD_PART = typedPart(FIELD);

/** The numbers of the first boards of rounds. */
export const FIRST_BOARDS_PART = typedPart({
  ...FIELD,
  hint: texts.hints.firstBoards,
  isOffered: (choice) => roundsOf(choice) > 0,
});
