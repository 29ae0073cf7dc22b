import { contestantNumber, contestants, forContestant, type Contestant } from "../../movements/contestant";
import type { HomePlan } from "../../sessions/home/plan";
import type { ScoredHome, ScoredSubround } from "../../sessions/home/score-home";
import { computed, styled, type Computed } from "../kit/content";
import { ifAnyNumber, placeOf, rounded, sumOrBlank, unlessBlank } from "../kit/formula";
import { newGrid, progressText, writeLine, writeProgress, writeSheetTitle, type Grid } from "../kit/grid";
import { column, columnCount, widthsOf } from "../kit/columns";
import { layOutList, sheetRows } from "../kit/list";
import { putOver, rowContents, writeList, writeRow } from "../kit/write-list";
import { fillPage, pageScale, printSetup } from "../kit/page";
import { subroundLabel } from "../labels";
import type { Draft } from "../model";
import { nameOncePlaced, putStandings, columnsOfRanking } from "../result/ranking";
import { boardsInPlay, placeRoundsPlayed, putRoundsPlayed } from "../rounds-played";
import { placeScale, putImpScale, putVpScale, vpLines, type ScaleList } from "../scales-on-paper";
import { faultsAt } from "../tables/faults";
import { rowsOf } from "../tables/table";
import { teamPointsFormula } from "../team-points";
import { texts } from "../texts";
import { SCALE_STYLES, STYLES, type Style } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import { vpStyle, withDecimals } from "../vp-table";
import { runningChart } from "./chart-data";
import {
  allPairs,
  byPair,
  pairColumn,
  pairLabel,
  PERCENTAGE_ROW,
  pointStyle,
  type HomeSheets,
  type PairColumn,
  type ScoresheetLists,
} from "./home-sheets";
import { matchpointsIn, percentageOf } from "./matchpoints";

const { common, scoresheet: words } = texts;

/**
 * Widths in characters: of the columns for round and margin, and of a pair's column, which is 18 mm wide if there are
 * four pairs.
 */
const widthOf = ({ pairs }: HomePlan) => (pairs.length === 4 ? { round: 11, pair: 10.25 } : { round: 11.5, pair: 8.8 });
/** Width of the gap between the rounds and the running totals, in characters. */
const GAP_WIDTH = 2;
/** Height on paper of a row that is filled in by hand, in points: 8 mm. */
const WRITTEN = 22.7;
/** Heights in points. */
const HEIGHTS = { scoreHeading: 46, sum: 24, scale: [17, 30], chart: [13, 32] } as const;
const CHART_ROWS = 10;

/** Lays out the lists of the Scoresheet. */
export function placeScoresheet(session: ScoredHome, home: () => HomeSheets): ScoresheetLists {
  const sheet = words.name;
  const { plan } = session;
  const { subrounds, rounds: roundCount, scoring } = plan;
  const rows = plan.pairs.length;
  const [ofRound, upToRound] = [roundColumns(plan, home), runningColumns(plan, home)];
  // The ranking is above the rounds, and the names above the running totals.
  const top = { sheet, headingRow: 4, rows };
  const ranking = layOutList(rankingColumns(plan, home), { ...top, name: "ranking", right: columnCount(ofRound) });
  const left = ranking.right + 2;
  const right = left + columnCount(upToRound) - 1;
  const names = layOutList(nameColumns(plan), { ...top, name: "names", left, right });
  const roundsPlayed = placeRoundsPlayed({ sheet, headingRow: names.lastRow, left, right }, roundCount);
  // Two rows are kept free for the faults at the tables and for the captions over the headings.
  const headingRow = roundsPlayed.lastRow + 3;
  const below = { sheet, headingRow, rows: subrounds.length };
  const rounds = layOutList(ofRound, { name: "rounds", ...below });
  const running = layOutList(upToRound, { name: "running", ...below, left });
  const totals = layOutList<"label" | PairColumn>(
    {
      label: { heading: null, style: STYLES.sumLabel },
      ...byPair(plan, () => ({ heading: null, style: STYLES.sum })),
    },
    {
      name: "totals",
      sheet,
      headingRow: rounds.lastRow,
      alignWith: rounds,
      rows: scoring === "matchpoints" ? PERCENTAGE_ROW : PERCENTAGE_ROW + 1,
    }
  );
  const scale =
    isEmpty(session) && scoring !== "matchpoints"
      ? placeScale(scoring, { sheet, headingRow: totals.lastRow + 2 }, [2, 1, rows - 2, 1, rows, 1])
      : null;
  const chartTop = (scale ?? totals).lastRow + 2;
  const chartRows = [chartTop, chartTop + CHART_ROWS - 1] as const;
  return { sheet, ranking, names, roundsPlayed, rounds, running, totals, scale, chartRows };
}

