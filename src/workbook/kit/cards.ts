import type { PrintSetup } from "../model";
import { texts } from "../texts";
import { writeCard, writeCutLine, type Card } from "./card";
import { putCode, rowBeside, type CodeColumn, type TableLink } from "./card-code";
import { onPages } from "./even-pages";
import type { Grid } from "./grid";
import { fillPage, heightOnPage } from "./page";

/** Column for the codes of the tables' cards, and the links that the codes carry. */
interface TableCodes {
  readonly column: CodeColumn;
  readonly link: TableLink;
  /** Minimum height of a row of a card, in points. */
  readonly minRowHeight: number;
}

/**
 * Writes cards below each other: first the cards of the tables, with codes if there are any, then all other cards.
 * @param below the row above the first card.
 * @returns the row in which each card begins, and the last row of all cards.
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

/** Bounds for the height of a row of a list to be put on the wall, in points. */
export const WALL_ROWS = [25, 110] as const;

/**
 * Prints the list above the cards on a page that its rows fill, and the cards on as many pages as they need.
 * @param starts the rows in which cards begin.
 * @param bounds for the height of a card's row, in points.
 * @returns the print set-up with these pages.
 */
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
