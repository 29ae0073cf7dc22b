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
  const [, letters, digits] = /^([A-Za-z]{1,3})([1-9][0-9]{0,6})$/.exec(address) ?? [];
  if (letters === undefined) return null;
  const [row, column] = [Number(digits), columnNumber(letters)];
  return row <= LAST_ROW && column <= LAST_COLUMN ? { row, column } : null;
}
