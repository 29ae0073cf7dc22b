import { MARK } from "./template";

/** A rectangle of cells, by rows and columns from 1; without a sheet, on that of the formula. */
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

/** Reads a reference as it stands in a formula, B2, $B$2:C9 or 'Table 1'!B2; null where it is none, but a name or number. */
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

/** A text that is copied down: what stands before, between and behind the rows that move in it, and these. */
export interface MovingRows {
  readonly around: readonly string[];
  readonly rows: readonly number[];
  /** The row, where all of them are the same. */
  readonly row: number | null;
}

/** A reference as it stands in a formula: its rows move that have no dollar sign. */
export function movingRows(reference: string): MovingRows {
  const rows: number[] = [];
  let marked = "";
  let done = 0;
  for (let at = reference.lastIndexOf("!") + 1; at < reference.length; at++) {
    if (!isDigit(reference, at)) continue;
    const start = at;
    while (isDigit(reference, at + 1)) at++;
    if (reference[start - 1] === "$") continue;
    rows.push(Number(reference.slice(start, at + 1)));
    marked += reference.slice(done, start) + MARK;
    done = at + 1;
  }
  return movingIn(marked + reference.slice(done), rows);
}

/** The same of a text with marks in place of the rows that move. */
export function movingIn(marked: string, rows: readonly number[]): MovingRows {
  const [first = 0] = rows;
  return { around: marked.split(MARK), rows, row: rows.every((row) => row === first) ? first : null };
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** A text copied so many rows down. */
export function movedText({ around, rows, row }: MovingRows, by: number): string {
  if (row !== null) return around.join(String(row + by));
  return around.map((piece, index) => (index < rows.length ? piece + ((rows[index] ?? 0) + by) : piece)).join("");
}

/**
 * The cell whose address, C5 or $C$5, stands between two places of a text, as one number; 0 where something else does. Most of
 * what formulas hold are such, so they are read without being cut out of the text.
 */
export function cellBetween(text: string, start: number, end: number): number {
  let at = text[start] === "$" ? start + 1 : start;
  let column = 0;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    const letter = code & 31;
    if (code < 64 || code > 122 || letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column === 0 || column > LAST_COLUMN) return 0;
  if (text[at] === "$") at++;
  let row = 0;
  for (; at < end; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9 || (digit === 0 && row === 0)) return 0;
    row = row * 10 + digit;
  }
  return row === 0 ? 0 : row * (LAST_COLUMN + 1) + column;
}

/** The row and the column of such a number. */
export function rowAndColumn(cell: number): readonly [row: number, column: number] {
  return [Math.floor(cell / (LAST_COLUMN + 1)), cell % (LAST_COLUMN + 1)];
}

/** ZZZ, the last of three letters. */
const LAST_COLUMN = 18278;
