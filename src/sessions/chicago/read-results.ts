import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { InputError } from "../../bridge/input-error";
import { numberedTables, readField, TABLE_COLUMNS } from "../reading/board-line";
import { readLines } from "../reading/board-lines";
import { optional, type TableBoards } from "../reading/fields";
import { inOrder, type ReadResults, type ResultLines } from "../reading/result-lines";
import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import { resultTexts } from "../result-texts";
import { ALL_HCP } from "./expected";
import { dealOfBoard, type ChicagoPlan } from "./plan";
import { isDealtAgain, type ChicagoResults } from "./results";

/** Columns of a results file, with their alternative names. */
export const CHICAGO_COLUMNS = { ...TABLE_COLUMNS, board: ["deal"], hcp: ["n-s hcp"] } as const;

/** Returns the only table, with the board numbers of its deals in the order of play. */
export function chicagoTables(plan: ChicagoPlan): TableBoards[] {
  const boards = plan.movement.flatMap((seating) => seating.boards);
  return numberedTables(1, boards).map((table) => ({ ...table, shown: (board) => dealOfBoard(plan, board) }));
}

/**
 * Reads an evening's results: a line for each deal, with its number in the evening, and contract, declarer and result,
 * or N-S points, or both.
 * @returns the results, all faults of the file, and warnings for entries to check.
 */
export function readChicago(resultLines: ResultLines, plan: ChicagoPlan): ReadResults<ChicagoResults> {
  const { lines, faults, warnings } = readLines(resultLines, CHICAGO_COLUMNS, chicagoTables(plan), (read, fields) => ({
    hcp: readField(read, "hcp", () => optional(fields.hcp ?? "", (text) => readHcp(text, plan))),
  }));
  const tables = lines.flatMap(({ result }) => result ?? []);
  const again = lines.flatMap(({ line, result }) =>
    result !== null && isDealtAgain(plan, result)
      ? [{ line, field: "contract", message: resultTexts.results.dealAgain(dealOfBoard(plan, result.board)) }]
      : []
  );
  const notPlayed = new Set(lines.flatMap(({ isNotPlayed, board }) => (isNotPlayed && board !== null ? [board] : [])));
  const hcp = new Map(
    lines.flatMap(({ board, hcp: each }) => (board !== null && each !== null ? [[board, each] as const] : []))
  );
  return { results: { tables, notPlayed, hcp }, faults: inOrder(faults), warnings: inOrder([...warnings, ...again]) };
}

/** Reads North-South's high-card points of a deal. */
function readHcp(text: string, { expected }: ChicagoPlan): number {
  if (expected === null) throw new InputError(resultTexts.results.noExpected);
  const hcp = Number(text);
  if (!/^\d{1,2}$/.test(text) || hcp > ALL_HCP) throw new InputError(resultTexts.results.hcp(text));
  return hcp;
}

/** Writes an evening's results, with the numbers that the deals have in the evening. */
export function writeChicago({ tables, notPlayed, hcp }: ChicagoResults, plan: ChicagoPlan): WrittenResults {
  const lines = writeBoards(chicagoTables(plan), tables, (_, board) => {
    const points = hcp.get(board);
    const more = { ...(points !== undefined && { hcp: String(points) }) };
    return notPlayed.has(board) ? { ...more, contract: WRITTEN_NOT_PLAYED } : points === undefined ? null : more;
  }).map((line) => ({ ...line, board: String(dealOfBoard(plan, Number(line.board))) }));
  const columns = Object.keys(CHICAGO_COLUMNS).filter((column) => column !== "hcp" || plan.expected !== null);
  return { columns, lines };
}
