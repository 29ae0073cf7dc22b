import { nextEven } from "../sessions/chicago/plan";
import type { TablePlan } from "../sessions/table-plan";
import { eveningPlan } from "./evening";

/** Appends another set of rounds to the plan; null if there is none. */
export function withMoreRounds(plan: TablePlan): { readonly rounds: number; readonly plan: TablePlan } | null {
  const next = "expected" in plan ? nextEven(plan) : null;
  if (next === null || !("rounds" in plan)) return null;
  return { rounds: next - plan.rounds, plan: eveningPlan({ ...plan, options: { ...plan.options, rounds: next } }) };
}
