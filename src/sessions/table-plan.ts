import { isClub } from "./club/is-club";
import type { ClubPlan } from "./club/plan";
import type { Plan } from "./kinds";

/** A session that is played board by board at tables that its plan knows. */
export type TablePlan = Extract<Plan, { readonly movement: unknown }>;

/** A session whose results are boards: also a club's evening, of which only the results tell who played whom. */
export type BoardPlan = TablePlan | ClubPlan;

/** True for sessions played board by board at tables that the plan knows. */
export function hasTables(plan: Plan): plan is TablePlan {
  return "movement" in plan;
}

/** True for sessions whose results are boards; those of the others are whole matches. */
export function hasBoards(plan: Plan): plan is BoardPlan {
  return hasTables(plan) || isClub(plan);
}
