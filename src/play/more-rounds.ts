import { nextEven } from "../sessions/chicago/plan";
import type { TablePlan } from "../sessions/table-plan";
import { eveningPlan } from "./evening";

/** The same evening with another set of rounds behind those that it has; null where there is none. */
export function withMoreRounds(plan: TablePlan): { readonly rounds: number; readonly plan: TablePlan } | null {
  const next = "expected" in plan ? nextEven(plan) : null;
  if (next === null || !("rounds" in plan)) return null;
  return { rounds: next - plan.rounds, plan: eveningPlan({ ...plan, options: { ...plan.options, rounds: next } }) };
}