/** Returns the columns of the ranking, which is above the list of rounds. */
function rankingColumns(plan: HomePlan, home: () => HomeSheets): Partial<ScoresheetLists["ranking"]["columns"]> {
  const { scoring } = plan;
  const ranking = () => home().result.ranking;
  const columns = columnsOfRanking(ranking, {
    name: { heading: words.pair, span: "rest" },
    total: { heading: DECIDES[scoring], style: pointStyle(STYLES.ranked, plan) },
    ...(scoring !== "matchpoints" && { also: { heading: words.alsoMatchpoints, style: BESIDE } }),
  });
  const content = (_pair: Contestant, line: number) => nameOncePlaced(ranking(), home().lists.ranking, line);
  return { ...columns, name: { ...columns.name, content } };
}

const BESIDE = withDecimals(STYLES.beside);
/** Style of the pairs' headings, which are printed smaller than this size; with five pairs, by a sixth. */
const HEADING: Style = { ...STYLES.pairHeading, size: 11 };
const ROUND: Style = { ...STYLES.label, size: 12.5 };

const DECIDES = { imps: common.imps, vps: common.vps, matchpoints: words.perCent } as const;

function nameColumns({ pairs }: HomePlan): ScoresheetLists["names"]["columns"] {
  return {
    pair: { heading: words.pair, style: STYLES.label, content: contestantNumber },
    name: {
      heading: common.names,
      style: STYLES.entryName,
      span: "rest",
      content: (pair) => forContestant(pairs, pair) || null,
    },
  };
}

/** Returns the columns of a round or half: the margin, and each pair's points. */
function roundColumns(plan: HomePlan, home: () => HomeSheets): ScoresheetLists["rounds"]["columns"] {
  const { scoring, scale } = plan;
  const points = (pair: Contestant, subround: ScoredSubround, row: number) => {
    if (scoring === "matchpoints") return matchpointsIn(home(), pair, row);
    const { rounds } = home().lists;
    const margin = rounds.cell("margin", row);
    const formula = teamPointsFormula(subround.plan, [margin, `-${margin}`], scale, pair, home().dialect, (other) =>
      rounds.cell(pairColumn(other), row)
    );
    return computed(unlessBlank(margin, formula));
  };
  return {
    round: column(common.round, widthOf(plan).round, ROUND, (subround) => subroundLabel(subround.plan)),
    margin: column(words.margin, widthOf(plan).round, STYLES.computed, (subround) =>
      computed(sumOrBlank(impsOf(home(), subround)))
    ),
    ...pairColumns(plan, home, points),
  };
}

function runningColumns(plan: HomePlan, home: () => HomeSheets): ScoresheetLists["running"]["columns"] {
  return pairColumns(plan, home, (pair, _subround, row) => {
    const { rounds } = home().lists;
    const key = pairColumn(pair);
    return computed(unlessBlank(rounds.cell(key, row), totalOf(home(), rounds.cells(key, 0, row))));
  });
}

/** Returns a column of points for each pair. */
function pairColumns(
  plan: HomePlan,
  home: () => HomeSheets,
  content: (pair: Contestant, subround: ScoredSubround, row: number) => Computed
): ScoresheetLists["running"]["columns"] {
  const style = vpStyle(STYLES.computed, plan.scale);
  return byPair(plan, (pair) => ({
    heading: () => pairLabel(home().lists.names, pair),
    width: widthOf(plan).pair,
    style,
    content: (subround: ScoredSubround, row: number) => content(pair, subround, row),
  }));
}

/** Returns the Scoresheet: ranking, names, points by round, running totals, totals with places, and a chart. */
export function scoresheet(home: HomeSheets): Draft {
  const { session, lists, head, paper } = home;
  const { sheet, ranking, names, rounds, running, totals, scale, chartRows } = lists;
  const pairs = contestants(session.plan.pairs.length);
  const widths = [...widthsOf(rounds), GAP_WIDTH, ...widthsOf(running)];
  const scaled = pageScale(paper, widths);
  const written = Math.ceil(WRITTEN / scaled);
  const grid = newGrid(sheet, widths, scaled);
  writeSheetTitle(grid, head, sheet, running.right);
  putStandings(grid, ranking, pairs, words.rule(session.plan.scoring));
  writeList(grid, names, pairs, rowContents(names));
  putStatus(grid, home);
  for (const pair of pairs) grid.height(ranking.row(pair), written);
  putRounds(grid, home, written);
  putTotals(grid, home, written);
  const [top, bottom] = chartRows;
  grid.chart(runningChart(home, { top, bottom, left: 1, right: running.right }));
  // No rows are frozen: names and headings together would fill a phone's screen.
  const print = printSetup(paper, isEmpty(session) ? (scale ?? totals).lastRow : bottom, running.right, {
    titleRows: [rounds.headingRow, rounds.headingRow],
  });
  const chart = Array.from({ length: CHART_ROWS }, (_, row) => top + row);
  // A row without cells would have the default height.
  for (const row of chart) grid.put(row, 1, null, STYLES.note);
  if (scale) putScale(grid, home, scale);
  const [filling, heights] = scale ? [sheetRows(scale), HEIGHTS.scale] : [chart, HEIGHTS.chart];
  return grid.finish({ print: () => fillPage(grid, print, filling, heights) });
}

