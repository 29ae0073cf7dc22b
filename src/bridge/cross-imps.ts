import { IMP_THRESHOLDS } from "./imp";
import { playedPoints, type BoardScore } from "./traveller-score";

/**
 * The cross-IMPs of each score of a board for North-South: the IMPs of its difference from every
 * other score of the board, added up (ACBLscore's manual calls them Total IMPs and Average IMPs).
 *
 * An adjusted score has its IMPs for each comparison that the others have; the others are not
 * compared with it.
 * @param scores one a table, adjusted ones in IMPs a comparison; null where there is none.
 * @param average divides by the number of comparisons; then an adjusted score has its IMPs once.
 * @returns IMPs, an average rounded to hundredths, in the same order; null for null, and for an only
 * score, which there is nothing to compare with.
 */
export function crossImps(scores: readonly (BoardScore | null)[], average: boolean): (number | null)[] {
  return impsOfScores(scores, average, quotientInHundredths);
}

/** Like {@link crossImps} as an average, not rounded: for sums. */
export function exactCrossImps(scores: readonly (BoardScore | null)[]): (number | null)[] {
  return impsOfScores(scores, true, (sum, divisor) => sum / divisor);
}

function impsOfScores(
  scores: readonly (BoardScore | null)[],
  average: boolean,
  quotient: (sum: number, divisor: number) => number
): (number | null)[] {
  const all = scores.filter((score) => score !== null).length;
  const compared = playedPoints(scores);
  const comparisons = Math.max(0, compared.length - 1);
  const sums = impSums(compared);
  return scores.map((score) => {
    if (score === null || all === 1) return null;
    if ("adjusted" in score) return average ? score.adjusted : score.adjusted * comparisons || 0;
    const sum = sums.get(score.points) ?? 0;
    return average && comparisons > 0 ? quotient(sum, comparisons) : sum;
  });
}

/**
 * The IMPs of each score against every score, added up. A comparison is worth an IMP for each threshold of
 * the scale that its difference reaches, so that it is enough to count, for each threshold, the scores
 * that are so much lower and so much higher; along the sorted scores both counts only grow.
 * @returns the sums by score.
 */
function impSums(points: readonly number[]): ReadonlyMap<number, number> {
  const sorted = [...points].sort((a, b) => a - b);
  const sums = new Map<number, number>(sorted.map((score) => [score, 0]));
  const scores = [...sums.keys()];
  for (const threshold of IMP_THRESHOLDS) {
    let [lower, upTo] = [0, 0];
    for (const score of scores) {
      while (score - (sorted[lower] ?? NaN) >= threshold) lower++;
      while (upTo < sorted.length && !((sorted[upTo] ?? NaN) - score >= threshold)) upTo++;
      sums.set(score, (sums.get(score) ?? 0) + lower - (sorted.length - upTo));
    }
  }
  return sums;
}

/** A quotient rounded alike on either side of 0, so that both sides of a table have the same IMPs. */
function quotientInHundredths(sum: number, divisor: number): number {
  return (Math.sign(sum) * Math.round((Math.abs(sum) * 100) / divisor)) / 100 || 0;
}
