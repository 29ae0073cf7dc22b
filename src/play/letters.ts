/** The 64 letters that links need not escape. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const BASE = BigInt(LETTERS.length);

/** A whole number in base 64, the highest digit first; "" for 0. */
export function encodeNumber(number: bigint): string {
  let text = "";
  for (let rest = number; rest > 0; rest /= BASE) text = LETTERS.charAt(Number(rest % BASE)) + text;
  return text;
}

/** The time grows with the square of the length: callers must limit it. */
export function decodeNumber(text: string): bigint {
  return [...text].reduce((number, letter) => number * BASE + BigInt(LETTERS.indexOf(letter)), BigInt(0));
}

/** The largest primes below 64³ and 64⁴: the remainder detects one or two changed letters. */
const PRIMES = { 3: 262_139, 4: 16_777_213 } as const;

export function checksum(text: string): string {
  const digits = [...text].map((letter) => LETTERS.indexOf(letter));
  return digest(digits, LETTERS.length, 3);
}

/** The remainder of the number with these digits; a leading 1 detects missing digits in front. */
export function digest(digits: readonly number[], base: number, letters: 3 | 4): string {
  const prime = PRIMES[letters];
  const rest = digits.reduce((sum, digit) => (sum * base + digit) % prime, 1);
  return encodeNumber(BigInt(rest)).padStart(letters, LETTERS[0]);
}

/** Bytes as letters of six bits each. */
export function bytesToLetters(bytes: Iterable<number>): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replace(/.{1,6}/g, (six) => LETTERS.charAt(parseInt(six.padEnd(6, "0"), 2)));
}

export function lettersToBytes(letters: string): number[] {
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(6, "0")).join("");
  return (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
}

/** The UTF-8 bytes of a text as letters. */
export function toLetters(text: string): string {
  return bytesToLetters(new TextEncoder().encode(text));
}

export function fromLetters(letters: string): string {
  return new TextDecoder().decode(Uint8Array.from(lettersToBytes(letters)));
}
