import type { ClubPlan } from "./plan";

/** True for the plan of a club's evening; in a file of its own, so that this check does not load the rest. */
export function isClub(plan: { readonly kind: string }): plan is ClubPlan {
  return plan.kind === "club";
}
