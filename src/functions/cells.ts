import { InputError } from "../bridge/input-error";
import { mayHaveThousands, plainSigns } from "../bridge/plain-number";
import { messages } from "../bridge/texts";

/** Value of a cell as Excel passes it; "", null and undefined are blank. */
export type Cell = string | number | boolean | null | undefined;

/** Cells of an argument: at least one row; all rows have the same number of cells, at least one. */
export type Range = readonly (readonly Cell[])[];

/**
 * Returns an argument as a range. Excel passes a matrix, or null for an omitted argument, such as the second and third
 * of `BRIDGE.NETSCORE(420,,,50)`. Anything else is also converted to a range, so that no argument can break a function.
 */
export function rangeOf(argument: unknown): Range {
  if (!Array.isArray(argument)) return [[cellOf(argument)]];
  if (isRange(argument)) return argument;
  const rows = Array.from(argument as unknown[], (row): unknown[] => (Array.isArray(row) ? row : [row]));
  const width = rows.reduce((max, row) => Math.max(max, row.length), 1);
  return (rows.length > 0 ? rows : [[]]).map((row) =>
    Array.from({ length: width }, (_, column) => cellOf(row[column]))
  );
}

export function isOmitted(argument: unknown): boolean {
  return argument === null || argument === undefined;
}

export function isSingle(range: Range): boolean {
  return range.length === 1 && widthOf(range) === 1;
}

export function widthOf(range: Range): number {
  return range[0]?.length ?? 0;
}

/** Returns the first cell of a range, the only one if the range is a single cell. */
export function firstCell(range: Range): Cell {
  return range[0]?.[0];
}

/** Returns the rows down to the last one that is not blank, at least one row: most rows of a whole column are blank. */
export function filledRows(range: Range): Range {
  let count = range.length;
  while (count > 1 && range[count - 1]?.every(isBlank)) count--;
  return count === range.length ? range : range.slice(0, count);
}

/** Excel passes blank cells as "", null or undefined. */
export function isBlank(cell: Cell): boolean {
  if (typeof cell !== "string") return cell === null || cell === undefined;
  // A text that begins with a visible ASCII character is not blank, and need not be trimmed.
  const first = cell.charCodeAt(0);
  return !(first > 32 && first < 127) && cell.trim() === "";
}

/** True for a blank cell or a 0: Excel on some desktops passes blank cells as 0, and 0 is no contract and no seat. */
export function isBlankText(cell: Cell): boolean {
  return isBlank(cell) || cell === 0;
}

/**
 * Returns a cell as a number; NaN for anything else. A text with a number counts, unless it may have thousands
 * separators.
 */
export function toNumber(cell: Cell): number {
  if (typeof cell === "number") return cell;
  const text = typeof cell === "string" && !mayHaveThousands(cell) ? plainSigns(cell.trim()) : "";
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}

/**
 * Returns the number in a cell that is not blank.
 * @param refusal the message for a cell that holds no number.
 */
export function numberIn(cell: Cell, refusal: (written: unknown) => string): number {
  const number = toNumber(cell);
  if (Number.isFinite(number)) return number;
  throw new InputError(typeof cell === "string" && mayHaveThousands(cell) ? messages.thousands(cell) : refusal(cell));
}

/** Returns the points or IMPs in a cell that is not blank, as {@link numberIn} reads them; refuses a date. */
export function pointsIn(cell: Cell, refusal: (written: unknown) => string): number {
  refuseDate("points or IMPs", cell);
  return numberIn(cell, refusal);
}

/** Excel's serial numbers of dates from 1954 to 2119; `to` is excluded. */
const DATES = { from: 20_000, to: 80_000 } as const;

/**
 * Refuses a date: Excel converts an entry that looks like a date, such as 3-1, to a serial number.
 * @throws InputError for a number in the range of dates, which no column of bridge results has.
 */
export function refuseDate(column: string, cell: Cell): void {
  const number = typeof cell === "number" || (typeof cell === "string" && /^\d{5}/.test(cell)) ? Number(cell) : NaN;
  if (number >= DATES.from && number < DATES.to) throw new InputError(messages.dateRead(column, number));
}

function isRange(rows: readonly unknown[]): rows is Range {
  const first = rows[0];
  if (!Array.isArray(first) || first.length === 0) return false;
  const width = first.length;
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r];
    if (!Array.isArray(row) || row.length !== width) return false;
    for (let c = 0; c < width; c++) if (!isCell(row[c])) return false;
  }
  return true;
}

function isCell(value: unknown): value is Cell {
  const type = typeof value;
  return type === "string" || type === "number" || type === "boolean" || value === null || value === undefined;
}

/**
 * Returns a cell's value. Excel passes an error, or a number with a format, as an object with a basic value: "#N/A",
 * 420. Anything else becomes its type as a text, such as "(object)", which a message can quote.
 */
function cellOf(value: unknown): Cell {
  if (isCell(value)) return value;
  const basic = typeof value === "object" && value !== null && "basicValue" in value ? value.basicValue : undefined;
  return isCell(basic) && !isBlank(basic) ? basic : `(${typeof value})`;
}
