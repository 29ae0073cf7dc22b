import { impsOf } from "./imp";
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
  const all = scores.filter((score) => score !== null).length;
  const compared = playedPoints(scores);
  const comparisons = Math.max(0, compared.length - 1);
  return scores.map((score) => {
    if (score === null || all === 1) return null;
    if ("adjusted" in score) return average ? score.adjusted : score.adjusted * comparisons || 0;
    const sum = compared.reduce((imps, other) => imps + impsOf(score.points - other), 0);
    return average && comparisons > 0 ? quotientInHundredths(sum, comparisons) : sum;
  });
}

/** A quotient rounded alike on either side of 0, so that both sides of a table have the same IMPs. */
function quotientInHundredths(sum: number, divisor: number): number {
  return (Math.sign(sum) * Math.round((Math.abs(sum) * 100) / divisor)) / 100 || 0;
}
