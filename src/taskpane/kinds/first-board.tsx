import { FIRST_BOARDS } from "../../sessions/option-checks";
import { readNumbers } from "../../sessions/reading/numbers";
import type { SessionOptions } from "../../sessions/session-options";
import { TypedOption } from "../session/option-fields";
import type { SessionChoice } from "../session/session-choice";
import type { FormProps } from "./kind-form";

/** The option that is typed there; nothing where it is left blank. */
export function firstBoardOf({ firstBoard }: SessionChoice): SessionOptions["first-board"] {
  return firstBoard.trim() === "" ? undefined : (readNumbers(firstBoard) ?? NaN);
}

const PLACEHOLDER = String(FIRST_BOARDS.usual);

/** The number of the first board, or those of the first boards of rounds. */
export function FirstBoard({ hint, ...form }: FormProps & { readonly hint?: string }) {
  return <TypedOption {...form} option="first-board" typed="firstBoard" placeholder={PLACEHOLDER} hint={hint} />;
}
