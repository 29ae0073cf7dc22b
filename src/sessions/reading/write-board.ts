import { printContract } from "../../bridge/contract";
import { printResult } from "../../bridge/result";
import { lookup, type TableResult } from "../results";
import type { TableBoards } from "./fields";
import type { ResultFields } from "./result-lines";

/**
 * Returns the lines of boards that have a result or anything else to write, by table, in the table's order of play.
 * @param more fields that a kind of session has besides `TABLE_COLUMNS`; null for none.
 */
export function writeBoards(
  tables: readonly TableBoards[],
  results: readonly TableResult[],
  more: (table: number, board: number) => ResultFields | null
): ResultFields[] {
  const find = lookup(results);
  return tables.flatMap((table) =>
    table.boards.flatMap((board) => {
      const result = find(table.table, board);
      const extra = more(table.table, board);
      if (result === undefined && extra === null) return [];
      return [{ table: table.name, board: String(board), ...(result && writtenResult(result)), ...extra }];
    })
  );
}

/** Returns a table's result as fields of a file. */
export function writtenResult({ contract, declarer, result, points }: TableResult): ResultFields {
  return {
    contract: contract === null ? "" : printContract(contract),
    declarer: declarer ?? "",
    result: result === null || contract === "Pass" ? "" : printResult(result),
    points: String(points),
  };
}
