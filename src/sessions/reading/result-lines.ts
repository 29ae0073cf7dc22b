import { resultTexts } from "../result-texts";

/** A fault in results that are read, with its place and what to do. */
export interface Fault {
  /** The line in the file, from 1. */
  readonly line: number;
  /** The column's name, "" for the line as a whole. */
  readonly field: string;
  readonly message: string;
}

/** The columns that a kind of session reads, by lower-case name, with the other names they go by. */
export type ResultColumns = Readonly<Record<string, readonly string[]>>;

/** The fields of a line, keyed by column name. */
export type ResultFields = Readonly<Record<string, string>>;

/** A line of results; it has a field for every column of its kind of session. */
export interface ResultLine {
  readonly line: number;
  readonly fields: ResultFields;
  /** True if the line's numbers were scored elsewhere and count unchecked; sheets refuse none of them. */
  readonly stands?: boolean;
}

/**
 * Results before a session reads them: lines of fields, whatever their source. Kinds of session read results only from
 * these lines.
 */
export interface ResultLines {
  /** True if not even a header exists. */
  readonly isEmpty: boolean;
  /** True if a program recorded the lines during play, so that typing errors are ruled out. */
  readonly isRecord?: boolean;
  /** The known columns of the source. */
  readonly columns: readonly string[];
  readonly lines: readonly ResultLine[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Results read from lines, with all faults, and questions to the writer. */
export interface ReadResults<R> {
  /** The results; not to be used if there are faults. */
  readonly results: R;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Returns faults in the order of their lines. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((first, second) => first.line - second.line);
}

/** Returns the faults that keep all lines from being read: there is no header, or it lacks a needed column. */
export function headerFaults(lines: ResultLines, columns: ResultColumns, needed: readonly string[]): Fault[] {
  if (lines.isEmpty) return [...lines.faults];
  const accepted = Object.keys(columns).join(", ");
  return needed
    .filter((name) => !lines.columns.includes(name))
    .map((name) => headerFault(resultTexts.results.csvColumn(name, accepted)));
}

export function headerFault(message: string): Fault {
  return { line: 1, field: resultTexts.results.header, message };
}
