import { itemAt } from "../../bridge/item-at";
import { dateTexts } from "../../sessions/date-texts";
import { computed } from "../kit/content";
import { rounded } from "../kit/formula";
import { newGrid, writeNote, writeSheetTitle, type Grid } from "../kit/grid";
import { recordBy } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { writeRow } from "../kit/write-list";
import { printSetup } from "../kit/page";
import type { Series } from "../../season/season";
import type { Draft } from "../model";
import { areaAddress, onSheet } from "../reference";
import {
  BLOCK,
  blockRows,
  CHART_LINES,
  lineColumn,
  memberColumn,
  type ChartColumn,
  type Ranked,
  type SeasonSheets,
  type SeriesLists,
} from "./season-lists";
import { texts } from "../texts";
import { seasonTexts as words } from "./texts";

/** Number of columns and of rows that the chart covers. */
const COLUMNS = 12;
const ROWS = 32;

/** Places the chart's data, from column `left` on; null if nobody has played. */
export function placeChart({ evenings }: Series, ladders: readonly Ranked[], left: number): List<ChartColumn> | null {
  const lines = ladders[0]?.ladder.rows.slice(0, CHART_LINES) ?? [];
  if (lines.length === 0) return null;
  const columns = recordBy(
    lines,
    (_, row) => lineColumn(row),
    () => ({ heading: null })
  );
  return layOutList<ChartColumn>(
    { label: { heading: null }, ...columns },
    { sheet: texts.working.name, headingRow: 1, left, rows: evenings.length + 1 }
  );
}

/**
 * Writes the chart's data: running totals, which begin with 0 and stay level over evenings that a member has not
 * played. The first line of the chart is for the member in the first row of the ladder, and so on.
 */
export function putChartData(grid: Grid, { season }: SeasonSheets, { series, ladders, chart }: SeriesLists): void {
  const [first] = ladders;
  if (!first || !chart) return;
  const { ladder, shown, steps, results, members } = first;
  const lines = ladder.rows.slice(0, CHART_LINES);
  const [top, bottom] = [itemAt(results, 0), itemAt(results, results.length - 1)];
  const [from, widest] = [top.area(memberColumn(0)), memberColumn(Math.min(BLOCK, members.length) - 1)];
  const all = { ...from, right: top.column(widest), bottom: bottom.lastRow };
  const block = onSheet(top.sheet, areaAddress(all));
  const pitch = blockRows(series.evenings);
  lines.forEach((_, row) => {
    const heading = computed(`INDEX(${steps.range("name")},${shown.outside.cell("member", row)})`);
    grid.put(chart.headingRow, chart.column(lineColumn(row)), heading);
  });
  const byLine = <T>(entry: (row: number) => T) =>
    recordBy(
      lines,
      (_, row) => lineColumn(row),
      (_, row) => entry(row)
    );
  writeRow(grid, chart, 0, { label: words.chart.start, ...byLine(() => 0) });
  series.evenings.forEach((index, evening) => {
    const cells = byLine((row) => {
      const member = `(${shown.outside.cell("member", row)}-1)`;
      const points = `INDEX(${block},${evening + 1}+${pitch}*INT(${member}/${BLOCK}),1+MOD(${member},${BLOCK}))`;
      return computed(rounded(`${chart.cell(lineColumn(row), evening)}+N(${points})`));
    });
    writeRow(grid, chart, evening + 1, { label: labelOf(season.evenings[index]?.score.date ?? "", evening), ...cells });
  });
}

/** Returns an evening's day, or its number from 1 if it has no date. */
function labelOf(date: string, evening: number): string | number {
  return date === "" ? evening + 1 : dateTexts.day(Number(date.slice(5, 7)), Number(date.slice(8)));
}

/** Makes the chart of a season: a line for each of the leaders. Empty if the season has fewer than two evenings. */
export function chartSheet(
  { head, paper }: SeasonSheets,
  { series, ladders, chart, chartSheet: name }: SeriesLists
): Draft[] {
  const rows = ladders[0]?.ladder.rows ?? [];
  if (!chart || series.evenings.length < 2) return [];
  const grid = newGrid(name, Array<number>(COLUMNS).fill(11));
  writeSheetTitle(grid, head, name, COLUMNS);
  writeNote(grid, words.chart.note, COLUMNS);
  const anchor = { top: 4, bottom: 3 + ROWS, left: 1, right: COLUMNS };
  grid.chart({
    title: words.chart.title(series.name),
    sheet: chart.sheet,
    categories: chart.area("label"),
    lines: rows.slice(0, CHART_LINES).map((_, row) => ({
      name: { row: chart.headingRow, column: chart.column(lineColumn(row)) },
      values: chart.area(lineColumn(row)),
    })),
    labelsBelow: true,
    anchor,
    description: words.chart.description,
  });
  return [grid.finish({ print: printSetup(paper, anchor.bottom, COLUMNS, { orientation: "landscape" }) })];
}
