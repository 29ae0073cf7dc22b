import { boardAMatchPoints } from "../bridge/board-a-match";
import { netScore } from "../bridge/comparison";
import { impsOf } from "../bridge/imp";
import type { TableResult } from "./results";

type Sides<T> = readonly [first: T, second: T];

/** Functions that convert a side's net score to its points, keyed by the scoring of the board. */
const POINTS_FOR = {
  imps: impsOf,
  bam: boardAMatchPoints,
  /** Two for the better score, one for equal ones (Law 78A). */
  matchpoints: (net: number) => 1 + Math.sign(net),
} as const;

/**
 * Compares the two tables of a board.
 * @param results the first is from the table where the first side sits North-South; null for none.
 * @param adjusted the Director's award to each side in place of the score, in the unit of `worth`; null for none.
 * @returns the first side's net score, and the points of each side; null until both tables have a result, except the
 *   points of an adjusted board.
 */
export function compareTables(
  results: Sides<Pick<TableResult, "points"> | null>,
  adjusted: Sides<number> | null,
  worth: keyof typeof POINTS_FOR
): { readonly net: number | null; readonly points: Sides<number> | null } {
  const net = netScore(results[0]?.points ?? null, results[1]?.points ?? null);
  const pointsFor = POINTS_FOR[worth];
  return { net, points: adjusted ?? (net === null ? null : [pointsFor(net), pointsFor(0 - net)]) };
}
