/** The 64 letters that links need not escape. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const BASE = BigInt(LETTERS.length);

/** A whole number in base 64, the highest digit first; "" for 0. */
export function encodeNumber(number: bigint): string {
  let text = "";
  for (let rest = number; rest > 0; rest /= BASE) text = LETTERS.charAt(Number(rest % BASE)) + text;
  return text;
}

/** A whole number in base 64 with leading zeros. */
export function encodePadded(number: number, length: number): string {
  return encodeNumber(BigInt(number)).padStart(length, LETTERS[0]);
}

/** Decodes a number in base 64. The time grows with the square of the text's length: callers must limit the length. */
export function decodeNumber(text: string): bigint {
  return [...text].reduce((number, letter) => number * BASE + BigInt(LETTERS.indexOf(letter)), BigInt(0));
}

/** The largest primes below 64³ and 64⁴: the remainder detects one or two changed letters. */
const PRIMES = { 3: 262_139, 4: 16_777_213 } as const;

export function checksum(text: string): string {
  const digits = [...text].map((letter) => LETTERS.indexOf(letter));
  return digest(digits, LETTERS.length, 3);
}

/**
 * Checksum of digits: the remainder of the number that they form. A 1 is put in front, so that missing first digits are
 * detected.
 */
export function digest(digits: readonly number[], base: number, letters: 3 | 4): string {
  const prime = PRIMES[letters];
  const rest = digits.reduce((sum, digit) => (sum * base + digit) % prime, 1);
  return encodePadded(rest, letters);
}

export function inBits(number: number, length: number): string {
  return number.toString(2).padStart(length, "0");
}

/** @param fill the bit that fills up the six bits of the last letter. */
export function bitsToLetters(bits: string, fill: "0" | "1"): string {
  return bits.replace(/.{1,6}/g, (six) => LETTERS.charAt(parseInt(six.padEnd(6, fill), 2)));
}

export function lettersToBits(letters: string): string {
  return [...letters].map((letter) => inBits(LETTERS.indexOf(letter), 6)).join("");
}

export function bytesToLetters(bytes: Iterable<number>): string {
  return bitsToLetters([...bytes].map((byte) => inBits(byte, 8)).join(""), "0");
}

export function lettersToBytes(letters: string): number[] {
  return (lettersToBits(letters).match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
}

/** The UTF-8 bytes of a text as letters. */
export function toLetters(text: string): string {
  return bytesToLetters(new TextEncoder().encode(text));
}

export function fromLetters(letters: string): string {
  return new TextDecoder().decode(Uint8Array.from(lettersToBytes(letters)));
}
