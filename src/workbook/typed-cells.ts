import type { Rewrite } from "../formula/evaluated-cell";
import type { Area, Cell, Draft } from "./model";
import { areaAddress, cellAddress, onSheet } from "./reference";

/**
 * Address of yellow cells below each other, including the locked cell above the first of them and the locked cell below
 * the last; `top` is the row of the upper locked cell.
 */
interface TypedColumn {
  readonly address: string;
  readonly top: number;
}

/** The yellow cells of a sheet, by {@link cellNumber}, each with its column of yellow cells. */
type TypedCells = ReadonlyMap<number, TypedColumn>;

/** Returns a key for a cell: a number, which is faster to make than an address, since every reference is looked up. */
function cellNumber(row: number, column: number): number {
  return row * 16_385 + column;
}

/**
 * Rewrites references to yellow cells in all formulas, so that the formulas read these cells by row, in the column from
 * the locked cell above to the locked cell below: `INDEX($G$4:$G$29,3)` for G6. A direct reference follows a cell that
 * is cut and pasted elsewhere, so that the score of another board would be counted.
 * @returns a function for the rewrite of a sheet; null if the sheet has no yellow cells.
 * @throws Error if a range begins or ends with a yellow cell, or if a yellow cell holds a formula.
 */
export function readByRow(drafts: readonly Draft[]): (sheet: string) => Rewrite | null {
  // Sheets with a table are left out: its rows are sorted, and formulas must keep referring to cells of their own row.
  const typed = new Map(drafts.filter(({ table }) => !table).map((draft) => [draft.name, typedCells(draft)]));
  return (name) => {
    const cells = typed.get(name);
    return cells && cells.size > 0 ? insteadOf(cells) : null;
  };
}

function insteadOf(cells: TypedCells): Rewrite {
  return ({ sheet, area }, sheetName) => {
    const { top, left, bottom, right } = area;
    const column = cells.get(cellNumber(top, left));
    const isCell = top === bottom && left === right;
    const isTyped = column !== undefined || (!isCell && cells.has(cellNumber(bottom, right)));
    if (!isTyped) return null;
    const on = (address: string) => (sheet === null ? address : onSheet(sheet, address));
    if (!isCell || !column) throw new Error(`${sheetName}: ${on(areaAddress(area))} is a range of typed cells`);
    return `INDEX(${on(column.address)},${top - column.top + 1})`;
  };
}

function typedCells({ name, cells }: Draft): TypedCells {
  const typed = new Map<number, TypedColumn>();
  const columns = new Map<number, Cell[]>();
  for (const cell of cells) if (cell.style?.entry) columns.set(cell.column, []);
  if (columns.size === 0) return typed;
  for (const cell of cells) if (cell.style?.entry || cell.formula !== undefined) columns.get(cell.column)?.push(cell);
  for (const [column, columnCells] of columns)
    for (const rows of runs(columnCells)) {
      const area: Area = { top: rows[0]! - 1, left: column, bottom: rows[rows.length - 1]! + 1, right: column };
      const computed = columnCells.find(
        ({ row, formula }) => formula !== undefined && row >= area.top && row <= area.bottom
      );
      if (computed) {
        const address = onSheet(name, cellAddress(computed.row, column));
        throw new Error(`${address} is a formula at the end of cells that are typed into: Excel would see a circle`);
      }
      const typedColumn = { address: areaAddress(area), top: area.top };
      for (const row of rows) typed.set(cellNumber(row, column), typedColumn);
    }
  return typed;
}

/** Returns the rows of a column's yellow cells, divided where a cell with a formula is between them. */
function runs(cells: readonly Cell[]): number[][] {
  const parts: number[][] = [[]];
  for (const { row, style } of [...cells].sort((a, b) => a.row - b.row)) {
    if (style?.entry) parts[parts.length - 1]!.push(row);
    else parts.push([]);
  }
  return parts.filter((rows) => rows.length > 0);
}
