import { hundredths } from "./points";
import { playedPoints, type BoardScore } from "./traveller-score";

/**
 * The matchpoints of each score of a board for North-South: two for each score that it beats and
 * one for each that it equals (Law 78A).
 *
 * An adjusted score has its percentage of the top, the top being two for each other score of the
 * board, adjusted ones included (Law 12C2). Where there are such, the others are factored to the
 * full number of scores by the formula of Gérard Neuberg, as WBF, EBL and EBU have it:
 * (matchpoints + 1) × all scores ÷ scores compared − 1; see "The Neuberg Formula" of the English
 * Bridge Union's Laws & Ethics Committee.
 * @param scores one a table, adjusted ones in per cent of the top; null where there is none.
 * @param tables how many scores the board should have, to which fewer are factored too; left out, as many as it has.
 * @returns matchpoints, rounded to hundredths, in the same order; null for null, and for an only
 * score, which there is nothing to compare with.
 */
export function matchpoints(scores: readonly (BoardScore | null)[], tables = scoresOf(scores)): (number | null)[] {
  return exactMatchpoints(scores, tables).map((won) => (won === null ? null : hundredths(won)));
}

/** Like {@link matchpoints}, not rounded: for sums. */
export function exactMatchpoints(scores: readonly (BoardScore | null)[], tables: number): (number | null)[] {
  const top = topOf(tables);
  return shares(scores, tables).map((share) => (share === null ? null : share * top));
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
export function matchpointPercentages(scores: readonly (BoardScore | null)[]): (number | null)[] {
  return shares(scores, scoresOf(scores)).map((share) => (share === null ? null : hundredths(share * 100)));
}

function scoresOf(scores: readonly (BoardScore | null)[]): number {
  return scores.filter((score) => score !== null).length;
}

/** Each score's share of the top, from 0 to 1. */
function shares(scores: readonly (BoardScore | null)[], tables: number): (number | null)[] {
  const isOnly = scoresOf(scores) === 1;
  const compared = playedPoints(scores);
  const raw = rawMatchpoints(compared);
  return scores.map((score) => {
    if (score === null || isOnly) return null;
    if ("adjusted" in score) return score.adjusted / 100;
    const factored = (((raw.get(score.points) ?? 0) + 1) * tables) / compared.length - 1;
    return factored / topOf(tables);
  });
}

/** Two for each score that is beaten and one for each other that is equalled, by score. */
function rawMatchpoints(points: readonly number[]): ReadonlyMap<number, number> {
  const raw = new Map<number, number>();
  const sorted = [...points].sort((a, b) => a - b);
  let beaten = 0;
  sorted.forEach((score, i) => {
    if (score !== sorted[i - 1]) beaten = i;
    // Of those level with it, the last one sets what all of them have.
    raw.set(score, 2 * beaten + (i - beaten));
  });
  return raw;
}
