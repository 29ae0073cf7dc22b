import { impsOf } from "./imp";
import { playedPoints, type BoardScore } from "./traveller-score";

/** The fewest scores of which the best and the worst are left out unless it is said otherwise. */
const FEWEST_TO_TRIM = 5;

/**
 * The datum of a board by Geoffrey Butler's method: the mean of the scores without the best and
 * worst few, rounded to the nearest ten; a mean that ends in 5 goes to the even ten, as in
 * ACBLscore's manual (425 to 420, 435 to 440).
 * @param points the scores that were played for, in points for North-South; at least one.
 * @param trim how many are left out at each end, as far as one score remains; null for the usual:
 * one at each end of five scores or more, none of fewer.
 */
export function butlerDatum(points: readonly number[], trim: number | null): number {
  const usual = points.length < FEWEST_TO_TRIM ? 0 : 1;
  const left = Math.min(trim ?? usual, Math.floor((points.length - 1) / 2));
  const kept = [...points].sort((a, b) => a - b).slice(left, points.length - left);
  return nearestTen(
    kept.reduce((sum, one) => sum + one, 0),
    kept.length
  );
}

/**
 * The Butler IMPs of each score of a board for North-South: the IMPs of its difference from the
 * board's datum. Scores that the datum leaves out are compared with it like the others; an adjusted
 * score has its own IMPs and no part in the datum.
 * @param scores one a table, adjusted ones in IMPs; null where there is none.
 * @param trim see {@link butlerDatum}.
 * @returns IMPs in the same order; null for null, and for an only score, which there is nothing to
 * compare with.
 */
export function butlerImps(scores: readonly (BoardScore | null)[], trim: number | null): (number | null)[] {
  const all = scores.filter((score) => score !== null).length;
  const points = playedPoints(scores);
  const datum = points.length > 0 ? butlerDatum(points, trim) : 0;
  return scores.map((score) => {
    if (score === null || all === 1) return null;
    return "adjusted" in score ? score.adjusted : impsOf(score.points - datum);
  });
}

function nearestTen(sum: number, count: number): number {
  const tens = sum / (10 * count);
  const below = Math.floor(tens);
  const beyond = tens - below;
  const up = beyond > 0.5 || (beyond === 0.5 && below % 2 !== 0);
  return (up ? below + 1 : below) * 10 || 0;
}
