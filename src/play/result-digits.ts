import { itemAt } from "../bridge/item-at";
import { LEVELS, STRAINS, type Doubling } from "../bridge/contract";
import { MAX_UNDERTRICKS } from "../bridge/contract-score";
import { SEATS } from "../bridge/seat";
import { possibleResults } from "../bridge/contract-score";
import type { BoardResult } from "./board-result";

/** Number of results that a contract can have: 0 to 13 tricks. */
const TRICKS = MAX_UNDERTRICKS + 1;
const PLAYED = LEVELS.length * STRAINS.length * 3 * SEATS.length * TRICKS;
const INSTEAD = ["passed", "not-played", "average"] as const;
/** Scores of contracts are tens of points from −7600 to 7600. */
const MAX_TENS = 760;
const POINTS = 2 * MAX_TENS + 1;

/** Number of results for which codes have a digit; the digits begin with 1. */
export const RESULT_DIGITS = PLAYED + INSTEAD.length + POINTS;

/** Codes have no digit for averages, since older pages did not know them. */
type WithDigit = Exclude<BoardResult, { readonly kind: "averages" }>;

/** Returns the digit of a result in codes; 0 for no result. */
export function digitFromResult(boardResult: WithDigit | null): number {
  if (boardResult === null) return 0;
  switch (boardResult.kind) {
    case "played": {
      const { contract, declarer, result } = boardResult;
      const { level, strain, doubling } = contract;
      const bid = (level - 1) * STRAINS.length + STRAINS.indexOf(strain);
      const tricks = possibleResults(level).indexOf(result);
      return 1 + ((bid * 3 + doubling) * SEATS.length + SEATS.indexOf(declarer)) * TRICKS + tricks;
    }
    case "points":
      return 1 + PLAYED + INSTEAD.length + boardResult.points / 10 + MAX_TENS;
    case "passed":
    case "not-played":
    case "average":
      return 1 + PLAYED + INSTEAD.indexOf(boardResult.kind);
  }
}

export function resultFromDigit(digit: number): BoardResult | null {
  if (digit === 0) return null;
  const index = digit - 1 - PLAYED;
  const kind = INSTEAD[index];
  if (kind !== undefined) return { kind };
  if (index >= 0) return { kind: "points", points: (index - INSTEAD.length - MAX_TENS) * 10 };
  const [rest, tricks] = divided(digit - 1, TRICKS);
  const [bidding, seat] = divided(rest, SEATS.length);
  const [bid, doubling] = divided(bidding, 3);
  const [level, strain] = divided(bid, STRAINS.length);
  return {
    kind: "played",
    contract: { level: level + 1, strain: itemAt(STRAINS, strain), doubling: doubling as Doubling },
    declarer: itemAt(SEATS, seat),
    result: itemAt(possibleResults(level + 1), tricks),
  };
}

function divided(number: number, by: number): [whole: number, rest: number] {
  return [Math.floor(number / by), number % by];
}
