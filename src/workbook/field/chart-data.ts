import { contestants } from "../../movements/contestant";
import type { FieldPlan } from "../../sessions/field/plan";
import { computed } from "../kit/content";
import { rankOf, untilLast } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, recordBy } from "../kit/list";
import type { Area, ChartDraft } from "../model";
import { onLine } from "../result/ranking";
import { onWorking, WORKING } from "../working/steps";
import { roundColumn, type ChartList, type FieldSheets, type LineColumn } from "./field-sheets";
import { fieldTexts } from "./texts";

const lineColumn = (line: number): LineColumn => `line${line}`;

/** The rows above those of the rounds. */
const [ROW_OF, NAME, FIRST_ROUND] = [0, 1, 2] as const;

/** Places the data of the chart, from a column on. */
export function placeChartData({ names, rounds }: FieldPlan, left: number): ChartList {
  return placeList<"label" | LineColumn>(
    {
      label: { heading: null },
      ...recordBy(contestants(names.length), lineColumn, (line) => ({ heading: `Chart ${line + 1}` })),
    },
    { ...onWorking("chart"), left, rows: FIRST_ROUND + rounds }
  );
}

/**
 * Writes the data of the chart, up to the last round of which there is a score. Lines are kept level over a round that
 * somebody has not played; who has no score yet is below the last place, where nothing is drawn.
 */
export function putChartData(grid: Grid, { session: { plan }, lists, chart, result: { ranking } }: FieldSheets): void {
  const all = contestants(plan.names.length);
  const unplaced = all.length + 1;
  const { range } = ranking.outside;
  putHeadings(grid, chart);
  putRow(
    grid,
    chart,
    ROW_OF,
    recordBy(all, lineColumn, (line) => computed(`MATCH(${line + 1},${range("position")},0)`))
  );
  putRow(
    grid,
    chart,
    NAME,
    recordBy(all, lineColumn, (line) => onLine(ranking, line, "name"))
  );
  plan.stretches.forEach(({ round }, index) => {
    const row = FIRST_ROUND + index;
    const totals = lists.running.outside.range(roundColumn(index));
    const totalsFrom = lists.running.outside.range([roundColumn(index), roundColumn(plan.rounds - 1)]);
    const cells = recordBy(all, lineColumn, (line) => {
      const key = lineColumn(line);
      const total = `INDEX(${totals},${chart.cell(key, ROW_OF)})`;
      const before = index === 0 ? unplaced : chart.cell(key, row - 1);
      return computed(untilLast(totalsFrom, `IF(${total}="",${before},${rankOf(total, totals)})`));
    });
    putRow(grid, chart, row, { label: String(round), ...cells });
  });
}

/** The chart of the places after each round. */
export function placesChart({ session: { plan }, chart }: FieldSheets, anchor: Area): ChartDraft {
  const { places, chartDescription } = fieldTexts.scoresheet;
  const rounds = (key: "label" | LineColumn) => chart.area(key, FIRST_ROUND);
  return {
    title: places,
    sheet: WORKING,
    categories: rounds("label"),
    lines: contestants(plan.names.length).map((line) => ({
      name: { row: chart.row(NAME), column: chart.column(lineColumn(line)) },
      values: rounds(lineColumn(line)),
    })),
    places: plan.names.length,
    anchor,
    description: chartDescription,
  };
}
