import { InputError } from "../bridge/input-error";
import { checkOf } from "./letters";
import { texts } from "./texts";

/** How codes begin, each with the version of what follows: of results, and of an evening to be set up. */
export const RESULTS_START = "OT1";
export const SETUP_START = "OTS1";

/** Letters with what they are a code of before them, and behind them what tells whether they are as they were. */
export function sealed(start: string, letters: string): string {
  return start + letters + checkOf(letters);
}

/**
 * Finds such letters in a text: in a link, or in what somebody has pasted.
 * @param least how many letters there are at least.
 * @returns null where there are none.
 * @throws InputError where one of them was changed or is missing.
 */
export function unsealed(start: string, text: string, least: number): string | null {
  const [, letters, check] = new RegExp(`${start}([\\w-]{${least},})([\\w-]{3})(?![\\w-])`).exec(text) ?? [];
  if (letters === undefined) return null;
  if (checkOf(letters) !== check) throw new InputError(texts.code.damaged);
  return letters;
}
