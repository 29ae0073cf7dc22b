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
 * Why a result asks to be looked at, the first of these that applies: its tricks are far from all others, and only here
 * does that side declare, or declarer has more, or fewer; it is doubled and made, and doubled nowhere else; one side wins
 * what it wins nowhere else, where no contracts tell more.
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
  /** What North-South won of the thirteen tricks: what a slip in the side changes most. */
  readonly tricks: number;
}

/**
 * Whether a result is unlike those of its board at all other tables, and how; null where nothing is to be asked.
 * @param limits from where on it is, if not as usual.
 */
export function outlierReason(
  here: ComparedResult,
  others: readonly ComparedResult[],
  limits: readonly Limit[] = UNLIKE_LIMITS
): OutlierReason | null {
  const played = playedOf(here);
  const there = others.flatMap((other) => playedOf(other) ?? []);
  if (played === null || there.length === 0) return isPointsUnlike(here, others, limits) ? "points" : null;
  if (tricksApart(played, there) >= limitOf(there.length, limits, "tricks")) {
    if (there.every(({ side }) => side !== played.side)) return "side";
    return isFarAbove(played, there) === (played.side === "N-S") ? "more" : "fewer";
  }
  const isOnlyDouble = played.bid.doubling > 0 && there.every(({ bid }) => bid.doubling === 0);
  return isOnlyDouble && played.result >= 0 ? "doubled" : null;
}

/**
 * How far a result is from the others, in tricks: those by which it is out of the others' range in the strain, and once
 * more those by which it is out of the range of all; one more where the other side plays the strain elsewhere.
 */
function tricksApart(here: Played, others: readonly Played[]): number {
  const inStrain = others.filter(({ bid }) => bid.strain === here.bid.strain);
  const isOpposed = inStrain.some(({ side }) => side !== here.side);
  return outOfRange(here, inStrain) + outOfRange(here, others) + (isOpposed ? 1 : 0);
}

function outOfRange({ tricks }: Played, others: readonly Played[]): number {
  if (others.length === 0) return 0;
  const known = others.map((other) => other.tricks);
  return Math.max(0, tricks - Math.max(...known), Math.min(...known) - tricks);
}

/** Whether North-South have more tricks than elsewhere, in the strain if it is out of range there. */
function isFarAbove(here: Played, others: readonly Played[]): boolean {
  const inStrain = others.filter(({ bid }) => bid.strain === here.bid.strain);
  const from = outOfRange(here, inStrain) > 0 ? inStrain : others;
  return here.tricks > Math.max(...from.map(({ tricks }) => tricks));
}

/** Where contracts are not known: a plus for a side that has none elsewhere, and far from all others. */
function isPointsUnlike(
  { points }: ComparedResult,
  others: readonly ComparedResult[],
  limits: readonly Limit[]
): boolean {
  if (points === 0 || others.length === 0) return false;
  const best = Math.max(...others.map((other) => other.points * Math.sign(points)));
  return best <= 0 && Math.abs(points) - best >= limitOf(others.length, limits, "points");
}

function limitOf(count: number, limits: readonly Limit[], of: "tricks" | "points"): number {
  return limits.find(({ others }) => count >= others)?.[of] ?? Infinity;
}

/** Null for a pass-out, and where the contract is not known whole. */
function playedOf({ contract, declarer, result }: ComparedResult): Played | null {
  if (contract === null || contract === "Pass" || declarer === null || result === null) return null;
  const side = sideOf(declarer);
  const won = tricksWon(contract, result);
  return { bid: contract, side, result, tricks: side === "N-S" ? won : 13 - won };
}
