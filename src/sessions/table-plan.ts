import { isClub } from "./club/is-club";
import type { ClubPlan } from "./club/plan";
import type { Plan } from "./kinds";

/** Plan of a session that is played board by board, with its tables and seats. */
export type TablePlan = Extract<Plan, { readonly movement: unknown }>;

/** Plan of a session whose results are boards: also a club's evening, whose plan does not say who plays whom. */
export type BoardPlan = TablePlan | ClubPlan;

/** True if the session is played board by board, with tables and seats in its plan. */
export function hasTables(plan: Plan): plan is TablePlan {
  return "movement" in plan;
}

/** True if the session's results are boards; false if they are whole matches. */
export function hasBoards(plan: Plan): plan is BoardPlan {
  return hasTables(plan) || isClub(plan);
}
