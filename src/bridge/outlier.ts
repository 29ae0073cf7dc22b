import type { Bid, Contract } from "./contract";
import { tricksWon } from "./contract-score";
import { sideOf, type Seat } from "./seat";

/** A result to be compared with the others of its board. */
export interface ComparedResult {
  /** Contract; null if only the points are known. */
  readonly contract: Contract | null;
  /** Declarer's seat; null if it is unknown, or if the board was passed out. */
  readonly declarer: Seat | null;
  /** Tricks above or below the contract; null if unknown, or if the board was passed out. */
  readonly result: number | null;
}

/**
 * Reason to review a result. "far": its tricks are far from all others; "doubled": it was doubled and made, and was
 * doubled at no other table.
 */
export type OutlierReason = "far" | "doubled";

/**
 * Minimum difference in tricks from which a result is questioned if there are one, two, three, or four and more other
 * results. docs/facts.md has the numbers of right results and of errors that these limits question.
 */
export const FAR_TRICKS = [8, 7, 6, 4] as const;

interface Played {
  readonly bid: Bid;
  readonly result: number;
  /** Number of tricks won by North-South; if the wrong side is declaring, it differs most from the other results. */
  readonly tricks: number;
}

/**
 * Returns why a result is an outlier on its board; null if it is not.
 * @param limits as {@link FAR_TRICKS}.
 */
export function outlierReason(
  ours: ComparedResult,
  others: readonly ComparedResult[],
  limits: readonly number[] = FAR_TRICKS
): OutlierReason | null {
  const played = playedOf(ours);
  const otherPlayed = others.flatMap((other) => playedOf(other) ?? []);
  const limit = limits[Math.min(otherPlayed.length, limits.length) - 1];
  if (played === null || limit === undefined) return null;
  if (tricksApart(played, otherPlayed) >= limit) return "far";
  const isOnlyDouble = played.bid.doubling > 0 && otherPlayed.every(({ bid }) => bid.doubling === 0);
  return isOnlyDouble && played.result >= 0 ? "doubled" : null;
}

/**
 * Returns the number of tricks by which a result is outside the range of the other results; the number is doubled if
 * another result is in the same strain.
 */
function tricksApart({ bid, tricks }: Played, others: readonly Played[]): number {
  const otherTricks = others.map((other) => other.tricks);
  const apart = Math.max(0, tricks - Math.max(...otherTricks), Math.min(...otherTricks) - tricks);
  return others.some((other) => other.bid.strain === bid.strain) ? 2 * apart : apart;
}

/**
 * Returns a result with North-South's number of tricks; null for a pass-out, and if contract, declarer or result is
 * unknown.
 */
function playedOf({ contract, declarer, result }: ComparedResult): Played | null {
  if (contract === null || contract === "Pass" || declarer === null || result === null) return null;
  const won = tricksWon(contract, result);
  return { bid: contract, result, tricks: sideOf(declarer) === "N-S" ? won : 13 - won };
}
