import { InputError } from "../bridge/input-error";
import { LETTERS, decodeNumber, encodePadded } from "./letters";
import { texts } from "./texts";

/** Number of letters in which a length is written. */
const COUNT_LENGTH = 2;
const LONGEST_PART = LETTERS.length ** COUNT_LENGTH - 1;

/**
 * Puts the number of letters before the letters. Letters beyond the highest possible number are cut, but no page shows
 * codes of that length.
 */
export function lengthPrefixed(whole: string): string {
  const letters = whole.slice(0, LONGEST_PART);
  return encodePadded(letters.length, COUNT_LENGTH) + letters;
}

/** Reads letters one part after the other. */
export interface Reader {
  /** @throws InputError if fewer letters are left. */
  readonly next: (length: number) => string;
  /** Reads a length, and returns as many letters as it says. */
  readonly counted: () => string;
  readonly left: () => number;
  readonly isAtEnd: () => boolean;
}

export function readerOf(letters: string): Reader {
  let from = 0;
  const next = (length: number) => {
    const part = letters.slice(from, from + length);
    if (part.length < length) throw new InputError(texts.code.damaged);
    from += length;
    return part;
  };
  return {
    next,
    counted: () => next(Number(decodeNumber(next(COUNT_LENGTH)))),
    left: () => letters.length - from,
    isAtEnd: () => from >= letters.length,
  };
}
