import { inGroups, type Fouled } from "./fouled-board";
import type { BoardScore } from "./traveller-score";

/** One result of a weighted score: points for North-South, and its share in per cent. */
export interface WeightedPoints {
  readonly points: number;
  readonly percent: number;
}

/**
 * A score to be compared with the others of its board. A weighted score has several results with shares, which add up
 * to 100 % (Law 12C1(c)).
 */
export type ComparedScore = BoardScore | { readonly weighted: readonly WeightedPoints[] };

/** The share of a whole score, in per cent. */
export const FULL_PERCENT = 100;

/**
 * Returns the results that make up a score, with their shares in per cent. A score obtained in play has a single
 * result, with 100%; a weighted score has several; an adjusted score has none. The list is also empty if the score is
 * null.
 */
function weightsOf(score: ComparedScore | null): readonly WeightedPoints[] {
  if (score === null || "adjusted" in score) return [];
  return "weighted" in score ? score.weighted : [{ points: score.points, percent: FULL_PERCENT }];
}

/**
 * Returns the mean value of a score's results, weighted by their shares.
 * @param worth values keyed by points; each value is a sum over other scores, which are themselves weighted in per
 * cent.
 */
export function weightedMean(score: ComparedScore, worth: ReadonlyMap<number, number>): number {
  const sum = weightsOf(score).reduce((total, { points, percent }) => total + percent * (worth.get(points) ?? 0), 0);
  return sum / (FULL_PERCENT * FULL_PERCENT);
}

/**
 * Returns a score from East-West's point of view, with changed signs; an adjusted score is unchanged, because each side
 * has its own.
 */
export function forEastWest(score: ComparedScore): ComparedScore {
  if ("adjusted" in score) return score;
  if ("points" in score) return { points: 0 - score.points };
  return { weighted: score.weighted.map(({ points, percent }) => ({ points: 0 - points, percent })) };
}

/** Scores of one group of a board that are compared with each other; adjusted scores are not among them. */
interface ComparedGroup<Sums> {
  readonly size: number;
  readonly sums: Sums;
}

/**
 * Compares the scores of a board within their groups.
 * @param sumsOf returns the sums for the scores of a group.
 * @returns a function from a score's index to its group, and the number of scores that are compared.
 */
export function comparedGroups<Sums>(
  scores: readonly (ComparedScore | null)[],
  fouled: Fouled,
  sumsOf: (weights: readonly WeightedPoints[]) => Sums
): { readonly at: (place: number) => ComparedGroup<Sums> | undefined; readonly all: number } {
  const groups = new Map<string, ComparedGroup<Sums>>();
  let all = 0;
  for (const [group, groupScores] of inGroups(scores, fouled)) {
    const compared = groupScores.map(weightsOf).filter((weights) => weights.length > 0);
    groups.set(group, { size: compared.length, sums: sumsOf(compared.flat()) });
    all += compared.length;
  }
  return { at: (place) => groups.get(fouled.groups[place] ?? ""), all };
}
