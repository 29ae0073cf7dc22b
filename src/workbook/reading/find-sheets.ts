import { sheetsTypedInto } from "../entries";
import { cellAddress, columnLetters } from "../reference";
import type { SavedSheet, SavedWorkbook } from "../saved-workbook";
import { texts } from "../texts";
import type { Layout, LayoutSheet } from "./layout";
import {
  hasSplitList,
  sheetMoves,
  type FirstMove,
  type Placing,
  type SheetInFile,
  type SheetMoves,
} from "./sheet-moves";
import { savedCells, savedFormulas, type FoundSheet, type FoundSheets, type SavedCells } from "./typed-cells";

/**
 * Least share of a session sheet's fixed cells that a sheet of the file must have to be recognized, whatever its name;
 * the lower share applies if it has the right name.
 */
const ALIKE = 0.6;
const ALIKE_UNDER_ITS_NAME = 0.3;

/** The sheets of a session in its file. */
export interface FoundInFile {
  readonly sheets: FoundSheets;
  /** Names of session sheets whose title is on several sheets of the file, so that the right one is uncertain. */
  readonly doubtful: ReadonlySet<string>;
}

/** A sheet of a session, and the sheets of the file that have its title and similar content. */
interface SoughtSheet {
  readonly sheet: LayoutSheet;
  readonly claimants: readonly SavedSheet[];
}

/**
 * Finds the sheets of a session in a file, first by their titles. If several sheets have the title, the one with the
 * original name is used, or with the name that it has after the session was added to others, "Table 1 (2)". If no sheet
 * has the title, the sheet is found by this name, else by its content. A sheet with the title of another session sheet
 * is never used.
 * @param working the session's hidden sheet in the file.
 * @param others the hidden sheets of the other sessions.
 */
export function findSheets(
  { sheets, entries }: Layout,
  saved: SavedWorkbook,
  working: SavedSheet,
  others: readonly SavedSheet[] = []
): FoundInFile {
  const claimed = new Set(
    others.flatMap((other) => sheets.map(({ title }) => nameInFile(title, other.name).toLowerCase()))
  );
  const isTheirs = ({ name }: SavedSheet) => claimed.has(name.toLowerCase());
  const free = new Set(saved.sheets.filter((sheet) => sheet !== working && !others.includes(sheet)));
  const titles = new Map([...free].map((sheet) => [sheet, titleOf(sheet)]));
  const contents = new Map<SavedSheet, SheetInFile>();
  const inFile = (sheet: SavedSheet) => {
    const cached = contents.get(sheet) ?? sheetInFile(sheet, saved);
    contents.set(sheet, cached);
    return cached;
  };
  const found = new Map<string, FoundSheet>();
  const doubtful = new Set<string>();
  const isNamed = ({ title }: LayoutSheet) => {
    const name = nameInFile(title, working.name).toLowerCase();
    return (other: SavedSheet) => other.name.toLowerCase() === name;
  };
  const take = (sheet: LayoutSheet, from: SavedSheet | undefined) => {
    if (!from) return;
    free.delete(from);
    found.set(sheet.name, foundAs(sheet, inFile(from)));
  };
  const claims = (other: SavedSheet, sheet: LayoutSheet) =>
    isTitled(titles.get(other) ?? "", sheet.title) && isAlike(sheet, inFile(other));
  const wanted = sheets.map((sheet): SoughtSheet => {
    return { sheet, claimants: [...free].filter((other) => claims(other, sheet)) };
  });
  for (const { sheet, claimants } of wanted) take(sheet, claimants.find(isNamed(sheet)));
  const isClaimed = new Set(wanted.flatMap(({ claimants }) => claimants));
  for (const { sheet, claimants } of wanted) {
    if (found.has(sheet.name)) continue;
    const [first, ...more] = claimants.filter((other) => free.has(other) && !isTheirs(other));
    if (more.length === 0) take(sheet, first);
    else doubtful.add(sheet.name);
  }
  const open = () => wanted.filter(({ sheet: { name } }) => !found.has(name) && !doubtful.has(name));
  const unclaimed = () => [...free].filter((other) => !isClaimed.has(other));
  for (const { sheet } of open())
    take(
      sheet,
      unclaimed().find((other) => isNamed(sheet)(other) && isAlike(sheet, inFile(other)))
    );
  for (const { sheet } of open()) {
    const likeness = unclaimed()
      .map((other) => ({ other, share: shareOf(sheet, inFile(other).cells) }))
      .filter(({ share }) => share >= ALIKE)
      .sort((a, b) => b.share - a.share);
    take(sheet, likeness[0]?.other);
  }
  // If the content of an entry sheet is not recognized, its title or its name is enough, so that it is not called
  // missing.
  const typedInto = sheetsTypedInto(entries);
  for (const { sheet } of open().filter(({ sheet: { name } }) => typedInto.has(name)))
    take(
      sheet,
      unclaimed().find(
        (other) => !isTheirs(other) && (isTitled(titles.get(other) ?? "", sheet.title) || isNamed(sheet)(other))
      )
    );
  return { sheets: found, doubtful };
}

