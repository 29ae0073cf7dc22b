import { agreedResult, parseContract, printContract, type Contract } from "../bridge/contract";
import { boardScore } from "../bridge/contract-score";
import { InputError } from "../bridge/input-error";
import { parseResult, printResult } from "../bridge/result";
import { parseSeat, type Seat } from "../bridge/seat";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { readCsv, type CsvLine, type Fault } from "./csv";
import { messages } from "./messages";
import { NO_RESULTS, type SessionResults, type TableNumber, type TableResult } from "./results";

/** The columns of a file of results, with the other names they go by. */
const COLUMNS = {
  table: [],
  board: [],
  contract: [],
  declarer: ["by"],
  result: [],
  points: ["n-s points"],
  adjusted: ["adj.", "adjusted imps"],
} as const;

type Column = keyof typeof COLUMNS;

/** What a file of results holds. With a fault in it, none of it is to be used. */
export interface ReadResults {
  readonly results: SessionResults;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/**
 * Reads an evening's results from CSV: a line for each board at each table, with contract,
 * declarer and result, or N-S points, or both. A line with none of them is a board not played.
 * @param boards the boards of the session.
 * @returns the results, every fault of the file, and what its writer should look at.
 */
export function readResults(text: string, boards: readonly number[]): ReadResults {
  const csv = readCsv(text, COLUMNS);
  const unusable = csv.columns.length === 0 ? csv.faults : [];
  const header = unusable.length > 0 ? unusable : headerFaults(csv.columns);
  if (header.length > 0) return { results: NO_RESULTS, faults: header, warnings: csv.warnings };

  const read = csv.lines.map((line) => readLine(line, boards));
  const adjusted = new Map<number, number>();
  const faults = [
    ...csv.faults,
    ...read.flatMap((line) => line.faults),
    ...repeated(read),
    ...adjustments(read, adjusted),
  ];
  return {
    results: { tables: read.flatMap(({ result }) => result ?? []), adjusted },
    faults: faults.sort((one, other) => one.line - other.line),
    warnings: [...csv.warnings, ...read.flatMap((line) => line.warnings)],
  };
}

function headerFaults(columns: readonly string[]): Fault[] {
  const accepted = Object.keys(COLUMNS).join(", ");
  const texts = (["table", "board"] as const)
    .filter((name) => !columns.includes(name))
    .map((name) => messages.csvColumn(name, accepted));
  if (!columns.includes("points") && !columns.includes("contract"))
    texts.push(messages.csvNoScore(accepted));
  return texts.map((message) => ({ line: 1, field: "header", message }));
}

interface ReadLine {
  readonly line: number;
  readonly table: TableNumber | null;
  readonly board: number | null;
  readonly result: TableResult | null;
  readonly adjusted: number | null;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

function readLine({ line, fields }: CsvLine, boards: readonly number[]): ReadLine {
  const faults: Fault[] = [];
  /** Reads something; what is refused becomes a fault of the field, and null. */
  const read = <T>(field: Column, reader: () => T): T | null => {
    try {
      return reader();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push({ line, field, message: error.message });
      return null;
    }
  };
  const table = read("table", () => readTable(fields.table!));
  const board = read("board", () => readBoard(fields.board!, boards));
  const written = read("contract", () => optional(fields.contract!, parseContract));
  const declarer = read("declarer", () => optional(fields.declarer!, parseSeat));
  const result = read("result", () =>
    agreedResult(written?.result ?? null, optional(fields.result!, parseResult))
  );
  const points = read("points", () => optional(fields.points!, readPoints));
  const adjusted = read("adjusted", () => optional(fields.adjusted!, readAdjusted));
  const played: Played = { contract: written?.contract ?? null, declarer, result };
  if (faults.length === 0 && points === null) faults.push(...missing(played, line));
  const expected = faults.length > 0 ? null : read("result", () => expectedPoints(played, board!));

  const known = points ?? expected;
  const whole = { line, table, board, adjusted, faults, warnings: [] as Fault[] };
  if (faults.length > 0 || known === null) return { ...whole, result: null };
  if (points !== null && expected !== null && points !== expected) {
    const message = messages.pointsStand(board!, table!, points, describe(played), expected);
    whole.warnings.push({ line, field: "points", message });
  }
  return { ...whole, result: { ...played, table: table!, board: board!, points: known, expected } };
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

/** Collects the adjusted boards; a board that two lines adjust differently is a fault. */
function adjustments(lines: readonly ReadLine[], adjusted: Map<number, number>): Fault[] {
  return lines.flatMap(({ line, board, adjusted: given }) => {
    if (board === null || given === null) return [];
    const first = adjusted.get(board);
    if (first === undefined) adjusted.set(board, given);
    if (first === undefined || first === given) return [];
    return [{ line, field: "adjusted", message: messages.adjustedTwice(board, given, first) }];
  });
}

interface Played {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly result: number | null;
}

/** What a line without points lacks to be scored; nothing where it is a board not played. */
function missing({ contract, declarer, result }: Played, line: number): Fault[] {
  if (contract === "Pass") return [];
  if (contract === null)
    return declarer === null && result === null
      ? []
      : [{ line, field: "contract", message: messages.contractMissing }];
  const name = printContract(contract);
  const faults: Fault[] = [];
  if (declarer === null)
    faults.push({ line, field: "declarer", message: messages.declarerMissing(name) });
  if (result === null)
    faults.push({ line, field: "result", message: messages.resultMissing(name) });
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

function describe({ contract, declarer, result }: Played): string {
  if (contract === "Pass" || contract === null) return "a pass-out";
  return `${printContract(contract)} by ${declarer} ${printResult(result!)}`;
}

function optional<T>(text: string, reader: (text: string) => T): T | null {
  return text === "" ? null : reader(text);
}

function readTable(text: string): TableNumber {
  if (text !== "1" && text !== "2") throw new InputError(messages.table(text));
  return text === "1" ? 1 : 2;
}

function readBoard(text: string, boards: readonly number[]): number {
  const accepted = `${boards[0]} to ${boards[boards.length - 1]}`;
  if (!/^\d{1,4}$/.test(text)) throw new InputError(messages.boardNotNumber(text, accepted));
  const board = Number(text);
  if (!boards.includes(board)) throw new InputError(messages.boardNotInSession(board, accepted));
  return board;
}

function readAdjusted(text: string): number {
  const plain = plainNumber(text);
  if (!/^[+-]?\d{1,2}$/.test(plain)) throw new InputError(messages.adjusted(text));
  return Number(plain) || 0;
}

function plainNumber(text: string): string {
  return text.replace(/\s/g, "").replace(/[−–]/g, "-");
}

function readPoints(text: string): number {
  const plain = plainNumber(text);
  if (!/^[+-]?\d{1,5}$/.test(plain) || Number(plain) % 10 !== 0)
    throw new InputError(messages.points(text));
  return Number(plain) || 0;
}
