import type { Area, Cell, Sheet } from "./model";
import { areaAddress, cellAddress, onSheet } from "./reference";

/** A text literal, which stays as it is; or a cell or a range, with the sheet before it if there is one. */
const REFERENCES = /"[^"]*"|('(?:[^']|'')*'!)?(\$?[A-Z]{1,3}\$?\d+)(:\$?[A-Z]{1,3}\$?\d+)?/g;

/** The same with a sheet before it. */
const ELSEWHERE = /"[^"]*"|('(?:[^']|'')*'!)(\$?[A-Z]{1,3}\$?\d+)(:\$?[A-Z]{1,3}\$?\d+)?/g;

/** What before or behind letters and digits makes them part of a name or a function. */
const OF_A_NAME = /[\p{L}\p{N}_.(]/u;

/** Cells below each other that are typed into, from the locked cell above the first to the locked one below the last. */
interface TypedColumn {
  readonly address: string;
  readonly top: number;
}

/** The cells of a sheet that are typed into, by their address, and the columns in which they stand. */
type TypedCells = ReadonlyMap<string, TypedColumn>;

/** What is looked at of a sheet, drafts among them. */
type Sheetlike = Pick<Sheet, "name" | "cells">;

/**
 * All sheets of a workbook, so that no formula refers to a cell that is typed into: each reads it by its row, through the column
 * from the locked cell above to the locked cell below, `INDEX($G$4:$G$29,3)` for G6. A reference follows a cell that
 * is cut and pasted elsewhere, so that the score of another board would be counted; this follows nothing.
 * @throws Error where a range begins or ends with a cell that is typed into, or a cell that is typed into holds a formula.
 */
export function readByRow<S extends Sheetlike>(sheets: readonly S[]): S[] {
  const typed = new Map(sheets.map((sheet) => [sheet.name, typedCells(sheet)]));
  return sheets.map((sheet) => withReferencesByRow(sheet, typed));
}

function withReferencesByRow<S extends Sheetlike>(sheet: S, typed: ReadonlyMap<string, TypedCells>): S {
  const groups = new Set<string>();
  const cells = sheet.cells.map((cell) => {
    if (cell.formula === undefined) return cell;
    const formula = byRow(cell.formula, sheet.name, typed);
    if (formula === cell.formula) return cell;
    if (cell.group !== undefined) groups.add(cell.group);
    return { ...cell, formula };
  });
  // Formulas that count rows are not the same in each row.
  const apart = (cell: Cell) =>
    cell.group !== undefined && groups.has(cell.group) ? { ...cell, group: undefined } : cell;
  return { ...sheet, cells: groups.size === 0 ? cells : cells.map(apart) };
}

function byRow(formula: string, sheetName: string, typed: ReadonlyMap<string, TypedCells>): string {
  const cellsHere = typed.get(sheetName)!;
  // Most formulas are of sheets that nothing is typed into.
  const isTypedHere = cellsHere.size > 0;
  if (!isTypedHere && !formula.includes("!")) return formula;
  return formula.replace(
    isTypedHere ? REFERENCES : ELSEWHERE,
    (found: string, sheet: string | undefined, from: string | undefined, to: string | undefined, at: number) => {
      if (from === undefined) return found;
      const cells = sheet === undefined ? cellsHere : typed.get(sheet.slice(1, -2).replace(/''/g, "'"));
      if (!cells || cells.size === 0) return found;
      const column = cells.get(plain(from));
      const isTyped = column !== undefined || (to !== undefined && cells.has(plain(to.slice(1))));
      if (!isTyped || isOfName(formula, at, at + found.length)) return found;
      if (!column || to !== undefined) throw new Error(`${sheetName}: ${formula} reads a range of typed cells`);
      return `INDEX(${sheet ?? ""}${column.address},${rowOf(from) - column.top + 1})`;
    }
  );
}

function isOfName(formula: string, start: number, end: number): boolean {
  const isPart = (at: number) => at >= 0 && at < formula.length && OF_A_NAME.test(formula[at]!);
  return (start > 0 && formula[start - 1] !== "(" && isPart(start - 1)) || isPart(end);
}

function plain(address: string): string {
  return address.includes("$") ? address.replace(/\$/g, "") : address;
}

function rowOf(address: string): number {
  return Number(/\d+$/.exec(address)![0]);
}

function typedCells({ name, cells }: Sheetlike): TypedCells {
  const typed = new Map<string, TypedColumn>();
  const columns = new Map<number, Cell[]>();
  for (const cell of cells) if (cell.style?.entry) columns.set(cell.column, []);
  for (const cell of cells) if (cell.style?.entry || cell.formula !== undefined) columns.get(cell.column)?.push(cell);
  for (const [column, standing] of columns)
    for (const rows of runs(standing)) {
      const area: Area = { top: rows[0]! - 1, left: column, bottom: rows[rows.length - 1]! + 1, right: column };
      const computed = standing.find(
        ({ row, formula }) => formula !== undefined && row >= area.top && row <= area.bottom
      );
      if (computed) {
        const at = onSheet(name, cellAddress(computed.row, column));
        throw new Error(`${at} is a formula at the end of cells that are typed into: Excel would see a circle`);
      }
      const typedColumn = { address: areaAddress(area), top: area.top };
      for (const row of rows) typed.set(cellAddress(row, column), typedColumn);
    }
  return typed;
}

/** The rows of a column's cells that are typed into, parted where other cells, with formulas, stand between them. */
function runs(cells: readonly Cell[]): number[][] {
  const parts: number[][] = [[]];
  for (const { row, style } of [...cells].sort((a, b) => a.row - b.row)) {
    if (style?.entry) parts[parts.length - 1]!.push(row);
    else parts.push([]);
  }
  return parts.filter((rows) => rows.length > 0);
}
