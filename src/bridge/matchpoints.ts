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
 * @returns matchpoints, rounded to hundredths, in the same order; null for null, and for an only
 * score, which there is nothing to compare with.
 */
export function matchpoints(scores: readonly (BoardScore | null)[]): (number | null)[] {
  const top = 2 * (scores.filter((score) => score !== null).length - 1);
  return shares(scores).map((share) => (share === null ? null : hundredths(share * top)));
}

/**
 * Like {@link matchpoints}, in per cent of the board's top.
 * @returns percentages from 0 to 100, rounded to hundredths.
 */
export function matchpointPercentages(scores: readonly (BoardScore | null)[]): (number | null)[] {
  return shares(scores).map((share) => (share === null ? null : hundredths(share * 100)));
}

/** Each score's share of the top, from 0 to 1. */
function shares(scores: readonly (BoardScore | null)[]): (number | null)[] {
  const all = scores.filter((score) => score !== null).length;
  const compared = playedPoints(scores);
  const raw = rawMatchpoints(compared);
  return scores.map((score) => {
    if (score === null || all === 1) return null;
    if ("adjusted" in score) return score.adjusted / 100;
    const factored = (((raw.get(score.points) ?? 0) + 1) * all) / compared.length - 1;
    return factored / (2 * (all - 1));
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
