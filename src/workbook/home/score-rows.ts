import { teamOfTable1NorthSouth } from "../../movements/subround";
import type { HomePlan } from "../../sessions/home/plan";
import type { ScoredSubround } from "../../sessions/home/score-home";
import type { Dialect } from "../formulas/dialect";
import type { Grid } from "../kit/grid";
import type { Area, CellValue } from "../model";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { STYLES } from "../theme";
import { vpStyle } from "../vp-style";
import type { HomeSheets } from "./home-sheets";
import type { ScoresheetLayout } from "./scoresheet-layout";
import { subroundLabel } from "./subround-label";

/** The cells of all pairs and subrounds, on the left of the Scoresheet. */
export function pointsArea(place: ScoresheetLayout, pairs: number): Area {
  return {
    top: place.firstRow,
    left: place.pointsColumn(1),
    bottom: place.lastRow,
    right: place.pointsColumn(pairs),
  };
}

/** A round or half-round: its IMPs, each pair's points, and the running totals. */
export function putSubround(
  grid: Grid,
  { session, layout, dialect }: HomeSheets,
  subround: ScoredSubround,
  row: number
): void {
  const place = layout.scoresheet;
  const [table1] = layout.tables;
  const { plan } = session;
  const compute = (column: number, formula: string, value: CellValue) =>
    grid.put(row, column, { formula, value: value ?? "" }, vpStyle(STYLES.computed, plan.scale));
  const sum = cellAddress(table1.row(subround.plan.boards[0]!), table1.column("sum"));
  const imps = cellAddress(row, place.impsColumn);
  grid.put(row, 1, subroundLabel(subround.plan), STYLES.label);
  grid.put(row, place.impsColumn, { formula: onSheet(table1.sheet, sum), value: subround.imps ?? "" }, STYLES.computed);
  plan.pairs.forEach((_, i) => {
    const pair = i + 1;
    const points = cellAddress(row, place.pointsColumn(pair));
    const first = cellAddress(place.firstRow, place.pointsColumn(pair));
    const own = pointsFormula(place, dialect, plan, subround, pair, row);
    compute(place.pointsColumn(pair), `IF(${imps}="","",${own})`, subround.points[i]!);
    compute(
      place.runningColumn(pair),
      `IF(${points}="","",${sumOf(`${first}:${points}`, plan)})`,
      subround.running[i]!
    );
  });
}

/** What a pair receives: see the scoring in sessions/home/score-home.ts. */
function pointsFormula(
  place: ScoresheetLayout,
  dialect: Dialect,
  { scoring, pairs }: HomePlan,
  { plan }: ScoredSubround,
  pair: number,
  row: number
): string {
  if (pair === plan.sitsOut) {
    const others = pairs.map((_, i) => i + 1).filter((other) => other !== pair);
    const cells = others.map((other) => cellAddress(row, place.pointsColumn(other)));
    // Rounded first, so that a sum just below a whole number for want of binary digits counts.
    return `INT(ROUND((${cells.join("+")})/4,2))`;
  }
  const imps = cellAddress(row, place.impsColumn);
  const margin = teamOfTable1NorthSouth(plan).includes(pair) ? imps : `-${imps}`;
  return scoring === "imps" ? `MAX(${margin},0)` : dialect.victoryPoints(margin);
}

/** The rows of totals and of places. */
export function putTotals(grid: Grid, { session, layout }: HomeSheets): void {
  const place = layout.scoresheet;
  const { plan, totals, places } = session;
  const { top, left, bottom, right } = pointsArea(place, plan.pairs.length);
  const all = areaAddress({ top: place.totalRow, bottom: place.totalRow, left, right });
  const label = (row: number, text: string) =>
    grid.block({ top: row, bottom: row, left: 1, right: left - 1 }, text, STYLES.sumLabel);
  label(place.totalRow, "Total");
  label(place.placeRow, "Place");
  plan.pairs.forEach((_, i) => {
    const column = place.pointsColumn(i + 1);
    const points = `${cellAddress(top, column)}:${cellAddress(bottom, column)}`;
    const total = cellAddress(place.totalRow, column);
    const shared = `IF(COUNTIF(${all},${total})>1,"=","")`;
    grid.put(
      place.totalRow,
      column,
      {
        formula: `IF(COUNT(${points})=0,"",${sumOf(points, plan)})`,
        value: totals[i] ?? "",
      },
      vpStyle(STYLES.sum, plan.scale)
    );
    grid.put(
      place.placeRow,
      column,
      { formula: `IF(${total}="","",RANK(${total},${all})&${shared})`, value: places[i]! },
      STYLES.sum
    );
  });
}

/** A sum of points; victory points have two decimals, and their sums keep no more. */
function sumOf(range: string, { scoring }: HomePlan): string {
  return scoring === "imps" ? `SUM(${range})` : `ROUND(SUM(${range}),2)`;
}
