import Papa from "papaparse";
import type { ResultFields } from "./result-lines";

/** Results to be written to a file: each kind of session writes them in columns that it reads. */
export interface WrittenResults {
  /** The names of the columns, in order. */
  readonly columns: readonly string[];
  /** Lines, each keyed by column name; a column that a line leaves out is blank. */
  readonly lines: readonly ResultFields[];
}

/** Without a byte-order mark, Excel reads a file in the code page of its country, and shows "GrÃ¼n" for "Grün". */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Beginnings that make a spreadsheet read a field as a formula. Some locales accept full-width signs, and some
 * spreadsheets skip leading blanks, tabs and line ends.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Results and numbers that begin like formulas; every spreadsheet leaves them as they are. */
const HARMLESS = /^([+-]?\d+(\.\d+)?|=)$/;

/**
 * Writes results as CSV in the form that most programs open by a double click: with a byte-order mark, commas,
 * quotation marks around fields that need them, and the line ends of RFC 4180. `readCsv` reads back what was written.
 */
export function resultsCsv({ columns, lines }: WrittenResults): string {
  return csvOf([columns, ...lines.map((fields) => columns.map((column) => fields[column] ?? ""))]);
}

/** Writes lines of fields as CSV with a byte-order mark and guarded fields. All CSV is written by this function. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  const rows = lines.map((fields) => fields.map(guarded));
  return `${BYTE_ORDER_MARK}${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;
}

/** Puts an apostrophe before a text that begins like a formula, so that it stays a text, as in a cell. */
function guarded(field: string): string {
  return FORMULA.test(field) && !HARMLESS.test(field) ? `'${field}` : field;
}

/** Removes the guarding apostrophe from a field. */
export function withoutGuard(field: string): string {
  return field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;
}
