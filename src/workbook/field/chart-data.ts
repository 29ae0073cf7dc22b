import { isInTeams, type FieldPlan } from "../../sessions/field/plan";
import type { ScoredField } from "../../sessions/field/score-field";
import { contestants } from "../../movements/contestant";
import { computed } from "../kit/content";
import { rounded } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, recordBy, type List } from "../kit/list";
import type { Area, ChartDraft } from "../model";
import { onWorking, WORKING } from "../working/steps";
import { labelOf, type Labelled } from "./contestants";
import { roundColumn, type ScoresheetLists } from "./scoresheet-lists";
import { fieldTexts } from "./texts";

type LineColumn = `line${number}`;
type ChartColumn = "label" | LineColumn;

/** The data of the chart: a label and what everybody has so far, from the start of the session on. */
export type ChartList = List<ChartColumn>;

const line = (contestant: number): LineColumn => `line${contestant}`;

/** What an average gives is in the middle of the chart. */
const AVERAGE_PERCENTAGE = 50;

/** What the chart is of. */
interface Charted {
  readonly session: ScoredField;
  readonly lists: ScoresheetLists;
  readonly chart: ChartList;
}

/** Places the data of the chart, from a column on. */
export function placeChartData({ names, stretches }: FieldPlan, named: Labelled, left: number): ChartList {
  return placeList<ChartColumn>(
    {
      label: { heading: null },
      ...recordBy(contestants(names.length), line, (contestant) => ({ heading: labelOf(named, contestant) })),
    },
    { ...onWorking("chart"), left, rows: stretches.length + 1 }
  );
}

/**
 * Writes the data of the chart: from 0 at the start, kept level over what has not been played, because a line over
 * blank cells would fall to 0. Percentages are those above and below 50.
 */
export function putChartData(grid: Grid, { session, lists, chart }: Charted): void {
  const { plan } = session;
  const all = contestants(plan.names.length);
  const middle = plan.scoring === "matchpoints" ? AVERAGE_PERCENTAGE : 0;
  putHeadings(grid, chart);
  putRow(grid, chart, 0, { label: "", ...recordBy(all, line, () => 0) });
  plan.stretches.forEach(({ round }, row) => {
    const cells = recordBy(all, line, (contestant) => {
      const cell = lists.running.outside.cell(roundColumn(row), contestant);
      return computed(`IF(${cell}="",${chart.cell(line(contestant), row)},${rounded(`${cell}-${middle}`)})`);
    });
    putRow(grid, chart, row + 1, { label: String(round), ...cells });
  });
}

/** The chart of what decides after each round. */
export function runningChart({ session: { plan }, chart }: Charted, anchor: Area): ChartDraft {
  const { chartTitle, chartDescription } = fieldTexts.scoresheet;
  return {
    title: chartTitle[plan.scoring],
    sheet: WORKING,
    categories: chart.area("label"),
    lines: contestants(plan.names.length).map((contestant) => ({
      name: { row: chart.headingRow, column: chart.column(line(contestant)) },
      values: chart.area(line(contestant)),
    })),
    labelsBelow: !isInTeams(plan.scoring),
    anchor,
    description: chartDescription,
  };
}
