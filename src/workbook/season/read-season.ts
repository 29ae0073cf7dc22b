import type { NameLine } from "../../season/name-table";
import { findDescriptionCell } from "../reading/read-description";
import type { SavedSheet, SavedWorkbook } from "../saved-workbook";
import { COLUMNS, HEADING_ROW, SHEET } from "./names-columns";

/** Marks the workbook of a season; no session can be read from it. */
export const SEASON_DESCRIPTION = '{"overtrickSeason":1}';

/** True if a saved workbook is a season's. */
export function isSeason({ sheets }: SavedWorkbook): boolean {
  return sheets.some((sheet) => textsOfSeason(sheet).length > 0);
}

/** Returns the season's texts on a sheet, from the mark down; empty if it is not a season's. */
export function textsOfSeason(sheet: SavedSheet): string[] {
  const place = findDescriptionCell(sheet, (text) => text === SEASON_DESCRIPTION);
  const carried = place ? sheet.cells.filter(({ column }) => column === place.column) : [];
  return carried.flatMap(({ value }) => (typeof value === "string" ? value : []));
}

/**
 * Returns the names that are joined in the table of names of a season's workbook, whether typed since it was made or
 * before.
 */
export function namesInSeason({ sheets }: SavedWorkbook): NameLine[] {
  const table = namesTable(sheets);
  if (!table) return [];
  const rows = new Map<number, { typed: string; meaning: string }>();
  for (const { row, column, value } of table.sheet.cells) {
    if (row <= table.row) continue;
    const line = rows.get(row) ?? { typed: "", meaning: "" };
    if (column === table.typed) line.typed = String(value).trim();
    if (column === table.is) line.meaning = String(value).trim();
    rows.set(row, line);
  }
  return [...rows.values()].filter(({ typed, meaning }) => typed !== "" && meaning !== "");
}

const KEYS = Object.keys(COLUMNS);

/** The row of the headings of the table of names, and its two entry columns. */
interface Headings {
  readonly row: number;
  readonly typed: number;
  readonly is: number;
}

/** Places of the headings and entry columns on a sheet that nobody has changed. */
const AS_MADE: Headings = { row: HEADING_ROW, typed: KEYS.indexOf("typed") + 1, is: KEYS.indexOf("is") + 1 };

/**
 * Finds the sheet of the table of names by its name, or else by its headings. Inserted rows and columns may have moved
 * the headings. Null if there is no such sheet.
 */
function namesTable(sheets: readonly SavedSheet[]): (Headings & { readonly sheet: SavedSheet }) | null {
  const named = sheets.find(({ name }) => name === SHEET);
  if (named) return { sheet: named, ...(headingsIn(named) ?? AS_MADE) };
  const [first] = sheets.flatMap((sheet) => {
    const headings = headingsIn(sheet);
    return headings ? [{ sheet, ...headings }] : [];
  });
  return first ?? null;
}

function headingsIn({ cells }: SavedSheet): Headings | null {
  const [found] = cells.flatMap(({ row, column, value }) => {
    const is =
      value === COLUMNS.typed.heading && cells.find((cell) => cell.row === row && cell.value === COLUMNS.is.heading);
    return is ? [{ row, typed: column, is: is.column }] : [];
  });
  return found ?? null;
}
