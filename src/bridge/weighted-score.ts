import { inGroups, type Fouled } from "./fouled-board";
import type { BoardScore } from "./traveller-score";

/** One result of a weighted score: points for North-South, and its share in per cent. */
export interface WeightedPoints {
  readonly points: number;
  readonly percent: number;
}

/**
 * A score of a board that others are compared with: also a weighted one, several results with their shares, which are
 * 100 % together (Law 12C1(c)).
 */
export type ComparedScore = BoardScore | { readonly weighted: readonly WeightedPoints[] };

/** All of a score, in per cent. */
export const FULL_PERCENT = 100;

/** A score's results with their shares: one that was played for is a single result, an adjusted one has none. */
function weightsOf(score: ComparedScore | null): readonly WeightedPoints[] {
  if (score === null || "adjusted" in score) return [];
  return "weighted" in score ? score.weighted : [{ points: score.points, percent: FULL_PERCENT }];
}

/**
 * The weighted mean of what a score's results would have had.
 * @param worth by points, added up over others that were weighted in per cent too.
 */
export function weightedMean(score: ComparedScore, worth: ReadonlyMap<number, number>): number {
  const sum = weightsOf(score).reduce((total, { points, percent }) => total + percent * (worth.get(points) ?? 0), 0);
  return sum / (FULL_PERCENT * FULL_PERCENT);
}

/** A score as East-West see it: what is adjusted is for each side its own. */
export function forEastWest(score: ComparedScore): ComparedScore {
  if ("adjusted" in score) return score;
  if ("points" in score) return { points: 0 - score.points };
  return { weighted: score.weighted.map(({ points, percent }) => ({ points: 0 - points, percent })) };
}

/** The scores of one group of a board that are compared with each other, which adjusted ones are not. */
interface ComparedGroup<Sums> {
  readonly size: number;
  readonly sums: Sums;
}

/**
 * The scores of a board, compared group by group.
 * @param sumsOf gives what all the scores of a group come to.
 * @returns the groups by the places of the scores, and how many scores are compared in all.
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
