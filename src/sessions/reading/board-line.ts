import { boardFaults } from "../../bridge/board-fault-texts";
import { checkPoints } from "../../bridge/check-score";
import { InputError } from "../../bridge/input-error";
import { printPlayed } from "../../bridge/print-played";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { tableNumbers } from "../../movements/movement";
import type { ResultFields, ResultLine, Fault } from "./result-lines";
import { resultTexts } from "../result-texts";
import { explainInLine } from "./explain-fault";
import { optional, readBoard, readPoints, readTable, shownAt, numberOr, type TableBoards } from "./fields";
import { partLine } from "./part-board";
import { resultWords } from "./spellings";
import { readContract, type ReadContract, type TypedFault } from "./typed-board";
import type { TableResult } from "../results";

/** Columns for a result at a table, with the other names they go by. */
export const TABLE_COLUMNS = {
  table: [],
  board: [],
  contract: [],
  declarer: ["by"],
  result: [],
  points: ["n-s points"],
} as const;

/** Returns tables 1, 2 … that all play the same boards. */
export function numberedTables(count: number, boards: readonly number[]): TableBoards[] {
  return tableNumbers(count).map((table) => ({ table, name: String(table), boards }));
}

/** A line of a file of results, as far as it could be read. */
export interface ReadLine {
  readonly line: number;
  /** True if the line's numbers count unchecked. */
  readonly stands: boolean;
  readonly table: TableBoards | null;
  readonly board: number | null;
  /** The result; null if the board was not played, or if the line has faults. */
  readonly result: TableResult | null;
  /** True if the line has "not played" in place of a contract; `isCancelled` if it has "cancelled". */
  readonly isNotPlayed: boolean;
  readonly isCancelled: boolean;
  readonly faults: Fault[];
  readonly warnings: Fault[];
}

/** Reads one field of a line. If the field is refused, it adds a fault and returns null. */
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

/**
 * Returns a function that reads a field of the line by its name, as {@link readField} does; missing fields are blank.
 */
export function fieldReader<Name extends string>(
  { line, fields }: Pick<ResultLine, "line" | "fields">,
  faults: Fault[]
): <T>(field: Name, reader: (text: string) => T) => T | null {
  return (field, reader) => readField({ line, faults }, field, () => reader(fields[field] ?? ""));
}

/** Returns the fields of a line that are not blank and not in `extra`. */
export function otherFields(fields: ResultLine["fields"], extra: readonly string[]): string[] {
  return Object.keys(fields).filter((field) => fields[field] !== "" && !extra.includes(field));
}

/** Reads and refuses fields of a line that is not about a board, and collects the faults. */
interface OwnLineReader {
  readonly line: number;
  readonly read: <T>(field: string, reader: (text: string) => T) => T | null;
  readonly refuse: (field: string, message: string) => void;
}

/**
 * Reads a line that is not about a board.
 * @param extra the columns that the line may fill, and the message if it fills another one; null if all are allowed.
 * @param all receives the faults of the line.
 * @returns null if the line has faults.
 */
export function readOwnLine<T>(
  { line, fields }: ResultLine,
  extra: { readonly columns: readonly string[]; readonly other: (field: string) => string } | null,
  all: Fault[],
  reader: (from: OwnLineReader) => T | null
): T | null {
  const faults: Fault[] = [];
  const refuse = (field: string, message: string) => void faults.push({ line, field, message });
  if (extra) for (const field of otherFields(fields, extra.columns)) refuse(field, extra.other(field));
  const found = reader({ line, read: fieldReader({ line, fields }, faults), refuse });
  all.push(...faults);
  return faults.length > 0 ? null : found;
}

/**
 * Reads a line about a board at a table.
 * @param boards the boards of all tables, in their order.
 * @param withoutResult the result of a contract that is written without one; null if such a contract is a fault.
 */
export function readLine(
  { line, fields, stands = false }: ResultLine,
  tables: readonly TableBoards[],
  boards: readonly number[],
  withoutResult: number | null = null
): ReadLine {
  const faults: Fault[] = [];
  const read = fieldReader<keyof typeof TABLE_COLUMNS>({ line, fields }, faults);
  const table = read("table", (text) => readTable(text, tables));
  const board = read("board", (text) => readBoardAt(text, table, boards));
  const points = read("points", (text) => optional(text, numberOr(stands, readPoints)));
  const played = readPlayed(fields, board, withoutResult);
  const { contract, declarer, result, expected, isNotPlayed, isCancelled } = played;
  const refuse = (refused: readonly TypedFault[]) =>
    faults.push(...refused.map((fault) => ({ line, ...explainInLine(fault, fields, played) })));
  refuse(played.unread);
  const isLeftOver = isNotPlayed && (declarer !== null || result !== null);
  if (faults.length === 0 && points === null) refuse(isLeftOver ? ["noContract"] : played.missing);
  if (faults.length === 0 && points !== null && board !== null && isCancelled)
    faults.push({ line, field: "points", message: boardFaults.cancelledPoints(shownAt(table, board).name) });

  const counted = points ?? expected;
  const isSound = faults.length === 0;
  const state = { isNotPlayed: isSound && isNotPlayed && !isCancelled, isCancelled: isSound && isCancelled };
  const base = { line, stands, table, board, ...state, faults };
  if (!isSound || counted === null || table === null || board === null) return { ...base, result: null, warnings: [] };
  const found: TableResult = { contract, declarer, result, table: table.table, board, points: counted, expected };
  const doubt = doubtIn(found, table, stands);
  return { ...base, result: found, warnings: doubt === null ? [] : [{ line, field: "points", message: doubt }] };
}

/**
 * Reads the contract of a line. A contract without result and points gets the result `withoutResult`, unless that is
 * null.
 */
function readPlayed(fields: ResultFields, board: number | null, withoutResult: number | null): ReadContract {
  const cells = partLine(fields);
  const isBid = /^[1-7]/.test(String(cells.contract));
  // If points are written, no result is assumed: the points decide the score, but not the number of tricks.
  const isWithout = withoutResult !== null && isBid && cells.result === "" && !fields.points;
  return readContract(board ?? 1, isWithout ? { ...cells, result: resultWords(withoutResult) } : cells);
}

/** Returns a question on points that differ from the contract's, or that no contract gives; null if there is none. */
function doubtIn(
  { board, points, expected, ...played }: TableResult,
  tables: TableBoards,
  stands: boolean
): string | null {
  const { results } = resultTexts;
  const { name, counted, number } = shownAt(tables, board);
  if (expected !== null) {
    if (points === expected) return null;
    const { contract, declarer, result } = played;
    return results.pointsStand(name, tables.name, points, printPlayed(contract!, declarer, result ?? 0), expected);
  }
  const impossible = stands ? "" : checkPoints(points, vulnerabilityOf(board));
  return impossible === "" ? null : results.impossiblePoints(counted, number, tables.name, impossible);
}

/** Reads a board; refuses boards that the table, if known, does not play. */
function readBoardAt(text: string, table: TableBoards | null, boards: readonly number[]): number {
  const board = readBoard(text, boards, table);
  if (table && !table.boards.includes(board))
    throw new InputError(resultTexts.results.boardNotAtTable(board, table.name));
  return board;
}
