import { impsOf } from "../bridge/imp";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { ALL_HCP, type ExpectedLine } from "../sessions/chicago/expected";
import { expectedOf } from "../sessions/chicago/score-chicago";
import type { TablePlan } from "../sessions/table-plan";
import { nsPoints, type BoardResult } from "./board-result";

/** Returns the session's table of expected scores; null if the session has no expected scores. */
export function expectedIn(plan: TablePlan): readonly ExpectedLine[] | null {
  return "expected" in plan ? plan.expected : null;
}

export function isHcp(hcp: unknown): hcp is number {
  return typeof hcp === "number" && Number.isInteger(hcp) && hcp >= 0 && hcp <= ALL_HCP;
}

/** A result compared with the expected points of its deal. */
export interface BesideExpected {
  readonly kind: "expected";
  /** North-South's expected points. */
  readonly points: number;
  /** North-South's IMPs for the difference between their points and the expected points. */
  readonly imps: number;
}

/**
 * Compares a result with the expected points; null if the session has no expected scores, or if the result has no
 * high-card points or no points.
 */
export function besideExpected(plan: TablePlan, board: number, result: BoardResult): BesideExpected | null {
  const [table, scored] = [expectedIn(plan), nsPoints(result, board)];
  if (table === null || scored === null || !("hcp" in result) || result.hcp === undefined) return null;
  const points = expectedOf(table, result.hcp, vulnerabilityOf(board));
  return { kind: "expected", points, imps: impsOf(scored - points) };
}
