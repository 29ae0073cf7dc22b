import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { cardOf, writeCard, type Card } from "../kit/card";
import { joined, typedOrDefault, type Content } from "../kit/content";
import { newGrid, writeLine, type Grid } from "../kit/grid";
import { type Column, type ColumnRange, widthsOf } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { fillRemainingRows, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { typedPlayers } from "../team-names";
import { texts } from "../texts";
import { CARD_STYLES, STYLES, type Style } from "../theme";
import { placeScale, putScales, SCALE_WIDTHS, vpLines, type CardScales } from "../scales-on-paper";
import type { FourTeamsSheets } from "./four-teams-sheets";
import { allCards, cardTitle, seatsOf, type CardRound, type PlayerCards } from "./score-card";

const { common, fourTeams } = texts;
const { scoreCards: words } = fourTeams;

const scoreColumn = (heading: string, width: number): Column => ({ heading, width, style: STYLES.fixed });
/**
 * Columns of a block of three rounds on a score card. The columns from Contract to L are filled in by hand; the column
 * By is 12 mm wide on A4 and on Letter.
 */
const SCORE_COLUMNS = {
  board: scoreColumn(words.headings.board, 3.2),
  vulnerability: scoreColumn(words.headings.vulnerability, 4.8),
  vs: scoreColumn(words.headings.vs, 3.4),
  contract: scoreColumn(common.contract, 9.3),
  by: scoreColumn(common.by, 6.7),
  plus: scoreColumn(words.headings.plus, 6.5),
  minus: scoreColumn(words.headings.minus, 6.5),
  won: scoreColumn(words.headings.won, 4.8),
  lost: scoreColumn(words.headings.lost, 4.8),
};

type ScoreColumn = keyof typeof SCORE_COLUMNS;

const GUIDE_STYLES = { heading: CARD_STYLES.title, columns: CARD_STYLES.heading };

/** A score card has two blocks of three rounds; a round takes rows for its boards, and one or two for its totals. */
const ROUNDS_PER_BLOCK = 3;
const ROUND_ROWS = 6;

const GAP_WIDTH = 1.2;
const GUIDE_GAP_WIDTH = 2;
const BLOCK_WIDTHS = widthsOf({ columns: SCORE_COLUMNS });
const WIDTHS = [...BLOCK_WIDTHS, GAP_WIDTH, ...BLOCK_WIDTHS, GUIDE_GAP_WIDTH, ...SCALE_WIDTHS];

/** The row of the first player's titles, below the heading of the page. */
const FIRST_ROW = 2;

/** Layout of a player's cards: the score card in two blocks, and the guide card beside it. */
interface CardPlace {
  readonly cards: PlayerCards;
  /** Row of the cards' titles. */
  readonly row: number;
  readonly blocks: readonly [left: List<ScoreColumn>, right: List<ScoreColumn>];
  readonly scales: CardScales;
  /** Row of the note below the score card. */
  readonly lastRow: number;
}

/** Lays out the cards of all players below each other, one player to a page. */
export function placeCards(plan: SeveralTeamsPlan): CardPlace[] {
  let row = FIRST_ROW;
  return allCards(plan).map((cards) => {
    const place = placeCard(cards, row);
    row = place.lastRow + 1;
    return place;
  });
}

function placeCard(cards: PlayerCards, row: number): CardPlace {
  const place = {
    name: "card",
    sheet: words.name,
    headingRow: row + 1,
    rows: ROUNDS_PER_BLOCK * ROUND_ROWS,
  };
  const left = layOutList(SCORE_COLUMNS, place);
  const right = layOutList(SCORE_COLUMNS, { ...place, left: left.right + 2 });
  // The guide card, headings and a row per round, is above the IMP scale; the victory-point scale is beside the guide
  // card and the IMP scale.
  const imps = placeScale(
    "imps",
    { sheet: words.name, headingRow: place.headingRow + cards.rounds.length + 1, left: right.right + 2 },
    [],
    2
  );
  const vps = placeScale("vps", { sheet: words.name, headingRow: place.headingRow, left: imps.right + 1 }, [], 1);
  return { cards, row, blocks: [left, right], scales: { imps, vps }, lastRow: imps.lastRow };
}

/** Returns the sheet Score cards: for each player a private score card, with a guide card beside it. */
export function scoreCardsSheet(four: FourTeamsSheets): Draft {
  const places = placeCards(four.plan);
  const grid = newGrid(words.name, WIDTHS);
  const lines = vpLines(four.vpTable);
  putPageTitle(grid, four.head.title);
  for (const place of places) {
    putTitles(grid, four, place);
    place.blocks.forEach((list, block) => putBlock(grid, list, place.cards.rounds, block * ROUNDS_PER_BLOCK));
    writeCard(grid, guideCard(place.cards), { row: place.row, left: place.scales.imps.left }, GUIDE_STYLES);
    putScales(grid, place.scales, four.vpTable, lines);
  }
  const bottom = Math.max(...places.map(({ lastRow }) => lastRow));
  const pagesFrom = places.slice(1).map(({ row }) => row);
  const print = printSetup(four.paper, bottom, WIDTHS.length, { pagesFrom, orientation: "landscape" });
  return grid.finish({ print: () => fillRemainingRows(grid, print, FIRST_ROW, [20, 34]) });
}

/** Writes the title line that is repeated on each page; the cards have the players' names. */
function putPageTitle(grid: Grid, title: string): void {
  const right = WIDTHS.length - SCALE_WIDTHS.length + 1;
  writeLine(grid, 1, { right: right - 1 }, title, CARD_STYLES.title, 20);
  writeLine(grid, 1, { left: right, right: WIDTHS.length }, words.name, CARD_STYLES.titleRight);
}

function putTitles(grid: Grid, four: FourTeamsSheets, { cards, row, blocks: [left, right], lastRow }: CardPlace): void {
  const title = words.titleWithSeats(cardTitle(cards), seatsOf(cards));
  writeLine(grid, row, left, title, CARD_STYLES.title);
  const name = typedOrDefault(typedPlayers(four, cards.pair)[cards.player]);
  writeLine(grid, row, right, joined(words.playersName, name), CARD_STYLES.name);
  writeLine(grid, lastRow, { left: left.left, right: right.right }, words.note, CARD_STYLES.noteLine);
}

/** Writes three rounds, from a first one on. */
function putBlock(grid: Grid, list: List<ScoreColumn>, rounds: readonly CardRound[], first: number): void {
  writeHeadings(grid, list, CARD_STYLES.heading);
  rounds.slice(first, first + ROUNDS_PER_BLOCK).forEach((round, index) => {
    const row = index * ROUND_ROWS;
    round.boards.forEach((board, i) => writeRow(grid, list, row + i, boardContents(round, board)));
    // The line for a round's totals takes two rows if the round has fewer than five boards, otherwise one row.
    const totals = row + round.boards.length;
    putTotals(grid, list, round.round, [totals, Math.min(totals + 1, row + ROUND_ROWS - 1)]);
  });
}

/** Returns the printed cells of a board; the other cells are filled in by hand. */
function boardContents({ vs }: CardRound, board: number): RowContents<ScoreColumn> {
  const printed = { board, vulnerability: common.vulnerable[vulnerabilityOf(board)], vs };
  return { ...printed, contract: null, by: null, plus: null, minus: null, won: null, lost: null };
}

/** Writes the line for the totals of a round. */
function putTotals(
  grid: Grid,
  list: List<ScoreColumn>,
  round: number,
  rows: readonly [first: number, last: number]
): void {
  const part = (columns: ColumnRange<ScoreColumn>, content: Content, style: Style) =>
    grid.block(list.area(columns, ...rows), content, style);
  part(["board", "contract"], fourTeams.rounds[round - 1]?.total ?? null, CARD_STYLES.total);
  part("by", common.vps, CARD_STYLES.totalLabel);
  part("plus", null, STYLES.fixed);
  part("minus", common.imps, CARD_STYLES.totalLabel);
  part(["won", "lost"], null, STYLES.fixed);
}

function guideCard(cards: PlayerCards): Card {
  const column = (heading: string, content: (round: CardRound) => Content): Column<CardRound> => ({
    heading,
    style: STYLES.fixed,
    content,
  });
  return cardOf(
    cardTitle(cards),
    {
      // The card uses the columns of the IMP scale: wide, narrow, wide, narrow.
      round: column(common.round, ({ round }) => round),
      sit: column(words.headings.sit, ({ table, you }) => words.seat(table, you)),
      boards: column(common.boards, ({ boards }) => boardsLabel(boards)),
      vs: column(words.headings.vs, ({ vs }) => vs),
    },
    cards.rounds
  );
}
