import { isSmallGroup, NOT_FOULED, type Fouled } from "./fouled-board";
import { IMP_THRESHOLDS } from "./imp";
import { AVERAGE_PLUS_IMPS } from "./traveller-score";
import { comparedGroups, weightedMean, type ComparedScore, type WeightedPoints } from "./weighted-score";

/**
 * The cross-IMPs of each score of a board for North-South: the IMPs of its difference from every
 * other score of the board, added up (ACBLscore's manual calls them Total IMPs and Average IMPs).
 *
 * An adjusted score has its IMPs for each comparison that the others have; the others are not
 * compared with it. A weighted score has the weighted mean of what each of its results would have had, and the others of
 * what they would have against each.
 * @param scores one a table, adjusted ones in IMPs a comparison; null where there is none.
 * @param average divides by the number of comparisons; then an adjusted score has its IMPs once.
 * @param fouled groups that are compared each in itself: see {@link exactCrossImps}.
 * @returns IMPs, an average rounded to hundredths, in the same order; null for null, and for an only
 * score, which there is nothing to compare with.
 */
export function crossImps(
  scores: readonly (ComparedScore | null)[],
  average: boolean,
  fouled: Fouled = NOT_FOULED
): (number | null)[] {
  return impsOfScores(scores, average, quotientInHundredths, fouled);
}

/**
 * Like {@link crossImps} as an average, not rounded: for sums. Each group of a fouled board is compared in itself; an only
 * score has nothing, or an average plus where its group is a small one, which for East-West is one too.
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
 * The IMPs of each score against every score, added up, each as often as its share says, in per cent. A comparison is
 * worth an IMP for each threshold of the scale that its difference reaches, so that it is enough to count, for each
 * threshold, the scores that are so much lower and so much higher; along the sorted scores both counts only grow.
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

/** A quotient rounded alike on either side of 0, so that both sides of a table have the same IMPs. */
function quotientInHundredths(sum: number, divisor: number): number {
  return (Math.sign(sum) * Math.round((Math.abs(sum) * 100) / divisor)) / 100 || 0;
}
