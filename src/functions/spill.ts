import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { firstCell, isOmitted, isSingle, rangeOf, widthOf, type Cell, type Range } from "./cells";

/** Calculates one cell of the result; throws InputError when its inputs are wrong. */
type CellFunction = (...cells: Cell[]) => unknown;

/**
 * Applies a function of single cells to ranges. Ranges must be of one shape; a single cell goes
 * with every cell of the others, and so does an argument left out, as a blank. A wrong cell in a range
 * becomes an error in its own place and leaves the rest standing.
 * @param names the parameters' names, for the message when shapes differ.
 * @param args the arguments as Excel hands them over.
 * @throws CustomFunctions.Error (#VALUE!) with the message when there is only one cell.
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

/** Like {@link spill}, where not even a single cell may stand for a range; what is left out may. */
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

/** Of one range, as most are: the cells of a row need no array of their own. */
function spillOne(range: Range, calculate: CellFunction): unknown[][] {
  const rows: unknown[][] = [];
  for (const cells of range) {
    const row: unknown[] = new Array(cells.length);
    for (let c = 0; c < row.length; c++) row[c] = orError(calculate, cells[c]);
    rows.push(row);
  }
  return rows;
}

/** One array serves for the cells of all rows: a column may have ten thousand of them. */
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

/** Runs a calculation, handing a refusal of its input to Excel as #VALUE! with the message. */
export function explained<T>(calculate: () => T): T {
  try {
    return calculate();
  } catch (error) {
    throw excelError(error);
  }
}

/**
 * Runs a calculation of many cells whose errors do not note where they arose: a column of a million
 * texts has a million errors, and their stacks would take a gigabyte.
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
    // Spelled out, because spreading an array costs as much as a look-up.
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
