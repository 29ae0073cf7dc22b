import { computed } from "../kit/content";
import { rounded, sumOfShown } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, type Columns, type List } from "../kit/list";
import { subroundShort } from "../labels";
import type { Area, LineChart } from "../model";
import { texts } from "../texts";
import { afterSteps, WORKING } from "../working/steps";
import { pairColumn, pairName, type HomeSheets, type PairColumn } from "./home-sheets";

/** The data of the chart: a label and each pair's total so far, from the start of the session on. */
type ChartList = List<"label" | PairColumn>;

function placeChartData({ session: { plan }, lists: { names } }: HomeSheets): ChartList {
  const pairs = Object.fromEntries(
    plan.pairs.map((_, pair) => [pairColumn(pair), { heading: pairName(plan, names, pair) }])
  ) as Columns<PairColumn>;
  const columns: Columns<"label" | PairColumn> = { label: { heading: null }, ...pairs };
  return placeList(columns, { sheet: WORKING, headingRow: 1, left: afterSteps(2), rows: plan.subrounds.length + 1 });
}

/**
 * Writes the data of the chart: totals from 0 at the start, kept level over what has not been
 * played, because a line over blank cells would fall to 0.
 */
export function putChartData(grid: Grid, home: HomeSheets): void {
  const { session, lists } = home;
  const list = placeChartData(home);
  putHeadings(grid, list);
  const zeros = session.plan.pairs.map((_, pair) => [pairColumn(pair), 0] as const);
  putRow(grid, list, 0, { label: "", ...Object.fromEntries(zeros) });
  const totals = session.plan.pairs.map(() => 0);
  session.subrounds.forEach(({ plan, running }, index) => {
    const cells = totals.map((before, pair) => {
      const column = pairColumn(pair);
      const total = running[pair] ?? before;
      totals[pair] = total;
      const points = sumOfShown([lists.rounds.outside.cell(column, index)]);
      return [column, computed(rounded(`${list.cell(column, index)}+${points}`), total)] as const;
    });
    putRow(grid, list, index + 1, { label: subroundShort(plan), ...Object.fromEntries(cells) });
  });
}

/** The chart of the running totals. */
export function runningChart(home: HomeSheets, anchor: Area): LineChart {
  const { plan } = home.session;
  const list = placeChartData(home);
  return {
    title: texts.scoresheet.chartTitle(plan.scoring === "imps"),
    sheet: WORKING,
    categories: list.area("label"),
    lines: plan.pairs.map((_, pair) => {
      const column = list.column(pairColumn(pair));
      const value = String(pairName(plan, home.lists.names, pair).value);
      return { name: { row: list.headingRow, column, value }, values: list.area(pairColumn(pair)) };
    }),
    anchor,
    description: texts.scoresheet.chartDescription,
  };
}
