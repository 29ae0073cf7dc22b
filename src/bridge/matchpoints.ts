import { isSmallGroup, NOT_FOULED, smallGroupPercent, type Fouled } from "./fouled-board";
import { roundToHundredths } from "./points";
import { comparedGroups, weightedMean, type ComparedScore, type WeightedPoints } from "./weighted-score";

/**
 * The matchpoints of each score of a board for North-South: two for each score that it beats and
 * one for each that it equals (Law 78A).
 *
 * An adjusted score has its percentage of the top, the top being two for each other score of the
 * board, adjusted ones included (Law 12C2). Where there are such, the others are factored to the
 * full number of scores by the formula of Gérard Neuberg, as WBF, EBL and EBU have it:
 * (matchpoints + 1) × all scores ÷ scores compared − 1; see "The Neuberg Formula" of the English
 * Bridge Union's Laws & Ethics Committee.
 *
 * A weighted score has the weighted mean of what each of its results would have had, and the others the weighted mean of
 * what they would have against each (Law 12C1(c)).
 *
 * For East-West the same is asked with all signs changed: what the sides of an adjusted or weighted score have need not
 * balance, and both sides of a fouled board's small group have more than half.
 * @param scores one a table, adjusted ones in per cent of the top; null where there is none.
 * @param tables how many scores the board should have, to which fewer are factored too; left out, as many as it has.
 * @param fouled groups that are compared each in itself.
 * @returns matchpoints, rounded to hundredths, in the same order; null for null, and for an only
 * score, which there is nothing to compare with.
 */
export function matchpoints(
  scores: readonly (ComparedScore | null)[],
  tables = scoresOf(scores),
  fouled: Fouled = NOT_FOULED
): (number | null)[] {
  return exactMatchpoints(scores, tables, fouled).map((won) => (won === null ? null : roundToHundredths(won)));
}

/** Like {@link matchpoints}, not rounded: for sums. */
export function exactMatchpoints(
  scores: readonly (ComparedScore | null)[],
  tables: number,
  fouled: Fouled = NOT_FOULED
): (number | null)[] {
  const top = topOf(tables);
  return shares(scores, tables, fouled).map((share) => (share === null || top <= 0 ? null : share * top));
}

/** The most matchpoints that a score can have: two for each other score of the board. */
export function topOf(tables: number): number {
  return 2 * (tables - 1);
}

/**
 * Matchpoints in per cent of the most that there could be, rounded to hundredths. From whole hundredths, so that 50.3 of
 * 80, which is 62.875 exactly, is rounded up as spreadsheets do.
 */
export function percentageOfTop(won: number, possible: number): number {
  return Math.round((Math.round(won * 100) * 100) / possible) / 100;
}

/**
 * Like {@link matchpoints}, in per cent of the board's top.
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
    // It is compared with itself too, which comes to one.
    const raw = weightedMean(score, sums) - 1;
    if (isSmallGroup(size, groups.all, fouled.rule)) return smallGroupPercent(raw, size) / 100;
    return (((raw + 1) * tables) / size - 1) / topOf(tables);
  });
}

/**
 * By points, two for each score that is beaten and one for each that is equalled, itself among them; in per cent, of
 * which each result of a weighted score has its share.
 */
function rawMatchpoints(weights: readonly WeightedPoints[]): ReadonlyMap<number, number> {
  const raw = new Map<number, number>();
  const sorted = [...weights].sort((a, b) => a.points - b.points);
  let [below, upTo] = [0, 0];
  sorted.forEach(({ points, percent }, i) => {
    if (points !== sorted[i - 1]?.points) below = upTo;
    upTo += percent;
    // Of those level with it, the last one sets what all of them have.
    raw.set(points, below + upTo);
  });
  return raw;
}
