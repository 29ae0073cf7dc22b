import { impTable } from "../../bridge/imp";
import { newGrid } from "../grid";
import type { Area, Paper, Sheet } from "../model";
import { areaAddress, onSheet } from "../reference";
import { STYLES } from "../theme";
import type { HomePlan } from "../../sessions/plan";
import { putSheetTitle } from "./headings";

export const SCALES = "Scales";

const HEADING_ROW = 4;
const BANDS = impTable();

/** The IMP scale's rows: difference from, to, and IMPs. */
export const IMP_SCALE: Area = {
  top: HEADING_ROW + 1,
  left: 1,
  bottom: HEADING_ROW + BANDS.length,
  right: 3,
};

/** Addresses of the IMP scale's columns, for the built-in dialect. */
export function impTables(): { impFrom: string; imps: string } {
  const column = (left: number) =>
    onSheet(SCALES, areaAddress({ ...IMP_SCALE, left, right: left }));
  return { impFrom: column(1), imps: column(3) };
}

/** The Scales sheet. */
export function scalesSheet(plan: HomePlan, paper: Paper): Sheet {
  const grid = newGrid(SCALES, [14, 14, 10, 12, 12]);
  putSheetTitle(grid, plan, SCALES, 5);
  ["Difference from", "to", "IMPs"].forEach((heading, i) =>
    grid.put(HEADING_ROW, i + 1, heading, STYLES.heading)
  );
  BANDS.forEach(({ from, to, imps }, i) => {
    const row = IMP_SCALE.top + i;
    grid.put(row, 1, from, STYLES.fixed);
    grid.put(row, 2, to ?? "and more", STYLES.fixed);
    grid.put(row, 3, imps, STYLES.label);
  });
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: {
      area: { top: 1, left: 1, bottom: IMP_SCALE.bottom, right: 5 },
      titleRows: [HEADING_ROW, HEADING_ROW],
      orientation: "portrait",
      paper,
    },
  });
}
