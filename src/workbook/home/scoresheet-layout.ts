import type { VpScale } from "../../bridge/vp/scale";
import type { HomePlan } from "../../sessions/home/plan";

/** Where things stand on the Scoresheet. */
export interface ScoresheetLayout {
  readonly sheet: string;
  readonly nameRow: (pair: number) => number;
  readonly nameColumn: number;
  readonly headingRow: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly totalRow: number;
  readonly placeRow: number;
  readonly impsColumn: number;
  readonly pointsColumn: (pair: number) => number;
  readonly runningColumn: (pair: number) => number;
  readonly gapColumn: number;
  readonly lastColumn: number;
  /** The rows of the chart, first and last. */
  readonly chartRows: readonly [first: number, last: number];
  /** The victory-point table at the bottom, null when scored by IMPs. */
  readonly vpTable: VpTableLayout | null;
  readonly lastRowOfPage: number;
}

/** The victory-point table at the bottom of the Scoresheet: lines side by side in blocks. */
export interface VpTableLayout {
  readonly headingRow: number;
  /** How many lines there is room for, some of them blank. */
  readonly lines: number;
  readonly linesInBlock: number;
  /** The first of the three columns of each block: margin from, winner, loser. */
  readonly blockColumns: readonly number[];
}
/** Lays out the Scoresheet. */
export function scoresheetLayout(plan: HomePlan): ScoresheetLayout {
  const pairs = plan.pairs.length;
  const firstNameRow = 5;
  const headingRow = firstNameRow + pairs + 2;
  const lastRow = headingRow + plan.subrounds.length;
  const impsColumn = 2;
  const pointsColumn = (pair: number) => impsColumn + pair;
  const gapColumn = pointsColumn(pairs) + 1;
  const runningColumn = (pair: number) => gapColumn + pair;
  const placeRow = lastRow + 2;
  const chartRows = [placeRow + 2, placeRow + 11] as const;
  const vpTable = plan.scale && vpTableLayout(plan.scale, chartRows[1] + 2, gapColumn);
  return {
    sheet: "Scoresheet",
    nameRow: (pair) => firstNameRow + pair - 1,
    nameColumn: 2,
    headingRow,
    firstRow: headingRow + 1,
    lastRow,
    totalRow: lastRow + 1,
    placeRow,
    impsColumn,
    pointsColumn,
    runningColumn,
    gapColumn,
    lastColumn: runningColumn(pairs),
    chartRows,
    vpTable,
    lastRowOfPage: vpTable ? vpTable.headingRow + 1 + vpTable.linesInBlock : chartRows[1],
  };
}

/** Blank lines are left for a table of the organiser's own, which may be longer. */
function vpTableLayout(scale: VpScale, headingRow: number, gapColumn: number): VpTableLayout {
  const blockColumns = [1, 4, gapColumn + 1];
  const linesInBlock = Math.ceil(Math.max(18, scale.bands.length + 1) / blockColumns.length);
  return { headingRow, lines: linesInBlock * blockColumns.length, linesInBlock, blockColumns };
}
