import { cellAddress } from "../reference";
import type { Outline } from "../assemble";
import type { Cell, Sheet } from "../model";
import type { SavedSheet, SavedWorkbook } from "../saved-workbook";
import { savedCells, savedFormulas, type FoundSheet, type FoundSheets, type SavedCells } from "./typed-cells";

/** How much of what nobody can type must be the same for a saved sheet to be one of ours, under another name or its own. */
const ALIKE = 0.6;
const ALIKE_UNDER_ITS_NAME = 0.3;

/** A sheet's cells that nobody types into and that are the same in every file of its session. */
interface Fixed {
  readonly all: readonly Cell[];
  readonly byRow: ReadonlyMap<number, readonly Cell[]>;
}

/**
 * Finds the sheets of a session in a file: by their names where these are as they were, or as all of them are where
 * the session was added to others, "Table 1 (2)"; renamed ones by what stands on them.
 * @param working the session's hidden sheet in the file.
 */
export function findSheets({ sheets }: Outline, saved: SavedWorkbook, working: SavedSheet): FoundSheets {
  const free = new Set(saved.sheets.filter((sheet) => sheet !== working));
  const contents = new Map<SavedSheet, SavedCells>();
  const cellsOf = (sheet: SavedSheet) => {
    const known = contents.get(sheet) ?? savedCells(sheet);
    contents.set(sheet, known);
    return known;
  };
  const shown = sheets.filter(({ hidden }) => !hidden).map((sheet) => ({ sheet, fixed: fixedCells(sheet) }));
  const found = new Map<string, FoundSheet>();
  const take = (name: string, fixed: Fixed, from: SavedSheet | undefined) => {
    if (!from) return;
    free.delete(from);
    found.set(name, foundAs(fixed, from, cellsOf(from)));
  };
  for (const { sheet, fixed } of shown) {
    const name = nameInFile(sheet.name, working.name).toLowerCase();
    take(
      sheet.name,
      fixed,
      [...free].find((other) => other.name.toLowerCase() === name && isAlike(fixed, cellsOf(other), other))
    );
  }
  for (const { sheet, fixed } of shown) {
    if (found.has(sheet.name)) continue;
    const likeness = [...free]
      .map((other) => ({ other, share: shareOf(fixed, cellsOf(other)) }))
      .filter(({ share }) => share >= ALIKE)
      .sort((a, b) => b.share - a.share);
    take(sheet.name, fixed, likeness[0]?.other);
  }
  return found;
}

/** A sheet of a session where it is known which one of its file it is. */
export function foundSheet(sheet: Sheet, saved: SavedSheet): FoundSheet {
  return foundAs(fixedCells(sheet), saved, savedCells(saved));
}

function foundAs(fixed: Fixed, saved: SavedSheet, cells: SavedCells): FoundSheet {
  const formulas = savedFormulas(saved);
  const rowOf = rowsOf(fixed, cells, saved);
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

function fixedCells({ cells }: Sheet): Fixed {
  const all = cells.filter(
    ({ value, formula, style }) => formula === undefined && style?.entry !== true && value !== null && value !== ""
  );
  const byRow = new Map<number, Cell[]>();
  for (const cell of all) {
    const known = byRow.get(cell.row);
    if (known) known.push(cell);
    else byRow.set(cell.row, [cell]);
  }
  return { all, byRow };
}

/** The share of a sheet's fixed cells that a saved sheet has where they were. */
function shareOf({ all }: Fixed, cells: SavedCells): number {
  return all.length === 0 ? 0 : all.filter((cell) => isThere(cell, cells, cell.row)).length / all.length;
}

/** Whether a sheet of the right name is ours, maybe with rows put in. */
function isAlike(fixed: Fixed, cells: SavedCells, saved: SavedSheet): boolean {
  if (shareOf(fixed, cells) >= ALIKE_UNDER_ITS_NAME) return true;
  const rowOf = rowsOf(fixed, cells, saved);
  const rows = [...fixed.byRow.keys()];
  return rows.filter((row) => rowOf(row) !== null).length >= ALIKE_UNDER_ITS_NAME * rows.length;
}

function isThere({ column, value }: Cell, cells: SavedCells, row: number): boolean {
  return String(cells(row, column)).trim() === String(value).trim();
}

/** Where the rows of a sheet are: where they were, or where else all that is fixed in them stands. */
function rowsOf({ byRow }: Fixed, cells: SavedCells, { cells: saved }: SavedSheet): FoundSheet["rowOf"] {
  const stands = (row: number, at: number) => (byRow.get(row) ?? []).every((cell) => isThere(cell, cells, at));
  let rows: readonly number[] | null = null;
  return (row) => {
    if (stands(row, row)) return row;
    rows ??= [...new Set(saved.map((cell) => cell.row))];
    return rows.find((at) => stands(row, at)) ?? null;
  };
}

/** A cell as people find it in the file: "Table 1!D7". */
export function placeInFile(sheets: FoundSheets, sheet: string, row: number, column: number): string {
  const found = sheets.get(sheet);
  const at = found?.rowOf(row) ?? null;
  if (!found) return sheet;
  return at === null ? found.name : `${found.name}!${cellAddress(at, column)}`;
}
