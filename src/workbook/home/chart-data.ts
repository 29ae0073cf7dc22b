import { contestants, type Contestant } from "../../movements/contestant";
import { computed, type Computed } from "../kit/content";
import { rounded, sumOfShown, chartPoint } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { layOutList, type List } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { subroundShort } from "../labels";
import type { Area, ChartDraft } from "../model";
import { texts } from "../texts";
import { onWorking, WORKING } from "../working/steps";
import { allPairs, byPair, pairColumn, pairLabel, type HomeSheets, type PairColumn } from "./home-sheets";
import { AFTER_TABLES } from "./tables";

/** Data of the chart: a label and each pair's running total, one row for the start and one for each round or half. */
type ChartList = List<"label" | PairColumn>;

function placeChartData({ session: { plan }, lists: { names } }: HomeSheets): ChartList {
  return layOutList<"label" | PairColumn>(
    { label: { heading: null }, ...byPair(plan, (pair) => ({ heading: pairLabel(names, pair, " ") })) },
    { ...onWorking("chart"), left: AFTER_TABLES, rows: plan.subrounds.length + 1 }
  );
}

/** Returns a pair's number and name in one line, from the heading of the chart's data, for other sheets. */
export function pairName(home: HomeSheets, pair: Contestant): Computed {
  return computed(placeChartData(home).outside.cell(pairColumn(pair), -1));
}

/** Writes the data of the chart: totals from 0 at the start to the last round with a score. */
export function putChartData(grid: Grid, home: HomeSheets): void {
  const { plan } = home.session;
  const { rounds } = home.lists;
  const list = placeChartData(home);
  const pairs = allPairs(plan);
  const drawn = (row: number, total: string) => computed(chartPoint(rounds.outside.range(pairs, row), total));
  writeHeadings(grid, list);
  writeRow(grid, list, 0, { label: "", ...byPair(plan, () => drawn(0, "0")) });
  plan.subrounds.forEach((subround, row) => {
    const cells = byPair(plan, (pair) => {
      const column = pairColumn(pair);
      const points = sumOfShown([rounds.outside.cell(column, row)]);
      return drawn(row, rounded(`${list.cell(column, row)}+${points}`));
    });
    writeRow(grid, list, row + 1, { label: subroundShort(subround), ...cells });
  });
}

/** The chart of the running totals. */
export function runningChart(home: HomeSheets, anchor: Area): ChartDraft {
  const { plan } = home.session;
  const list = placeChartData(home);
  return {
    title: texts.scoresheet.chartTitle(plan.scoring),
    sheet: WORKING,
    categories: list.area("label"),
    lines: contestants(plan.pairs.length).map((pair) => ({
      name: { row: list.headingRow, column: list.column(pairColumn(pair)) },
      values: list.area(pairColumn(pair)),
    })),
    anchor,
    description: texts.scoresheet.chartDescription,
  };
}
