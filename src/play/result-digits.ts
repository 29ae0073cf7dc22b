import { itemAt } from "../bridge/item-at";
import { LEVELS, STRAINS, type Doubling } from "../bridge/contract";
import { MAX_UNDERTRICKS } from "../bridge/contract-score";
import { SEATS } from "../bridge/seat";
import { possibleResults } from "./draft";
import type { BoardResult } from "./board-result";

/** Results of a played contract: level and strain, doubling, declarer, tricks. */
const TRICKS = MAX_UNDERTRICKS + 1;
const PLAYED = LEVELS.length * STRAINS.length * 3 * SEATS.length * TRICKS;
const INSTEAD = ["passed", "not-played", "average"] as const;
/** Tens of points from −7600 to 7600: the most that a contract gives. */
const MOST_TENS = 760;
const POINTS = 2 * MOST_TENS + 1;

/** How many things may be said of a board; each has a digit from 1 on. */
export const RESULT_DIGITS = PLAYED + INSTEAD.length + POINTS;

/** What has no digit: pages before did not know it. */
type WithDigit = Exclude<BoardResult, { readonly kind: "averages" }>;

/** What is said of a board as a digit, 0 for nothing. */
export function digitFromResult(said: WithDigit | null): number {
  if (said === null) return 0;
  switch (said.kind) {
    case "played": {
      const { contract, declarer, result } = said;
      const { level, strain, doubling } = contract;
      const bid = (level - 1) * STRAINS.length + STRAINS.indexOf(strain);
      const tricks = possibleResults(level).indexOf(result);
      return 1 + ((bid * 3 + doubling) * SEATS.length + SEATS.indexOf(declarer)) * TRICKS + tricks;
    }
    case "points":
      return 1 + PLAYED + INSTEAD.length + said.points / 10 + MOST_TENS;
    case "passed":
    case "not-played":
    case "average":
      return 1 + PLAYED + INSTEAD.indexOf(said.kind);
  }
}

/** What such a digit says. */
export function resultFromDigit(digit: number): BoardResult | null {
  if (digit === 0) return null;
  const instead = digit - 1 - PLAYED;
  const kind = INSTEAD[instead];
  if (kind !== undefined) return { kind };
  if (instead >= 0) return { kind: "points", points: (instead - INSTEAD.length - MOST_TENS) * 10 };
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
