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

const CELL = "\\$?([A-Z]{1,3})\\$?([1-9]\\d*)";
const REFERENCE = new RegExp(`^(?:('(?:[^']|'')*'|[^'!:$]+)!)?${CELL}(?::${CELL})?$`, "i");

/** Reads a reference as it stands in a formula, B2, $B$2:C9 or 'Table 1'!B2; null where it is none, but a name or number. */
export function readReference(text: string): Reference | null {
  const found = REFERENCE.exec(text);
  if (!found) return null;
  const [, sheet, letters = "", digits = "", otherLetters = letters, otherDigits = digits] = found;
  const [left, right, top, bottom] = [columnOf(letters), columnOf(otherLetters), Number(digits), Number(otherDigits)];
  return {
    sheet: sheet === undefined ? null : sheet.startsWith("'") ? sheet.slice(1, -1).replace(/''/g, "'") : sheet,
    area: {
      top: Math.min(top, bottom),
      left: Math.min(left, right),
      bottom: Math.max(top, bottom),
      right: Math.max(left, right),
    },
  };
}

/**
 * The cell whose address, C5 or $C$5, stands between two places of a text, as one number; 0 where something else does. Most of
 * what formulas hold are such, so they are read without being cut out of the text.
 */
export function cellBetween(text: string, start: number, end: number): number {
  let at = text[start] === "$" ? start + 1 : start;
  let column = 0;
  for (; at < end; at++) {
    const letter = text.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
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

function columnOf(letters: string): number {
  let column = 0;
  for (let i = 0; i < letters.length; i++) column = column * 26 + (letters.charCodeAt(i) & 31);
  return column;
}
