import Papa from "papaparse";
import type { ResultFields } from "./result-lines";

/** Results on their way out: each kind of session writes them in columns that it reads. */
export interface WrittenResults {
  /** The names of the columns, in order. */
  readonly columns: readonly string[];
  /** By column; one that a line leaves out is blank. */
  readonly lines: readonly ResultFields[];
}

/** Excel takes a file without it for the code page of its country, and shows "GrÃ¼n" for "Grün". */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Beginnings that make a spreadsheet read a field as a formula. Some locales accept full-width signs, and some
 * spreadsheets skip leading blanks, tabs and line ends.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Results and numbers begin so too, and no spreadsheet makes more of them than they are. */
const HARMLESS = /^([+-]?\d+(\.\d+)?|=)$/;

/**
 * Writes results as CSV in the form that most programs open by a double click: with a byte-order mark, commas,
 * fields in quotation marks where they need them, and the line ends of RFC 4180, which every editor shows as such.
 * What `readCsv` makes of it is what was written.
 */
export function resultsCsv({ columns, lines }: WrittenResults): string {
  return csvOf([columns, ...lines.map((fields) => columns.map((column) => fields[column] ?? ""))]);
}

/** Lines of fields as CSV in that form: whatever is written as CSV is written by this. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  const rows = lines.map((fields) => fields.map(guarded));
  return `${BYTE_ORDER_MARK}${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;
}

/** A name that begins like a formula stays text behind an apostrophe, as it does where it is typed into a cell. */
function guarded(field: string): string {
  return FORMULA.test(field) && !HARMLESS.test(field) ? `'${field}` : field;
}

/** Removes the guard from a field. */
export function withoutGuard(field: string): string {
  return field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;
}
