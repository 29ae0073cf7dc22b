import type { Area } from "./model";

/** A column's letters: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  return (requested[column] ??= lettersOf(column));
}

/** Cache of letters by column, since every address needs them. */
const requested: string[] = [];

function lettersOf(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? lettersOf(before) : "") + String.fromCharCode(65 + ((column - 1) % 26));
}

/** A cell's address, such as C5. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

/** An area's address that does not move when copied, such as $C$5:$D$9; of one cell, $C$5. */
export function areaAddress({ top, left, bottom, right }: Area): string {
  const first = `$${columnLetters(left)}$${top}`;
  const last = `$${columnLetters(right)}$${bottom}`;
  return first === last ? first : `${first}:${last}`;
}

/** An address on a sheet: 'Table 1'!C5. */
export function onSheet(sheet: string, address: string): string {
  return `'${sheet.includes("'") ? sheet.replace(/'/g, "''") : sheet}'!${address}`;
}

/** Text as a literal in a formula. */
export function textLiteral(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}
