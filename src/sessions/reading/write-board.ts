import { printContract } from "../../bridge/contract";
import { printResult } from "../../bridge/result";
import { lookup, type TableResult } from "../results";
import type { TableBoards } from "./fields";
import type { ResultFields } from "./result-lines";

/**
 * The lines of the boards of which there is something to say, table by table and in the order in which each plays
 * them.
 * @param more what a kind of session says of a board at a table besides `TABLE_COLUMNS`; null for nothing.
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

/** A table's result, in the columns of a file. */
export function writtenResult({ contract, declarer, result, points }: TableResult): ResultFields {
  return {
    contract: contract === null ? "" : printContract(contract),
    declarer: declarer ?? "",
    result: result === null || contract === "Pass" ? "" : printResult(result),
    points: String(points),
  };
}
