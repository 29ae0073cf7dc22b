import { longDate } from "../../../sessions/long-date";
import { plainLine } from "../../../sessions/option-checks";
import type { CellText } from "../../../sessions/reading/typed-board";
import type { SheetHead } from "../../kit/grid";
import type { SavedSheet, SavedWorkbook } from "../../saved-workbook";
import { savedCells, savedFormulas, type FoundSheet, type SavedCells } from "../typed-cells";
import { SHEETS } from "./words";

/** A sheet that versions 0.1 to 0.3 made, as it stands in a file. */
export interface OlderSheet {
  /** As it is called in the file. */
  readonly name: string;
  /** As it was called where it was made: that stands at its head. */
  readonly role: string;
  readonly head: SheetHead;
  readonly cells: SavedCells;
  readonly hasFormula: (row: number, column: number) => boolean;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** The sheets of a session, by what they were called where it was made. */
export type OlderSheets = ReadonlyMap<string, OlderSheet>;

/** The sheets of each session in a file, as far as sheets have heads as older versions wrote them. */
export function olderSessions({ sheets }: SavedWorkbook): OlderSheets[] {
  const headOf = ({ head }: OlderSheet) => JSON.stringify(head);
  return grouped(sheets.flatMap(olderSheet), addedTo).flatMap((group) => {
    // Where two sheets were called the same, they are of two sessions if their heads are not the same either.
    const isOne = group.every((sheet) =>
      group.every((other) => other.role !== sheet.role || headOf(other) === headOf(sheet))
    );
    return (isOne ? [group] : grouped(group, headOf)).map(byRole);
  });
}

/** Whether the first row of a sheet is that of one from which something is read: of others no more needs to be known. */
export function hasOlderHead({ cells }: Pick<SavedSheet, "cells">): boolean {
  return cells.some(({ row, column, value }) => row === 1 && column > 1 && roleOf(String(value)) !== null);
}

/** What the sheets of a session have behind their names that was added to others: "Table 1 (2)". */
function addedTo({ name }: OlderSheet): string {
  return / \(\d+\)$/.exec(name)?.[0] ?? "";
}

function grouped(sheets: readonly OlderSheet[], keyOf: (sheet: OlderSheet) => string): OlderSheet[][] {
  const groups = new Map<string, OlderSheet[]>();
  for (const sheet of sheets) groups.set(keyOf(sheet), [...(groups.get(keyOf(sheet)) ?? []), sheet]);
  return [...groups.values()];
}

/** Of a sheet and its copy the one that has its name is the session's. */
function byRole(sheets: readonly OlderSheet[]): OlderSheets {
  const known = new Map<string, OlderSheet>();
  for (const sheet of sheets)
    if (!known.has(sheet.role) || sheet.name === `${sheet.role}${addedTo(sheet)}`) known.set(sheet.role, sheet);
  return known;
}

/** What stands in a cell as a text, with a blank for each line break. */
export function textAt({ cells }: Pick<OlderSheet, "cells">, row: number, column: number): string {
  return String(cells(row, column)).replace(/\s+/g, " ").trim();
}

/** What is typed in a cell that held a formula before: "" where it still does. */
export function typedOver({ cells, hasFormula }: OlderSheet, row: number, column: number): CellText {
  return hasFormula(row, column) ? "" : cells(row, column);
}

/** A sheet of a session as its cells are read, in the words of today's sheets. */
export function foundSheet({ name, cells, hasFormula }: OlderSheet, view: SavedCells = cells): FoundSheet {
  return { name, rowOf: (row) => row, cells: view, hasFormula };
}

/** A sheet with a title at its upper left, its own name at the right, and below them what is played and when. */
function olderSheet(saved: SavedSheet): OlderSheet[] {
  const cells = savedCells(saved);
  const lastIn = (row: number) =>
    saved.cells.reduce((last, cell) => (cell.row === row && cell.value !== "" ? Math.max(last, cell.column) : last), 0);
  const [right, rightBelow] = [lastIn(1), lastIn(2)];
  const text = (row: number, column: number) => plainLine(textAt({ cells }, row, column));
  const role = roleOf(text(1, right));
  const [title, subtitle] = [text(1, 1), text(2, 1)];
  if (role === null || right < 2 || title === "" || subtitle === "") return [];
  const date = rightBelow > 1 ? isoDate(text(2, rightBelow)) : "";
  const most = (of: "row" | "column") => saved.cells.reduce((last, cell) => Math.max(last, cell[of]), 0);
  const [lastRow, lastColumn] = [most("row"), most("column")];
  const hasFormula = savedFormulas(saved);
  return [{ name: saved.name, role, head: { title, subtitle, date }, cells, hasFormula, lastRow, lastColumn }];
}

/** What a sheet was called; null where it is none from which something is read. */
function roleOf(name: string): string | null {
  // Of many rounds there were two sheets, "Standings, rounds 1 to 5": names are typed on the first.
  const [role = ""] = name.split(", rounds 1 to ");
  const { scoresheet, match, recap, standings, teams, bracket, scales } = SHEETS;
  const isNumbered = /^(Table [1-4ABC]|Round \d{1,2})$/.test(role);
  const known: readonly string[] = [scoresheet, match, recap, standings, teams, bracket, scales];
  return isNumbered || known.includes(role) ? role : null;
}

/** Year-month-day of a date as sheets have it, "22 November 2026"; "" where it is none. */
function isoDate(text: string): string {
  const [, day = "", year = ""] = /^(\d{1,2}) \p{L}+ (\d{4})$/u.exec(text) ?? [];
  if (day === "") return "";
  const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, "0"));
  return (
    months.map((month) => `${year}-${month}-${day.padStart(2, "0")}`).find((date) => longDate(date) === text) ?? ""
  );
}
