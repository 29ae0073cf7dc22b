import Papa from "papaparse";
import { resultTexts } from "../result-texts";
import { clipped } from "./fields";
import { withoutGuard } from "./write-csv";
import type { Fault, ResultColumns, ResultLine, ResultLines } from "./result-lines";

/**
 * Limits for a file's lines and its header's columns. The longest session has less than a thousand lines; a file of
 * another kind may have millions of lines, each with a fault.
 */
const MAX_LINES = 50_000;
const MAX_COLUMNS = 1_000;

/** Rows of an Excel sheet; Excel may save all of them, though most are blank. */
const SHEET_ROWS = 1_048_576;

interface UnknownColumn {
  readonly line: number;
  readonly heading: string;
  /** Number of the column, from 1. */
  readonly column: number;
  readonly cells: readonly string[];
}

/** Results of a CSV file, with the contents of its unknown columns. */
export interface CsvLines extends ResultLines {
  /** Unknown columns: their headings, "" for none, and the cells below that are not blank. */
  readonly unknown: readonly UnknownColumn[];
}

/**
 * Reads CSV with a header, as spreadsheets and people write it: commas, semicolons or tabs, quoted
 * fields, any line endings, a byte-order mark, blank lines.
 * @param resultColumns the columns to read, by lower-case name, with the other names they go by.
 */
export function readCsv(text: string, resultColumns: ResultColumns): CsvLines {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimitersToGuess: [",", ";", "\t"],
    skipEmptyLines: false,
    preview: SHEET_ROWS,
  });
  const unread = data.splice(MAX_LINES);
  const lineOf = lineNumbers(data);
  const faults: Fault[] = errors
    .filter(({ type }) => type === "Quotes")
    .map(({ row }) => ({ line: lineOf[row ?? 0] ?? 1, field: "", message: resultTexts.results.csvQuotes }));
  const isBlank = (row: readonly string[]) => row.every((field) => field.trim() === "");
  const headerAt = data.findIndex((row) => !isBlank(row));
  const header = data[headerAt]?.slice(0, MAX_COLUMNS);
  if (!header)
    return {
      isEmpty: true,
      columns: [],
      lines: [],
      warnings: [],
      unknown: [],
      faults: [fault(1, resultTexts.results.csvEmpty)],
    };

  const headerLine = lineOf[headerAt]!;
  if (!unread.every(isBlank)) faults.push(fault(headerLine, resultTexts.results.csvTooLong(MAX_LINES)));
  if (data[headerAt]!.length > MAX_COLUMNS) faults.push(fault(headerLine, resultTexts.results.csvTooWide(MAX_COLUMNS)));
  const warnings: Fault[] = [];
  const names = header.map((cell) => columnNamed(cell, resultColumns));
  names.forEach((name, i) => {
    const typed = clipped(header[i]!);
    if (name === null && typed !== "") warnings.push(fault(headerLine, resultTexts.results.csvUnused(typed)));
    if (name !== null && names.indexOf(name) < i)
      faults.push(fault(headerLine, resultTexts.results.csvColumnTwice(typed)));
  });
  const lines: ResultLine[] = [];
  data.forEach((row, index) => {
    if (index <= headerAt || isBlank(row)) return;
    const line = lineOf[index]!;
    if (row.slice(header.length).some((field) => field.trim() !== ""))
      faults.push(fault(line, resultTexts.results.csvTooMany(row.length, header.length)));
    lines.push({ line, fields: fieldsOf(row, names, Object.keys(resultColumns)) });
  });
  const columns = names.filter((name): name is string => name !== null);
  const unknown = header.flatMap((cell, i) => {
    if (names[i] !== null) return [];
    const cells = data.slice(headerAt + 1).flatMap((row) => (row[i] ?? "").trim() || []);
    return [{ line: headerLine, heading: clipped(cell), column: i + 1, cells }];
  });
  return { isEmpty: false, columns, lines, faults, warnings, unknown };
}

/** Returns the line on which each row starts; quoted fields may hold line ends. */
function lineNumbers(rows: readonly (readonly string[])[]): number[] {
  let line = 1;
  return rows.map((row) => {
    const start = line;
    line += 1 + row.reduce((sum, field) => sum + (field.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return start;
  });
}

/**
 * Returns the column that a heading names, by the column's usual name or another one; null if no column has this name.
 */
export function columnNamed(cell: string, resultColumns: ResultColumns): string | null {
  const typed = cell.trim().toLowerCase();
  const found = Object.entries(resultColumns).find(([name, spellings]) => [name, ...spellings].includes(typed));
  return found ? found[0] : null;
}

function fieldsOf(
  row: readonly string[],
  names: readonly (string | null)[],
  resultColumns: readonly string[]
): Record<string, string> {
  return Object.fromEntries(
    resultColumns.map((name) => [name, withoutGuard(clipped(row[names.indexOf(name)] ?? ""))] as const)
  );
}

function fault(line: number, message: string): Fault {
  return { line, field: "", message };
}
