import { InputError } from "../bridge/input-error";
import { checksum } from "./letters";
import { texts } from "./texts";

/** First letters of codes with results, and of codes with setups; a digit for the version of the format follows. */
export const RESULTS = "OT";
export const SETUP = "OTS";
/** First letters of codes that connect two phones. */
export const CONNECT = "OTC";

/**
 * Version of a code's format. Codes of evenings have 1 if from older pages and printed cards, 2 if they have the
 * evening's mark, and 3 if they have all tables, names and rulings.
 */
type Form = 1 | 2 | 3;

/** Maximum length of a text to search, in characters. No phone shows a longer text. */
export const LONGEST_READ = 4000;

/** Adds the start and form before the letters, and a checksum behind them. */
export function sealed(start: string, form: Form, letters: string): string {
  return start + form + letters + checksum(sealedLetters(form, letters));
}

/**
 * Finds the letters of a code in a text: in a link, or in a pasted message.
 * @returns null if there is no code.
 * @throws InputError if a letter was changed or is missing, if there are several different codes, if only a newer page
 *   knows the form, or if the text is longer than any text that a phone shows.
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
 * Returns the code of results or a setup in a text or link, complete or not, with the code to connect that may follow;
 * undefined for none. A code never begins within a word.
 */
export function codeIn(text: string): string | undefined {
  const pattern = `(?:^|[^\\w-])((?:${SETUP}|${RESULTS})\\d[\\w-]+(?:\\.${CONNECT}\\d[\\w-]+)?)`;
  return new RegExp(pattern).exec(text)?.[1];
}

/** Returns the code in a text by which two phones connect, complete or not; undefined if there is none. */
export function connectCodeIn(text: string): string | undefined {
  return new RegExp(`(?:^|[^\\w-])(${CONNECT}\\d[\\w-]+)`).exec(text)?.[1];
}

/** Returns the text without its code, or without the link that contains the code. */
export function withoutCode(text: string): string {
  const words = text.split(/(\s+)/).filter((word) => codeIn(word) === undefined);
  return words.join("").trim();
}

/** Joins the parts of a code, without the character matched before the code. */
function lettersIn([, ...parts]: RegExpMatchArray): string {
  return parts.join("");
}

/** Returns the text that the checksum covers: the digit of the form, except in form 1, and all letters. */
function sealedLetters(form: Form, letters: string): string {
  return form === 1 ? letters : form + letters;
}
