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
  let [row, column, at] = [0, 0, 0];
  for (; isLetter(address.charCodeAt(at)); at++) column = column * 26 + (address.charCodeAt(at) & 31);
  const letters = at;
  // A leading zero is no number's.
  for (; isDigit(address.charCodeAt(at)) && (row > 0 || address[at] !== "0"); at++)
    row = row * 10 + Number(address[at]);
  const isWhole = letters > 0 && letters <= 3 && at === address.length && row > 0;
  return isWhole && row <= LAST_ROW && column <= LAST_COLUMN ? { row, column } : null;
}

function isLetter(code: number): boolean {
  return (code | 32) >= 97 && (code | 32) <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
