import { itemAt as elementAt } from "../../bridge/item-at";
import { printResult } from "../../bridge/result";
import { contractAt } from "./contract-part";
import { type Part, wayOf } from "./outcome-part";
import type { Token } from "./tokens";
import { lookUpKeyword } from "./words";

/** Greater numbers are points, not results. */
const MAX_TRICKS = 13;

/** Reads the level or the tricks made: "making 5", "made 10 tricks". */
function madeAt(tokens: readonly Token[], index: number): Part | null {
  const [first, second, third] = [elementAt(tokens, index), tokens[index + 1], tokens[index + 2]];
  const count = lookUpKeyword(first.text)?.kind === "made" ? (tricksOf(second) ?? 0) : 0;
  // "made 1 over" and "made 4H" say something else.
  const isOther = wayOf(third) !== null || wayOf(tokens[index + 3]) !== null || contractAt(tokens, index + 1) !== null;
  if (count === 0 || isOther) return null;
  const isWon = count > 7 || lookUpKeyword(third?.text ?? "")?.kind === "tricks";
  return { length: 2, parts: isWon ? { won: String(count) } : { level: String(count) } };
}

/** Reads a result: "+1", "2 down", "down 2", "minus one". */
export function tricksAt(tokens: readonly Token[], index: number): Part | null {
  const [first, second, third] = [elementAt(tokens, index), tokens[index + 1], tokens[index + 2]];
  const sign = /^[+-]$/.test(first.text) ? first.text : null;
  if (sign !== null) {
    const number = tricksOf(second);
    if (number === null) return null;
    const further = wayOf(third);
    if (further !== null && further !== sign) return null;
    return { length: further === null ? 2 : 3, parts: { result: printed(sign, number) } };
  }
  const way = wayOf(first);
  if (way !== null) {
    const number = tricksOf(second);
    return number === null ? null : { length: 2, parts: { result: printed(way, number) } };
  }
  const levelOrTricks = madeAt(tokens, index);
  if (levelOrTricks !== null) return levelOrTricks;
  const number = tricksOf(first);
  if (number === null) return null;
  const behind = wayOf(second);
  if (behind !== null) return { length: 2, parts: { result: printed(behind, number) } };
  // "1 trick down", "2 de chute"
  const between = second && lookUpKeyword(second.text)?.kind;
  const later = between === "filler" || between === "tricks" ? wayOf(third) : null;
  if (later !== null) return { length: 3, parts: { result: printed(later, number) } };
  return between === "tricks" ? { length: 2, parts: { won: String(number) } } : null;
}

function tricksOf(token: Token | undefined): number | null {
  if (token === undefined) return null;
  const word = lookUpKeyword(token.text);
  const number = token.kind === "number" ? Number(token.text) : word?.kind === "number" ? word.number : NaN;
  return number <= MAX_TRICKS ? number : null;
}

function printed(sign: string, number: number): string {
  return printResult(sign === "-" ? -number : number);
}

/** Reads points: a number above {@link MAX_TRICKS}, or 0. */
export function pointsAt(tokens: readonly Token[], index: number): Part | null {
  const first = elementAt(tokens, index);
  const sign = /^[+-]$/.test(first.text) || wayOf(first) !== null;
  const number = sign ? tokens[index + 1] : first;
  if (number?.kind !== "number") return null;
  const value = Number(number.text);
  if (value === 0 && !sign) return { length: 1, parts: { points: "0" } };
  if (value <= MAX_TRICKS || number.text.length > 5) return null;
  if (!sign) return { length: 1, parts: { points: String(value) } };
  const minus = first.text === "-" || wayOf(first) === "-";
  return { length: 2, parts: { points: `${minus ? "-" : "+"}${value}` } };
}
