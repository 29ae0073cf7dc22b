import type { DefinedName } from "../workbook/model";

/** Excel's limits of a sheet: its last row and its last column. */
export const [LAST_ROW, LAST_COLUMN] = [1_048_576, 16_384];

/** Converts letters to a column's number: A is 1. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (let i = 0; i < letters.length; i++) number = number * 26 + (letters.charCodeAt(i) & 31);
  return number;
}

/** Row and column of an address such as C5; null if it is no address or beyond a sheet's limits. */
export function cellPlace(address: string): { readonly row: number; readonly column: number } | null {
  let letters = 0;
  while (isLetter(address.charCodeAt(letters))) letters++;
  let end = letters;
  while (isDigit(address.charCodeAt(end))) end++;
  if (letters === 0 || letters > 3 || end < address.length || address[letters] === "0") return null;
  const [row, column] = [Number(address.slice(letters)), columnNumber(address.slice(0, letters))];
  return row > 0 && row <= LAST_ROW && column <= LAST_COLUMN ? { row, column } : null;
}

/** Parses a defined name's reference, such as 'Table 1'!$A$4:$A$26; null if it is not one area of one sheet. */
export function areaOnSheet(reference: string): Pick<DefinedName, "sheet" | "area"> | null {
  const [, quoted, plain, first = "", last = first] =
    /^=?(?:'((?:[^']|'')+)'|([^'!:,]+))!([$A-Z\d]+)(?::([$A-Z\d]+))?$/.exec(reference) ?? [];
  const [start, end] = [first, last].map((address) => cellPlace(address.replace(/\$/g, "")));
  const sheet = quoted?.replace(/''/g, "'") ?? plain;
  if (sheet === undefined || !start || !end) return null;
  return { sheet, area: { top: start.row, left: start.column, bottom: end.row, right: end.column } };
}

function isLetter(code: number): boolean {
  return (code | 32) >= 97 && (code | 32) <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
