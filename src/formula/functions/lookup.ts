import { compare, numberOf } from "../coerce";
import { type Functions, arrayFunction } from "../declare";
import {
  failure,
  type Grid,
  gridOf,
  isFailure,
  isWide,
  lifted1,
  part,
  type Scalar,
  single,
  type Value,
  VALUE_ERROR,
} from "../values";
import { wildcards } from "../wildcards";

/** Functions that find a value by its place, or a place by its value. */
export const LOOKUP: Functions = {
  INDEX: arrayFunction(2, 3, (values, row, column) => {
    const grid = gridOf(values);
    const first = numberOf(single(row));
    const second = column === undefined ? null : numberOf(single(column));
    if (isFailure(first)) return first;
    if (isFailure(second)) return second;
    // Of a single row one number is that of the column.
    if (second === null) return grid.rows === 1 ? cut(grid, 1, first) : cut(grid, first, 1);
    return cut(grid, first, second);
  }),
  // Of values that are worked out from a range each is sought.
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
    return isWide(sought) ? lifted1(place, sought) : place(single(sought));
  }),
};

/** A cell of a grid, by row and column from 1; 0 is all of them. */
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

/** A value of a grid that is one row or one column, by its place from 0. */
function inLine(grid: Grid, place: number): Scalar {
  return grid.rows === 1 ? grid.at(0, place) : grid.at(place, 0);
}

function equalIn(grid: Grid, value: Scalar): number {
  const hasWildcards = typeof value === "string" && /[?*~]/.test(value);
  const pattern = hasWildcards ? new RegExp(`^(?:${wildcards(value).source})$`, "is") : null;
  const length = grid.rows * grid.columns;
  for (let place = 0; place < length; place++) {
    const cell = inLine(grid, place);
    if (pattern ? typeof cell === "string" && pattern.test(cell) : isAlike(cell, value) && compare(cell, value) === 0)
      return place;
  }
  return -1;
}

/** The last of values in order, rising or falling, that does not go beyond a value; others among them do not count. */
function lastIn(grid: Grid, value: Scalar, direction: number): number {
  const length = grid.rows * grid.columns;
  let last = -1;
  for (let place = 0; place < length; place++) {
    const cell = inLine(grid, place);
    if (!isAlike(cell, value)) continue;
    if (compare(cell, value) * direction > 0) break;
    last = place;
  }
  return last;
}

/** Whether two values are of one type; a blank that is sought is 0, a blank among cells is nothing. */
function isAlike(cell: Scalar, value: Scalar): boolean {
  return typeof cell === (value === null ? "number" : typeof value) && cell !== null && !isFailure(cell);
}
