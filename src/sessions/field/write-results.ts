import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import type { FieldPlan } from "./plan";
import { tableBoardKey } from "../results";
import { PENALTY_COLUMNS, writePenalties } from "./penalties";
import { FIELD_COLUMNS, fieldTables } from "./read-results";
import { TURNED_COLUMNS, writeTurned } from "./turned";
import { WRONG_BOARD_COLUMNS, writeWrongBoards } from "./wrong-board";
import { WEIGHTED_COLUMNS } from "./read-weighted";
import { printPercentages, writtenShares, type FieldResults } from "./results";

/**
 * Writes an evening's results, with what was given in place of a score; groups have a column where there are any. Weighted
 * scores, penalties, turned tables and boards played in place of others have lines of their own behind all others.
 */
export function writeFieldResults(
  { tables, adjusted, groups, weighted, penalties = [], turned = [], wrongBoards = [], notPlayed }: FieldResults,
  plan: FieldPlan
): WrittenResults {
  const lines = writeBoards(fieldTables(plan), tables, (table, board) => {
    const averages = adjusted.get(tableBoardKey(table, board));
    const isNotPlayed = notPlayed?.has(tableBoardKey(table, board)) ?? false;
    const group = groups?.get(tableBoardKey(table, board));
    if (!averages && !isNotPlayed && !group) return null;
    return {
      ...(isNotPlayed && { contract: WRITTEN_NOT_PLAYED }),
      ...(averages && { adjusted: printPercentages(averages) }),
      ...(group && { group }),
    };
  });
  const shares = fieldTables(plan).flatMap(({ table, name, boards }) =>
    boards.flatMap((board) => {
      const sides = weighted?.get(tableBoardKey(table, board));
      return (sides ? writtenShares(sides) : []).map(({ side, percent, points }) => ({
        ...{ table: name, board: String(board), points: String(points) },
        ...{ side: side ?? "", share: String(percent) },
      }));
    })
  );
  const without: readonly string[] = [
    ...((groups?.size ?? 0) > 0 ? [] : ["group"]),
    ...(shares.length > 0 ? [] : WEIGHTED_COLUMNS),
    ...(penalties.length > 0 ? [] : PENALTY_COLUMNS),
    ...(turned.length > 0 ? [] : TURNED_COLUMNS),
    ...(wrongBoards.length > 0 ? [] : WRONG_BOARD_COLUMNS),
  ];
  const columns = Object.keys(FIELD_COLUMNS).filter((column) => !without.includes(column));
  const ruled = [...writePenalties(penalties), ...writeTurned(turned), ...writeWrongBoards(wrongBoards)];
  return { columns, lines: [...lines, ...shares, ...ruled] };
}
