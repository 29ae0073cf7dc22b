import type { ClubPlan } from "./plan";

/** True for the plan of a club's evening; apart from the plan, so that it can be asked before that is loaded. */
export function isClub(plan: { readonly kind: string }): plan is ClubPlan {
  return plan.kind === "club";
}
