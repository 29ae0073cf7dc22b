import { InputError } from "../bridge/input-error";
import { checksum } from "./letters";
import { texts } from "./texts";

/** Codes of results and of setups begin with these letters; the number of their form follows. */
export const RESULTS = "OT";
export const SETUP = "OTS";
/** Begins codes that connect two phones. */
export const CONNECT = "OTC";

/**
 * Form 1 is that of older pages and printed cards, form 2 adds the evening's mark, form 3 contains everything that a
 * phone knows.
 */
type Form = 1 | 2 | 3;

/** In characters. No phone shows a longer text, so it is rejected without a search. */
export const LONGEST_READ = 4000;

/** Adds the start and form before the letters, and a checksum behind them. */
export function sealed(start: string, form: Form, letters: string): string {
  return start + form + letters + checksum(sealedLetters(form, letters));
}

/**
 * Finds the letters of a code in a text: in a link, or in a pasted message.
 * @returns null if there is no code.
 * @throws InputError if a letter was changed or is missing, if there are several codes, if only a newer page knows the
 *   form, or if the text is longer than any that a phone shows.
 */
export function unsealed(
  start: string,
  text: string,
  minLetters: number
): { readonly form: Form; readonly letters: string } | null {
  if (text.length > LONGEST_READ) throw new InputError(texts.code.tooLong(LONGEST_READ));
  const codes = new RegExp(`(?:^|[^\\w-])${start}(\\d)([\\w-]{${minLetters},})([\\w-]{3})(?![\\w-])`, "g");
  const [found, ...others] = [...text.matchAll(codes)];
  if (!found) return null;
  if (others.some((other) => lettersIn(other) !== lettersIn(found))) throw new InputError(texts.code.several);
  const [, digit, letters = "", check] = found;
  const form = Number(digit);
  if (form !== 1 && form !== 2 && form !== 3) throw new InputError(texts.code.newer);
  if (checksum(sealedLetters(form, letters)) !== check) throw new InputError(texts.code.damaged);
  return { form, letters };
}

/**
 * The code in a text or a link, complete or not, with the offer to connect that follows it; undefined if there is none.
 * Letters within a word are no code.
 */
export function codeIn(text: string): string | undefined {
  const pattern = `(?:^|[^\\w-])((?:${SETUP}|${RESULTS})\\d[\\w-]+(?:\\.${CONNECT}\\d[\\w-]+)?)`;
  return new RegExp(pattern).exec(text)?.[1];
}

/** The code in a text that connects two phones, complete or not; undefined if there is none. */
export function connectCodeIn(text: string): string | undefined {
  return new RegExp(`(?:^|[^\\w-])(${CONNECT}\\d[\\w-]+)`).exec(text)?.[1];
}

/** The text without its code, and without the link that contains it. */
export function withoutCode(text: string): string {
  const words = text.split(/(\s+)/).filter((word) => codeIn(word) === undefined);
  return words.join("").trim();
}

/** A code without the character before it. */
function lettersIn([, ...parts]: RegExpMatchArray): string {
  return parts.join("");
}

/** The letters that the checksum covers: in form 1 it does not cover the form number. */
function sealedLetters(form: Form, letters: string): string {
  return form === 1 ? letters : form + letters;
}
