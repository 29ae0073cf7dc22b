import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { firstCell, isOmitted, isSingle, rangeOf, widthOf, type Cell, type Range } from "./cells";

/** Calculates one cell of the result; throws InputError if an input is wrong. */
type CellFunction = (...cells: Cell[]) => unknown;

/**
 * Applies a function of single cells to ranges. All ranges must have the same size; a single cell, or a blank for an
 * omitted argument, is used with every cell of the ranges. A wrong cell in a range becomes an error in its own place,
 * and the other cells are still calculated.
 * @param names the parameters' names, for the message if sizes differ.
 * @param args the arguments as Excel passes them.
 * @throws CustomFunctions.Error (#VALUE!) with the message if the only cell is wrong, or if sizes differ.
 */
export function spill(names: readonly string[], args: readonly unknown[], calculate: CellFunction): unknown[][] {
  return explained(() => {
    const ranges = args.map(rangeOf);
    const many = ranges.filter((range) => !isSingle(range));
    const shape = many[0];
    if (!shape) return [[calculate(...ranges.map(firstCell))]];
    if (many.some((range) => !sameShape(range, shape))) throw shapesError(names, ranges);
    return withoutStacks(() =>
      ranges.length === 1 ? spillOne(shape, calculate) : spillMany(shape, ranges, calculate)
    );
  });
}

/**
 * Like {@link spill}, but all arguments that are not omitted must have the same size: a single cell is not repeated for
 * a range.
 */
export function spillStrictly(
  names: readonly string[],
  args: readonly unknown[],
  calculate: CellFunction
): unknown[][] {
  return explained(() => {
    const ranges = args.filter((argument) => !isOmitted(argument)).map(rangeOf);
    const [first] = ranges;
    if (first && ranges.some((range) => !sameShape(range, first))) throw shapesError(names, args.map(rangeOf));
    return spill(names, args, calculate);
  });
}

/** Calculates from one range, the usual case, without an array of arguments for each cell. */
function spillOne(range: Range, calculate: CellFunction): unknown[][] {
  const rows: unknown[][] = [];
  for (const cells of range) {
    const row: unknown[] = new Array(cells.length);
    for (let c = 0; c < row.length; c++) row[c] = orError(calculate, cells[c]);
    rows.push(row);
  }
  return rows;
}

/**
 * Calculates from several ranges. One array holds the arguments of each cell in turn, because a column may have ten
 * thousand cells.
 */
function spillMany(shape: Range, ranges: readonly Range[], calculate: CellFunction): unknown[][] {
  const cells = ranges.map(firstCell);
  const changing = [...ranges.entries()].filter(([, range]) => !isSingle(range));
  return shape.map((shaped, r) => {
    const row: unknown[] = new Array(shaped.length);
    for (let c = 0; c < row.length; c++) {
      for (const [i, range] of changing) cells[i] = range[r]?.[c];
      row[c] = orErrorOfAll(calculate, cells);
    }
    return row;
  });
}

/** Runs a calculation; an InputError becomes Excel's #VALUE! with the message. */
export function explained<T>(calculate: () => T): T {
  try {
    return calculate();
  } catch (error) {
    throw excelError(error);
  }
}

/**
 * Runs a calculation of many cells without stack traces in its errors: a column of a million texts has a million
 * errors, and their stack traces would take a gigabyte.
 */
export function withoutStacks<T>(calculate: () => T): T {
  const limit = Error.stackTraceLimit;
  try {
    Error.stackTraceLimit = 0;
    return calculate();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

function orError(calculate: CellFunction, cell: Cell): unknown {
  try {
    return calculate(cell);
  } catch (error) {
    return excelError(error);
  }
}

function orErrorOfAll(calculate: CellFunction, cells: readonly Cell[]): unknown {
  try {
    // Four arguments are spelled out, because spreading an array costs as much as a look-up.
    if (cells.length === 4) return calculate(cells[0], cells[1], cells[2], cells[3]);
    return calculate(...cells);
  } catch (error) {
    return excelError(error);
  }
}

function excelError(error: unknown): unknown {
  return error instanceof InputError
    ? new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, error.message)
    : error;
}

function sameShape(first: Range, second: Range): boolean {
  return first.length === second.length && widthOf(first) === widthOf(second);
}

/** @throws InputError unless the ranges are of one size. */
export function checkShapes(names: readonly string[], ranges: readonly Range[]): void {
  const [first] = ranges;
  if (first && ranges.some((range) => !sameShape(range, first))) throw shapesError(names, ranges);
}

function shapesError(names: readonly string[], ranges: readonly Range[]): InputError {
  const sizes = ranges.map((range) => `${range.length} × ${widthOf(range)}`);
  return new InputError(messages.shapes(names.join(", "), sizes.join(", ")));
}
