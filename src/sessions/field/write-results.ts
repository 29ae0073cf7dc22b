import { WRITTEN_NOT_PLAYED } from "../reading/typed-board";
import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import type { FieldPlan } from "./plan";
import { atTableKey } from "../results";
import { FIELD_COLUMNS, fieldTables } from "./read-results";
import { printPercentages, type FieldResults } from "./results";

/** Writes an evening's results, with what was given in place of a score; groups have a column where there are any. */
export function writeFieldResults(
  { tables, adjusted, groups, notPlayed }: FieldResults,
  plan: FieldPlan
): WrittenResults {
  const lines = writeBoards(fieldTables(plan), tables, (table, board) => {
    const averages = adjusted.get(atTableKey(table, board));
    const isNotPlayed = notPlayed?.has(atTableKey(table, board)) ?? false;
    const group = groups?.get(atTableKey(table, board));
    if (!averages && !isNotPlayed && !group) return null;
    return {
      ...(isNotPlayed && { contract: WRITTEN_NOT_PLAYED }),
      ...(averages && { adjusted: printPercentages(averages) }),
      ...(group && { group }),
    };
  });
  const columns = Object.keys(FIELD_COLUMNS).filter((column) => column !== "group" || (groups?.size ?? 0) > 0);
  return { columns, lines };
}
