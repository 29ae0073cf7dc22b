import { numberOf } from "../coerce";
import { type Functions, overValues } from "../declare";
import {
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

/** Functions of many numbers. In cells they see numbers alone; what is given by itself is read as a number. */
export const TOTALS: Functions = {
  SUM: overValues(1, 255, (...values) => ofNumbers(values, (all) => all.reduce((sum, each) => sum + each, 0))),
  MAX: overValues(1, 255, (...values) => ofNumbers(values, (all) => (all.length === 0 ? 0 : Math.max(...all)))),
  MIN: overValues(1, 255, (...values) => ofNumbers(values, (all) => (all.length === 0 ? 0 : Math.min(...all)))),
  COUNT: overValues(1, 255, (...values) => numbersIn(values).filter((each) => typeof each === "number").length),
  SMALL: overValues(2, 2, (values, place) => inOrder(values, place, (a, b) => a - b)),
  LARGE: overValues(2, 2, (values, place) => inOrder(values, place, (a, b) => b - a)),
  SUMPRODUCT: overValues(1, 255, (...values) => {
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

function numbersIn(values: readonly Value[]): (number | Failure)[] {
  const all: (number | Failure)[] = [];
  for (const value of values) {
    if (isGrid(value)) {
      for (const cell of flat(value)) if (typeof cell === "number" || isFailure(cell)) all.push(cell);
    } else all.push(numberOf(value));
  }
  return all;
}

function ofNumbers(values: readonly Value[], method: (all: readonly number[]) => Scalar): Scalar {
  const all = numbersIn(values);
  return all.find(isFailure) ?? method(all as number[]);
}

/** The number in a place from 1 in an order. */
function inOrder(values: Value, place: Value, order: (a: number, b: number) => number): Scalar {
  const index = numberOf(single(place));
  if (isFailure(index)) return index;
  return ofNumbers([values], (all) => [...all].sort(order)[Math.ceil(index) - 1] ?? failure("#NUM!"));
}
