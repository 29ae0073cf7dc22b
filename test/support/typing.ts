import type { Edit, Recalculated } from "./libreoffice";

/** Contract, by, result and points of a board; the rest of a row is what comes of them. */
type Row = readonly [string | number, string | number, string | number, string | number, ...unknown[]];

/** The columns of contract, by, result and points on both tables' sheets, and the first board's row. */
const COLUMNS = ["G", "H", "I", "J"] as const;
const FIRST_ROW = 5;

/** Edits that type rows into a table's sheet, board 1 first; blank cells are left as they are. */
export function typedInto(sheet: string, rows: readonly Row[]): Edit[] {
  return rows.flatMap((row, i) =>
    COLUMNS.map((column, c) => ({
      sheet,
      cell: `${column}${FIRST_ROW + i}`,
      value: row[c] as string | number,
    })).filter(({ value }) => value !== "")
  );
}

/** The column whose heading is `heading`. */
export function columnOf(sheet: Recalculated, heading: string, headingRow = 1): number {
  for (let column = 1; column < 100; column++) if (sheet.at(headingRow, column) === heading) return column;
  throw new Error(`There is no column "${heading}"`);
}
