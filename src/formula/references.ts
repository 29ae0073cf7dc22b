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

function columnOf(letters: string): number {
  let column = 0;
  for (let i = 0; i < letters.length; i++) column = column * 26 + (letters.charCodeAt(i) & 31);
  return column;
}
