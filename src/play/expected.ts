import { impsOf } from "../bridge/imp";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { ALL_HCP, type ExpectedLine } from "../sessions/chicago/expected";
import { expectedOf } from "../sessions/chicago/score-chicago";
import type { TablePlan } from "../sessions/table-plan";
import { nsPoints, type BoardResult } from "./board-result";

/** The group's own table of expected scores; null if the session uses none. */
export function expectedIn(plan: TablePlan): readonly ExpectedLine[] | null {
  return "expected" in plan ? plan.expected : null;
}

export function isHcp(hcp: unknown): hcp is number {
  return typeof hcp === "number" && Number.isInteger(hcp) && hcp >= 0 && hcp <= ALL_HCP;
}

/** North-South's expected points, and the IMPs of their points above them; null while either is unknown. */
export function besideExpected(
  plan: TablePlan,
  board: number,
  result: BoardResult
): { readonly expected: number; readonly imps: number } | null {
  const [table, points] = [expectedIn(plan), nsPoints(result, board)];
  if (table === null || points === null || !("hcp" in result) || result.hcp === undefined) return null;
  const expected = expectedOf(table, result.hcp, vulnerabilityOf(board));
  return { expected, imps: impsOf(points - expected) };
}
