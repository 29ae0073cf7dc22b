import { agreedResult, parseContract } from "../bridge/contract";
import { InputError } from "../bridge/input-error";
import { parseResult } from "../bridge/result";
import { parseSeat } from "../bridge/seat";
import { readCsv, type CsvLine, type Fault } from "./csv";
import { messages } from "./messages";
import { describe, expectedPoints, missing, type Played } from "./played";
import { optional, readAdjusted, readBoard, readPoints, readTable } from "./result-fields";
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
