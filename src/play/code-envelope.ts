import { InputError } from "../bridge/input-error";
import { checksum } from "./letters";
import { texts } from "./texts";

/** How codes of results begin, and those of an evening to be set up; the number of their form comes next. */
export const RESULTS = "OT";
export const SETUP = "OTS";
/** And those that connect two phones. */
export const CONNECT = "OTC";

/**
 * The forms of both: the first one as older pages wrote it and printed cards carry it, the one with an evening's mark,
 * and the one that has all that a phone knows.
 */
type Form = 1 | 2 | 3;

/** In characters: a longer text is none that a phone shows, and is not even looked through. */
export const LONGEST_READ = 4000;

/** Letters with what they are a code of before them, and behind them what tells whether they are as they were. */
export function sealed(start: string, form: Form, letters: string): string {
  return start + form + letters + checksum(sealedLetters(form, letters));
}

/**
 * Finds such letters in a text: in a link, or in what somebody has pasted.
 * @param least how many letters there are at least.
 * @returns null where there are none.
 * @throws InputError where one of them was changed or is missing, where there are several codes, one of a form that only
 *   a newer page knows, or more text than any phone shows.
 */
export function unsealed(
  start: string,
  text: string,
  least: number
): { readonly form: Form; readonly letters: string } | null {
  if (text.length > LONGEST_READ) throw new InputError(texts.code.tooLong(LONGEST_READ));
  const codes = new RegExp(`(?:^|[^\\w-])${start}(\\d)([\\w-]{${least},})([\\w-]{3})(?![\\w-])`, "g");
  const [found, ...others] = [...text.matchAll(codes)];
  if (!found) return null;
  if (others.some((other) => lettersIn(other) !== lettersIn(found))) throw new InputError(texts.code.several);
  const [, digit, letters = "", check] = found;
  const form = Number(digit);
  if (form !== 1 && form !== 2 && form !== 3) throw new InputError(texts.code.newer);
  if (checksum(sealedLetters(form, letters)) !== check) throw new InputError(texts.code.damaged);
  return { form, letters };
}

/** The code in a text or a link, whole or not; undefined where there is none. Letters within a word are none. */
export function codeIn(text: string): string | undefined {
  return new RegExp(`(?:^|[^\\w-])((?:${SETUP}|${RESULTS})\\d[\\w-]+)`).exec(text)?.[1];
}

/** Whether a text has a code that connects two phones, which is of no evening. */
export function hasConnectCode(text: string): boolean {
  return new RegExp(`(?:^|[^\\w-])${CONNECT}\\d[\\w-]+`).test(text);
}

/** A text without its code, and without the link that has it. */
export function withoutCode(text: string): string {
  const words = text.split(/(\s+)/).filter((word) => codeIn(word) === undefined);
  return words.join("").trim();
}

/** A code without what stands before it. */
function lettersIn([, ...parts]: RegExpMatchArray): string {
  return parts.join("");
}

/** What the last letters are a sum of: in the first form its number was none of it. */
function sealedLetters(form: Form, letters: string): string {
  return form === 1 ? letters : form + letters;
}
