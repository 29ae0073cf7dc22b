import { numberedTables, TABLE_COLUMNS } from "../reading/board-line";
import { readLines } from "../reading/board-lines";
import type { TableBoards } from "../reading/fields";
import { inOrder, type ReadResults, type ResultLines } from "../reading/result-lines";
import { WRITTEN_NOT_PLAYED } from "../reading/typed-board";
import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import { resultTexts } from "../result-texts";
import { dealOfBoard, type ChicagoPlan } from "./plan";
import { isDealtAgain, type ChicagoResults } from "./results";

/** The columns of a file of results, with the other names they go by. */
export const CHICAGO_COLUMNS = { ...TABLE_COLUMNS, board: ["deal"] } as const;

/** The one table with its deals in the order of play, by the numbers of their boards. */
export function chicagoTables(plan: ChicagoPlan): TableBoards[] {
  const boards = plan.movement.flatMap((seating) => seating.boards);
  return numberedTables(1, boards).map((table) => ({ ...table, shown: (board) => dealOfBoard(plan, board) }));
}

/**
 * Reads an evening's results: a line for each deal, by the number that it has in the evening, with contract, declarer
 * and result, or N-S points, or both.
 * @returns the results, every fault of the file, and what its writer should look at.
 */
export function readChicago(given: ResultLines, plan: ChicagoPlan): ReadResults<ChicagoResults> {
  const { lines, faults, warnings } = readLines(given, CHICAGO_COLUMNS, chicagoTables(plan), () => ({}));
  const tables = lines.flatMap(({ result }) => result ?? []);
  const again = lines.flatMap(({ line, result }) =>
    result !== null && isDealtAgain(plan, result)
      ? [{ line, field: "contract", message: resultTexts.results.dealAgain(dealOfBoard(plan, result.board)) }]
      : []
  );
  const notPlayed = new Set(lines.flatMap(({ isNotPlayed, board }) => (isNotPlayed && board !== null ? [board] : [])));
  return { results: { tables, notPlayed }, faults: inOrder(faults), warnings: inOrder([...warnings, ...again]) };
}

/** Writes an evening's results, the deals by their numbers in the evening. */
export function writeChicago({ tables, notPlayed }: ChicagoResults, plan: ChicagoPlan): WrittenResults {
  const lines = writeBoards(chicagoTables(plan), tables, (_, board) =>
    notPlayed.has(board) ? { contract: WRITTEN_NOT_PLAYED } : null
  ).map((line) => ({ ...line, board: String(dealOfBoard(plan, Number(line.board))) }));
  return { columns: Object.keys(CHICAGO_COLUMNS), lines };
}
