import type { CellText } from "../../sessions/reading/typed-board";
import type { EntryCell } from "../entries";
import type { SavedSheet } from "../saved-workbook";

/** A sheet of a session as it is in a saved file, maybe under another name, or with rows or columns inserted. */
export interface FoundSheet {
  /** Name of the sheet in the file. */
  readonly name: string;
  /** Returns the current row of a row of the original sheet; null if the row was deleted or cannot be found. */
  readonly rowOf: (row: number) => number | null;
  readonly columnOf: (column: number) => number;
  readonly cells: SavedCells;
  /** The last row of the file's sheet with anything in it. */
  readonly lastRow: number;
  /** True if a cell of the original sheet now holds a formula; null if the cell's row was deleted. */
  readonly hasFormula: (row: number, column: number) => boolean | null;
  /**
   * "unclear" if cells have moved so that the entries cannot be read; "miscounted" if they can be read, but the
   * workbook's own formulas count wrong rows; null if there is neither problem.
   */
  readonly problem: { readonly kind: "unclear" | "miscounted"; readonly message: string } | null;
}

/** Values of a saved sheet's cells: "" if blank, errors and truth values as texts. */
export type SavedCells = (row: number, column: number) => CellText;

/** Returns a predicate for the cells of a saved sheet that hold a formula. */
export function savedFormulas({ cells }: SavedSheet): (row: number, column: number) => boolean {
  const places = new Set(
    cells.flatMap(({ row, column, formula }) => (formula === undefined ? [] : [row * ROW + column]))
  );
  return (row, column) => places.has(row * ROW + column);
}

/** Factor of the row in a cell's key; greater than the number of columns of a sheet. */
const ROW = 100_000;

export function savedCells({ cells }: SavedSheet): SavedCells {
  const shown = new Map<number, CellText>();
  for (const { row, column, value } of cells)
    shown.set(row * ROW + column, typeof value === "boolean" ? String(value).toUpperCase() : value);
  return (row, column) => shown.get(row * ROW + column) ?? "";
}

/** The sheets of a session in its file, keyed by their original names. */
export type FoundSheets = ReadonlyMap<string, FoundSheet>;

/** Returns the entry in a cell; "" also if its sheet or row was deleted. */
export function typedText(sheets: FoundSheets, { sheet, row, column }: EntryCell): CellText {
  const found = sheets.get(sheet);
  const newRow = found?.rowOf(row) ?? null;
  if (!found || newRow === null) return "";
  const value = found.cells(newRow, found.columnOf(column));
  return typeof value === "string" ? value.trim() : value;
}
