import type { DefinedName } from "../workbook/model";

/** The last row and column that a sheet may have. */
export const [LAST_ROW, LAST_COLUMN] = [1_048_576, 16_384];

/** A column's number: A is 1. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (let i = 0; i < letters.length; i++) number = number * 26 + (letters.charCodeAt(i) & 31);
  return number;
}

/** The row and column of an address such as C5; null where it is none that a sheet has. */
export function cellPlace(address: string): { readonly row: number; readonly column: number } | null {
  let letters = 0;
  while (isLetter(address.charCodeAt(letters))) letters++;
  let end = letters;
  while (isDigit(address.charCodeAt(end))) end++;
  if (letters === 0 || letters > 3 || end < address.length || address[letters] === "0") return null;
  const [row, column] = [Number(address.slice(letters)), columnNumber(address.slice(0, letters))];
  return row > 0 && row <= LAST_ROW && column <= LAST_COLUMN ? { row, column } : null;
}

/** What a defined name refers to, such as 'Table 1'!$A$4:$A$26; null if that is not one area of a sheet. */
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
