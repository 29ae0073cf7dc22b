import { impsOf } from "../../bridge/imp";
import { boardScoring } from "../../sessions/at-tables";
import { tablesIn } from "../../sessions/kinds";
import type { TablePlan } from "../../sessions/table-plan";
import { otherTable, tableName } from "../../play/at-table";
import { entryKey } from "../../play/evening";
import { besideExpected } from "../../play/expected";
import { nsPoints, type BoardResult } from "../../play/board-result";
import type { Bookmark } from "./evening-store";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { pointsFor } from "./words";

/** What all other tables that this phone knows of have said of a board. */
export function otherResults({ plan, results: stands }: OpenEvening, table: number, board: number): BoardResult[] {
  return tablesIn(plan)
    .filter((known) => known.table !== table)
    .flatMap((known) => stands.get(entryKey({ table: known.table, board })) ?? []);
}

/** The board's IMPs where the table that plays it the other way has done so: only now, since nobody may know before. */
export function comparison(
  { plan, results: stands }: OpenEvening,
  { table, board }: Bookmark,
  said: BoardResult
): string[] {
  const deal = expectedLine(plan, board, said);
  if (deal !== null) return [deal];
  const there = otherTable(plan, { table, board });
  const other = there === null ? null : (stands.get(entryKey({ table: there, board })) ?? null);
  const [own, theirs] = [nsPoints(said, board), other && nsPoints(other, board)];
  if (own === null || theirs === null || there === null || boardScoring(plan) !== "imps") return [];
  const imps = impsOf(own - theirs);
  const to = texts.impsTo(Math.abs(imps), imps >= 0 ? "N-S" : "E-W");
  return [texts.compared(tableName(plan, there), pointsFor(theirs), to)];
}

/** What a deal is worth beside what was expected of it; null where that is not known. */
export function expectedLine(plan: TablePlan, board: number, said: BoardResult): string | null {
  const found = besideExpected(plan, board, said);
  if (!found) return null;
  const { expected, imps } = found;
  const to = texts.impsTo(Math.abs(imps), imps >= 0 ? "N-S" : "E-W");
  return texts.hcp.expected(pointsFor(expected), to);
}
