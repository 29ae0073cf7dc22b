import { newGrid, type Grid } from "../kit/grid";
import type { Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { areaAddress, onSheet } from "../reference";
import { STYLES } from "../theme";
import { putSheetTitle } from "../kit/headings";
import { headOf } from "./head";
import type { HomeSheets } from "./home-sheets";
import { boardColumn } from "./table-layout";
import { pairLabel } from "./pair-label";
import { putSubround, putTotals } from "./score-rows";
import { putVpEntries } from "./vp-entries";
import { runningChart } from "./chart-data";

/**
 * The Scoresheet: names, each round's points and the running totals, totals and places, a chart,
 * and the victory-point table in use.
 */
export function scoresheet(home: HomeSheets): Sheet {
  const { session, layout, paper } = home;
  const place = layout.scoresheet;
  const widths = Array.from({ length: place.lastColumn }, (_, i) =>
    i + 1 === place.gapColumn ? 2 : i === 0 ? 12 : 10
  );
  const grid = newGrid(place.sheet, widths);
  putSheetTitle(grid, headOf(session.plan), place.sheet, place.lastColumn);
  putStatus(grid, home);
  putNames(grid, home);
  putHeadings(grid, home);
  const height = rowHeight(paper, widths, session.subrounds.length + 2, 480, [20, 26]);
  session.subrounds.forEach((subround, index) => {
    const row = place.firstRow + index;
    putSubround(grid, home, subround, row);
    grid.height(row, height);
  });
  putTotals(grid, home);
  for (const row of [place.totalRow, place.placeRow]) grid.height(row, height);
  const [top, bottom] = place.chartRows;
  grid.chart(runningChart(session, layout, { top, bottom, left: 1, right: place.lastColumn }));
  putVpEntries(grid, home);
  return grid.finish({
    // Nothing is frozen: with the names above them, the headings would fill a phone's screen.
    print: printSetup(paper, place.lastRowOfPage, place.lastColumn, {
      titleRows: [place.headingRow, place.headingRow],
    }),
  });
}

function putStatus(grid: Grid, { session, layout }: HomeSheets): void {
  const [table1] = layout.tables;
  const imps = onSheet(table1.sheet, areaAddress(boardColumn(table1, "imps")));
  const of = ` of ${session.plan.boards} boards scored`;
  grid.put(3, 1, { formula: `COUNT(${imps})&"${of}"`, value: `${session.scoredBoards}${of}` }, STYLES.status);
  grid.height(3, 24);
}

function putNames(grid: Grid, { session, layout }: HomeSheets): void {
  const place = layout.scoresheet;
  const names = { left: place.nameColumn, right: place.lastColumn };
  const headingRow = place.nameRow(1) - 1;
  grid.put(headingRow, 1, "Pair", STYLES.heading);
  grid.block({ top: headingRow, bottom: headingRow, ...names }, "Names", STYLES.heading);
  session.plan.pairs.forEach((name, i) => {
    const row = place.nameRow(i + 1);
    grid.put(row, 1, i + 1, STYLES.label);
    grid.block({ top: row, bottom: row, ...names }, name || null, STYLES.entryName);
    grid.height(row, 20);
  });
}

function putHeadings(grid: Grid, { session, layout }: HomeSheets): void {
  const place = layout.scoresheet;
  const row = place.headingRow;
  const over = (left: number, right: number, text: string) =>
    grid.block({ top: row - 1, bottom: row - 1, left, right }, text, STYLES.label);
  const pairs = session.plan.pairs.length;
  over(place.pointsColumn(1), place.pointsColumn(pairs), "Points of the round");
  over(place.runningColumn(1), place.runningColumn(pairs), "Running total");
  grid.put(row, 1, "Round", STYLES.heading);
  grid.put(row, place.impsColumn, "IMPs", STYLES.heading);
  grid.height(row, 56);
  session.plan.pairs.forEach((_, i) => {
    const label = pairLabel(session.plan, place, i + 1);
    grid.put(row, place.pointsColumn(i + 1), label, STYLES.pairHeading);
    grid.put(row, place.runningColumn(i + 1), label, STYLES.pairHeading);
  });
}
