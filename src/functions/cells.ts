import { InputError } from "../bridge/input-error";
import { mayHaveThousands, plainSigns } from "../bridge/plain-number";
import { messages } from "../bridge/texts";

/** Value of a cell as Excel passes it; "", null and undefined are blank. */
export type Cell = string | number | boolean | null | undefined;

/** An argument's cells: one row at least, all rows of one length, which is one at least. */
export type Range = readonly (readonly Cell[])[];

/**
 * An argument as a range. Excel hands over a matrix, and null for what is left out, as the second and
 * third argument of `BRIDGE.NETSCORE(420,,,50)`; anything else is made one, so that no argument, however
 * it comes, can break a function.
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

/** The first cell, which is the only one of a single cell's range. */
export function firstCell(range: Range): Cell {
  return range[0]?.[0];
}

/** The rows down to the last that holds anything: of a whole column most are blank. */
export function filledRows(range: Range): Range {
  let count = range.length;
  while (count > 1 && range[count - 1]?.every(isBlank)) count--;
  return count === range.length ? range : range.slice(0, count);
}

/** Excel passes blank cells as "", null or undefined. */
export function isBlank(cell: Cell): boolean {
  if (typeof cell !== "string") return cell === null || cell === undefined;
  // What begins with a letter, a digit or a sign needs no trimming.
  const first = cell.charCodeAt(0);
  return !(first > 32 && first < 127) && cell.trim() === "";
}

/** Excel on some desktops hands a blank cell over as 0, which is no contract and no seat. */
export function isBlankText(cell: Cell): boolean {
  return isBlank(cell) || cell === 0;
}

/**
 * A cell as a number; NaN when it holds anything else. Text that is a number counts as one, unless it may have thousands.
 */
export function toNumber(cell: Cell): number {
  if (typeof cell === "number") return cell;
  const text = typeof cell === "string" && !mayHaveThousands(cell) ? plainSigns(cell.trim()) : "";
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}

/**
 * The number in a cell that is not blank.
 * @param refusal the message for a cell that holds no number.
 */
export function numberIn(cell: Cell, refusal: (written: unknown) => string): number {
  const number = toNumber(cell);
  if (Number.isFinite(number)) return number;
  throw new InputError(typeof cell === "string" && mayHaveThousands(cell) ? messages.thousands(cell) : refusal(cell));
}

/** Points or IMPs in a cell that is not blank: a number, as {@link numberIn} reads it, that is no date. */
export function pointsIn(cell: Cell, refusal: (written: unknown) => string): number {
  refuseDate("points or IMPs", cell);
  return numberIn(cell, refusal);
}

/** The days, counted as Excel counts them, that a date of these times has: from 1954 to 2119. */
const DATES = { from: 20_000, to: 80_000 } as const;

/**
 * Excel turns what looks like a date, as 3-1 does, into the number of its day.
 * @throws InputError for such a number, which no column of bridge results has.
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
 * A cell's value. An error, or a number that carries its format, comes as an object with its basic value: "#N/A",
 * 420. Of anything else the kind is left, a text that a message can name.
 */
function cellOf(value: unknown): Cell {
  if (isCell(value)) return value;
  const basic = typeof value === "object" && value !== null && "basicValue" in value ? value.basicValue : undefined;
  return isCell(basic) && !isBlank(basic) ? basic : `(${typeof value})`;
}
