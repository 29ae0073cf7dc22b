import type { ScoredMatch } from "../../sessions/teams/match";
import { cellAddress, columnLetters, onSheet } from "../reference";
import { afterSteps, WORKING } from "../working/steps";
import type { TeamTableLayout } from "./layout";

/** The columns that compare a table with the other one of its match, on the Working sheet. */
export const COMPARISON = [
  /** What the scale makes of the net score for North-South, whatever is adjusted. */
  "scale",
  /** What the board is worth to North-South and to East-West, each with its own sign. */
  "ns",
  "ew",
] as const;
export type ComparisonColumn = (typeof COMPARISON)[number];

/** The column of a comparison on the Working sheet, right of the steps of all tables. */
export function comparisonColumn(
  tables: number,
  { index }: Pick<TeamTableLayout, "index">,
  column: ComparisonColumn
): number {
  return afterSteps(tables) + index * COMPARISON.length + COMPARISON.indexOf(column);
}

/** The first column of the Working sheet right of all comparisons. */
export function afterComparisons(tables: number): number {
  return comparisonColumn(tables, { index: tables }, "scale") + 1;
}

/** The address of a board's comparison on the Working sheet, for a formula on any sheet. */
export function comparisonAddress(
  tables: number,
  table: TeamTableLayout,
  board: number,
  column: ComparisonColumn
): string {
  return onSheet(WORKING, cellAddress(table.row(board), comparisonColumn(tables, table, column)));
}

/**
 * What the boards of a block or match are worth to one side of a table, as a range of the Working
 * sheet: a number for each board that is scored, the sign being the side's own.
 */
export function pointsRange(
  tables: number,
  table: TeamTableLayout,
  boards: readonly number[],
  side: "ns" | "ew"
): string {
  const column = comparisonColumn(tables, table, side);
  const rows = boards.map(table.row);
  const [first, last] = [Math.min(...rows), Math.max(...rows)].map((row) => `$${columnLetters(column)}$${row}`);
  // As a range even where it is one cell: not every SUMIF takes that for one.
  return onSheet(WORKING, `${first}:${last}`);
}

/** The range of what a match's boards are worth to its first or second team. */
export function matchRange(tables: readonly TeamTableLayout[], { match }: ScoredMatch, side: 0 | 1): string {
  const first = tables.find(({ table }) => table === match.tables[0])!;
  return pointsRange(tables.length, first, match.boards, side === 0 ? "ns" : "ew");
}
