import type { ScoredHome } from "../../sessions/home/score-home";
import type { Grid } from "../kit/grid";
import type { Area, ChartLine, LineChart } from "../model";
import { cellAddress, onSheet } from "../reference";
import type { HomeLayout } from "./layout";
import { pairName } from "./pair-label";
import { subroundShort } from "./subround-label";
import { afterSteps, WORKING } from "../working/steps";

/** The column of the rounds' labels; each pair's line is right of it. */
const LABELS = afterSteps(2);
const NAME_ROW = 1;
const START_ROW = 2;

/**
 * Writes the data of the chart: totals from 0 at the start, kept level over what has not been
 * played, because a line over blank cells would fall to 0.
 */
export function putChartData(grid: Grid, session: ScoredHome, layout: HomeLayout): void {
  const place = layout.scoresheet;
  grid.put(START_ROW, LABELS, "");
  session.subrounds.forEach(({ plan }, i) => grid.put(START_ROW + 1 + i, LABELS, subroundShort(plan)));
  session.plan.pairs.forEach((_, i) => {
    const column = LABELS + 1 + i;
    grid.put(NAME_ROW, column, pairName(session.plan, place, i + 1));
    grid.put(START_ROW, column, 0);
    let total = 0;
    session.subrounds.forEach(({ running }, index) => {
      total = running[i] ?? total;
      const row = START_ROW + 1 + index;
      const own = cellAddress(place.firstRow + index, place.pointsColumn(i + 1));
      const before = cellAddress(row - 1, column);
      const formula = `ROUND(${before}+N(${onSheet(place.sheet, own)}),2)`;
      grid.put(row, column, { formula, value: total });
    });
  });
}

/** The chart of the running totals. */
export function runningChart({ plan, subrounds }: ScoredHome, layout: HomeLayout, anchor: Area): LineChart {
  const rows = { top: START_ROW, bottom: START_ROW + subrounds.length };
  const lines = plan.pairs.map((_, i): ChartLine => {
    const column = LABELS + 1 + i;
    const value = String(pairName(plan, layout.scoresheet, i + 1).value);
    return {
      name: { row: NAME_ROW, column, value },
      values: { ...rows, left: column, right: column },
    };
  });
  return {
    title: `Running total, ${plan.scoring === "imps" ? "IMPs" : "victory points"}`,
    sheet: WORKING,
    categories: { ...rows, left: LABELS, right: LABELS },
    lines,
    anchor,
    description: "A line for each pair: its running total after each round.",
  };
}
