import { impTable } from "../../bridge/imp";
import type { VpBand } from "../../bridge/vp/scale";
import type { LookupTables } from "../formulas/dialect";
import { newGrid, type Grid } from "../grid";
import type { Area, Sheet } from "../model";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { STYLES } from "../theme";
import { putSheetTitle } from "./headings";
import type { HomeSheets } from "./home-sheets";
import type { HomeLayout, ScoresheetLayout } from "./layout";
import { VP_COLUMNS, vpEntryAddress } from "./vp-entries";

export const SCALES = "Scales";

const HEADING_ROW = 4;
const FIRST_ROW = HEADING_ROW + 1;
const IMP_BANDS = impTable();
const WIDTHS = [14, 14, 9, 4, 14, 12, 10, 10];
const VP_LABEL_COLUMN = 5;

/** The IMP scale: difference from, to, and IMPs. */
export const IMP_SCALE: Area = {
  top: FIRST_ROW,
  left: 1,
  bottom: HEADING_ROW + IMP_BANDS.length,
  right: 3,
};

/** The victory-point table in use: margin from, winner's points, loser's points. */
export function vpScaleArea({ scoresheet }: HomeLayout): Area {
  const lines = scoresheet.vpTable?.lines ?? 1;
  return {
    top: FIRST_ROW,
    left: VP_LABEL_COLUMN + 1,
    bottom: HEADING_ROW + lines,
    right: VP_LABEL_COLUMN + VP_COLUMNS.length,
  };
}

/** Addresses of the scales' columns, for formulas on other sheets. */
export function scaleTables(
  layout: HomeLayout
): Pick<LookupTables, "impFrom" | "imps" | "vpFrom" | "vpWinner" | "vpLoser" | "vpTable"> {
  const vpScale = vpScaleArea(layout);
  const column = (area: Area, index: number) =>
    onSheet(SCALES, areaAddress({ ...area, left: area.left + index, right: area.left + index }));
  return {
    impFrom: column(IMP_SCALE, 0),
    imps: column(IMP_SCALE, 2),
    vpFrom: column(vpScale, 0),
    vpWinner: column(vpScale, 1),
    vpLoser: column(vpScale, 2),
    vpTable: onSheet(SCALES, areaAddress(vpScale)),
  };
}

/** The Scales sheet: the IMP scale, and the victory-point table that the Scoresheet has. */
export function scalesSheet({ session, layout, paper }: HomeSheets): Sheet {
  const { scale } = session.plan;
  const { scoresheet } = layout;
  const grid = newGrid(SCALES, WIDTHS);
  putSheetTitle(grid, session.plan, SCALES, WIDTHS.length);
  putHeadings(grid, 1, ["Difference from", "to", "IMPs"]);
  IMP_BANDS.forEach(({ from, to, imps }, i) => {
    const row = IMP_SCALE.top + i;
    grid.put(row, 1, from, STYLES.fixed);
    grid.put(row, 2, to ?? "and more", STYLES.fixed);
    grid.put(row, 3, imps, STYLES.label);
  });
  let bottom = IMP_SCALE.bottom;
  if (scale && scoresheet.vpTable) {
    putHeadings(grid, VP_LABEL_COLUMN, ["Margin, IMPs", "from", "Winner", "Loser"]);
    grid.put(3, VP_LABEL_COLUMN, `${scale.name}, as on the Scoresheet`, STYLES.subtitle);
    for (let line = 0; line < scoresheet.vpTable.lines; line++)
      putVpLine(grid, scoresheet, scale.bands, line);
    bottom = Math.max(bottom, vpScaleArea(layout).bottom);
  }
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: {
      area: { top: 1, left: 1, bottom, right: WIDTHS.length },
      titleRows: [HEADING_ROW, HEADING_ROW],
      orientation: "portrait",
      paper,
      pagesFrom: null,
    },
  });
}

function putHeadings(grid: Grid, left: number, headings: readonly string[]): void {
  headings.forEach((heading, i) => grid.put(HEADING_ROW, left + i, heading, STYLES.heading));
  grid.height(HEADING_ROW, 32);
}

/** A line of the victory-point table, as it stands on the Scoresheet. */
function putVpLine(
  grid: Grid,
  { sheet, vpTable }: ScoresheetLayout,
  bands: readonly VpBand[],
  line: number
): void {
  const row = FIRST_ROW + line;
  const band = bands[line];
  VP_COLUMNS.forEach((column, i) => {
    const entry = onSheet(sheet, vpEntryAddress(vpTable!, line, column));
    const value = band ? band[column] : "";
    const formula = `IF(${entry}="","",${entry})`;
    // Within a block of the Scoresheet the formula is the same from line to line.
    const group = `${column} ${Math.floor(line / vpTable!.linesInBlock)}`;
    grid.put(row, VP_LABEL_COLUMN + 1 + i, { formula, value, group }, STYLES.fixed);
  });
  const from = cellAddress(row, VP_LABEL_COLUMN + 1);
  const next = cellAddress(row + 1, VP_LABEL_COLUMN + 1);
  grid.put(
    row,
    VP_LABEL_COLUMN,
    {
      formula:
        `IF(${from}="","",IF(ISNUMBER(${next}),IF(${next}-1=${from},${from}&"",` +
        `${from}&"–"&(${next}-1)),${from}&" and more"))`,
      value: band ? marginLabel(band.from, bands[line + 1]?.from) : "",
      group: "label",
    },
    STYLES.label
  );
}

function marginLabel(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} and more`;
  return next - 1 === from ? String(from) : `${from}–${next - 1}`;
}
