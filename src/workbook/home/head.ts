import type { HomePlan } from "../../sessions/home/plan";
import type { SheetHead } from "../kit/headings";

/** What heads the sheets of a home session. */
export function headOf(plan: HomePlan): SheetHead {
  return { title: plan.title, subtitle: describeSession(plan), date: plan.date };
}

/** "24 boards · 6 rounds of 4 · victory points by HOME-4". */
function describeSession({ boards, rounds, scale }: HomePlan): string {
  const scoring = scale === null ? "IMPs" : `victory points by ${scale.name}`;
  return `${boards} boards · ${rounds} rounds of ${boards / rounds} · ${scoring}`;
}
