import { numberOf } from "../coerce";
import { type Functions, arrayFunction } from "../declare";
import {
  eachCell,
  type Failure,
  failure,
  flat,
  gridOf,
  isFailure,
  isGrid,
  type Scalar,
  single,
  type Value,
  VALUE_ERROR,
} from "../values";

/** Functions that combine numbers. In ranges only numbers count; a direct argument is converted to a number. */
export const TOTALS: Functions = {
  SUM: arrayFunction(1, 255, (...values) => fold(values, 0, (sum, each) => sum + each)),
  MAX: arrayFunction(1, 255, (...values) => zeroIfEmpty(fold(values, -Infinity, Math.max))),
  MIN: arrayFunction(1, 255, (...values) => zeroIfEmpty(fold(values, Infinity, Math.min))),
  COUNT: arrayFunction(1, 255, (...values) => {
    let count = 0;
    eachNumber(values, () => count++);
    return count;
  }),
  SMALL: arrayFunction(2, 2, (values, place) => nthValue(values, place, false)),
  LARGE: arrayFunction(2, 2, (values, place) => nthValue(values, place, true)),
  SUMPRODUCT: arrayFunction(1, 255, (...values) => {
    const grids = values.map(gridOf);
    const [{ rows, columns } = { rows: 0, columns: 0 }] = grids;
    if (grids.some((grid) => grid.rows !== rows || grid.columns !== columns)) return VALUE_ERROR;
    const factors = grids.map(flat);
    for (const cells of factors) {
      const failed = cells.find(isFailure);
      if (failed) return failed;
    }
    let sum = 0;
    for (let index = 0; index < rows * columns; index++) {
      let product = 1;
      for (const cells of factors) product *= plainNumber(cells[index]);
      sum += product;
    }
    return sum;
  }),
};

function plainNumber(cell: Scalar | undefined): number {
  return typeof cell === "number" ? cell : 0;
}

/**
 * Calls `use` for each number.
 * @returns the first error; null if there is none.
 */
function eachNumber(values: readonly Value[], use: (number: number) => void): Failure | null {
  let failed: Failure | null = null;
  const read = (cell: number | Failure) => {
    if (typeof cell === "number") use(cell);
    else failed ??= cell;
  };
  for (const value of values) {
    if (isGrid(value))
      eachCell(value, (cell) => {
        if (typeof cell === "number" || isFailure(cell)) read(cell);
      });
    else read(numberOf(value));
  }
  return failed;
}

/** Folds all numbers from `start`; returns the first error instead. */
function fold(values: readonly Value[], start: number, next: (before: number, number: number) => number) {
  let all = start;
  const failed = eachNumber(values, (number) => (all = next(all, number)));
  return failed ?? all;
}

/** MAX and MIN return 0 without numbers. */
function zeroIfEmpty(found: number | Failure): Scalar {
  return found === Infinity || found === -Infinity ? 0 : found;
}

/** Cache of ranges' numbers in ascending order, because many cells may call SMALL or LARGE on the same range. */
const SORTED = new WeakMap<readonly Scalar[], readonly number[] | Failure>();

function sortedNumbers(values: Value): readonly number[] | Failure {
  const cells = isGrid(values) ? flat(values) : [values];
  const cached = SORTED.get(cells);
  if (cached) return cached;
  const all: number[] = [];
  const sorted = eachNumber([values], (number) => all.push(number)) ?? all.sort((a, b) => a - b);
  SORTED.set(cells, sorted);
  return sorted;
}

/** Returns the number at a place, from 1, in ascending order, or in descending order if `isFromEnd`. */
function nthValue(values: Value, place: Value, isFromEnd: boolean): Scalar {
  const index = numberOf(single(place));
  if (isFailure(index)) return index;
  const all = sortedNumbers(values);
  if (isFailure(all)) return all;
  const nth = Math.ceil(index);
  return all[isFromEnd ? all.length - nth : nth - 1] ?? failure("#NUM!");
}
