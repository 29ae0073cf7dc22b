import { roundToHundredths } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { isBoardAMatch } from "./forms";
import type { EventPlan } from "./event-plan";

/**
 * Returns points of a match or a total as text: victory points as their scale prints them, boards won as "7" or "7.5".
 */
export function printPoints(points: number, plan: Pick<EventPlan, "form" | "scale">): string {
  return isBoardAMatch(plan) ? String(roundToHundredths(points)) : printVictoryPoints(points, plan.scale);
}
