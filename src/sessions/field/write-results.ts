import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import type { FieldPlan } from "./plan";
import { atTableKey } from "../results";
import { FIELD_COLUMNS, fieldTables } from "./read-results";
import { printAverages, type FieldResults } from "./results";

/** Writes an evening's results, with what was given in place of a score. */
export function writeFieldResults({ tables, adjusted }: FieldResults, plan: FieldPlan): WrittenResults {
  const lines = writeBoards(fieldTables(plan), tables, (table, board) => {
    const averages = adjusted.get(atTableKey(table, board));
    return averages ? { adjusted: printAverages(averages) } : null;
  });
  return { columns: Object.keys(FIELD_COLUMNS), lines };
}
