import { impsOf } from "../../bridge/imp";
import { boardScoring } from "../../sessions/at-tables";
import { printedBoard, tablesIn } from "../../sessions/kinds";
import { isHeldBack } from "../one-phone";
import { otherTable } from "../at-table";
import { nsPoints, type BoardResult } from "../board-result";
import { entryKey } from "../evening";
import { besideExpected } from "../expected";
import type { Comparison, PadContext } from "./pad-state";

/**
 * Compares an accepted result with the expected score, or with the result of the only other table that plays the board
 * in the match or round. Players do not see that table's result before their own is accepted or, with one phone, before
 * their table's round is complete.
 */
export function comparison(
  { plan, results, phones, bookmark: { table, board } }: PadContext,
  result: BoardResult
): Comparison[] {
  const expected = besideExpected(plan, board, result);
  if (expected) return [expected];
  if (phones === "one" && isHeldBack(plan, new Map(results).set(entryKey({ table, board }), result), { table, board }))
    return [];
  const pairedTable = otherTable(plan, { table, board });
  const pairedResult = pairedTable === null ? null : (results.get(entryKey({ table: pairedTable, board })) ?? null);
  const [points, pairedPoints] = [nsPoints(result, board), pairedResult && nsPoints(pairedResult, board)];
  if (points === null || pairedPoints === null || pairedTable === null || boardScoring(plan) !== "imps") return [];
  return [{ kind: "compared", table: pairedTable, points: pairedPoints, imps: impsOf(points - pairedPoints) }];
}

/** Returns the results of a board at the other tables, as far as this device has them. */
export function otherResults(
  { plan, results }: Pick<PadContext, "plan" | "results">,
  table: number,
  board: number
): BoardResult[] {
  const number = printedBoard(plan, board);
  return tablesIn(plan).flatMap((other) =>
    other.boards
      .filter((each) => printedBoard(plan, each) === number && (other.table !== table || each !== board))
      .flatMap((each) => results.get(entryKey({ table: other.table, board: each })) ?? [])
  );
}
