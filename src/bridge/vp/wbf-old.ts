import type { VpBand } from "./scale";

/**
 * The older 25–5 scale, keyed by the number of boards: the highest margin that gives 15–15, 16–14 … 25–5, 25–4 … 25–1;
 * a larger margin is 25–0. National bridge organisations' tables.
 */
export const WBF_OLD_UPPERS: ReadonlyMap<number, readonly number[]> = new Map([
  [8, [1, 5, 8, 11, 14, 17, 20, 23, 26, 29, 33, 37, 41, 45, 50]],
  [12, [1, 6, 9, 12, 16, 20, 24, 28, 32, 36, 40, 45, 50, 55, 61]],
  [16, [2, 7, 11, 15, 19, 23, 27, 31, 36, 41, 46, 52, 58, 64, 71]],
  [20, [2, 8, 12, 16, 21, 26, 31, 36, 41, 47, 53, 59, 65, 72, 79]],
  [24, [3, 9, 14, 19, 24, 29, 34, 39, 45, 51, 57, 64, 71, 79, 87]],
  [28, [3, 10, 15, 20, 25, 31, 37, 43, 49, 55, 61, 68, 76, 85, 94]],
  [32, [3, 10, 16, 22, 28, 34, 40, 46, 52, 58, 65, 73, 82, 91, 100]],
]);

/** The older 25–5 scale for a number of boards that {@link WBF_OLD_UPPERS} has. */
export function wbfOld(boards: number): VpBand[] {
  const uppers = WBF_OLD_UPPERS.get(boards);
  if (!uppers) throw new RangeError(`There is no 25-5 scale for ${boards} boards.`);
  return [0, ...uppers.map((upper) => upper + 1)].map((from, step) => ({
    from,
    winner: Math.min(25, 15 + step),
    loser: 15 - step,
  }));
}
