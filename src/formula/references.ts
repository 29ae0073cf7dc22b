import { SLOT_MARK } from "./template";

/** A rectangle of cells, rows and columns from 1; `sheet` is null for the formula's own sheet. */
export interface Reference {
  readonly sheet: string | null;
  readonly area: {
    readonly top: number;
    readonly left: number;
    readonly bottom: number;
    readonly right: number;
  };
}

const SHEET = /^(?:'(?:[^']|'')*'|[^'!:$]+)$/;

/** Reads a reference as written in a formula: B2, $B$2:C9 or 'Table 1'!B2; null for a name or a number. */
export function readReference(text: string): Reference | null {
  const start = text.lastIndexOf("!") + 1;
  const colon = text.indexOf(":", start);
  const first = cellBetween(text, start, colon < 0 ? text.length : colon);
  const last = colon < 0 ? first : cellBetween(text, colon + 1, text.length);
  const sheet = start === 0 ? null : text.slice(0, start - 1);
  if (first === 0 || last === 0 || (sheet !== null && !SHEET.test(sheet))) return null;
  const [[top, left], [bottom, right]] = [rowAndColumn(first), rowAndColumn(last)];
  return {
    sheet: sheet?.startsWith("'") ? sheet.slice(1, -1).replace(/''/g, "'") : sheet,
    area: {
      top: Math.min(top, bottom),
      left: Math.min(left, right),
      bottom: Math.max(top, bottom),
      right: Math.max(left, right),
    },
  };
}

/** The row numbers in a formula's text that change when the formula is filled down, and the texts around them. */
export interface MovingRows {
  readonly around: readonly string[];
  readonly rows: readonly number[];
  /** The row if all moving rows are equal; otherwise null. */
  readonly row: number | null;
}

/** Splits a reference at its row numbers without a dollar sign. */
export function movingRows(reference: string): MovingRows {
  const rows: number[] = [];
  let marked = "";
  let done = 0;
  for (let position = reference.lastIndexOf("!") + 1; position < reference.length; position++) {
    if (!isDigit(reference, position)) continue;
    const start = position;
    while (isDigit(reference, position + 1)) position++;
    if (reference[start - 1] === "$") continue;
    rows.push(Number(reference.slice(start, position + 1)));
    marked += reference.slice(done, start) + SLOT_MARK;
    done = position + 1;
  }
  return movingIn(marked + reference.slice(done), rows);
}

/**
 * Splits a text in which SLOT_MARK is in place of each row number that moves; `rows` has these row numbers. For example
 * "A5+B$7" is split into "A" and "+B$7", and `rows` has the 5.
 */
export function movingIn(marked: string, rows: readonly number[]): MovingRows {
  const [first = 0] = rows;
  return { around: marked.split(SLOT_MARK), rows, row: rows.every((row) => row === first) ? first : null };
}

function isDigit(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return code >= 48 && code <= 57;
}

/** Returns the text copied `by` rows down. */
export function movedText({ around, rows, row }: MovingRows, by: number): string {
  if (row !== null) return around.join(String(row + by));
  return around.map((piece, index) => (index < rows.length ? piece + ((rows[index] ?? 0) + by) : piece)).join("");
}

/**
 * Reads a cell address such as C5 or $C$5 between two positions of a text. Most references are such cells, so no
 * substring is created.
 * @returns row and column as one number for {@link rowAndColumn}; 0 if it is not a cell address.
 */
export function cellBetween(text: string, start: number, end: number): number {
  let position = text[start] === "$" ? start + 1 : start;
  let column = 0;
  for (; position < end; position++) {
    const code = text.charCodeAt(position);
    const letter = code & 31;
    if (code < 64 || code > 122 || letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column === 0 || column > LAST_COLUMN) return 0;
  if (text[position] === "$") position++;
  let row = 0;
  for (; position < end; position++) {
    const digit = text.charCodeAt(position) - 48;
    if (digit < 0 || digit > 9 || (digit === 0 && row === 0)) return 0;
    row = row * 10 + digit;
  }
  return row === 0 ? 0 : row * (LAST_COLUMN + 1) + column;
}

/** Row and column of a number from {@link cellBetween}. */
export function rowAndColumn(cell: number): readonly [row: number, column: number] {
  return [Math.floor(cell / (LAST_COLUMN + 1)), cell % (LAST_COLUMN + 1)];
}

/** Number of column ZZZ, the last one that is accepted. */
const LAST_COLUMN = 18278;
