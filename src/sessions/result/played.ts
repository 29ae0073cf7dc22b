import type { TableResult } from "../results";
import { texts } from "./texts";

/** Number of tricks that a contract needs in addition to its level. */
export const BOOK = 6;

/** Returns the result in a player's words: "4♠X by South, made 10", "passed out"; "" without a contract. */
export function playedInWords({ contract, declarer, result }: Pick<TableResult, "contract" | "declarer" | "result">) {
  if (contract === null) return "";
  if (contract === "Pass") return texts.passedOut;
  const { level, strain, doubling } = contract;
  const by = declarer === null ? "" : texts.by + texts.seats[declarer];
  return `${level}${texts.suits[strain]}${texts.doubled[doubling]}${by}${tricksInWords(level, result)}`;
}

function tricksInWords(level: number, result: number | null): string {
  if (result === null) return "";
  return result < 0 ? `${texts.down}${-result}` : `${texts.made}${BOOK + level + result}`;
}
