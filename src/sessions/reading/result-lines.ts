import { resultTexts } from "../result-texts";

/** Something wrong in results that are read: where, and what to do. */
export interface Fault {
  /** The line in the file, from 1. */
  readonly line: number;
  /** The column's name, "" for the line as a whole. */
  readonly field: string;
  readonly message: string;
}

/** The columns that a kind of session reads, by lower-case name, with the other names they go by. */
export type ResultColumns = Readonly<Record<string, readonly string[]>>;

/** The fields of a line, by column names. */
export type ResultFields = Readonly<Record<string, string>>;

/** A line of results; every column of its kind of session is there. */
export interface ResultLine {
  readonly line: number;
  readonly fields: ResultFields;
  /** True if its numbers were scored elsewhere and count unchecked; sheets refuse none of them. */
  readonly stands?: boolean;
}

/**
 * Results on their way to a session: lines of fields, whatever they were read from. Each kind of session reads its
 * results from these alone.
 */
export interface ResultLines {
  /** True if not even a header exists. */
  readonly isEmpty: boolean;
  /** True if a program recorded the lines during play, so that typing errors are ruled out. */
  readonly isRecord?: boolean;
  /** The known columns that there are. */
  readonly columns: readonly string[];
  readonly lines: readonly ResultLine[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Results read from lines, with all faults, and remarks for the writer. */
export interface ReadResults<R> {
  /** With a fault in the lines, none of them are to be used. */
  readonly results: R;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Faults in the order of their lines. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((first, second) => first.line - second.line);
}

/** The faults without which no line can be read: there is no header, or it lacks a column that is needed. */
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
