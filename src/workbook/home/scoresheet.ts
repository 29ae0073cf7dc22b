import { contestants, entryOf, type Contestant } from "../../movements/contestant";
import { teamsIn } from "../../movements/pairs-in-teams";
import type { ScoredSubround } from "../../sessions/home/score-home";
import { computed, styled } from "../kit/content";
import { onceCounted, placeOf, rounded, unlessBlank } from "../kit/formula";
import { newGrid, putProgress, putSheetTitle, type Grid } from "../kit/grid";
import { putHeadings, putList, putOver, putRow, widthsOf } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import { subroundLabel } from "../labels";
import type { Sheet } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { VP_RULE, vpLine, vpStyle } from "../vp-table";
import { runningChart } from "./chart-data";
import { allPairs, byPair, GAP_WIDTH, pairColumn, type HomeSheets } from "./home-sheets";

/**
 * The Scoresheet: names, each round's points and the running totals, totals and places, a chart,
 * and the victory-point table in use.
 */
export function scoresheet(home: HomeSheets): Sheet {
  const { session, places, lists, head, paper } = home;
  const { rounds, running, totals, chartRows, lastColumn } = lists;
  const grid = newGrid(lists.sheet, [...widthsOf(rounds), GAP_WIDTH, ...widthsOf(running)]);
  putSheetTitle(grid, head, lists.sheet, lastColumn);
  const count = `COUNT(${places[0].list.outside.range("imps")})`;
  putProgress(grid, count, session.scoredBoards, session.plan.boards);
  putList(grid, lists.names, session.plan.pairs, (name, pair) => ({ pair: pair + 1, name: name || null }), 15);
  putScoreHeadings(grid, home);
  session.subrounds.forEach((subround, row) => putSubround(grid, home, subround, row));
  putTotals(grid, home);
  const [top, bottom] = chartRows;
  grid.chart(runningChart(home, { top, bottom, left: 1, right: lastColumn }));
  putVpTable(grid, home);
  // Nothing is frozen: with the names above them, the headings would fill a phone's screen.
  const print = printSetup(paper, lists.lastRow, lastColumn, { titleRows: [rounds.headingRow, rounds.headingRow] });
  session.plan.pairs.forEach((_, pair) => grid.height(lists.names.row(pair), 20));
  const scoreRows = [...session.subrounds.map((_, row) => rounds.row(row)), totals.row(0), totals.row(1)];
  fillPage(grid, print, scoreRows, [20, 26]);
  return grid.finish({ print });
}

function putScoreHeadings(grid: Grid, { lists: { rounds, running }, session }: HomeSheets): void {
  const row = rounds.headingRow;
  const pairs = allPairs(session.plan);
  const { pointsOfRound, runningTotal } = texts.scoresheet;
  putOver(grid, rounds, pairs, pointsOfRound, STYLES.label);
  putOver(grid, running, pairs, runningTotal, STYLES.label);
  putHeadings(grid, rounds, (key) => (key === "round" || key === "imps" ? STYLES.heading : STYLES.pairHeading));
  putHeadings(grid, running, STYLES.pairHeading);
  grid.height(row, 56);
}

/** A round or half-round: its IMPs, each pair's points, and the running totals. */
function putSubround(grid: Grid, home: HomeSheets, subround: ScoredSubround, row: number): void {
  const { session, places, lists } = home;
  const { rounds, running } = lists;
  const imps = rounds.cell("imps", row);
  putRow(grid, rounds, row, {
    round: subroundLabel(subround.plan),
    imps: computed(places[0].outsideCell("sum", subround.plan.boards[0]!), subround.imps),
    ...byPair(session.plan, (pair) =>
      computed(unlessBlank(imps, pointsFormula(home, subround, pair, row)), entryOf(subround.points, pair))
    ),
  });
  const runningTotal = (pair: Contestant) => {
    const column = pairColumn(pair);
    const formula = unlessBlank(rounds.cell(column, row), totalOf(home, rounds.cells(column, 0, row)));
    return computed(formula, entryOf(subround.running, pair));
  };
  putRow(grid, running, row, byPair(session.plan, runningTotal));
}

/** What a pair receives: see the scoring in sessions/home/score-home.ts. */
function pointsFormula(
  { session: { plan }, lists: { rounds }, dialect }: HomeSheets,
  { plan: subround }: ScoredSubround,
  pair: Contestant,
  row: number
): string {
  if (subround.sitsOut.includes(pair)) {
    const playing = contestants(plan.pairs.length).filter((player) => player !== pair);
    const cells = playing.map((player) => rounds.cell(pairColumn(player), row));
    // Rounded first, so that a sum just below a whole number for want of binary digits counts.
    return `INT(${rounded(`(${cells.join("+")})/4`)})`;
  }
  const imps = rounds.cell("imps", row);
  const margin = teamsIn(subround)[0].includes(pair) ? imps : `-${imps}`;
  return plan.scoring === "imps" ? `MAX(${margin},0)` : dialect.victoryPoints(margin);
}

/** The rows of totals and of places. */
function putTotals(grid: Grid, home: HomeSheets): void {
  const { session, lists } = home;
  const { plan } = session;
  const { rounds, totals } = lists;
  const style = vpStyle(STYLES.sum, plan.scale);
  putRow(grid, totals, 0, {
    label: texts.common.total,
    ...byPair(plan, (pair) => {
      const points = rounds.cells(pairColumn(pair));
      return styled(computed(onceCounted(points, totalOf(home, points)), entryOf(session.totals, pair)), style);
    }),
  });
  const all = totals.range(allPairs(plan), 0, 0);
  const placeAmongAll = (pair: Contestant) =>
    computed(placeOf(totals.cell(pairColumn(pair), 0), all), entryOf(session.places, pair));
  putRow(grid, totals, 1, { label: texts.common.place, ...byPair(plan, placeAmongAll) });
}

/** A sum of points; victory points have two decimals, and their sums keep no more. */
function totalOf({ session: { plan } }: HomeSheets, range: string): string {
  return plan.scoring === "imps" ? `SUM(${range})` : rounded(`SUM(${range})`);
}

/** The victory-point table at the bottom, to be read and to be typed over. */
function putVpTable(grid: Grid, { session: { plan }, lists, vpTable }: HomeSheets): void {
  const { vpBlocks, lastColumn } = lists;
  const [first] = vpBlocks;
  if (!first || !plan.scale || !vpTable) return;
  const row = first.headingRow - 1;
  const title = { top: row, bottom: row, left: 1, right: lastColumn };
  grid.block(title, texts.scoresheet.vpTitle(plan.scale.name), STYLES.note);
  grid.height(row, 24);
  const lines = first.lastRow - first.firstRow + 1;
  vpBlocks.forEach((block, index) => {
    putHeadings(grid, block, STYLES.heading);
    for (let line = 0; line < lines; line++) putRow(grid, block, line, vpLine(plan.scale?.bands[index * lines + line]));
    grid.validate({ area: block.area(["from", "loser"]), ...VP_RULE });
  });
}
