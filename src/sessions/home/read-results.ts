import { inOrder, type Fault, type ReadResults, type ResultLines } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { numberedTables, readField, TABLE_COLUMNS, type ReadLine } from "../reading/board-line";
import type { TableBoards } from "../reading/fields";
import { readLines } from "../reading/board-lines";
import { optional, readAdjusted, scoredImps } from "../reading/fields";
import type { SessionResults } from "../results";

/** Columns of a results file, with their alternative names. */
export const HOME_COLUMNS = { ...TABLE_COLUMNS, adjusted: ["adj.", "adjusted imps"] } as const;

/**
 * Reads an evening's results: a line for each board at each table, with contract, declarer and result, or N-S points,
 * or both. A line without any of these is a board that has not been played.
 * @param boards the boards of the session.
 * @returns the results, all faults of the file, and warnings for entries to check.
 */
export function readResults(resultLines: ResultLines, boards: readonly number[]): ReadResults<SessionResults> {
  const { lines, faults, warnings } = readLines(resultLines, HOME_COLUMNS, homeTables(boards), (read, fields) => ({
    adjusted: readField(read, "adjusted", () =>
      optional(
        fields.adjusted ?? "",
        scoredImps(read.stands, (typed) => readAdjusted(typed, "N-S at Table 1"))
      )
    ),
  }));
  const adjusted = new Map<number, number>();
  const twice = adjustments(lines, adjusted);
  return {
    results: { tables: lines.flatMap(({ result }) => result ?? []), adjusted },
    faults: inOrder([...faults, ...twice]),
    warnings,
  };
}

/** The two tables of an evening, both of which play all its boards. */
export function homeTables(boards: readonly number[]): TableBoards[] {
  return numberedTables(2, boards);
}

type AdjustedLine = ReadLine & { readonly adjusted: number | null };

/** Collects the adjusted boards; a board that two lines adjust differently is a fault. */
function adjustments(lines: readonly AdjustedLine[], adjusted: Map<number, number>): Fault[] {
  return lines.flatMap(({ line, board, adjusted: imps }) => {
    if (board === null || imps === null) return [];
    const first = adjusted.get(board);
    if (first === undefined) adjusted.set(board, imps);
    if (first === undefined || first === imps) return [];
    return [{ line, field: "adjusted", message: resultTexts.results.adjustedTwice(board, imps, first) }];
  });
}