/** A sheet's title: the last text of its first row. */
function titleOf({ cells }: SavedSheet): string {
  let [last] = cells;
  for (const cell of cells) {
    const isLater = last && (cell.row < last.row || (cell.row === last.row && cell.column > last.column));
    if (isLater) last = cell;
  }
  return String(last?.value ?? "").trim();
}

/**
 * True if a title is that of the sheet `sheet`; on the sheet of a table, the title is followed by " · " and the date.
 */
function isTitled(title: string, sheet: string): boolean {
  return title === sheet || title.startsWith(`${sheet} · `);
}

/** Returns a session's sheet as found in the file, given the file's sheet `saved` that holds it. */
export function foundSheet(sheet: LayoutSheet, saved: SavedSheet): FoundSheet {
  return foundAs(sheet, sheetInFile(saved, {}));
}

function sheetInFile(saved: SavedSheet, { names = [] }: Pick<SavedWorkbook, "names">): SheetInFile {
  return { saved, cells: savedCells(saved), hasFormula: savedFormulas(saved), names };
}

function foundAs(sheet: LayoutSheet, file: SheetInFile): FoundSheet {
  const { name } = file.saved;
  const moves = sheetMoves(sheet, file);
  const { rowOf, columnOf }: Placing =
    moves.kind === "unclear" ? { rowOf: (row) => row, columnOf: (column) => column } : moves;
  const hasFormula = (row: number, column: number) => {
    const newRow = rowOf(row);
    return newRow === null ? null : file.hasFormula(newRow, columnOf(column));
  };
  const lastRow = file.saved.cells.reduce((last, { row }) => Math.max(last, row), 0);
  return { name, cells: file.cells, lastRow, rowOf, columnOf, hasFormula, problem: problemOf(sheet, name, moves) };
}

function problemOf(sheet: LayoutSheet, name: string, moves: SheetMoves): FoundSheet["problem"] {
  switch (moves.kind) {
    case "none":
      return null;
    case "moved":
      return hasSplitList(sheet, moves) ? { kind: "miscounted", message: texts.reading.rowsWithin } : null;
    case "unclear":
      return { kind: "unclear", message: movedText(name, moves.first) };
  }
}

function movedText(sheet: string, first: FirstMove | null): string {
  const { columnInserted, rowInserted, rowDeleted, moved } = texts.reading;
  switch (first?.kind) {
    case "columnInserted":
      return columnInserted(sheet, columnLetters(first.column));
    case "rowInserted":
      return rowInserted(sheet, first.row);
    case "rowDeleted":
      return rowDeleted(sheet, first.row);
    case undefined:
      return moved(sheet);
  }
}

/**
 * Returns the name that a session's sheet has in its file unless it was renamed: "Table 1 (2)" if the hidden sheet is
 * called "Working (2)".
 * @param working the name of the session's hidden sheet in the file.
 */
export function nameInFile(sheet: string, working: string): string {
  return sheet + (/ \(\d+\)$/.exec(working)?.[0] ?? "");
}

/** Returns the share of a session sheet's fixed cells that are in their original places on a sheet of the file. */
function shareOf({ fixed }: LayoutSheet, cells: SavedCells): number {
  let [same, all] = [0, 0];
  for (const [row, { columns, alike }] of fixed) {
    all += columns.length;
    same += alike((column) => cells(row, column));
  }
  return all === 0 ? 0 : same / all;
}

/** True if a saved sheet of the right name is the session's sheet, possibly with inserted columns or rows. */
function isAlike(sheet: LayoutSheet, file: SheetInFile): boolean {
  if (shareOf(sheet, file.cells) >= ALIKE_UNDER_ITS_NAME) return true;
  const moves = sheetMoves(sheet, file);
  if (moves.kind === "unclear") return false;
  const { rowOf } = moves;
  const rows = [...sheet.fixed.keys()];
  return rows.filter((row) => rowOf(row) !== null).length >= ALIKE_UNDER_ITS_NAME * rows.length;
}

/** Returns the place of a cell in the file, for messages: "Table 1!D7"; the sheet alone if its row was deleted. */
export function placeInFile(sheets: FoundSheets, sheet: string, row: number, column: number): string {
  const found = sheets.get(sheet);
  const newRow = found?.rowOf(row) ?? null;
  if (!found) return sheet;
  return newRow === null ? found.name : `${found.name}!${cellAddress(newRow, found.columnOf(column))}`;
}
