import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import type { SessionResults } from "../results";
import { HOME_COLUMNS, homeTables } from "./read-results";

/** Writes an evening's results; what a board was adjusted to stands with Table 1, for whose North-South it is. */
export function writeResults({ tables, adjusted }: SessionResults, boards: readonly number[]): WrittenResults {
  const lines = writeBoards(homeTables(boards), tables, (table, board) => {
    const imps = table === 1 ? adjusted.get(board) : undefined;
    return imps === undefined ? null : { adjusted: String(imps) };
  });
  return { columns: Object.keys(HOME_COLUMNS), lines };
}
