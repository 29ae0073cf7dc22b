import { isSmallGroup, NOT_FOULED, smallGroupPercent, type Fouled } from "./fouled-board";
import { roundToHundredths } from "./points";
import { comparedGroups, weightedMean, type ComparedScore, type WeightedPoints } from "./weighted-score";

/**
 * Returns the matchpoints of each score of a board for North-South: two for each score that it beats and one for each
 * that it equals (Law 78A).
 *
 * An adjusted score gets its percentage of the top, which is two for each other score of the board, adjusted scores
 * included (Law 12C2). If there are adjusted scores, the others are factored to the full number of scores by the
 * formula of Gérard Neuberg, as used by WBF, EBL and EBU: (matchpoints + 1) × all scores ÷ scores compared − 1; see
 * "The Neuberg Formula" of the English Bridge Union's Laws & Ethics Committee.
 *
 * A weighted score gets the weighted mean of the matchpoints of its results; other scores get the weighted mean of
 * their matchpoints against these results (Law 12C1(c)).
 *
 * East-West's matchpoints need a second call, with all signs changed: the two sides of an adjusted or weighted score
 * need not add up to the top, and both sides of a fouled board's small group get more than half.
 * @param scores one for each table, adjusted scores in per cent of the top; null for a table without a score.
 * @param tables number of scores that the board should have; fewer scores are factored to it. Default: the number of
 *   scores given.
 * @param fouled groups whose scores are compared only with each other.
 * @returns matchpoints, rounded to hundredths, in the same order; null for a table without a score, and for the only
 *   score of a board, which cannot be compared.
 */
export function matchpoints(
  scores: readonly (ComparedScore | null)[],
  tables = scoresOf(scores),
  fouled: Fouled = NOT_FOULED
): (number | null)[] {
  return exactMatchpoints(scores, tables, fouled).map((won) => (won === null ? null : roundToHundredths(won)));
}

/** Returns matchpoints like {@link matchpoints}, but not rounded, for sums. */
export function exactMatchpoints(
  scores: readonly (ComparedScore | null)[],
  tables: number,
  fouled: Fouled = NOT_FOULED
): (number | null)[] {
  const top = topOf(tables);
  return shares(scores, tables, fouled).map((share) => (share === null || top <= 0 ? null : share * top));
}

/** Returns the maximum matchpoints of a score: two for each other score of the board. */
export function topOf(tables: number): number {
  return 2 * (tables - 1);
}

/**
 * Returns matchpoints in per cent of the possible ones, rounded to hundredths. It calculates with whole hundredths, so
 * that 50.3 of 80, which is exactly 62.875 %, is rounded up as in spreadsheets.
 */
export function percentageOfTop(won: number, possible: number): number {
  return Math.round((Math.round(won * 100) * 100) / possible) / 100;
}

/**
 * Returns matchpoints like {@link matchpoints}, but in per cent of the board's top.
 * @returns percentages from 0 to 100, rounded to hundredths.
 */
export function matchpointPercentages(
  scores: readonly (ComparedScore | null)[],
  fouled: Fouled = NOT_FOULED
): (number | null)[] {
  return shares(scores, scoresOf(scores), fouled).map((share) =>
    share === null ? null : roundToHundredths(share * 100)
  );
}

function scoresOf(scores: readonly (ComparedScore | null)[]): number {
  return scores.filter((score) => score !== null).length;
}

/** Each score's share of the top, from 0 to 1. */
function shares(scores: readonly (ComparedScore | null)[], tables: number, fouled: Fouled): (number | null)[] {
  const isOnly = scoresOf(scores) === 1;
  const groups = comparedGroups(scores, fouled, rawMatchpoints);
  return scores.map((score, i) => {
    if (score === null) return null;
    if ("adjusted" in score) return score.adjusted / 100;
    const group = groups.at(i);
    if (isOnly || !group) return null;
    const { size, sums } = group;
    // The sums include the comparison of the score with itself, which is worth one matchpoint.
    const raw = weightedMean(score, sums) - 1;
    if (isSmallGroup(size, groups.all, fouled.rule)) return smallGroupPercent(raw, size) / 100;
    return (((raw + 1) * tables) / size - 1) / topOf(tables);
  });
}

/**
 * Returns matchpoints in per cent, keyed by points: 200 for each score that is beaten and 100 for each that is
 * equalled, the score itself included. A result of a weighted score counts only with its share.
 */
function rawMatchpoints(weights: readonly WeightedPoints[]): ReadonlyMap<number, number> {
  const raw = new Map<number, number>();
  const sorted = [...weights].sort((a, b) => a.points - b.points);
  let [below, upTo] = [0, 0];
  sorted.forEach(({ points, percent }, i) => {
    if (points !== sorted[i - 1]?.points) below = upTo;
    upTo += percent;
    // Among equal scores, the last one sets the value of all.
    raw.set(points, below + upTo);
  });
  return raw;
}
