import type { HomePlan } from "../../sessions/plan";
import type { Grid } from "../grid";
import { longDate } from "../long-date";
import { STYLES } from "../theme";

/** The two lines at the head of each sheet: title and sheet, then what is played and when. */
export function putSheetTitle(grid: Grid, plan: HomePlan, what: string, columns: number): void {
  const right = { left: columns - Math.floor(columns / 3) + 1, right: columns };
  grid.block({ top: 1, bottom: 1, left: 1, right: right.left - 1 }, plan.title, STYLES.title);
  grid.block({ top: 1, bottom: 1, ...right }, what, STYLES.titleRight);
  grid.put(2, 1, describeSession(plan), STYLES.subtitle);
  grid.block({ top: 2, bottom: 2, ...right }, longDate(plan.date), STYLES.subtitleRight);
  grid.height(1, 28);
}

/** The line of advice below the title. */
export function putNote(grid: Grid, text: string, columns: number): void {
  grid.block({ top: 3, bottom: 3, left: 1, right: columns }, text, STYLES.note);
  grid.height(3, 20);
}

/** "24 boards · 6 rounds of 4 · victory points by HOME-4". */
function describeSession({ boards, rounds, scale }: HomePlan): string {
  const scoring = scale === null ? "IMPs" : `victory points by ${scale.name}`;
  return `${boards} boards · ${rounds} rounds of ${boards / rounds} · ${scoring}`;
}