/** True before the first board is scored; then the chart is not printed, as it would be empty. */
function isEmpty({ totals }: ScoredHome): boolean {
  return totals.every((total) => total === null);
}

/** Writes the scale for looking up points by hand. */
function putScale(grid: Grid, { vpTable }: HomeSheets, list: ScaleList): void {
  if (vpTable) putVpScale(grid, list, SCALE_STYLES.sheet, vpTable, vpLines(vpTable));
  else putImpScale(grid, list, SCALE_STYLES.sheet);
  grid.height(list.headingRow, HEIGHTS.sum);
}

/** Returns the range of a round's or half's IMPs, on the sheet of Table 1. */
function impsOf({ places: [table] }: HomeSheets, { plan }: ScoredSubround): string {
  return table.list.outside.cells("imps", ...rowsOf(table, plan.boards));
}

/** Returns the text that says how many boards are scored, out of all boards of the rounds played. */
function homeProgress({ session, places, amounts }: HomeSheets): Computed {
  const scored = `COUNT(${places[0].list.outside.range("imps")})`;
  return progressText(scored, boardsInPlay(session.plan, amountAt(amounts, 0)));
}

/** Writes the number of scored boards, the cell for the rounds played, and the faults at the tables. */
function putStatus(grid: Grid, home: HomeSheets): void {
  const { roundsPlayed: list, running } = home.lists;
  putRoundsPlayed(grid, list);
  writeProgress(grid, homeProgress(home));
  writeLine(
    grid,
    list.lastRow + 1,
    { right: running.right },
    uncountedAnd(home.amounts, faultsAt(home.faults)),
    STYLES.check
  );
}

function putRounds(
  grid: Grid,
  { lists: { rounds, running }, session: { plan, subrounds } }: HomeSheets,
  height: number
): void {
  const pairs = allPairs(plan);
  putOver(grid, rounds, pairs, words.pointsOfRound, STYLES.label);
  putOver(grid, running, pairs, words.runningTotal, STYLES.label);
  writeList(grid, rounds, subrounds, rowContents(rounds), HEIGHTS.scoreHeading, height, HEADING);
  writeList(grid, running, subrounds, rowContents(running), undefined, undefined, HEADING);
}

/** Writes the rows of totals, of places, and of matchpoints unless matchpoints decide the session. */
function putTotals(grid: Grid, home: HomeSheets, height: number): void {
  const { session, lists } = home;
  const { plan } = session;
  const { rounds, totals } = lists;
  const style = pointStyle(STYLES.sum, plan);
  const isByMatchpoints = plan.scoring === "matchpoints";
  writeRow(grid, totals, 0, {
    label: isByMatchpoints ? words.percentage : common.total,
    ...byPair(plan, (pair) => {
      if (isByMatchpoints) return styled(percentageOf(home, pair), style);
      const points = rounds.cells(pairColumn(pair));
      return styled(computed(ifAnyNumber(points, totalOf(home, points))), style);
    }),
  });
  const all = totals.range(allPairs(plan), 0, 0);
  const placeAmongAll = (pair: Contestant) => computed(placeOf(totals.cell(pairColumn(pair), 0), all));
  writeRow(grid, totals, 1, { label: common.place, ...byPair(plan, placeAmongAll) });
  for (const row of sheetRows(totals)) grid.height(row, height);
  if (isByMatchpoints) return;
  writeRow(grid, totals, PERCENTAGE_ROW, {
    label: styled(words.percentage, STYLES.besideLabel),
    ...byPair(plan, (pair) => styled(percentageOf(home, pair), BESIDE)),
  });
}

/**
 * Returns the formula for a sum of points. Sums of victory points are rounded to two decimals, as victory points have.
 */
function totalOf({ session: { plan } }: HomeSheets, range: string): string {
  return plan.scoring === "imps" ? `SUM(${range})` : rounded(`SUM(${range})`);
}
