import { itemAt } from "../../bridge/item-at";
import { contestants, type Contestant } from "../../movements/contestant";
import type { FieldPlan } from "../../sessions/field/plan";
import { computed } from "../kit/content";
import { rankOf, chartPoint } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { recordBy } from "../kit/columns";
import { layOutList, layOutSideBySide } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import type { Area, ChartDraft } from "../model";
import { onLine } from "../result/ranking";
import { onWorking, WORKING } from "../working/steps";
import { roundColumn, type ChartList, type FieldSheets, type LineColumn } from "./field-sheets";
import { rankingBands } from "./result";
import { fieldTexts } from "./texts";

const lineColumn = (line: number): LineColumn => `line${line}`;

/**
 * Rows of the data: the first has the contestant's row in the lists of rounds, the second the name, the third the place
 * after the first round.
 */
const [ROW_OF, NAME, FIRST_ROUND] = [0, 1, 2] as const;

/** Places the charts' data, a list for each ranking, from column `left` on. */
export function placeChartData({ rankings, rounds }: FieldPlan, left: number): ChartList[] {
  return layOutSideBySide(rankings, left, (ranking, from) =>
    layOutList<"label" | LineColumn>(
      {
        label: { heading: null },
        ...recordBy(contestants(ranking.length), lineColumn, (line) => ({
          heading: `Chart ${itemAt(ranking, 0) + line + 1}`,
        })),
      },
      { ...onWorking(from === left ? "chart" : "chart2"), left: from, rows: FIRST_ROUND + rounds }
    )
  );
}

/**
 * Writes the charts' data, up to the last round with a score. Lines begin in the first round in which somebody has a
 * score, and stay level over later rounds without a score.
 */
export function putChartData(grid: Grid, field: FieldSheets): void {
  field.session.plan.rankings.forEach((ranking, index) => putRankingData(grid, field, ranking, index));
}

function putRankingData(grid: Grid, field: FieldSheets, ranking: readonly Contestant[], index: number): void {
  const { session, lists, charts, result } = field;
  const [chart, first] = [itemAt(charts, index), itemAt(ranking, 0)];
  const all = contestants(ranking.length);
  const rows = [first, first + ranking.length - 1] as const;
  const positions = result.ranking.outside.range("position", ...rows);
  writeHeadings(grid, chart);
  writeRow(
    grid,
    chart,
    ROW_OF,
    recordBy(all, lineColumn, (line) => computed(`MATCH(${first + line + 1},${positions},0)`))
  );
  writeRow(
    grid,
    chart,
    NAME,
    recordBy(all, lineColumn, (line) => onLine(result.ranking, first + line, "name"))
  );
  session.plan.stretches.forEach(({ round }, played) => {
    const row = FIRST_ROUND + played;
    const totals = lists.running.outside.range(roundColumn(played), ...rows);
    const totalsFrom = lists.running.outside.range(
      [roundColumn(played), roundColumn(session.plan.rounds - 1)],
      ...rows
    );
    const cells = recordBy(all, lineColumn, (line) => {
      const key = lineColumn(line);
      const total = `INDEX(${totals},${chart.cell(key, ROW_OF)})`;
      const before = played === 0 ? "NA()" : chart.cell(key, row - 1);
      return computed(chartPoint(totalsFrom, `IF(${total}="",${before},${rankOf(total, totals)})`));
    });
    writeRow(grid, chart, row, { label: String(round), ...cells });
  });
}

/** Returns the charts of the places after each round, one for each ranking, side by side. */
export function placesCharts(
  { session: { plan }, charts }: FieldSheets,
  rows: Pick<Area, "top" | "bottom">,
  widths: readonly number[]
): ChartDraft[] {
  const { places, chartDescription } = fieldTexts.scoresheet;
  const bands = rankingBands(plan);
  const across = besideEachOther(widths, charts.length);
  return charts.map((chart, index) => {
    const rounds = (key: "label" | LineColumn) => chart.area(key, FIRST_ROUND);
    const lines = contestants(itemAt(plan.rankings, index).length);
    const heading = bands[index]?.heading;
    return {
      title: heading === undefined ? places : `${heading}: ${places.toLowerCase()}`,
      sheet: WORKING,
      categories: rounds("label"),
      lines: lines.map((line) => ({
        name: { row: chart.row(NAME), column: chart.column(lineColumn(line)) },
        values: rounds(lineColumn(line)),
      })),
      places: lines.length,
      anchor: { ...rows, ...itemAt(across, index) },
      description: chartDescription,
    };
  });
}

/** Splits the columns into `count` areas of about the same width, from the first column to the last. */
function besideEachOther(widths: readonly number[], count: number): Pick<Area, "left" | "right">[] {
  const upTo = (columns: number) => widths.slice(0, columns).reduce((sum, width) => sum + width, 0);
  const share = upTo(widths.length) / count;
  const ends = Array.from({ length: count }, (_, index) =>
    widths
      .map((__, column) => column + 1)
      .reduce((best, column) => {
        const away = (columns: number) => Math.abs(upTo(columns) - share * (index + 1));
        return away(column) < away(best) ? column : best;
      }, 1)
  );
  return ends.map((right, index) => ({ left: (ends[index - 1] ?? 0) + 1, right }));
}
