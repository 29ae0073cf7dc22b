/** Excel's error values; #CYCLE! is a circular reference, of which Excel only warns. */
export type ErrorCode = "#DIV/0!" | "#VALUE!" | "#REF!" | "#NAME?" | "#NUM!" | "#N/A" | "#NULL!" | "#CYCLE!";

/** An error value; formulas that use it return it. */
export interface Failure {
  readonly error: ErrorCode;
}

/** The value of one cell; null is blank. */
export type Scalar = number | string | boolean | null | Failure;

/** A rectangle of values: referenced cells, or a calculated array. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** Row and column are from 0. */
  at(row: number, column: number): Scalar;
  /** Returns all values row by row, faster than reading them one by one; absent for grids without such a list. */
  list?(): readonly Scalar[];
  /** True if `list` always returns the same list. */
  readonly isKept?: boolean;
  /**
   * The larger grid that contains this part, and the part's first row and column in it, from 0; absent if this is no
   * part.
   */
  readonly within?: { readonly grid: Grid; readonly top: number; readonly left: number };
  /** Facts of a cell; null for an array, which has no cells. */
  cellAt(row: number, column: number): CellFacts | null;
}

/** Facts of a cell, for ISFORMULA and ROW. */
export interface CellFacts {
  /** From 1. */
  readonly row: number;
  readonly isFormula: boolean;
}

/** Value of an expression. */
export type Value = Scalar | Grid;

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

/** True for a grid of more than one cell. */
export function isWide(value: Value): value is Grid {
  return isGrid(value) && (value.rows > 1 || value.columns > 1);
}

/** Reduces a grid to its top left value. */
export function single(value: Value): Scalar {
  return isGrid(value) ? value.at(0, 0) : value;
}

/** Wraps a scalar as a 1×1 grid. */
export function gridOf(value: Value): Grid {
  return isGrid(value) ? value : { rows: 1, columns: 1, at: () => value, cellAt: noCell };
}

/** Returns all values of a grid, row by row. */
export function flat(grid: Grid): readonly Scalar[] {
  if (grid.list) return grid.list();
  return cellList(grid.rows, grid.columns, (row, column) => grid.at(row, column));
}

/** Goes through the values of a grid, row by row. */
export function eachCell(grid: Grid, use: (cell: Scalar) => void): void {
  const { rows, columns } = grid;
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) use(grid.at(row, column));
}

/** Returns a part of a grid; `top` and `left` count from 0. A part of a reference is still a reference. */
export function part(grid: Grid, top: number, left: number, rows: number, columns: number): Grid {
  return {
    rows,
    columns,
    at: (row, column) => grid.at(top + row, left + column),
    cellAt: (row, column) => grid.cellAt(top + row, left + column),
    within: { grid, top, left },
  };
}

/**
 * Returns the range from one part of a grid to another, as the colon between two calls of INDEX does; #VALUE! if they
 * are not parts of one grid.
 */
export function between(from: Value, to: Value): Value {
  const failed = [from, to].find(isFailure);
  if (failed) return failed;
  const [first, last] = [gridOf(from), gridOf(to)];
  if (!first.within || first.within.grid !== last.within?.grid) return VALUE_ERROR;
  const [top, left] = [Math.min(first.within.top, last.within.top), Math.min(first.within.left, last.within.left)];
  const bottom = Math.max(first.within.top + first.rows, last.within.top + last.rows);
  const right = Math.max(first.within.left + first.columns, last.within.left + last.columns);
  return part(first.within.grid, top, left, bottom - top, right - left);
}

/** Applies a function to a scalar, or to each cell of a grid. */
export function mapValue(method: (value: Scalar) => Scalar, value: Value): Value {
  if (!isWide(value)) return method(single(value));
  const { rows, columns } = value;
  const values = flat(value);
  const all = new Array<Scalar>(values.length);
  for (let index = 0; index < values.length; index++) all[index] = method(values[index] as Scalar);
  return listed(rows, columns, all);
}

