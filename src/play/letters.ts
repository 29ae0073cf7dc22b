/** The 64 letters that links carry as they are. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const BASE = BigInt(LETTERS.length);

/** A whole number in those letters, the highest first; "" for 0. */
export function written(number: bigint): string {
  let text = "";
  for (let rest = number; rest > 0; rest /= BASE) text = LETTERS.charAt(Number(rest % BASE)) + text;
  return text;
}

/** The number that letters stand for. */
export function numberIn(text: string): bigint {
  return [...text].reduce((number, letter) => number * BASE + BigInt(LETTERS.indexOf(letter)), BigInt(0));
}

/** The largest prime that three letters hold: a number's rest tells any letter that was changed, and any two. */
const PRIME = BigInt(262_139);

/** Three letters that tell whether a text of letters is as it was. */
export function checkOf(text: string): string {
  // Led by a 1, so that what is missing in front is told too.
  return lettered(numberIn(text) + BASE ** BigInt(text.length), 3);
}

/** What is left of a number over a prime, in so many letters. */
export function lettered(number: bigint, letters: 3 | 4): string {
  const prime = letters === 3 ? PRIME : BigInt(16_777_213);
  return written(number % prime).padStart(letters, LETTERS[0]);
}
