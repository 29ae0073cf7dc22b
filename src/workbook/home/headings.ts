import type { HomePlan } from "../../sessions/plan";
import type { Grid } from "../grid";
import { longDate } from "../long-date";
import { STYLES } from "../theme";

/** The two lines at the head of each sheet: title and sheet, then what is played and when. */
export function putSheetTitle(grid: Grid, plan: HomePlan, what: string, columns: number): void {
  const middle = Math.ceil(columns / 2);
  grid.put(1, 1, plan.title, STYLES.title);
  grid.block({ top: 1, left: middle + 1, bottom: 1, right: columns }, what, {
    ...STYLES.title,
    align: "right",
  });
  grid.put(2, 1, describeSession(plan), STYLES.subtitle);
  grid.block(
    { top: 2, left: middle + 1, bottom: 2, right: columns },
    longDate(plan.date),
    STYLES.subtitleRight
  );
  grid.height(1, 28);
}

/** "24 boards · 6 rounds of 4 · IMPs". */
export function describeSession({ boards, rounds }: HomePlan): string {
  return `${boards} boards · ${rounds} rounds of ${boards / rounds} · IMPs`;
}
