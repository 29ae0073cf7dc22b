import { compare, numberOf } from "../coerce";
import { type Functions, overValues } from "../declare";
import {
  failure,
  flat,
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
  INDEX: overValues(2, 3, (values, row, column) => {
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
  MATCH: overValues(2, 3, (sought, among, sort = 1) => {
    const direction = numberOf(single(sort));
    const grid = gridOf(among);
    const place = (value: Scalar): Scalar => {
      if (isFailure(value)) return value;
      if (isFailure(direction)) return direction;
      if (grid.rows > 1 && grid.columns > 1) return failure("#N/A");
      const cells = flat(grid);
      const found = direction === 0 ? equalIn(cells, value) : lastIn(cells, value, Math.sign(direction));
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

function equalIn(cells: readonly Scalar[], value: Scalar): number {
  if (typeof value === "string" && /[?*~]/.test(value)) {
    const pattern = new RegExp(`^(?:${wildcards(value).source})$`, "is");
    return cells.findIndex((cell) => typeof cell === "string" && pattern.test(cell));
  }
  return cells.findIndex((cell) => isAlike(cell, value) && compare(cell, value) === 0);
}

/** The last of values in order, rising or falling, that does not go beyond a value; others among them do not count. */
function lastIn(cells: readonly Scalar[], value: Scalar, direction: number): number {
  let last = -1;
  for (const [index, cell] of cells.entries()) {
    if (!isAlike(cell, value)) continue;
    if (compare(cell, value) * direction > 0) break;
    last = index;
  }
  return last;
}

/** Whether two values are of one type; a blank that is sought is 0, a blank among cells is nothing. */
function isAlike(cell: Scalar, value: Scalar): boolean {
  return typeof cell === (value === null ? "number" : typeof value) && cell !== null && !isFailure(cell);
}
