import { texts } from "../texts";
import { writeCard, writeCutLine, type Card } from "./card";
import { putCode, rowBeside, type CodeColumn, type TableLink } from "./card-code";
import type { Grid } from "./grid";

/** Where the codes of tables go, and what they link to. */
interface TableCodes {
  readonly column: CodeColumn;
  readonly link: TableLink;
  /** The least height of a row of a card. */
  readonly leastRow: number;
}

/**
 * Writes cards below each other, from below a row on: those of the tables, Table 1 first, with their codes if they have
 * any, and then the others.
 * @returns the row in which each begins, and the last row of all.
 */
export function putCards(
  grid: Grid,
  below: number,
  tables: readonly Card[],
  others: readonly Card[],
  codes: TableCodes | null
): { readonly starts: readonly number[]; readonly lastRow: number } {
  let lastRow = below;
  const starts = [...tables, ...others].map((card, index) => {
    const row = writeCutLine(grid, lastRow);
    const list = writeCard(grid, card, { row });
    ({ lastRow } = list);
    if (codes && index < tables.length) {
      const { column, link, leastRow } = codes;
      const height = Math.max(leastRow, rowBeside(column, list.rows));
      for (let beside = list.headingRow; beside <= lastRow; beside++) grid.height(beside, height);
      putCode(grid, column, list, { link: link(index + 1), name: texts.common.table(index + 1) });
    }
    return row;
  });
  return { starts, lastRow };
}
