import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/messages";
import { plainSigns } from "../bridge/plain-number";

/** Calculates one cell of the result; throws InputError when its inputs are wrong. */
type CellFunction = (...cells: unknown[]) => unknown;

/**
 * Applies a function of single cells to ranges. Ranges must be of one shape; a single cell goes
 * with every cell of the others. A wrong cell in a range becomes an error in its own place and
 * leaves the rest standing.
 * @param names the parameters' names, for the message when shapes differ.
 * @throws CustomFunctions.Error (#VALUE!) with the message when there is only one cell.
 */
export function spill(names: readonly string[], ranges: readonly unknown[][][], calculate: CellFunction): unknown[][] {
  return explained(() => {
    const shape = ranges.find((range) => !isSingle(range)) ?? ranges[0]!;
    if (ranges.some((range) => !isSingle(range) && !sameShape(range, shape))) throw shapesError(names, ranges);
    if (isSingle(shape)) return [[calculate(...ranges.map((range) => range[0]![0]))]];
    if (ranges.length === 1) return spillOne(shape, calculate);
    // One array for the cells of all rows: a column may have ten thousand of them.
    const many = ranges.flatMap((range, i) => (isSingle(range) ? [] : [i]));
    const cells: unknown[] = ranges.map((range) => range[0]![0]);
    const rows: unknown[][] = [];
    for (let r = 0; r < shape.length; r++) {
      const row: unknown[] = new Array(shape[r]!.length);
      for (let c = 0; c < row.length; c++) {
        for (const i of many) cells[i] = ranges[i]![r]![c];
        row[c] = orErrorOfAll(calculate, cells);
      }
      rows.push(row);
    }
    return rows;
  });
}

/** Of one range, as most are: the cells of a row need no array of their own. */
function spillOne(range: readonly unknown[][], calculate: CellFunction): unknown[][] {
  const rows: unknown[][] = [];
  for (const cells of range) {
    const row: unknown[] = new Array(cells.length);
    for (let c = 0; c < row.length; c++) row[c] = orError(calculate, cells[c]);
    rows.push(row);
  }
  return rows;
}

/** Like {@link spill}, where not even a single cell may stand for a range. */
export function spillStrictly(
  names: readonly string[],
  ranges: readonly unknown[][][],
  calculate: CellFunction
): unknown[][] {
  return explained(() => {
    if (ranges.some((range) => !sameShape(range, ranges[0]!))) throw shapesError(names, ranges);
    return spill(names, ranges, calculate);
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

/** Whether a cell is blank: Excel passes "", null or nothing. */
export function isBlank(cell: unknown): boolean {
  if (typeof cell !== "string") return cell === null || cell === undefined;
  // What begins with a letter, a digit or a sign needs no trimming.
  const first = cell.charCodeAt(0);
  return !(first > 32 && first < 127) && cell.trim() === "";
}

/** A cell as a number; NaN when it holds anything else. Text that is a number counts as one. */
export function toNumber(cell: unknown): number {
  if (typeof cell === "number") return cell;
  const text = typeof cell === "string" ? plainSigns(cell.trim()) : "";
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}

function orError(calculate: CellFunction, cell: unknown): unknown {
  try {
    return calculate(cell);
  } catch (error) {
    return excelError(error);
  }
}

function orErrorOfAll(calculate: CellFunction, cells: readonly unknown[]): unknown {
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

function isSingle(range: readonly unknown[][]): boolean {
  return range.length === 1 && range[0]!.length === 1;
}

function sameShape(one: readonly unknown[][], other: readonly unknown[][]): boolean {
  return one.length === other.length && one[0]!.length === other[0]!.length;
}

function shapesError(names: readonly string[], ranges: readonly unknown[][][]): InputError {
  const sizes = ranges.map((range) => `${range.length} × ${range[0]!.length}`);
  return new InputError(messages.shapes(names.join(", "), sizes.join(", ")));
}
