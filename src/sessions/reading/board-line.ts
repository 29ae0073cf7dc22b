import { boardFaults } from "../../bridge/board-fault-texts";
import { checkPoints } from "../../bridge/check-score";
import { agreedResult, type Contract, parseContract, printContract, notPlayedReason } from "../../bridge/contract";
import { boardScore } from "../../bridge/contract-score";
import { InputError } from "../../bridge/input-error";
import { printPlayed } from "../../bridge/print-played";
import { parseResult } from "../../bridge/result";
import { parseSeat, type Seat } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { tableNumbers } from "../../movements/movement";
import type { ResultLine, Fault } from "./result-lines";
import { resultTexts } from "../result-texts";
import { optional, readBoard, readPoints, readTable, shownAt, numberOr, type TableBoards } from "./fields";
import type { TableResult } from "../results";

/** The columns that say what happened at a table, with the other names they go by. */
export const TABLE_COLUMNS = {
  table: [],
  board: [],
  contract: [],
  declarer: ["by"],
  result: [],
  points: ["n-s points"],
} as const;

/** Tables that all play the same boards. */
export function numberedTables(count: number, boards: readonly number[]): TableBoards[] {
  return tableNumbers(count).map((table) => ({ table, name: String(table), boards }));
}

/** A line of a file of results, as far as it could be read. */
export interface ReadLine {
  readonly line: number;
  /** Whether its numbers count whatever they are. */
  readonly stands: boolean;
  readonly table: TableBoards | null;
  readonly board: number | null;
  /** Null where the board was not played, or where the line has faults. */
  readonly result: TableResult | null;
  /** Whether it says in place of a contract that the board was not played, or was taken out of the match. */
  readonly isNotPlayed: boolean;
  readonly isCancelled: boolean;
  readonly faults: Fault[];
  readonly warnings: Fault[];
}

/** What was written of a board's contract, as far as it was. */
interface Played {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly result: number | null;
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

/** What reads the fields of a line by their names, as {@link readField} does; those that are missing are blank. */
export function fieldReader<Name extends string>(
  { line, fields }: Pick<ResultLine, "line" | "fields">,
  faults: Fault[]
): <T>(field: Name, reader: (text: string) => T) => T | null {
  return (field, reader) => readField({ line, faults }, field, () => reader(fields[field] ?? ""));
}

/** The fields of a line in which something stands, but for those that it may have. */
export function otherFields(fields: ResultLine["fields"], own: readonly string[]): string[] {
  return Object.keys(fields).filter((field) => fields[field] !== "" && !own.includes(field));
}

/**
 * Reads what a line says of a board at a table.
 * @param boards the boards of all tables, in their order.
 * @param withoutResult the result of a contract that is written without one; null: it is a fault.
 */
export function readLine(
  { line, fields, stands = false }: ResultLine,
  tables: readonly TableBoards[],
  boards: readonly number[],
  withoutResult: number | null
): ReadLine {
  const faults: Fault[] = [];
  const read = fieldReader<keyof typeof TABLE_COLUMNS>({ line, fields }, faults);
  const table = read("table", (text) => readTable(text, tables));
  const board = read("board", (text) => readBoardAt(text, table, boards));
  const notPlayed = notPlayedReason(fields.contract ?? "");
  const written = notPlayed === null ? read("contract", (text) => optional(text, parseContract)) : null;
  const declarer = read("declarer", (text) => optional(text, parseSeat));
  const typed = read("result", (text) => agreedResult(written?.result ?? null, optional(text, parseResult)));
  const points = read("points", (text) => optional(text, numberOr(stands, readPoints)));
  const bid = written !== null && written.contract !== "Pass";
  // Points say what it came to, if not by which result.
  const result = typed ?? (bid && (fields.points ?? "") === "" ? withoutResult : null);
  const played: Played = { contract: written?.contract ?? null, declarer, result };
  if (faults.length === 0 && points === null) faults.push(...missing(played, line));
  if (faults.length === 0 && points !== null && board !== null && notPlayed === "cancelled")
    faults.push({
      line,
      field: "points",
      message: boardFaults.cancelledPoints(shownAt(table, board).name),
    });
  const expected = faults.length > 0 ? null : read("result", () => expectedPoints(played, board!));

  const known = points ?? expected;
  const isSound = faults.length === 0;
  const said = isSound ? notPlayed : null;
  const instead = { isNotPlayed: said === "not played", isCancelled: said === "cancelled" };
  const base = { line, stands, table, board, ...instead, faults };
  if (!isSound || known === null || table === null || board === null) return { ...base, result: null, warnings: [] };
  const found: TableResult = { ...played, table: table.table, board, points: known, expected };
  const doubt = doubtIn(found, table, stands);
  return { ...base, result: found, warnings: doubt === null ? [] : [{ line, field: "points", message: doubt }] };
}

/** What a line without points lacks to be scored; nothing where it is a board not played. */
function missing({ contract, declarer, result }: Played, line: number): Fault[] {
  if (contract === "Pass") return [];
  if (contract === null)
    return declarer === null && result === null ? [] : [{ line, field: "contract", message: boardFaults.noContract }];
  const name = printContract(contract);
  const faults: Fault[] = [];
  if (declarer === null) faults.push({ line, field: "declarer", message: boardFaults.noDeclarer(name) });
  if (result === null) faults.push({ line, field: "result", message: boardFaults.noResult(name) });
  return faults;
}

/**
 * The points that a contract gives, or null where it is not known whole.
 * @throws InputError when no hand can have the result.
 */
function expectedPoints({ contract, declarer, result }: Played, board: number): number | null {
  if (contract === "Pass") return 0;
  if (contract === null || declarer === null || result === null) return null;
  return boardScore(contract, declarer, result, vulnerabilityOf(board));
}

/** What there is to look at in points that count: they are not the contract's, or no contract gives them. */
function doubtIn({ board, points, expected, ...played }: TableResult, at: TableBoards, stands: boolean): string | null {
  const { results } = resultTexts;
  const { name, counted, number } = shownAt(at, board);
  if (expected !== null) {
    if (points === expected) return null;
    const { contract, declarer, result } = played;
    return results.pointsStand(name, at.name, points, printPlayed(contract!, declarer, result ?? 0), expected);
  }
  const impossible = stands ? "" : checkPoints(points, vulnerabilityOf(board));
  return impossible === "" ? null : results.impossiblePoints(counted, number, at.name, impossible);
}

/** Reads a board, which the table must play where that is known. */
function readBoardAt(text: string, table: TableBoards | null, boards: readonly number[]): number {
  const board = readBoard(text, boards, table);
  if (table && !table.boards.includes(board))
    throw new InputError(resultTexts.results.boardNotAtTable(board, table.name));
  return board;
}
