import { cellAddress } from "../reference";
import type { SavedSheet, SavedWorkbook } from "../saved-workbook";
import type { Layout, LayoutSheet } from "./layout";
import { savedCells, savedFormulas, type FoundSheet, type FoundSheets, type SavedCells } from "./typed-cells";

/** How much of what nobody can type must be the same for a saved sheet to be one of ours, under another name or its own. */
const ALIKE = 0.6;
const ALIKE_UNDER_ITS_NAME = 0.3;

/** The sheets of a session in its file. */
export interface FoundInFile {
  readonly sheets: FoundSheets;
  /** Those that two sheets of the file say they are, by their names. */
  readonly doubtful: ReadonlySet<string>;
}

/** A sheet of a session, and those of the file that say they are it. */
interface Wanted {
  readonly sheet: LayoutSheet;
  readonly claimants: readonly SavedSheet[];
}

/**
 * Finds the sheets of a session in a file: by what their titles say they are; where several say the same, or none does,
 * by their names where these are as they were, or as all of them are where the session was added to others,
 * "Table 1 (2)"; else by what stands on them. A sheet whose title says that it is another one is never taken.
 * @param working the session's hidden sheet in the file.
 * @param others the hidden sheets of the other sessions.
 */
export function findSheets(
  { sheets }: Layout,
  saved: SavedWorkbook,
  working: SavedSheet,
  others: readonly SavedSheet[] = []
): FoundInFile {
  const theirs = new Set(
    others.flatMap((other) => sheets.map(({ title }) => nameInFile(title, other.name).toLowerCase()))
  );
  const isTheirs = ({ name }: SavedSheet) => theirs.has(name.toLowerCase());
  const free = new Set(saved.sheets.filter((sheet) => sheet !== working && !others.includes(sheet)));
  const titles = new Map([...free].map((sheet) => [sheet, titleOf(sheet)]));
  const contents = new Map<SavedSheet, SavedCells>();
  const cellsOf = (sheet: SavedSheet) => {
    const known = contents.get(sheet) ?? savedCells(sheet);
    contents.set(sheet, known);
    return known;
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
    found.set(sheet.name, foundAs(sheet, from, cellsOf(from)));
  };
  const claims = (other: SavedSheet, sheet: LayoutSheet) =>
    isTitled(titles.get(other) ?? "", sheet.title) && isAlike(sheet, cellsOf(other), other);
  const wanted = sheets.map((sheet): Wanted => {
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
      unclaimed().find((other) => isNamed(sheet)(other) && isAlike(sheet, cellsOf(other), other))
    );
  for (const { sheet } of open()) {
    const likeness = unclaimed()
      .map((other) => ({ other, share: shareOf(sheet, cellsOf(other)) }))
      .filter(({ share }) => share >= ALIKE)
      .sort((a, b) => b.share - a.share);
    take(sheet, likeness[0]?.other);
  }
  return { sheets: found, doubtful };
}

/** What a sheet's title says that it is: the last text of its first row. */
export function titleOf({ cells }: SavedSheet): string {
  let [last] = cells;
  for (const cell of cells) {
    const isLater = last && (cell.row < last.row || (cell.row === last.row && cell.column > last.column));
    if (isLater) last = cell;
  }
  return String(last?.value ?? "").trim();
}

/** Whether a title is that of a sheet; on those of tables the date stands behind it. */
export function isTitled(title: string, sheet: string): boolean {
  return title === sheet || title.startsWith(`${sheet} · `);
}

/** A sheet of a session where it is known which one of its file it is. */
export function foundSheet(sheet: LayoutSheet, saved: SavedSheet): FoundSheet {
  return foundAs(sheet, saved, savedCells(saved));
}

function foundAs(sheet: LayoutSheet, saved: SavedSheet, cells: SavedCells): FoundSheet {
  const formulas = savedFormulas(saved);
  const rowOf = rowsOf(sheet, cells, saved);
  const hasFormula = (row: number, column: number) => {
    const at = rowOf(row);
    return at === null ? null : formulas(at, column);
  };
  return { name: saved.name, cells, rowOf, hasFormula };
}

/**
 * What a sheet of a session is called in its file where nobody has renamed it: "Table 1 (2)" beside "Working (2)".
 * @param working the name of the session's hidden sheet there.
 */
export function nameInFile(sheet: string, working: string): string {
  return sheet + (/ \(\d+\)$/.exec(working)?.[0] ?? "");
}

/** The share of a sheet's fixed cells that a saved sheet has where they were. */
function shareOf({ fixed }: LayoutSheet, cells: SavedCells): number {
  let [same, all] = [0, 0];
  for (const [row, { size, alike }] of fixed) {
    all += size;
    same += alike((column) => cells(row, column));
  }
  return all === 0 ? 0 : same / all;
}

/** Whether a sheet of the right name is ours, maybe with rows put in. */
function isAlike(sheet: LayoutSheet, cells: SavedCells, saved: SavedSheet): boolean {
  if (shareOf(sheet, cells) >= ALIKE_UNDER_ITS_NAME) return true;
  const rowOf = rowsOf(sheet, cells, saved);
  const rows = [...sheet.fixed.keys()];
  return rows.filter((row) => rowOf(row) !== null).length >= ALIKE_UNDER_ITS_NAME * rows.length;
}

/** Where the rows of a sheet are: where they were, or where else all that is fixed in them stands. */
function rowsOf(sheet: LayoutSheet, cells: SavedCells, { cells: saved }: SavedSheet): FoundSheet["rowOf"] {
  const { fixed } = sheet;
  const isAt = (row: number, at: number) => {
    const cellsOfRow = fixed.get(row);
    return !cellsOfRow || cellsOfRow.alike((column) => cells(at, column)) === cellsOfRow.size;
  };
  let rows: readonly number[] | null = null;
  const inFile = () => (rows ??= [...new Set(saved.map(({ row }) => row))]);
  if (!sheet.isOfFile) {
    // Today's sheets have other texts in some rows than an older file: such a row is where no other one is.
    const unlessTaken = (row: number) => ([...fixed.keys()].some((other) => isAt(other, row)) ? null : row);
    return (row) => (isAt(row, row) ? row : (inFile().find((at) => isAt(row, at)) ?? unlessTaken(row)));
  }
  let moved: ReadonlyMap<number, number | null> | null = null;
  return (row) => {
    moved ??= [...fixed.keys()].every((known) => isAt(known, known)) ? new Map() : movedRows(sheet, isAt, inFile());
    return moved.size === 0 ? row : rowBeside(row, moved);
  };
}

/** Where the rows are that have fixed cells, row by row; where some of several that are alike are no more, none of them. */
function movedRows(
  { fixed }: LayoutSheet,
  isAt: (row: number, at: number) => boolean,
  inFile: readonly number[]
): ReadonlyMap<number, number | null> {
  const alike = new Map<string, number[]>();
  for (const [row, { key }] of fixed) {
    const known = alike.get(key);
    if (known) known.push(row);
    else alike.set(key, [row]);
  }
  const found = [...alike.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined || rows.every((row) => isAt(row, row))) return rows.map((row) => [row, row] as const);
    const there = inFile.filter((at) => isAt(first, at)).sort((a, b) => a - b);
    return rows.map((row, index) => [row, there.length < rows.length ? null : (there[index] ?? null)] as const);
  });
  return new Map(found.sort(([a], [b]) => a - b));
}

/** A row that has fixed cells, or where one is that goes with the row above it that has some, or else below it. */
function rowBeside(row: number, found: ReadonlyMap<number, number | null>): number | null {
  const known = found.get(row);
  if (known !== undefined) return known;
  let above: readonly [number, number] | null = null;
  for (const [fixed, at] of found) {
    if (at === null) continue;
    if (fixed < row) above = [fixed, at];
    else return above ? above[1] + row - above[0] : Math.max(1, at - fixed + row);
  }
  return above ? above[1] + row - above[0] : row;
}

/** A cell as people find it in the file: "Table 1!D7". */
export function placeInFile(sheets: FoundSheets, sheet: string, row: number, column: number): string {
  const found = sheets.get(sheet);
  const at = found?.rowOf(row) ?? null;
  if (!found) return sheet;
  return at === null ? found.name : `${found.name}!${cellAddress(at, column)}`;
}
