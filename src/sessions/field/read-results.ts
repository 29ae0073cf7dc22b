import { parseGroup } from "../../bridge/fouled-board";
import { InputError } from "../../bridge/input-error";
import { parsePercentages, type Percentages } from "../../bridge/traveller-score";
import { atTable, tableNumbers } from "../../movements/movement";
import { readField, TABLE_COLUMNS, type ReadLine } from "../reading/board-line";
import type { TableBoards } from "../reading/fields";
import { readLines } from "../reading/board-lines";
import { optional } from "../reading/fields";
import { inOrder, type Fault, type ReadResults, type ResultFields, type ResultLines } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { FIELD_KINDS } from "./field-kind";
import { hasGroups, type FieldPlan } from "./plan";
import { isPenalty, readPenalties } from "./penalties";
import { isShare, readWeighted } from "./read-weighted";
import { tableBoardKey } from "../results";
import { isTurnedLine, readTurned } from "./turned";
import { isWrongBoardLine, playingTwice, readWrongBoards, type WrongBoard } from "./wrong-board";
import type { FieldResults } from "./results";

/** The columns of a file of results, with the other names they go by. */
export const FIELD_COLUMNS = {
  ...TABLE_COLUMNS,
  ...{ adjusted: ["adj.", "average"], group: ["fouled"], side: [], share: [] },
  ...{ pair: ["player"], penalty: [], unit: [], reason: [], round: [], seats: [], instead: [] },
} as const;

/** The tables of a session, each with its boards in the order of play. */
export function fieldTables({ tables, movement }: FieldPlan): TableBoards[] {
  return tableNumbers(tables).map((table) => ({
    ...{ table, name: String(table) },
    boards: atTable(movement, table).flatMap(({ boards }) => boards),
  }));
}

/**
 * Reads an evening's results: a line for each board at each table, with contract, declarer and result, or N-S points, or
 * both; or with what the Director gives each side in its place, "60/40"; and the group of a fouled board. Weighted scores
 * and the like have lines of their own: see {@link readWeighted}, {@link readPenalties}, {@link readTurned} and
 * {@link readWrongBoards}.
 * @returns the results, every fault of the file, and what its writer should look at.
 */
export function readFieldResults(given: ResultLines, plan: FieldPlan): ReadResults<FieldResults> {
  const tables = fieldTables(plan);
  const isRuling = (fields: ResultFields) => isPenalty(fields) || isTurnedLine(fields) || isWrongBoardLine(fields);
  const ofBoards = given.lines.filter(({ fields }) => !isRuling(fields));
  const played = { ...given, lines: ofBoards.filter(({ fields }) => !isShare(fields)) };
  const { lines, faults, warnings } = readLines(played, FIELD_COLUMNS, tables, (read, fields) => ({
    averages: readField(read, "adjusted", () => optional(fields.adjusted ?? "", readPercentages)),
    group: readField(read, "group", () => optional(fields.group ?? "", (text) => readGroup(text, plan))),
  }));
  const adjusted = new Map(
    lines.flatMap(({ table, board, averages }) =>
      table && board !== null && averages ? [[tableBoardKey(table.table, board), averages] as const] : []
    )
  );
  const groups = new Map(
    lines.flatMap(({ table, board, group }) =>
      table && board !== null && group ? [[tableBoardKey(table.table, board), group] as const] : []
    )
  );
  const notPlayed = new Set(
    lines.flatMap(({ table, board, isNotPlayed }) =>
      isNotPlayed && table && board !== null ? [tableBoardKey(table.table, board)] : []
    )
  );
  const { weighted, faults: more } = readWeighted(
    ofBoards.filter(({ fields }) => isShare(fields)),
    tables,
    plan
  );
  const taken = readPenalties(
    given.lines.filter(({ fields }) => isPenalty(fields)),
    plan
  );
  const { turned, faults: ofTurned } = readTurned(
    given.lines.filter(({ fields }) => isTurnedLine(fields) && !isPenalty(fields)),
    tables,
    plan
  );
  const others = readWrongBoards(
    given.lines.filter(({ fields }) => isWrongBoardLine(fields) && !isPenalty(fields) && !isTurnedLine(fields)),
    tables,
    plan
  );
  const twice = lines.flatMap(({ line, table, board, averages }) =>
    table && board !== null && averages && weighted.has(tableBoardKey(table.table, board))
      ? [{ line, field: "adjusted", message: resultTexts.results.adjustedAndWeighted(board, table.name) }]
      : []
  );
  return {
    results: {
      tables: lines.flatMap(({ result }) => result ?? []),
      ...{ adjusted, groups, weighted, notPlayed },
      ...{ penalties: taken.penalties, turned, wrongBoards: others.wrongBoards },
    },
    faults: inOrder([...faults, ...more, ...twice, ...taken.faults, ...ofTurned, ...others.faults]),
    warnings: inOrder([...warnings, ...playedTwice(lines, others.wrongBoards, plan)]),
  };
}

/** What is to be looked at: results of those who have played the board in place of another as well. */
function playedTwice(
  lines: readonly (Pick<ReadLine, "line" | "result"> & { readonly averages: Percentages | null })[],
  wrongBoards: readonly WrongBoard[],
  plan: FieldPlan
): Fault[] {
  const { long } = FIELD_KINDS[plan.kind].designation;
  return lines.flatMap(({ line, result, averages }) =>
    result === null || averages !== null
      ? []
      : wrongBoards
          .flatMap((wrong) => playingTwice(wrong, result, plan))
          .map((who) => ({
            ...{ line, field: "board" },
            message: resultTexts.results.wrongBoard.both(long(who), result.board, result.table),
          }))
  );
}

function readGroup(text: string, plan: FieldPlan): string {
  if (!hasGroups(plan)) throw new InputError(resultTexts.results.noGroups);
  const group = parseGroup(text);
  if (group === null) throw new InputError(resultTexts.results.group(text));
  return group;
}

function readPercentages(text: string): Percentages {
  const found = parsePercentages(text);
  if (!found) throw new InputError(resultTexts.results.averages(text));
  return found;
}
