import { roundToHundredths } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { isBoardAMatch } from "./forms";
import type { EventPlan } from "./event-plan";

/** Points of a match or a total as text: victory points as their scale has them, boards won with their half. */
export function printPoints(points: number, plan: Pick<EventPlan, "form" | "scale">): string {
  return isBoardAMatch(plan) ? String(roundToHundredths(points)) : printVictoryPoints(points, plan.scale);
}
