import type { ClubPlan } from "./plan";

/**
 * True for the plan of a club's evening. It has its own file, so that calling it does not load all code for such
 * evenings.
 */
export function isClub(plan: { readonly kind: string }): plan is ClubPlan {
  return plan.kind === "club";
}
