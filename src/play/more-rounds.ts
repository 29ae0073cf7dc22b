import { nextEven } from "../sessions/chicago/plan";
import type { TablePlan } from "../sessions/table-plan";
import { eveningPlan } from "./evening";

/** Adds rounds up to the next number after which all have played equally; null if the plan allows no more. */
export function withMoreRounds(plan: TablePlan): { readonly rounds: number; readonly plan: TablePlan } | null {
  const next = "expected" in plan ? nextEven(plan) : null;
  if (next === null || !("rounds" in plan)) return null;
  return { rounds: next - plan.rounds, plan: eveningPlan({ ...plan, options: { ...plan.options, rounds: next } }) };
}
