import type { Plan } from "../../../sessions/kinds";
import type { OpenedSession } from "../form/session-model";
import { waysOutTexts } from "./ways-out-texts";

/**
 * Asks before a new workbook takes the name of the open session without its contents; "" for no question.
 * @param hasResults true if the new one has results.
 */
export function sameNameQuestion(opened: OpenedSession | null, plan: Plan, hasResults: boolean): string {
  if (!opened || opened.plan.title !== plan.title || opened.plan.date !== plan.date) return "";
  const settings = (each: Plan) => JSON.stringify({ ...each, options: null });
  const isLost = settings(opened.plan) !== settings(plan) || (opened.hasResults && !hasResults);
  return isLost ? waysOutTexts.sameName(plan.title) : "";
}
