import { isSmallGroup, NOT_FOULED, type Fouled } from "./fouled-board";
import { IMP_THRESHOLDS } from "./imp";
import { AVERAGE_PLUS_IMPS } from "./traveller-score";
import { comparedGroups, weightedMean, type ComparedScore, type WeightedPoints } from "./weighted-score";

/**
 * Returns the cross-IMPs of each score of a board for North-South: the IMPs of its difference from every other score of
 * the board, added up (ACBLscore's manual calls them Total IMPs and Average IMPs).
 *
 * An adjusted score gets its IMPs once for each comparison that another score has; other scores are not compared with
 * it. A weighted score gets the weighted mean of the IMPs of its results; other scores get the weighted mean of their
 * IMPs against these results.
 * @param scores one for each table, adjusted scores in IMPs per comparison; null for a table without a score.
 * @param average true to divide by the number of comparisons; an adjusted score then gets its IMPs once.
 * @param fouled groups whose scores are compared only with each other: see {@link exactCrossImps}.
 * @returns IMPs, an average rounded to hundredths, in the same order; null for a table without a score, and for the
 *   only score of a board unless it is adjusted and `average` is true.
 */
export function crossImps(
  scores: readonly (ComparedScore | null)[],
  average: boolean,
  fouled: Fouled = NOT_FOULED
): (number | null)[] {
  return impsOfScores(scores, average, quotientInHundredths, fouled);
}

/**
 * Returns average cross-IMPs like {@link crossImps}, but not rounded, for sums. On a fouled board scores are compared
 * only within their group. The only score of a group gets 0; if its group is a small one it gets an average plus, and
 * so does East-West's.
 */
export function exactCrossImps(
  scores: readonly (ComparedScore | null)[],
  fouled: Fouled = NOT_FOULED
): (number | null)[] {
  return impsOfScores(scores, true, (sum, divisor) => sum / divisor, fouled);
}

function impsOfScores(
  scores: readonly (ComparedScore | null)[],
  average: boolean,
  quotient: (sum: number, divisor: number) => number,
  fouled: Fouled
): (number | null)[] {
  const isOnly = scores.filter((score) => score !== null).length === 1;
  const groups = comparedGroups(scores, fouled, impSums);
  return scores.map((score, i) => {
    if (score === null) return null;
    if ("adjusted" in score)
      return average ? score.adjusted : isOnly ? null : score.adjusted * Math.max(0, groups.all - 1) || 0;
    const group = groups.at(i);
    if (isOnly || !group) return null;
    const { size, sums } = group;
    if (size === 1) return isSmallGroup(size, groups.all, fouled.rule) ? AVERAGE_PLUS_IMPS : 0;
    const sum = weightedMean(score, sums);
    return (average ? quotient(sum, size - 1) : sum) || 0;
  });
}

/**
 * Returns the sum of each score's IMPs against all scores, weighted by their shares in per cent. A comparison is worth
 * an IMP for each threshold of the IMP scale that its difference reaches. So it is enough to count, for each threshold,
 * the scores that are lower and those that are higher by at least the threshold; along the sorted scores both counts
 * only grow.
 * @returns the sums by points.
 */
function impSums(weights: readonly WeightedPoints[]): ReadonlyMap<number, number> {
  const sorted = [...weights].sort((a, b) => a.points - b.points);
  const total = sorted.reduce((sum, { percent }) => sum + percent, 0);
  const sums = new Map<number, number>(sorted.map(({ points }) => [points, 0]));
  const scores = [...sums.keys()];
  for (const threshold of IMP_THRESHOLDS) {
    let [lower, upTo, below, within] = [0, 0, 0, 0];
    for (const score of scores) {
      for (let next = sorted[lower]; next && score - next.points >= threshold; next = sorted[++lower])
        below += next.percent;
      for (let next = sorted[upTo]; next && !(next.points - score >= threshold); next = sorted[++upTo])
        within += next.percent;
      sums.set(score, (sums.get(score) ?? 0) + below - (total - within));
    }
  }
  return sums;
}

/** Returns a quotient rounded to hundredths, halves away from 0, so that both sides of a table have equal IMPs. */
function quotientInHundredths(sum: number, divisor: number): number {
  return (Math.sign(sum) * Math.round((Math.abs(sum) * 100) / divisor)) / 100 || 0;
}
