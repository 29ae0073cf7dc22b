/** A double of the global CustomFunctions of Excel's runtime. Importing this file installs it. */

class ExcelError extends Error {
  readonly basicValue: string;

  constructor(
    readonly code: string,
    message?: string
  ) {
    super(message);
    this.basicValue = code;
  }
}

/** The functions that were registered, by their id. */
const associated = new Map<string, unknown>();

Object.assign(globalThis, {
  CustomFunctions: {
    Error: ExcelError,
    ErrorCode: {
      invalidValue: "#VALUE!",
      notAvailable: "#N/A",
      divisionByZero: "#DIV/0!",
      invalidNumber: "#NUM!",
      nullReference: "#NULL!",
      invalidName: "#NAME?",
      invalidReference: "#REF!",
    },
    associate: (id: string, registered: unknown) => void associated.set(id, registered),
  },
});

/** An argument as Excel hands it over: a range; one cell; null for an optional left out. */
type Argument = unknown[][] | string | number | boolean | Error | null;

type CustomFunction = (...ranges: never[]) => unknown[][];

/** Calls a custom function as Excel does, with its invocation object behind the arguments. */
export function call(called: CustomFunction, ...given: Argument[]): unknown[][] {
  const ranges = given.map((one) => (Array.isArray(one) || one === null ? one : [[one]]));
  // Optional arguments that are left out at the end come as null as well.
  while (ranges.length < called.length) ranges.push(null);
  const invocation = { address: "Sheet1!A1", functionName: called.name };
  const rows = (called as (...ranges: unknown[]) => unknown[][])(...ranges, invocation);
  return rows.map((row) => row.map(shown));
}

/** Calls a custom function that must refuse, and shows the error as {@link call} shows those in cells. */
export function refusal(called: CustomFunction, ...given: Argument[]): unknown {
  let rows;
  try {
    rows = call(called, ...given);
  } catch (error) {
    return shown(error);
  }
  throw new Error(`nothing was refused: ${JSON.stringify(rows)}`);
}

/** What a function gives; an error that it throws is its one result, as in Excel. */
export function answer(call: (...ranges: never[]) => unknown[][], ranges: never[]): unknown[][] {
  try {
    return call(...ranges);
  } catch (error) {
    if (error instanceof ExcelError) return [[error]];
    throw error;
  }
}

/** A range of one column. */
export function column(...cells: unknown[]): unknown[][] {
  return cells.map((cell) => [cell]);
}

/** Excel's errors as "#VALUE! message", other values as they are; other errors escape. */
function shown(value: unknown): unknown {
  if (value instanceof ExcelError) return `${value.code} ${value.message}`;
  if (value instanceof Error) throw value;
  return value;
}
