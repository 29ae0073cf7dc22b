import { impsOf } from "./imp";
import { nearest } from "./points";
import { playedPoints, type BoardScore } from "./traveller-score";

/** How a datum is made, where those who use the method differ. */
export interface DatumRule {
  /** The fewest scores of which the best and the worst are left out unless it is said otherwise. */
  readonly fewestToTrim: number;
  /** Rounds to a whole number of tens. */
  readonly round: (tens: number) => number;
}

/**
 * One score is left out at each end from four scores on, and a datum that ends in 5 goes away from zero:
 * 425 to 430, -425 to -430. So does a program that many Australian clubs use; it reproduces all of 384
 * results that they have published (70 boards).
 */
export const DEFAULT_DATUM: DatumRule = {
  fewestToTrim: 4,
  round: nearest,
};

/**
 * A datum that ends in 5 goes to the even ten: 425 to 420, 435 to 440 (ACBLscore's manual, page 83). One
 * score is left out at each end from five scores on, which is this project's: the manual leaves out 5 %.
 */
export const ACBLSCORE_DATUM: DatumRule = { fewestToTrim: 5, round: toEven };

/**
 * The datum of a board by Geoffrey Butler's method: the mean of the scores without the best and
 * worst few, rounded to the nearest ten.
 * @param points the scores that were played for, in points for North-South; at least one.
 * @param trim how many are left out at each end, as far as one score remains; null for as many as the
 * rule has it.
 */
export function butlerDatum(points: readonly number[], trim: number | null, rule: DatumRule = DEFAULT_DATUM): number {
  const defaultTrim = points.length < rule.fewestToTrim ? 0 : 1;
  const leftOut = Math.min(trim ?? defaultTrim, Math.floor((points.length - 1) / 2));
  const trimmed = [...points].sort((a, b) => a - b).slice(leftOut, points.length - leftOut);
  const sum = trimmed.reduce((total, score) => total + score, 0);
  return rule.round(sum / (10 * trimmed.length)) * 10 || 0;
}

/**
 * The Butler IMPs of each score of a board for North-South: the IMPs of its difference from the
 * board's datum. Scores that the datum leaves out are compared with it like the others; an adjusted
 * score has its own IMPs and no part in the datum.
 * @param scores one a table, adjusted ones in IMPs; null where there is none.
 * @param trim see {@link butlerDatum}.
 * @param rule how the datum is made.
 * @returns IMPs in the same order; null for null, and for an only score, which there is nothing to
 * compare with.
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
