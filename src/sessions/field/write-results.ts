import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import type { FieldPlan } from "./plan";
import { tableBoardKey } from "../results";
import { PENALTY_COLUMNS, writePenalties } from "./penalties";
import { FIELD_COLUMNS, plannedTables } from "./read-results";
import { EXTRA_COLUMNS, writeExtras } from "./extra-scores";
import { printRuledScore } from "./ruled-score-text";
import { RULING_COLUMNS } from "./ruling-text";
import { writeTurned } from "./turned";
import { WRONG_BOARD_COLUMNS, writeWrongBoards } from "./wrong-board";
import { WEIGHTED_COLUMNS, writeShares } from "./read-weighted";
import { printPercentages, writtenShares, type FieldResults } from "./results";

/**
 * Writes an evening's results, with percentages and scores that replace a result; there is a column for groups if there
 * are any. Weighted scores, penalties, turned tables and boards played in place of other boards have lines of their own
 * at the end.
 */
export function writeFieldResults(results: FieldResults, plan: FieldPlan): WrittenResults {
  const { tables, adjusted, groups, weighted, ruled, notPlayed } = results;
  const { penalties = [], turned = [], wrongBoards = [], extras = [] } = results;
  const lines = writeBoards(plannedTables(plan), tables, (table, board) => {
    const averages = adjusted.get(tableBoardKey(table, board));
    const isNotPlayed = notPlayed?.has(tableBoardKey(table, board)) ?? false;
    const group = groups?.get(tableBoardKey(table, board));
    const written = ruled?.get(tableBoardKey(table, board));
    if (!averages && !written && !isNotPlayed && !group) return null;
    return {
      ...(isNotPlayed && { contract: WRITTEN_NOT_PLAYED }),
      ...(written && { adjusted: printRuledScore(written) }),
      ...(averages && { adjusted: printPercentages(averages) }),
      ...(group && { group }),
    };
  });
  const shares = plannedTables(plan).flatMap(({ table, name, boards }) =>
    boards.flatMap((board) => {
      const sides = weighted?.get(tableBoardKey(table, board));
      return sides ? writeShares({ table: name, board }, writtenShares(sides)) : [];
    })
  );
  const without: readonly string[] = [
    ...((groups?.size ?? 0) > 0 ? [] : ["group"]),
    ...(shares.length > 0 ? [] : WEIGHTED_COLUMNS),
    ...(penalties.length > 0 ? [] : PENALTY_COLUMNS.filter((column) => column !== "pair" || extras.length === 0)),
    ...(turned.length > 0 ? [] : ["seats"]),
    ...(turned.length + extras.length > 0 ? [] : ["round"]),
    ...(wrongBoards.length > 0 ? [] : WRONG_BOARD_COLUMNS),
    ...(extras.length > 0 ? [] : EXTRA_COLUMNS),
    ...RULING_COLUMNS,
  ];
  const columns = Object.keys(FIELD_COLUMNS).filter((column) => !without.includes(column));
  const others = [
    ...[...writePenalties(penalties), ...writeTurned(turned, plan)],
    ...[...writeWrongBoards(wrongBoards, plan), ...writeExtras(extras)],
  ];
  return { columns, lines: [...lines, ...shares, ...others] };
}
