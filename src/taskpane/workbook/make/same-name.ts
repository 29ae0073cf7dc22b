import type { Plan } from "../../../sessions/kinds";
import type { OpenedSession } from "../form/session-model";
import { waysOutTexts } from "./ways-out-texts";

/**
 * What is asked before a workbook is made that has the name of the session that is open, and not what is in that; "" for
 * nothing.
 * @param hasResults whether the new one has results.
 */
export function sameNameQuestion(opened: OpenedSession | null, plan: Plan, hasResults: boolean): string {
  if (!opened || opened.plan.title !== plan.title || opened.plan.date !== plan.date) return "";
  const settings = (of: Plan) => JSON.stringify({ ...of, options: null });
  const isLost = settings(opened.plan) !== settings(plan) || (opened.hasResults && !hasResults);
  return isLost ? waysOutTexts.sameName(plan.title) : "";
}
