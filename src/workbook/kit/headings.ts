import { longDate } from "../long-date";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { computed } from "./content";
import type { Grid } from "./grid";
import { joined } from "./text";

/** What stands at the head of each sheet of a workbook. */
export interface SheetHead {
  readonly title: string;
  /** What is played and how, in a line. */
  readonly subtitle: string;
  /** Year-month-day, or "". */
  readonly date: string;
}

/** The two lines at the head of each sheet: title and sheet, then what is played and when. */
export function putSheetTitle(grid: Grid, head: SheetHead, what: string, columns: number): void {
  const right = { left: columns - Math.floor(columns / 3) + 1, right: columns };
  grid.block({ top: 1, bottom: 1, left: 1, right: right.left - 1 }, head.title, STYLES.title);
  grid.block({ top: 1, bottom: 1, ...right }, what, STYLES.titleRight);
  grid.put(2, 1, head.subtitle, STYLES.subtitle);
  grid.block({ top: 2, bottom: 2, ...right }, longDate(head.date), STYLES.subtitleRight);
  grid.height(1, 28);
}

/** The line of advice below the title. */
export function putNote(grid: Grid, text: string, columns: number): void {
  grid.block({ top: 3, bottom: 3, left: 1, right: columns }, text, STYLES.note);
  grid.height(3, 20);
}

/** The line below the title that says how many boards are scored: counted by a formula, and now. */
export function putProgress(grid: Grid, count: string, scored: number, boards: number): void {
  grid.put(3, 1, joined(computed(count, scored), texts.common.boardsScored(boards)), STYLES.status);
  grid.height(3, 24);
}
