import { contestantNumber, contestants, forContestant, type Contestant } from "../../movements/contestant";
import { DEALS, type ChicagoPlan } from "../../sessions/chicago/plan";
import type { ScoredWheel } from "../../sessions/chicago/score-chicago";
import { computed, joined, styled, type Computed } from "../kit/content";
import { ifAnyNumber, placeOf, sumOrBlank, unlessBlank } from "../kit/formula";
import { newGrid, writeLine, writeProgress, writeSheetTitle, type Grid } from "../kit/grid";
import { column, columnCount, widthsOf } from "../kit/columns";
import { layOutList, sheetRows } from "../kit/list";
import { putOver, rowContents, writeList, writeRow } from "../kit/write-list";
import { onPages } from "../kit/even-pages";
import { fillPage, pageScale, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { nameOncePlaced, putStandings, columnsOfRanking } from "../result/ranking";
import { boardsInPlay, placeRoundsPlayed, putRoundsPlayed } from "../rounds-played";
import { faultsAt } from "../tables/faults";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import {
  allPlayers,
  byPlayer,
  playerColumn,
  playerHeading,
  type ChicagoSheets,
  type ScoresheetLists,
} from "./chicago-sheets";
import { worthKeys } from "./tables";
import { chicagoTexts } from "./texts";

const { common } = texts;
const { scoresheet: words } = chicagoTexts;

/** Widths in characters: of the round's column, and of all players' columns together. */
const [ROUND_WIDTH, PLAYERS_WIDTH] = [9, 84];
/** Heights in points. A row to be filled in with a pencil is 10 mm high, unless such rows would need a further page. */
const HEIGHTS = { heading: 34, rows: [24, 40], written: 29, typed: 24 } as const;
/**
 * Maximum number of players at which the ranking's names are as wide as one player's column; with more players, they
 * are as wide as two columns.
 */
const FEW_PLAYERS = 5;

const HEADING: Style = { ...STYLES.pairHeading, size: 11 };
const POINTS: Style = { ...STYLES.computed, size: 13 };
const ROUND: Style = { ...STYLES.label, size: 13 };
/** Player's number left of the name; it has no lines, to keep the names apart from the ranking. */
const NUMBER: Style = { ...STYLES.status, align: "right", format: `"${chicagoTexts.player} "0"  "` };
const NAME: Style = { ...STYLES.entryName, size: 12 };

/** Lays out the lists of the Scoresheet. */
export function placeScoresheet(plan: ChicagoPlan, sheets: () => ChicagoSheets): ScoresheetLists {
  const sheet = texts.scoresheet.name;
  const rows = plan.names.length;
  const width = PLAYERS_WIDTH / rows;
  const ofRound = roundColumns(plan, width, sheets, pointsIn);
  const right = columnCount(ofRound);
  const ranking = layOutList(rankingColumns(plan, sheets), { name: "ranking", sheet, headingRow: 4, rows });
  const left = ranking.right + 1;
  const names: ScoresheetLists["names"] = layOutList(
    {
      player: { heading: null, style: NUMBER, content: contestantNumber },
      name: {
        heading: common.names,
        style: NAME,
        span: "rest",
        content: (player: Contestant) => forContestant(plan.names, player) || null,
      },
    },
    { name: "names", sheet, headingRow: 4, left, right, rows }
  );
  // Below the line with the ranking's rule, since the label takes the last column of that line too.
  const roundsPlayed = placeRoundsPlayed(
    { sheet, headingRow: names.lastRow + 1, left: ranking.right, right },
    plan.rounds
  );
  // Two rows are kept free for the faults at the table and for the caption over the headings.
  const rounds = layOutList(ofRound, {
    name: "rounds",
    sheet,
    headingRow: roundsPlayed.lastRow + 3,
    rows: plan.rounds,
  });
  const totals = layOutList<"label" | `player${number}`>(
    {
      label: { heading: null, style: STYLES.sumLabel },
      ...byPlayer(plan, () => ({ heading: null, style: STYLES.sum })),
    },
    { name: "totals", sheet, headingRow: rounds.lastRow, rows: 2, alignWith: rounds }
  );
  const running = layOutList(roundColumns(plan, width, sheets, runningIn), {
    name: "running",
    sheet,
    headingRow: totals.lastRow + 3,
    alignWith: rounds,
    rows: plan.rounds,
  });
  return { sheet, ranking, names, roundsPlayed, rounds, totals, running };
}

function roundColumns(
  plan: ChicagoPlan,
  width: number,
  sheets: () => ChicagoSheets,
  points: (sheets: ChicagoSheets, player: Contestant, round: number) => Computed
): ScoresheetLists["rounds"]["columns"] {
  return {
    round: column(common.round, ROUND_WIDTH, ROUND, ({ plan: { round } }: ScoredWheel) => round),
    ...byPlayer(plan, (player) => ({
      heading: () => playerHeading(sheets().lists.names, player),
      width,
      style: POINTS,
      content: (_: ScoredWheel, row: number) => points(sheets(), player, row),
    })),
  };
}

/**
 * Returns the columns of the ranking. Lines stay blank until there are places, so that they can be filled in with a
 * pencil.
 */
function rankingColumns(
  { scoring, names }: ChicagoPlan,
  sheets: () => ChicagoSheets
): Partial<ScoresheetLists["ranking"]["columns"]> {
  const ranking = () => sheets().result.ranking;
  const columns = columnsOfRanking(ranking, {
    name: { heading: chicagoTexts.player, span: names.length > FEW_PLAYERS ? 2 : 1 },
    total: { heading: chicagoTexts.units[scoring], style: STYLES.ranked },
  });
  const content = (_player: Contestant, line: number) => nameOncePlaced(ranking(), sheets().lists.ranking, line);
  return { ...columns, name: { ...columns.name, content } };
}

/**
 * Returns the formula for a player's sum of points in a round, which is counted from 0; blank until the player has
 * points.
 */
function pointsIn({ deals }: ChicagoSheets, player: Contestant, round: number): Computed {
  const first = DEALS * round;
  return computed(sumOrBlank(deals.outside.range(playerColumn(player), first, first + DEALS - 1)));
}

/**
 * Returns the formula for a player's total after a round, which is counted from 0; blank if the round has no points.
 */
function runningIn({ lists: { rounds } }: ChicagoSheets, player: Contestant, round: number): Computed {
  const key = playerColumn(player);
  return computed(unlessBlank(rounds.cell(key, round), `SUM(${rounds.cells(key, 0, round)})`));
}

/** Returns the Scoresheet: ranking, names, points by round with totals and places, and running totals. */
export function scoresheet(sheets: ChicagoSheets): Draft {
  const { session, lists, head, paper } = sheets;
  const { plan } = session;
  const { sheet, ranking, names, rounds, running } = lists;
  const players = contestants(plan.names.length);
  const widths = widthsOf(rounds);
  const grid = newGrid(sheet, widths, pageScale(paper, widths));
  writeSheetTitle(grid, head, sheet, widths.length);
  putStandings(grid, ranking, players, words.rule[plan.scoring]);
  writeList(grid, names, players, rowContents(names), undefined, undefined, (key) =>
    key === "player" ? NUMBER : STYLES.heading
  );
  for (const player of players) grid.height(ranking.row(player), HEIGHTS.written);
  putStatus(grid, sheets, widths.length);
  const all = allPlayers(plan);
  putOver(grid, rounds, all, words.ofRound[plan.scoring], STYLES.label);
  writeList(grid, rounds, session.rounds, rowContents(rounds), HEIGHTS.heading, undefined, HEADING);
  putTotals(grid, sheets);
  putOver(grid, running, all, words.running, STYLES.label);
  writeList(grid, running, session.rounds, rowContents(running), HEIGHTS.heading, undefined, HEADING);
  const onePage = printSetup(paper, running.lastRow, widths.length);
  const rows = [...sheetRows(rounds), ...sheetRows(running)];
  const print = () => {
    // If there are many rounds, each of the two lists has a page.
    const pages = onPages(grid, onePage, rows, HEIGHTS.rows[0], [running.headingRow - 1]) ?? onePage;
    return fillPage(grid, pages, rows, HEIGHTS.rows);
  };
  return grid.finish({ print });
}

/** Writes the number of scored deals, the cell for the rounds played, and the faults at the table. */
function putStatus(grid: Grid, { lists, place, session, amounts, faults }: ChicagoSheets, right: number): void {
  const { roundsPlayed } = lists;
  putRoundsPlayed(grid, roundsPlayed);
  grid.height(roundsPlayed.lastRow, HEIGHTS.typed);
  const scored = `COUNT(${place.list.outside.range(worthKeys(session.plan)[0])})`;
  writeProgress(grid, joined(computed(scored), ...words.dealsScored(boardsInPlay(session.plan, amountAt(amounts, 0)))));
  writeLine(grid, roundsPlayed.lastRow + 1, { right }, uncountedAnd(amounts, faultsAt(faults)), STYLES.check);
}

/** Writes the rows of totals and places. */
function putTotals(grid: Grid, { session: { plan }, lists: { rounds, totals } }: ChicagoSheets): void {
  writeRow(grid, totals, 0, {
    label: common.total,
    ...byPlayer(plan, (player) => {
      const points = rounds.cells(playerColumn(player));
      return styled(computed(ifAnyNumber(points, `SUM(${points})`)), STYLES.sum);
    }),
  });
  const all = totals.range(allPlayers(plan), 0, 0);
  writeRow(grid, totals, 1, {
    label: common.place,
    ...byPlayer(plan, (player) => computed(placeOf(totals.cell(playerColumn(player), 0), all))),
  });
  for (const row of [0, 1]) grid.height(totals.row(row), HEIGHTS.written);
}
