import type { Plan } from "../sessions/kinds";
import type { TablePlan } from "./boards-at-tables";

/** Whether a session is played board by board at tables; else its results are whole matches. */
export function hasTables(plan: Plan): plan is TablePlan {
  return plan.kind !== "swiss-event" && plan.kind !== "league";
}
