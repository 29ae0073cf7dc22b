import { impsOf } from "./imp";
import { nearest } from "./points";
import { playedPoints, type BoardScore } from "./traveller-score";

/** Rule for a datum, in the points in which users of the method differ. */
export interface DatumRule {
  /** Number of scores from which the best and the worst are left out by default. */
  readonly fewestToTrim: number;
  /** Rounds to a whole number of tens. */
  readonly round: (tens: number) => number;
}

/**
 * From four scores on, one score is left out at each end. A datum that ends in 5 is rounded away from zero: 425 to 430,
 * -425 to -430. A program that many Australian clubs use does so: this rule reproduces all 384 results that those clubs
 * have published (70 boards).
 */
export const DEFAULT_DATUM: DatumRule = {
  fewestToTrim: 4,
  round: nearest,
};

/**
 * A datum that ends in 5 is rounded to the even ten: 425 to 420, 435 to 440 (ACBLscore's manual, page 83). From five
 * scores on, one score is left out at each end; this is the project's choice, the manual leaves out 5 %.
 */
export const ACBLSCORE_DATUM: DatumRule = { fewestToTrim: 5, round: toEven };

/**
 * The datum of a board by Geoffrey Butler's method: the mean of the scores without the best and worst few, rounded to
 * the nearest ten.
 * @param points the scores obtained in play, in points for North-South; at least one.
 * @param trim number of scores left out at each end, as long as one score remains; null for the number of the rule.
 */
export function butlerDatum(points: readonly number[], trim: number | null, rule: DatumRule = DEFAULT_DATUM): number {
  const defaultTrim = points.length < rule.fewestToTrim ? 0 : 1;
  const leftOut = Math.min(trim ?? defaultTrim, Math.floor((points.length - 1) / 2));
  const trimmed = [...points].sort((a, b) => a - b).slice(leftOut, points.length - leftOut);
  const sum = trimmed.reduce((total, score) => total + score, 0);
  return rule.round(sum / (10 * trimmed.length)) * 10 || 0;
}

/**
 * The Butler IMPs of each score of a board for North-South: the IMPs of its difference from the board's datum. Scores
 * that the datum leaves out are compared with the datum like the others; an adjusted score has its own IMPs and no part
 * in the datum.
 * @param scores one for each table, adjusted scores in IMPs; null for a table without a score.
 * @param trim see {@link butlerDatum}.
 * @param rule the rule for the datum.
 * @returns IMPs in the same order; null for a table without a score, and for the only score of a board.
 */
export function butlerImps(
  scores: readonly (BoardScore | null)[],
  trim: number | null,
  rule: DatumRule = DEFAULT_DATUM
): (number | null)[] {
  const all = scores.filter((score) => score !== null).length;
  const points = playedPoints(scores);
  const datum = points.length > 0 ? butlerDatum(points, trim, rule) : 0;
  return scores.map((score) => {
    if (score === null || all === 1) return null;
    return "adjusted" in score ? score.adjusted : impsOf(score.points - datum);
  });
}

function toEven(tens: number): number {
  const below = Math.floor(tens);
  const beyond = tens - below;
  return beyond > 0.5 || (beyond === 0.5 && below % 2 !== 0) ? below + 1 : below;
}
