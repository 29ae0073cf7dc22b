import { compare, numberOf } from "../coerce";
import { type Functions, arrayFunction } from "../declare";
import {
  failure,
  flat,
  type Grid,
  gridOf,
  isFailure,
  isWide,
  mapValue,
  part,
  type Scalar,
  single,
  type Value,
  VALUE_ERROR,
} from "../values";
import { wildcards } from "../wildcards";

export const LOOKUP: Functions = {
  INDEX: arrayFunction(2, 3, (values, row, column) => {
    const grid = gridOf(values);
    const first = numberOf(single(row));
    const second = column === undefined ? null : numberOf(single(column));
    if (isFailure(first)) return first;
    if (isFailure(second)) return second;
    // In a range with a single row, the only index is a column.
    if (second === null) return grid.rows === 1 ? cut(grid, 1, first) : cut(grid, first, 1);
    return cut(grid, first, second);
  }),
  // If the lookup value is an array, each of its values is looked up.
  MATCH: arrayFunction(2, 3, (sought, among, sort = 1) => {
    const direction = numberOf(single(sort));
    const grid = gridOf(among);
    const place = (value: Scalar): Scalar => {
      if (isFailure(value)) return value;
      if (isFailure(direction)) return direction;
      if (grid.rows > 1 && grid.columns > 1) return failure("#N/A");
      const found = direction === 0 ? equalIn(grid, value) : lastIn(grid, value, Math.sign(direction));
      return found < 0 ? failure("#N/A") : found + 1;
    };
    return isWide(sought) ? mapValue(place, sought) : place(single(sought));
  }),
};

/** Returns a row, a column or one cell of a grid; indices count from 1, and 0 means all rows or columns. */
function cut(grid: Grid, row: number, column: number): Value {
  const [top, left] = [Math.trunc(row), Math.trunc(column)];
  if (top < 0 || left < 0) return VALUE_ERROR;
  if (top > grid.rows || left > grid.columns) return failure("#REF!");
  return part(
    grid,
    Math.max(top - 1, 0),
    Math.max(left - 1, 0),
    top === 0 ? grid.rows : 1,
    left === 0 ? grid.columns : 1
  );
}

/** Returns a value of a grid with one row or one column, by index from 0. */
function inLine(grid: Grid, place: number): Scalar {
  return grid.rows === 1 ? grid.at(0, place) : grid.at(place, 0);
}

function equalIn(grid: Grid, value: Scalar): number {
  const hasWildcards = typeof value === "string" && /[?*~]/.test(value);
  const pattern = hasWildcards ? new RegExp(`^(?:${wildcards(value).source})$`, "is") : null;
  const length = grid.rows * grid.columns;
  for (let place = 0; place < length; place++) {
    const cell = inLine(grid, place);
    if (
      pattern ? typeof cell === "string" && pattern.test(cell) : isSameType(cell, value) && compare(cell, value) === 0
    )
      return place;
  }
  return -1;
}

/**
 * Returns the index of the last value that does not exceed `value` in sorted cells, -1 if there is none; cells of other
 * types are skipped.
 * @param direction 1 for ascending, -1 for descending cells.
 */
function lastIn(grid: Grid, value: Scalar, direction: number): number {
  const cells = flat(grid);
  let last = -1;
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place] as Scalar;
    if (!isSameType(cell, value)) continue;
    if (compare(cell, value) * direction > 0) break;
    last = place;
  }
  return last;
}

/** True if a cell has the type of the lookup value. A blank lookup value is 0; blank cells never match. */
function isSameType(cell: Scalar, value: Scalar): boolean {
  return typeof cell === (value === null ? "number" : typeof value) && cell !== null && !isFailure(cell);
}
