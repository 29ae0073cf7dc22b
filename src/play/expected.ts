import { impsOf } from "../bridge/imp";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { ALL_HCP, type ExpectedLine } from "../sessions/chicago/expected";
import { expectedOf } from "../sessions/chicago/score-chicago";
import type { TablePlan } from "../sessions/table-plan";
import { nsPoints, type BoardResult } from "./board-result";

/** The group's own table of expected scores; null where none is used. */
export function expectedIn(plan: TablePlan): readonly ExpectedLine[] | null {
  return "expected" in plan ? plan.expected : null;
}

/** Whether something is a number of high-card points. */
export function isHcp(hcp: unknown): hcp is number {
  return typeof hcp === "number" && Number.isInteger(hcp) && hcp >= 0 && hcp <= ALL_HCP;
}

/** What was expected of a deal, in North-South's points, and the IMPs of what they have more; null while not known. */
export function besideExpected(
  plan: TablePlan,
  board: number,
  said: BoardResult
): { readonly expected: number; readonly imps: number } | null {
  const [table, points] = [expectedIn(plan), nsPoints(said, board)];
  if (table === null || points === null || !("hcp" in said) || said.hcp === undefined) return null;
  const expected = expectedOf(table, said.hcp, vulnerabilityOf(board));
  return { expected, imps: impsOf(points - expected) };
}
