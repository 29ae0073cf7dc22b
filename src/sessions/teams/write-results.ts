import { CANCELLED_AS_WRITTEN } from "../../bridge/contract";
import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import { tableBoardKey } from "../results";
import { boardKey, type PlannedMatch, type TeamResults } from "./match";
import { BY_SIDE, columnsOf, tablesOf, type AdjustedColumns } from "./read-results";

/**
 * Writes the results of matches. A board's adjusted scores are written with the table at which the match's first team
 * sits North-South, so that the first column has the first team's score, whether columns name teams or directions.
 * @param columns the columns of adjusted scores.
 * @param tableName returns the name of a table in the file.
 */
export function writeTeamResults(
  { tables, adjusted, cancelled }: TeamResults,
  matches: readonly PlannedMatch[],
  columns: AdjustedColumns = BY_SIDE,
  tableName: (table: number) => string = String
): WrittenResults {
  const lines = writeBoards(tablesOf(matches, tableName), tables, (table, board) => {
    const match = matches.find((other) => other.tables[0] === table && other.boards.includes(board));
    const shares = match && adjusted.get(boardKey(match, board));
    const isCancelled = cancelled?.has(tableBoardKey(table, board)) ?? false;
    if (!shares && !isCancelled) return null;
    return {
      ...(isCancelled && { contract: CANCELLED_AS_WRITTEN }),
      ...(shares && { [columns[0].name]: String(shares[0]), [columns[1].name]: String(shares[1]) }),
    };
  });
  return { columns: Object.keys(columnsOf(columns)), lines };
}
