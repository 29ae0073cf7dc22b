/** The 64 letters that links carry as they are. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const BASE = BigInt(LETTERS.length);

/** A whole number in those letters, the highest first; "" for 0. */
export function encodeNumber(number: bigint): string {
  let text = "";
  for (let rest = number; rest > 0; rest /= BASE) text = LETTERS.charAt(Number(rest % BASE)) + text;
  return text;
}

/** The number that letters stand for. The work grows with the square of their number: it is for the caller to bound. */
export function decodeNumber(text: string): bigint {
  return [...text].reduce((number, letter) => number * BASE + BigInt(LETTERS.indexOf(letter)), BigInt(0));
}

/** The largest primes that so many letters hold: a number's rest tells any letter that was changed, and any two. */
const PRIMES = { 3: 262_139, 4: 16_777_213 } as const;

/** Three letters that tell whether a text of letters is as it was. */
export function checksum(text: string): string {
  const digits = [...text].map((letter) => LETTERS.indexOf(letter));
  return digest(digits, LETTERS.length, 3);
}

/** What is left over a prime of the number with these digits, led by a 1, so that what is missing in front is told too. */
export function digest(digits: readonly number[], base: number, letters: 3 | 4): string {
  const prime = PRIMES[letters];
  const rest = digits.reduce((sum, digit) => (sum * base + digit) % prime, 1);
  return encodeNumber(BigInt(rest)).padStart(letters, LETTERS[0]);
}

/** A text in the letters that links carry: its bytes in UTF-8, six bits a letter. */
export function toLetters(text: string): string {
  const bits = [...new TextEncoder().encode(text)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replace(/.{1,6}/g, (six) => LETTERS.charAt(parseInt(six.padEnd(6, "0"), 2)));
}

/** The text that such letters carry. */
export function fromLetters(letters: string): string {
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(6, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => parseInt(byte, 2)));
}
