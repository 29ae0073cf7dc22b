import type { HomePlan } from "../../sessions/home/plan";
import { scoresheetLayout, type ScoresheetLayout } from "./scoresheet-layout";
import { tableLayout, type TableLayout } from "./table-layout";

/** Where everything stands in a home session's workbook. */
export interface HomeLayout {
  readonly tables: readonly [TableLayout, TableLayout];
  readonly scoresheet: ScoresheetLayout;
}

/** Lays out the workbook of a session. */
export function layoutOf(plan: HomePlan): HomeLayout {
  return {
    tables: [tableLayout(1, plan), tableLayout(2, plan)],
    scoresheet: scoresheetLayout(plan),
  };
}
