import { agreedResult, parseContract } from "../bridge/contract";
import { InputError } from "../bridge/input-error";
import { parseResult } from "../bridge/result";
import { parseSeat } from "../bridge/seat";
import { readCsv, type CsvLine, type Fault } from "./csv";
import { messages } from "./messages";
import { describe, expectedPoints, missing, type Played } from "./played";
import { optional, readBoard, readPoints, readTable } from "./result-fields";
import type { TableName, TableResult } from "./results";

/** The columns that say what happened at a table, with the other names they go by. */
export const TABLE_COLUMNS = {
  table: [],
  board: [],
  contract: [],
  declarer: ["by"],
  result: [],
  points: ["n-s points"],
} as const;

/** A table of a session with the boards that it plays. */
export interface TableBoards<T extends TableName = TableName> {
  readonly table: T;
  readonly boards: readonly number[];
}

/** A line of a file of results, as far as it could be read. */
export interface ReadLine<T extends TableName = TableName> {
  readonly line: number;
  readonly table: T | null;
  readonly board: number | null;
  /** Null where the board was not played, or where the line has faults. */
  readonly result: TableResult<T> | null;
  readonly faults: Fault[];
  readonly warnings: Fault[];
}

/** Reads one field of a line; what is refused becomes a fault of the field, and null. */
export function readField<T>(
  { line, faults }: Pick<ReadLine, "line" | "faults">,
  field: string,
  reader: () => T
): T | null {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    faults.push({ line, field, message: error.message });
    return null;
  }
}

/** Reads what a line says of a board at a table. */
function readLine<T extends TableName>(
  { line, fields }: CsvLine,
  tables: readonly TableBoards<T>[],
  boards: readonly number[],
  withoutResult: number | null
): ReadLine<T> {
  const faults: Fault[] = [];
  const read = <V>(field: keyof typeof TABLE_COLUMNS, reader: (text: string) => V): V | null =>
    readField({ line, faults }, field, () => reader(fields[field]!));
  const table = read("table", (text) =>
    readTable(
      text,
      tables.map((one) => one.table)
    )
  );
  const board = read("board", (text) => readBoardAt(text, table, tables, boards));
  const written = read("contract", (text) => optional(text, parseContract));
  const declarer = read("declarer", (text) => optional(text, parseSeat));
  const given = read("result", (text) =>
    agreedResult(written?.result ?? null, optional(text, parseResult))
  );
  const bid = written !== null && written.contract !== "Pass";
  const result = given ?? (bid ? withoutResult : null);
  const points = read("points", (text) => optional(text, readPoints));
  const played: Played = { contract: written?.contract ?? null, declarer, result };
  if (faults.length === 0 && points === null) faults.push(...missing(played, line));
  const expected = faults.length > 0 ? null : read("result", () => expectedPoints(played, board!));

  const known = points ?? expected;
  const warnings: Fault[] = [];
  const base = { line, table, board, faults, warnings };
  if (faults.length > 0 || known === null) return { ...base, result: null };
  if (points !== null && expected !== null && points !== expected) {
    const message = messages.pointsStand(board!, table!, points, describe(played), expected);
    warnings.push({ line, field: "points", message });
  }
  return { ...base, result: { ...played, table: table!, board: board!, points: known, expected } };
}

/** Reads a board, which the table must play where that is known. */
function readBoardAt<T extends TableName>(
  text: string,
  table: T | null,
  tables: readonly TableBoards<T>[],
  boards: readonly number[]
): number {
  const board = readBoard(text, boards);
  const own = tables.find((known) => known.table === table);
  if (own && !own.boards.includes(board))
    throw new InputError(messages.boardNotAtTable(board, String(table)));
  return board;
}

/** The lines of a file of results, with all that is wrong in them so far. */
export interface ReadLines<T extends TableName, More> {
  readonly lines: readonly (ReadLine<T> & More)[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/**
 * Reads a file of results line by line; with a header that lacks what is needed, no line.
 * @param columns its columns, with the other names they go by.
 * @param tables the tables, with the boards of each.
 * @param more reads what a kind of session has besides {@link TABLE_COLUMNS}.
 * @param withoutResult the result of a contract that is written without one; null: it is a fault.
 */
export function readLines<T extends TableName, More>(
  text: string,
  columns: Readonly<Record<string, readonly string[]>>,
  tables: readonly TableBoards<T>[],
  more: (read: ReadLine<T>, fields: CsvLine["fields"]) => More,
  withoutResult: number | null = null
): ReadLines<T, More> {
  const csv = readCsv(text, columns);
  const unusable = csv.columns.length === 0 ? csv.faults : [];
  const header = unusable.length > 0 ? unusable : headerFaults(csv.columns, Object.keys(columns));
  if (header.length > 0) return { lines: [], faults: header, warnings: csv.warnings };
  const boards = [...new Set(tables.flatMap((one) => one.boards))].sort((a, b) => a - b);
  const lines = csv.lines.map((line) => {
    const read = readLine(line, tables, boards, withoutResult);
    return { ...read, ...more(read, line.fields) };
  });
  return {
    lines,
    faults: [...csv.faults, ...lines.flatMap(({ faults }) => faults), ...repeated(lines)],
    warnings: [...csv.warnings, ...lines.flatMap(({ warnings }) => warnings)],
  };
}

/** The faults of a header that lacks a column without which no line can be read. */
function headerFaults(columns: readonly string[], known: readonly string[]): Fault[] {
  const accepted = known.join(", ");
  const texts = (["table", "board"] as const)
    .filter((name) => !columns.includes(name))
    .map((name) => messages.csvColumn(name, accepted));
  if (!columns.includes("points") && !columns.includes("contract"))
    texts.push(messages.csvNoScore(accepted));
  return texts.map((message) => ({ line: 1, field: "header", message }));
}

/** The fault of each line whose board an earlier line has for the same table. */
function repeated(lines: readonly ReadLine[]): Fault[] {
  const firstLine = new Map<string, number>();
  return lines.flatMap(({ line, table, board }) => {
    if (table === null || board === null) return [];
    const key = `${table}:${board}`;
    const first = firstLine.get(key);
    if (first === undefined) {
      firstLine.set(key, line);
      return [];
    }
    return [{ line, field: "board", message: messages.boardTwice(board, table, first) }];
  });
}

/** Faults in the order of their lines. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((one, other) => one.line - other.line);
}