/** Applies a function to two scalars, or to grids as {@link mapGrids} does. */
export function mapValues(method: (left: Scalar, right: Scalar) => Scalar, left: Value, right: Value): Value {
  if (!isWide(left) && !isWide(right)) return method(single(left), single(right));
  if (!isWide(right)) {
    const other = single(right);
    return mapValue((value) => method(value, other), left);
  }
  if (!isWide(left)) {
    const other = single(left);
    return mapValue((value) => method(other, value), right);
  }
  const [a, b] = [left, right];
  if (a.rows === b.rows && a.columns === b.columns) {
    const [first, second] = [flat(a), flat(b)];
    const all = new Array<Scalar>(first.length);
    for (let index = 0; index < first.length; index++)
      all[index] = method(first[index] as Scalar, second[index] as Scalar);
    return listed(a.rows, a.columns, all);
  }
  return arrayOf(Math.max(a.rows, b.rows), Math.max(a.columns, b.columns), (row, column) =>
    method(cellOrNA(a, row, column), cellOrNA(b, row, column))
  );
}

/** Cached results of an operator, keyed by the values of a range and then by the scalar operand. */
export type Remembered = WeakMap<readonly Scalar[], Map<Scalar, Grid>>;

/** Maximum number of cached results for a range; its cache is cleared when a further one is added. */
const MAX_REMEMBERED = 64;

/**
 * Applies a function as {@link mapValues} does, but only once for a range and a scalar, because the rows of a column
 * often repeat an operation.
 */
export function mapOnce(
  method: (left: Scalar, right: Scalar) => Scalar,
  left: Value,
  right: Value,
  results: Remembered
): Value {
  if (!isWide(left) || !left.isKept || !left.list || isWide(right)) return mapValues(method, left, right);
  const list = left.list();
  const scalar = single(right);
  let byScalar = results.get(list);
  if (!byScalar) results.set(list, (byScalar = new Map<Scalar, Grid>()));
  const existing = byScalar.get(scalar);
  if (existing) return existing;
  if (byScalar.size >= MAX_REMEMBERED) byScalar.clear();
  const result = { ...gridOf(mapValues(method, left, scalar)), isKept: true };
  byScalar.set(scalar, result);
  return result;
}

/**
 * Applies a function of scalars to grids cell by cell. A single row or column is repeated; the missing values of a
 * smaller grid are #N/A, as in Excel.
 */
export function mapGrids(method: (cells: readonly Scalar[]) => Scalar, values: readonly Value[]): Value {
  const grids = values.map(gridOf);
  const rows = Math.max(...grids.map((grid) => grid.rows));
  const columns = Math.max(...grids.map((grid) => grid.columns));
  return arrayOf(rows, columns, (row, column) => method(grids.map((grid) => cellOrNA(grid, row, column))));
}

function cellOrNA(grid: Grid, row: number, column: number): Scalar {
  const down = grid.rows === 1 ? 0 : row;
  const right = grid.columns === 1 ? 0 : column;
  return down < grid.rows && right < grid.columns ? grid.at(down, right) : failure("#N/A");
}

/** An array whose values are calculated once, when it is created. */
export function arrayOf(rows: number, columns: number, valueAt: (row: number, column: number) => Scalar): Grid {
  return listed(rows, columns, cellList(rows, columns, valueAt));
}

function listed(rows: number, columns: number, all: readonly Scalar[]): Grid {
  return { rows, columns, at: (row, column) => all[row * columns + column] ?? null, list: () => all, cellAt: noCell };
}

/** Values row by row. */
function cellList(rows: number, columns: number, valueAt: (row: number, column: number) => Scalar): Scalar[] {
  // The list has its full length from the start, because a growing list would take several times the memory.
  const all = new Array<Scalar>(rows * columns);
  let next = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) all[next++] = valueAt(row, column);
  return all;
}

function noCell(): null {
  return null;
}
