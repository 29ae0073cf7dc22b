import { contestantNumber, contestants, entryOf, type Contestant } from "../../movements/contestant";
import { type ScoredSubround } from "../../sessions/home/score-home";
import { computed, styled, type Computed } from "../kit/content";
import { onceCounted, placeOf, rounded, unlessBlank } from "../kit/formula";
import { newGrid, progressSaid, putLine, putProgress, putSheetTitle, type Grid } from "../kit/grid";
import { putHeadings, putList, putOver, putRow, sheetRows, widthsOf } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import { subroundLabel } from "../labels";
import type { Draft } from "../model";
import { boardsInPlay, putRoundsPlayed } from "../rounds-played";
import { teamPointsFormula } from "../team-points";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import { withDecimals } from "../vp-table";
import { runningChart } from "./chart-data";
import { faultsAt } from "../tables/faults";
import { allPairs, byPair, GAP_WIDTH, pairColumn, PERCENTAGE_ROW, pointStyle, type HomeSheets } from "./home-sheets";
import { matchpointsIn, percentageOf } from "./matchpoints";
import { sumCell } from "./tables";

/**
 * The Scoresheet: names, each round's points and the running totals, totals and places and a chart.
 */
export function scoresheet(home: HomeSheets): Draft {
  const { session, lists, head, paper } = home;
  const { rounds, running, totals, chartRows, lastColumn } = lists;
  const grid = newGrid(lists.sheet, [...widthsOf(rounds), GAP_WIDTH, ...widthsOf(running)]);
  putSheetTitle(grid, head, lists.sheet, lastColumn);
  putStatus(grid, home);
  const all = totals.range(allPairs(session.plan), 0, 0);
  putList(
    grid,
    lists.names,
    contestants(session.plan.pairs.length),
    (pair) => ({
      pair: contestantNumber(pair),
      place: computed(placeOf(totals.cell(pairColumn(pair), 0), all)),
      total: computed(totals.cell(pairColumn(pair), 0)),
      name: entryOf(session.plan.pairs, pair) || null,
    }),
    18
  );
  putScoreHeadings(grid, home);
  session.subrounds.forEach((subround, row) => putSubround(grid, home, subround, row));
  putTotals(grid, home);
  const [top, bottom] = chartRows;
  grid.chart(runningChart(home, { top, bottom, left: 1, right: lastColumn }));
  // Nothing is frozen: with the names above them, the headings would fill a phone's screen.
  // Also of an empty workbook, which is played in later.
  const print = printSetup(paper, bottom, lastColumn, { titleRows: [rounds.headingRow, rounds.headingRow] });
  session.plan.pairs.forEach((_, pair) => grid.height(lists.names.row(pair), 20));
  const scoreRows = [...sheetRows(rounds), ...sheetRows(totals)];
  return grid.finish({ print: () => fillPage(grid, print, scoreRows, [20, 30]) });
}

/** How many boards are scored, of those of the rounds that are played. */
function homeProgress({ session, places, amounts }: HomeSheets): Computed {
  const scored = `COUNT(${places[0].list.outside.range("imps")})`;
  return progressSaid(scored, boardsInPlay(session.plan, amountAt(amounts, 0)));
}

/** How many boards are scored, where the evening ends early, and what is wrong at the tables. */
function putStatus(grid: Grid, home: HomeSheets): void {
  const { roundsPlayed: list, lastColumn } = home.lists;
  putRoundsPlayed(grid, list);
  putProgress(grid, homeProgress(home));
  putLine(
    grid,
    list.lastRow + 1,
    { right: lastColumn },
    uncountedAnd(home.amounts, faultsAt(home.faults)),
    STYLES.check
  );
}

function putScoreHeadings(grid: Grid, { lists: { rounds, running }, session }: HomeSheets): void {
  const row = rounds.headingRow;
  const pairs = allPairs(session.plan);
  const { pointsOfRound, runningTotal } = texts.scoresheet;
  putOver(grid, rounds, pairs, pointsOfRound, STYLES.label);
  putOver(grid, running, pairs, runningTotal, STYLES.label);
  putHeadings(grid, rounds, (key) => (key === "round" || key === "imps" ? STYLES.heading : STYLES.pairHeading));
  putHeadings(grid, running, STYLES.pairHeading);
  grid.height(row, headingHeight(session.plan.pairs));
}

/** The height of the row of the pairs' names, which wrap: long ones have more lines. */
function headingHeight(names: readonly string[]): number {
  return names.some((name) => name.length > 24) ? 84 : 56;
}

/** A round or half-round: its IMPs, each pair's points, and the running totals. */
function putSubround(grid: Grid, home: HomeSheets, subround: ScoredSubround, row: number): void {
  const { session, places, lists } = home;
  const { rounds, running } = lists;
  const imps = rounds.cell("imps", row);
  const pointsFor = (pair: Contestant) =>
    teamPointsFormula(subround.plan, [imps, `-${imps}`], session.plan.scale, pair, home.dialect, (other) =>
      rounds.cell(pairColumn(other), row)
    );
  putRow(grid, rounds, row, {
    round: subroundLabel(subround.plan),
    imps: computed(sumCell(places[0], subround.plan.boards)),
    ...byPair(session.plan, (pair) =>
      session.plan.scoring === "matchpoints"
        ? matchpointsIn(home, pair, row)
        : computed(unlessBlank(imps, pointsFor(pair)))
    ),
  });
  const runningTotal = (pair: Contestant) => {
    const column = pairColumn(pair);
    const formula = unlessBlank(rounds.cell(column, row), totalOf(home, rounds.cells(column, 0, row)));
    return computed(formula);
  };
  putRow(grid, running, row, byPair(session.plan, runningTotal));
}

/** The rows of totals, of places, and of matchpoints where these do not decide. */
function putTotals(grid: Grid, home: HomeSheets): void {
  const { session, lists } = home;
  const { plan } = session;
  const { rounds, totals } = lists;
  const style = pointStyle(STYLES.sum, plan);
  const isByMatchpoints = plan.scoring === "matchpoints";
  putRow(grid, totals, 0, {
    label: isByMatchpoints ? texts.scoresheet.percentage : texts.common.total,
    ...byPair(plan, (pair) => {
      if (isByMatchpoints) return styled(percentageOf(home, pair), style);
      const points = rounds.cells(pairColumn(pair));
      return styled(computed(onceCounted(points, totalOf(home, points))), style);
    }),
  });
  const all = totals.range(allPairs(plan), 0, 0);
  const placeAmongAll = (pair: Contestant) => computed(placeOf(totals.cell(pairColumn(pair), 0), all));
  putRow(grid, totals, 1, { label: texts.common.place, ...byPair(plan, placeAmongAll) });
  if (isByMatchpoints) return;
  putRow(grid, totals, PERCENTAGE_ROW, {
    label: texts.scoresheet.percentage,
    ...byPair(plan, (pair) => styled(percentageOf(home, pair), withDecimals(STYLES.sum))),
  });
}

/** A sum of points; victory points have two decimals, and their sums keep no more. */
function totalOf({ session: { plan } }: HomeSheets, range: string): string {
  return plan.scoring === "imps" ? `SUM(${range})` : rounded(`SUM(${range})`);
}
