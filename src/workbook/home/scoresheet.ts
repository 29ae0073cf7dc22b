import { teamOfTable1NorthSouth } from "../../movements/subround";
import type { ScoredSubround } from "../../sessions/score-home";
import { newGrid, type Grid } from "../grid";
import type { Area, Sheet } from "../model";
import { rowHeight } from "../page";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { STYLES } from "../theme";
import { putSheetTitle } from "./headings";
import { boardColumn, type ScoresheetLayout } from "./layout";
import { pairLabel } from "./pair-label";
import type { HomeSheets } from "./table-sheet";

/** The Scoresheet: names, each round's points and the running totals, totals and places. */
export function scoresheet(home: HomeSheets): Sheet {
  const { session, layout, paper } = home;
  const place = layout.scoresheet;
  const widths = Array.from({ length: place.lastColumn }, (_, i) =>
    i + 1 === place.pointsColumn(session.plan.pairs.length) + 1 ? 2 : 10
  );
  const grid = newGrid(place.sheet, widths);
  putSheetTitle(grid, session.plan, place.sheet, place.lastColumn);
  putStatus(grid, home);
  putNames(grid, home);
  putHeadings(grid, home);
  const height = rowHeight(paper, widths, session.subrounds.length + 2, 260, [18, 30]);
  session.subrounds.forEach((subround, index) => {
    const row = place.firstRow + index;
    putSubround(grid, home, subround, row);
    grid.height(row, height);
  });
  putTotals(grid, home);
  return grid.finish({
    frozenRows: place.headingRow,
    print: {
      area: { top: 1, left: 1, bottom: place.placeRow, right: place.lastColumn },
      titleRows: [place.headingRow, place.headingRow],
      orientation: "portrait",
      paper,
    },
  });
}

/** The cells of all pairs and subrounds, on the left. */
export function pointsArea(place: ScoresheetLayout, pairs: number): Area {
  return {
    top: place.firstRow,
    left: place.pointsColumn(1),
    bottom: place.lastRow,
    right: place.pointsColumn(pairs),
  };
}

function putStatus(grid: Grid, { session, layout }: HomeSheets): void {
  const [table1] = layout.tables;
  const imps = onSheet(table1.sheet, areaAddress(boardColumn(table1, "imps")));
  const { boards } = session.plan;
  grid.put(
    3,
    1,
    {
      formula: `COUNT(${imps})&" of ${boards} boards scored"`,
      value: `${session.scoredBoards} of ${boards} boards scored`,
    },
    STYLES.subtitle
  );
}

function putNames(grid: Grid, { session, layout }: HomeSheets): void {
  const place = layout.scoresheet;
  const right = place.pointsColumn(session.plan.pairs.length);
  const names = { left: place.nameColumn, right };
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
  grid.height(row, 48);
  session.plan.pairs.forEach((_, i) => {
    const label = pairLabel(session.plan, place, i + 1);
    grid.put(row, place.pointsColumn(i + 1), label, STYLES.heading);
    grid.put(row, place.runningColumn(i + 1), label, STYLES.heading);
  });
}

function putSubround(
  grid: Grid,
  { session, layout }: HomeSheets,
  subround: ScoredSubround,
  row: number
): void {
  const place = layout.scoresheet;
  const [table1] = layout.tables;
  const sum = onSheet(
    table1.sheet,
    cellAddress(table1.row(subround.plan.boards[0]!), table1.column("sum"))
  );
  const imps = cellAddress(row, place.impsColumn);
  const team1 = teamOfTable1NorthSouth(subround.plan);
  grid.put(row, 1, subround.plan.round, STYLES.label);
  grid.put(row, place.impsColumn, { formula: sum, value: subround.imps ?? "" }, STYLES.computed);
  session.plan.pairs.forEach((_, i) => {
    const pair = i + 1;
    const points = cellAddress(row, place.pointsColumn(pair));
    const first = cellAddress(place.firstRow, place.pointsColumn(pair)).replace(/\d+/, "$$$&");
    const won = team1.includes(pair) ? imps : `-${imps}`;
    grid.put(
      row,
      place.pointsColumn(pair),
      { formula: `IF(${imps}="","",MAX(${won},0))`, value: subround.points[i] ?? "" },
      STYLES.computed
    );
    grid.put(
      row,
      place.runningColumn(pair),
      {
        formula: `IF(${points}="","",SUM(${first}:${points}))`,
        value: subround.running[i] ?? "",
      },
      STYLES.computed
    );
  });
}

function putTotals(grid: Grid, { session, layout }: HomeSheets): void {
  const place = layout.scoresheet;
  const pairs = session.plan.pairs.length;
  const { top, left, bottom, right } = pointsArea(place, pairs);
  const totals = areaAddress({ top: place.totalRow, bottom: place.totalRow, left, right });
  grid.block({ top: place.totalRow, bottom: place.totalRow, left: 1, right: 2 }, "Total", {
    ...STYLES.sum,
    align: "left",
  });
  grid.block({ top: place.placeRow, bottom: place.placeRow, left: 1, right: 2 }, "Place", {
    ...STYLES.sum,
    align: "left",
  });
  session.plan.pairs.forEach((_, i) => {
    const column = place.pointsColumn(i + 1);
    const all = `${cellAddress(top, column)}:${cellAddress(bottom, column)}`;
    const total = cellAddress(place.totalRow, column);
    grid.put(
      place.totalRow,
      column,
      { formula: `IF(COUNT(${all})=0,"",SUM(${all}))`, value: session.totals[i] ?? "" },
      STYLES.sum
    );
    grid.put(
      place.placeRow,
      column,
      {
        formula: `IF(${total}="","",RANK(${total},${totals})&IF(COUNTIF(${totals},${total})>1,"=",""))`,
        value: session.places[i]!,
      },
      STYLES.sum
    );
  });
}
