import { textAt, type OlderSheet } from "./older-sheets";

/** What heads a column: a text, or one of several. */
export type Headings<K extends string> = Readonly<Record<K, string | readonly string[]>>;

/** A list on an older sheet: its columns by their headings. */
export interface OlderList<K extends string> {
  readonly headingRow: number;
  /** Those that are not there are left out. */
  readonly columns: Readonly<Partial<Record<K, number>>>;
}

/**
 * Finds a list by its headings, which stand in one row in this order, maybe with others between them.
 * @param needed those without which there is no list; all where nothing is said.
 */
export function findList<K extends string>(
  sheet: OlderSheet,
  headings: Headings<K>,
  needed: readonly K[] = Object.keys(headings) as K[]
): OlderList<K> | null {
  const keys = Object.keys(headings) as K[];
  for (let row = 1; row <= sheet.lastRow; row++) {
    const columns: Partial<Record<K, number>> = {};
    let after = 0;
    for (const key of keys) {
      const column = columnOf(sheet, row, after + 1, [headings[key]].flat());
      if (column === null) continue;
      columns[key] = column;
      after = column;
    }
    if (needed.every((key) => columns[key] !== undefined)) return { headingRow: row, columns };
  }
  return null;
}

function columnOf(sheet: OlderSheet, row: number, from: number, texts: readonly string[]): number | null {
  for (let column = from; column <= sheet.lastColumn; column++)
    if (texts.includes(textAt(sheet, row, column))) return column;
  return null;
}

/** The rows of a list, those in whose column something stands: from the first of them on without a gap. */
export function rowsOf(
  sheet: OlderSheet,
  headingRow: number,
  column: number,
  isEntry: (text: string) => boolean
): number[] {
  const rows: number[] = [];
  for (let row = headingRow + 1; row <= sheet.lastRow; row++) {
    if (isEntry(textAt(sheet, row, column))) rows.push(row);
    else if (rows.length > 0) break;
  }
  return rows;
}

/** The rows of a list that count from 1. */
export function countedRows(sheet: OlderSheet, headingRow: number, column: number): number[] {
  const rows = rowsOf(sheet, headingRow, column, (text) => /^\d+$/.test(text));
  return rows.every((row, index) => textAt(sheet, row, column) === String(index + 1)) ? rows : [];
}
