import type { Plan } from "../../../sessions/kinds";
import type { OpenedSession } from "../form/session-model";
import { waysOutTexts } from "./ways-out-texts";

/**
 * Returns the question to ask before a new workbook gets the name of the open session but not its settings or results;
 * "" for no question.
 * @param hasResults true if the new workbook has results.
 */
export function sameNameQuestion(opened: OpenedSession | null, plan: Plan, hasResults: boolean): string {
  if (!opened || opened.plan.title !== plan.title || opened.plan.date !== plan.date) return "";
  const settings = (each: Plan) => JSON.stringify({ ...each, options: null });
  const isLost = settings(opened.plan) !== settings(plan) || (opened.hasResults && !hasResults);
  return isLost ? waysOutTexts.sameName(plan.title) : "";
}
