/** Excel's error values; #CYCLE! is a formula that asks for its own cell, of which Excel warns. */
export type ErrorCode = "#DIV/0!" | "#VALUE!" | "#REF!" | "#NAME?" | "#NUM!" | "#N/A" | "#NULL!" | "#CYCLE!";

/** An error as a value: a formula that needs it gives it on. */
export interface Failure {
  readonly error: ErrorCode;
}

/** What one cell holds; null is blank. */
export type Scalar = number | string | boolean | null | Failure;

/** A rectangle of values: cells that are referred to, or an array that was worked out. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** The value in a row and column, from 0. */
  at(row: number, column: number): Scalar;
  /** What is known of the cell there besides its value; null in an array, which has no cells. */
  cellAt(row: number, column: number): CellFacts | null;
}

/** What ISFORMULA, CELL and ROW tell of a cell. */
export interface CellFacts {
  /** From 1. */
  readonly row: number;
  readonly isFormula: boolean;
  readonly isLocked: boolean;
}

/** What a part of a formula gives. */
export type Value = Scalar | Grid;

/** The error of a code. */
export function failure(error: ErrorCode): Failure {
  return { error };
}

export const VALUE_ERROR = failure("#VALUE!");

export function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "error" in value;
}

export function isGrid(value: Value): value is Grid {
  return typeof value === "object" && value !== null && "rows" in value;
}

/** Whether a value is a grid of more than one. */
export function isWide(value: Value): value is Grid {
  return isGrid(value) && (value.rows > 1 || value.columns > 1);
}

/** A value where one is wanted: of a grid the first. */
export function single(value: Value): Scalar {
  return isGrid(value) ? value.at(0, 0) : value;
}

/** A value as a grid: one that stands alone is a grid of one. */
export function gridOf(value: Value): Grid {
  return isGrid(value) ? value : { rows: 1, columns: 1, at: () => value, cellAt: noCell };
}

/** All values of a grid, row by row. */
export function flat(grid: Grid): Scalar[] {
  return listed(grid.rows, grid.columns, (row, column) => grid.at(row, column));
}

/** Goes through the values of a grid, row by row. */
export function eachCell(grid: Grid, use: (cell: Scalar) => void): void {
  const { rows, columns } = grid;
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) use(grid.at(row, column));
}

/** A part of a grid, from a row and column on; of cells it is a reference still. */
export function part(grid: Grid, top: number, left: number, rows: number, columns: number): Grid {
  return {
    rows,
    columns,
    at: (row, column) => grid.at(top + row, left + column),
    cellAt: (row, column) => grid.cellAt(top + row, left + column),
  };
}

/** What a function of one single value gives: of a grid, a grid of what it gives of each value. */
export function lifted1(method: (value: Scalar) => Scalar, value: Value): Value {
  if (!isWide(value)) return method(single(value));
  return arrayOf(value.rows, value.columns, (row, column) => method(value.at(row, column)));
}

/** What a function of two single values gives, of grids as {@link lifted}. */
export function lifted2(method: (left: Scalar, right: Scalar) => Scalar, left: Value, right: Value): Value {
  if (!isWide(left) && !isWide(right)) return method(single(left), single(right));
  const [a, b] = [gridOf(left), gridOf(right)];
  return arrayOf(Math.max(a.rows, b.rows), Math.max(a.columns, b.columns), (row, column) =>
    method(inPlace(a, row, column), inPlace(b, row, column))
  );
}

/**
 * What a function of single values gives: of grids, a grid of the values of each place. What is one row or column goes
 * for all rows or columns; where a grid ends before another, the values are #N/A, as in Excel.
 */
export function lifted(method: (cells: readonly Scalar[]) => Scalar, values: readonly Value[]): Value {
  const grids = values.map(gridOf);
  const rows = Math.max(...grids.map((grid) => grid.rows));
  const columns = Math.max(...grids.map((grid) => grid.columns));
  return arrayOf(rows, columns, (row, column) => method(grids.map((grid) => inPlace(grid, row, column))));
}

function inPlace(grid: Grid, row: number, column: number): Scalar {
  const down = grid.rows === 1 ? 0 : row;
  const right = grid.columns === 1 ? 0 : column;
  return down < grid.rows && right < grid.columns ? grid.at(down, right) : failure("#N/A");
}

/** An array of the values of its places, each worked out once. */
export function arrayOf(rows: number, columns: number, valueAt: (row: number, column: number) => Scalar): Grid {
  const all = listed(rows, columns, valueAt);
  return { rows, columns, at: (row, column) => all[row * columns + column] ?? null, cellAt: noCell };
}

/** What is in each place, row by row. */
function listed(rows: number, columns: number, valueAt: (row: number, column: number) => Scalar): Scalar[] {
  // A list that grows takes several times the room.
  const all = new Array<Scalar>(rows * columns);
  let next = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) all[next++] = valueAt(row, column);
  return all;
}

/** What an array knows of the cells in its places. */
function noCell(): null {
  return null;
}
