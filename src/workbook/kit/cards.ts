import type { PrintSetup } from "../model";
import { texts } from "../texts";
import { writeCard, writeCutLine, type Card } from "./card";
import { putCode, rowBeside, type CodeColumn, type TableLink } from "./card-code";
import { onPages } from "./even-pages";
import type { Grid } from "./grid";
import { fillPage, heightOnPage } from "./page";

/** Cells of the tables' codes, and their links. */
interface TableCodes {
  readonly column: CodeColumn;
  readonly link: TableLink;
  /** The minimum height of a row of a card. */
  readonly minRowHeight: number;
}

/**
 * Writes cards below each other, from the row below one on: those of the tables by their numbers, with their codes if they have
 * any, and then the others.
 * @returns the row in which each begins, and the last row of all.
 */
export function putCards(
  grid: Grid,
  below: number,
  tables: readonly (readonly [table: number, card: Card])[],
  others: readonly Card[],
  codes: TableCodes | null
): { readonly starts: readonly number[]; readonly lastRow: number } {
  let lastRow = below;
  const starts = [...tables.map(([, card]) => card), ...others].map((card, index) => {
    const row = index === 0 ? below + 1 : writeCutLine(grid, lastRow);
    const list = writeCard(grid, card, { row });
    ({ lastRow } = list);
    const [table] = tables[index] ?? [];
    if (codes && table !== undefined) {
      const { column, link, minRowHeight } = codes;
      const height = Math.max(minRowHeight, rowBeside(column, list.rows));
      for (let beside = list.headingRow; beside <= lastRow; beside++) grid.height(beside, height);
      putCode(grid, column, list, { link: link(table), name: texts.common.table(table) });
    }
    return row;
  });
  return { starts, lastRow };
}

/** Bounds for the height of a row of a list for the wall, in points. */
export const WALL_ROWS = [25, 110] as const;

/** Gives the list above cards a page of its own, which its rows fill, and the cards as many pages as they need. */
export function printCards(
  grid: Grid,
  print: PrintSetup,
  [first = 1, ...starts]: readonly number[],
  bounds: readonly [min: number, max: number]
): PrintSetup {
  const { area } = print;
  const wall = grid.rowsWithoutHeight(3, first - 1);
  const height = heightOnPage(grid, print, wall, WALL_ROWS, [1, first - 1]);
  for (const row of wall) grid.height(row, height);
  const rows = grid.rowsWithoutHeight(first, area.bottom);
  const cards = onPages(grid, { ...print, area: { ...area, top: first } }, rows, bounds[0], starts);
  return fillPage(grid, { ...print, pagesFrom: [first, ...(cards?.pagesFrom ?? [])] }, rows, bounds);
}
