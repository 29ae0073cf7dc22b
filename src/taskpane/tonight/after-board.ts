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

/** Results of a board at the other tables, as far as this phone has them. */
export function otherResults({ plan, results }: OpenEvening, table: number, board: number): BoardResult[] {
  return tablesIn(plan)
    .filter((other) => other.table !== table)
    .flatMap((other) => results.get(entryKey({ table: other.table, board })) ?? []);
}

/**
 * Lines with the IMPs of an accepted result: against the expected score, or against the table that plays the board the
 * other way, if it has done so. Players may not see them before their own result is accepted.
 */
export function comparison({ plan, results }: OpenEvening, { table, board }: Bookmark, result: BoardResult): string[] {
  const line = expectedLine(plan, board, result);
  if (line !== null) return [line];
  const pairedTable = otherTable(plan, { table, board });
  const pairedResult = pairedTable === null ? null : (results.get(entryKey({ table: pairedTable, board })) ?? null);
  const [points, pairedPoints] = [nsPoints(result, board), pairedResult && nsPoints(pairedResult, board)];
  if (points === null || pairedPoints === null || pairedTable === null || boardScoring(plan) !== "imps") return [];
  const imps = impsOf(points - pairedPoints);
  const to = texts.impsTo(Math.abs(imps), imps >= 0 ? "N-S" : "E-W");
  return [texts.compared(tableName(plan, pairedTable), pointsFor(pairedPoints), to)];
}

/** Line with the expected points of a deal and the IMPs of its result against them; null if they are not known. */
export function expectedLine(plan: TablePlan, board: number, result: BoardResult): string | null {
  const comparison = besideExpected(plan, board, result);
  if (!comparison) return null;
  const { expected, imps } = comparison;
  const to = texts.impsTo(Math.abs(imps), imps >= 0 ? "N-S" : "E-W");
  return texts.hcp.expected(pointsFor(expected), to);
}
