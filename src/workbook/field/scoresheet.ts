import { contestants } from "../../movements/contestant";
import { areShared, type FieldPlan, hasTwoWinners } from "../../sessions/field/plan";
import { computed, type Computed, joined } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { type Grid, newGrid, progressText, writeLine, writeProgress, writeSheetTitle } from "../kit/grid";
import { bandRow, type List, sheetRows, sheetWidths } from "../kit/list";
import { fillPage, pageScale, printSetup } from "../kit/page";
import { putOver, rowContents, writeList } from "../kit/write-list";
import type { Draft } from "../model";
import { inRoundsPlayed, putRoundsPlayed } from "../rounds-played";
import { faultsAt } from "../tables/faults";
import { texts } from "../texts";
import { type Style, STYLES } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import { placesCharts } from "./chart-data";
import { BESIDE_COLUMNS, type FieldSheets, roundColumn } from "./field-sheets";
import { CHART_ROWS } from "./place-scoresheet";
import { rankingBands, rulingsInWords } from "./result";
import { unscoredInWords } from "./rounds-over";
import { fieldTexts } from "./texts";

const { common } = texts;
const { scoresheet: words } = fieldTexts;

/** Heights in points; for rows, minimum and maximum: 8 mm if there are several pages. */
const HEIGHTS = { heading: 20, rule: 28, gap: 8, rows: [23.4, 36], ranking: [23.4, 44], chart: [12, 44] } as const;

const BESIDE_HEADING: Style = { ...STYLES.besideHeading, size: 11 };

/**
 * Returns the Scoresheet: the ranking, the names, the scores of each round with running totals, and a chart of the
 * places.
 */
export function scoresheet(field: FieldSheets): Draft {
  const { session, lists, head, paper } = field;
  const { plan } = session;
  const { sheet, ranking, names, ofRound, running, chartRows } = lists;
  const all = contestants(plan.names.length);
  const widths = sheetWidths(ofRound, running);
  const grid = newGrid(sheet, widths, pageScale(paper, widths, "landscape"));
  writeSheetTitle(grid, head, sheet, widths.length);
  writeList(grid, ranking, all, rowContents(ranking), HEIGHTS.heading, undefined, (key) =>
    key === "also" ? BESIDE_HEADING : STYLES.heading
  );
  writeList(grid, names, all, rowContents(names), undefined, undefined, (key) =>
    key === "handicap" ? STYLES.pairHeading : STYLES.heading
  );
  for (const list of [ranking, names, ofRound, running]) putBands(grid, list, plan);
  putStatus(grid, field);
  const rounds = [roundColumn(0), roundColumn(plan.rounds - 1)] as const;
  const withHandicap = plan.handicaps ? words.withHandicap : "";
  putOver(grid, ofRound, rounds, words.ofRound[plan.scoring], STYLES.label);
  writeList(grid, ofRound, all, rowContents(ofRound), HEIGHTS.heading);
  putOver(grid, running, rounds, words.running[plan.scoring] + withHandicap, STYLES.label);
  writeList(grid, running, all, rowContents(running), HEIGHTS.heading, undefined, (key) =>
    (BESIDE_COLUMNS as readonly string[]).includes(key) ? BESIDE_HEADING : STYLES.heading
  );
  const [top, bottom] = chartRows;
  for (const chart of placesCharts(field, { top, bottom }, widths)) grid.chart(chart);
  const chart = Array.from({ length: CHART_ROWS }, (_, row) => top + row);
  // A row without cells would have the default height.
  for (const row of chart) grid.put(row, 1, null, STYLES.note);
  for (const row of [ofRound.lastRow + 1, top - 1]) grid.height(row, HEIGHTS.gap);
  // An empty workbook is printed without the chart, which is for the screen.
  const isEmpty = session.totals.every((total) => total === null);
  const onePage = printSetup(paper, isEmpty ? running.lastRow : bottom, widths.length, { orientation: "landscape" });
  const rows = [...[ranking, ofRound, running].flatMap(sheetRows), ...(isEmpty ? [] : chart)];
  const starts = [ofRound.headingRow - 1, ofRound.lastRow + 1, ...(isEmpty ? [] : [top - 1])];
  return grid.finish({
    print: () => {
      const onPagesFrom = (from: readonly number[]) => onPages(grid, onePage, rows, HEIGHTS.rows[0], from);
      // Lists that are higher than a page, with long names, continue on the next.
      const inLists = [...starts, ...[ranking, ofRound, running].flatMap(sheetRows)].sort((one, other) => one - other);
      const print = onPagesFrom(starts) ?? onPagesFrom(inLists) ?? onePage;
      fillPage(grid, print, rows, HEIGHTS.rows);
      fillPage(grid, print, sheetRows(ranking), HEIGHTS.ranking);
      return fillPage(grid, print, chart, HEIGHTS.chart);
    },
  });
}

/** Writes the heading of each ranking, if there are several. */
function putBands(
  grid: Grid,
  list: Pick<List<string>, "row" | "bands" | "left" | "right">,
  plan: Pick<FieldPlan, "rankings">
): void {
  for (const { heading, first } of rankingBands(plan))
    writeLine(grid, bandRow(list, first), list, heading, STYLES.band);
}

/** Returns how many boards all tables have scored, in the rounds that are played; results if tables do not share boards. */
function fieldProgress({ session: { plan }, places, boards, amounts }: FieldSheets): Computed {
  const shared = areShared(plan);
  const inPlay = inRoundsPlayed(
    plan.stretches.map((round) =>
      shared ? round.boards.length : round.tables.reduce((sum, seating) => sum + seating.boards.length, 0)
    ),
    amountAt(amounts, 0)
  );
  if (shared) return progressText(`SUM(${boards.outside.range("complete")})`, inPlay);
  const done = places.map(({ table }) => boards.outside.range(`done${table}`)).join();
  return joined(computed(`SUM(${done})`), ...common.resultsIn(inPlay));
}

/** Writes the ranking's rule, the progress, the rounds played, faults at the tables, and penalties. */
function putStatus(grid: Grid, field: FieldSheets): void {
  const { session, lists, amounts, faults, unscored } = field;
  const { ranking, roundsPlayed, ofRound } = lists;
  const { plan } = session;
  const { lastRow } = roundsPlayed;
  const { right } = ofRound;
  putRoundsPlayed(grid, roundsPlayed);
  writeLine(
    grid,
    lastRow,
    ranking,
    texts.scoresheet.rule(plan.scoring, plan.handicaps !== null, hasTwoWinners(plan)),
    STYLES.note,
    HEIGHTS.rule
  );
  writeProgress(grid, fieldProgress(field));
  writeLine(grid, lastRow + 1, { right }, uncountedAnd(amounts, faultsAt(faults)), STYLES.check);
  writeLine(
    grid,
    lastRow + 2,
    { right },
    joined(...rulingsInWords(field), unscoredInWords(unscored, plan)),
    STYLES.subtitle
  );
}
