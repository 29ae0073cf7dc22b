import type { Plan } from "./kinds";

/** A session that is played board by board at tables; the results of the others are whole matches. */
export type TablePlan = Extract<Plan, { readonly movement: unknown }>;

/** True for sessions played board by board at tables. */
export function hasTables(plan: Plan): plan is TablePlan {
  return "movement" in plan;
}
