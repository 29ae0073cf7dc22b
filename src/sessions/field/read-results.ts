import { InputError } from "../../bridge/input-error";
import { atTable, tableNumbers } from "../../movements/movement";
import { readField, TABLE_COLUMNS } from "../reading/board-line";
import type { TableBoards } from "../reading/fields";
import { readLines } from "../reading/board-lines";
import { optional } from "../reading/fields";
import { inOrder, type ReadResults, type ResultLines } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import type { FieldPlan } from "./plan";
import { atTableKey } from "../results";
import { parsePercentages, type FieldResults, type Percentages } from "./results";

/** The columns of a file of results, with the other names they go by. */
export const FIELD_COLUMNS = { ...TABLE_COLUMNS, adjusted: ["adj.", "average"] } as const;

/** The tables of a session, each with its boards in the order of play. */
export function fieldTables({ tables, movement }: FieldPlan): TableBoards[] {
  return tableNumbers(tables).map((table) => ({
    ...{ table, name: String(table) },
    boards: atTable(movement, table).flatMap(({ boards }) => boards),
  }));
}

/**
 * Reads an evening's results: a line for each board at each table, with contract, declarer and result, or N-S points, or
 * both; or with what the Director gives each side in its place, "60/40".
 * @returns the results, every fault of the file, and what its writer should look at.
 */
export function readFieldResults(given: ResultLines, plan: FieldPlan): ReadResults<FieldResults> {
  const { lines, faults, warnings } = readLines(given, FIELD_COLUMNS, fieldTables(plan), (read, fields) => ({
    averages: readField(read, "adjusted", () => optional(fields.adjusted ?? "", readPercentages)),
  }));
  const adjusted = new Map(
    lines.flatMap(({ table, board, averages }) =>
      table && board !== null && averages ? [[atTableKey(table.table, board), averages] as const] : []
    )
  );
  const notPlayed = new Set(
    lines.flatMap(({ table, board, isNotPlayed }) =>
      isNotPlayed && table && board !== null ? [atTableKey(table.table, board)] : []
    )
  );
  return {
    results: { tables: lines.flatMap(({ result }) => result ?? []), adjusted, notPlayed },
    faults: inOrder(faults),
    warnings,
  };
}

function readPercentages(text: string): Percentages {
  const found = parsePercentages(text);
  if (!found) throw new InputError(resultTexts.results.averages(text));
  return found;
}
