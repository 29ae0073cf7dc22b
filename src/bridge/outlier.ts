import type { Bid, Contract } from "./contract";
import { tricksWon } from "./contract-score";
import { sideOf, type Seat, type Side } from "./seat";

/** A result as it is compared with the others of its board. */
export interface ComparedResult {
  /** Null where only the points are known. */
  readonly contract: Contract | null;
  /** Null where unknown or passed out. */
  readonly declarer: Seat | null;
  /** Tricks above or below the contract; null where unknown or passed out. */
  readonly result: number | null;
  /** N-S points. */
  readonly points: number;
}

/**
 * Reason to review a result; the first one that applies. "side", "more", "fewer": the tricks are far from all others,
 * and only here that side declares, or declarer has more or fewer. "doubled": made, and doubled nowhere else. "points":
 * without known contracts, a side wins points that it wins nowhere else.
 */
export type OutlierReason = "side" | "more" | "fewer" | "doubled" | "points";

/**
 * From how many tricks apart a result is asked about, and from how many points where contracts are not known: the more
 * others there are, the less it takes. docs/facts.md has how many right results and how many slips are asked about so.
 */
export const UNLIKE_LIMITS = [
  { others: 4, tricks: 4, points: 430 },
  { others: 3, tricks: 6, points: 600 },
  { others: 2, tricks: 7, points: 750 },
  { others: 1, tricks: 8, points: 900 },
] as const satisfies readonly Limit[];

interface Limit {
  /** With so many other results and more. */
  readonly others: number;
  readonly tricks: number;
  readonly points: number;
}

interface Played {
  readonly bid: Bid;
  readonly side: Side;
  readonly result: number;
  /** Tricks won by North-South, which differ most if the declaring side is wrong. */
  readonly tricks: number;
}

/**
 * Returns why a result is an outlier on its board; null if it is not.
 * @param limits distances from which a result is an outlier.
 */
export function outlierReason(
  ours: ComparedResult,
  others: readonly ComparedResult[],
  limits: readonly Limit[] = UNLIKE_LIMITS
): OutlierReason | null {
  const played = playedOf(ours);
  const otherPlayed = others.flatMap((other) => playedOf(other) ?? []);
  if (played === null || otherPlayed.length === 0) return isPointsUnlike(ours, others, limits) ? "points" : null;
  if (tricksApart(played, otherPlayed) >= limitOf(otherPlayed.length, limits, "tricks")) {
    if (otherPlayed.every(({ side }) => side !== played.side)) return "side";
    return isFarAbove(played, otherPlayed) === (played.side === "N-S") ? "more" : "fewer";
  }
  const isOnlyDouble = played.bid.doubling > 0 && otherPlayed.every(({ bid }) => bid.doubling === 0);
  return isOnlyDouble && played.result >= 0 ? "doubled" : null;
}

/**
 * How far a result is from the others, in tricks: those by which it is out of the others' range in the strain, and once
 * more those by which it is out of the range of all; one more where the other side plays the strain elsewhere.
 */
function tricksApart(ours: Played, others: readonly Played[]): number {
  const inStrain = others.filter(({ bid }) => bid.strain === ours.bid.strain);
  const isOpposed = inStrain.some(({ side }) => side !== ours.side);
  return outOfRange(ours, inStrain) + outOfRange(ours, others) + (isOpposed ? 1 : 0);
}

function outOfRange({ tricks }: Played, others: readonly Played[]): number {
  if (others.length === 0) return 0;
  const otherTricks = others.map((other) => other.tricks);
  return Math.max(0, tricks - Math.max(...otherTricks), Math.min(...otherTricks) - tricks);
}

/**
 * True if North-South have more tricks than at all other tables, compared in the strain if the tricks are out of its
 * range.
 */
function isFarAbove(ours: Played, others: readonly Played[]): boolean {
  const inStrain = others.filter(({ bid }) => bid.strain === ours.bid.strain);
  const from = outOfRange(ours, inStrain) > 0 ? inStrain : others;
  return ours.tricks > Math.max(...from.map(({ tricks }) => tricks));
}

/** Without known contracts: true for a plus to a side that has none elsewhere, far from all others. */
function isPointsUnlike(
  { points }: ComparedResult,
  others: readonly ComparedResult[],
  limits: readonly Limit[]
): boolean {
  if (points === 0 || others.length === 0) return false;
  const best = Math.max(...others.map((other) => other.points * Math.sign(points)));
  return best <= 0 && Math.abs(points) - best >= limitOf(others.length, limits, "points");
}

function limitOf(count: number, limits: readonly Limit[], limitKind: "tricks" | "points"): number {
  return limits.find(({ others }) => count >= others)?.[limitKind] ?? Infinity;
}

/** Null for a pass-out, and where the contract is not known whole. */
function playedOf({ contract, declarer, result }: ComparedResult): Played | null {
  if (contract === null || contract === "Pass" || declarer === null || result === null) return null;
  const side = sideOf(declarer);
  const won = tricksWon(contract, result);
  return { bid: contract, side, result, tricks: side === "N-S" ? won : 13 - won };
}
