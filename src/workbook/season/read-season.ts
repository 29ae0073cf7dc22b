import type { NameLine } from "../../season/name-table";
import { inPlace } from "../reading/read-description";
import type { SavedSheet, SavedWorkbook } from "../saved-workbook";
import { COLUMNS, HEADING_ROW, SHEET } from "./names-columns";

/** What the workbook of a season carries: that it is one. It is none that a session can be read from. */
export const SEASON_DESCRIPTION = '{"overtrickSeason":1}';

/** Whether a saved workbook is a season's. */
export function isSeason({ sheets }: SavedWorkbook): boolean {
  return sheets.some((sheet) => textsOfSeason(sheet).length > 0);
}

/** The texts that a sheet carries of a season, that it is one and what stands below; none where it is no season's. */
export function textsOfSeason(sheet: SavedSheet): string[] {
  const place = inPlace(sheet, (text) => text === SEASON_DESCRIPTION);
  const carried = place ? sheet.cells.filter(({ column }) => column === place.column) : [];
  return carried.flatMap(({ value }) => (typeof value === "string" ? value : []));
}

/** The names that are joined in the table of names of a season's workbook: those that somebody has typed, or had before. */
export function namesInSeason({ sheets }: SavedWorkbook): NameLine[] {
  const sheet = sheets.find(({ name }) => name === SHEET) ?? sheets.find(hasHeadings);
  if (!sheet) return [];
  const rows = new Map<number, { typed: string; is: string }>();
  for (const { row, column, value } of sheet.cells) {
    if (row <= HEADING_ROW) continue;
    const line = rows.get(row) ?? { typed: "", is: "" };
    if (column === TYPED) line.typed = String(value).trim();
    if (column === IS) line.is = String(value).trim();
    rows.set(row, line);
  }
  return [...rows.values()].filter(({ typed, is }) => typed !== "" && is !== "");
}

const [TYPED, IS] = [Object.keys(COLUMNS).indexOf("typed") + 1, Object.keys(COLUMNS).indexOf("is") + 1];

/** Whether the headings of the table stand where they do in ours: its sheet was given another name. */
function hasHeadings({ cells }: SavedSheet): boolean {
  const at = (column: number) => cells.find((cell) => cell.row === HEADING_ROW && cell.column === column)?.value;
  return at(TYPED) === COLUMNS.typed.heading && at(IS) === COLUMNS.is.heading;
}
