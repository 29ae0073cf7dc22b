import { boardAMatchPoints } from "../bridge/board-a-match";
import { netScore } from "../bridge/comparison";
import { impsOf } from "../bridge/imp";
import type { TableResult } from "./results";
import type { PerSide } from "./teams/match";

/** Points of a net score for the side that has it, by what a board is scored by. */
const POINTS_FOR = {
  imps: impsOf,
  bam: boardAMatchPoints,
  /** Two for the better score, one for equal ones (Law 78A). */
  matchpoints: (net: number) => 1 + Math.sign(net),
} as const;

/**
 * Compares the two tables of a board.
 * @param results first that of the table where the first side sits North-South.
 * @param adjusted what the Director gave each side in place of the score, in the points of `worth`.
 * @returns net points of the first side, and the points of each; null until both tables have a result.
 */
export function compareTables(
  results: PerSide<Pick<TableResult, "points"> | null>,
  adjusted: PerSide<number> | null,
  worth: keyof typeof POINTS_FOR
): { readonly net: number | null; readonly points: PerSide<number> | null } {
  const net = netScore(results[0]?.points ?? null, results[1]?.points ?? null);
  const pointsFor = POINTS_FOR[worth];
  return { net, points: adjusted ?? (net === null ? null : [pointsFor(net), pointsFor(0 - net)]) };
}
