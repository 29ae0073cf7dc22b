import { newGrid, type Grid } from "../kit/grid";
import type { CellValue, Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { STYLES, type Style } from "../theme";
import { putScales, SCALE_ROWS, vpLines } from "./card-scales";
import type { FourTeamsSheets } from "./event-sheets";
import { playerLabel } from "./names";
import { allCards, cardTitle, seatsOf, type CardRound, type PlayerCards } from "./score-card";
import { CARD_STYLES } from "./styles";

export const SCORE_CARDS = "Score cards";

/** The columns of a block of three rounds on a score card; Plus to L are filled in by hand. */
const CARD_COLUMNS = ["Bd", "Vul", "You", "Vs", "Contr.", "By", "Plus", "Minus", "W", "L"];
const CARD_WIDTHS = [3.4, 5.2, 4.2, 3.6, 7.4, 3.6, 6, 6.4, 3.4, 3.4];
/** The guide card: three blocks of a scale, and over them round, seat, opponents and boards. */
const GUIDE_WIDTHS = [8.1, 4.2, 8.1, 4.2, 8.1, 4.2];
const GUIDE_COLUMNS = [
  ["Round", 0, 0],
  ["Sit", 1, 2],
  ["Vs", 3, 3],
  ["Boards", 4, 5],
] as const;
const WIDTHS = [...CARD_WIDTHS, 1.2, ...CARD_WIDTHS, 3, ...GUIDE_WIDTHS];
const SECOND_BLOCK = CARD_WIDTHS.length + 2;
const GUIDE = SECOND_BLOCK + CARD_WIDTHS.length + 1;

/** Rows of a card: title and headings; three rounds of boards and totals with a gap between. */
const HEAD_ROWS = 2;
const ROUND_ROWS = 6;
const ROUNDS_A_BLOCK = 3;
const CARD_ROWS = HEAD_ROWS + 6 + SCALE_ROWS;
/** The first row is the page's heading; two cards and the gap to cut between them make a page. */
const FIRST_ROW = 2;
const PAGE_ROWS = 2 * CARD_ROWS + 1;
const TITLE = 24;
const NOTE =
  "Plus and minus are your side's; W and L are IMPs won and lost. The boards of rounds 4 to 6 are not shuffled.";

/** The first row of a player's cards, players from 0. */
export function scoreCardRow(player: number): number {
  return FIRST_ROW + Math.floor(player / 2) * PAGE_ROWS + (player % 2) * (CARD_ROWS + 1);
}

/** The Score cards: for each player a private score card with a guide card beside it. */
export function scoreCardsSheet({ event, head, paper, vpTable }: FourTeamsSheets): Sheet {
  const { plan } = event;
  const grid = newGrid(SCORE_CARDS, WIDTHS);
  putPageTitle(grid, head.title);
  const height = rowHeight(paper, WIDTHS, 2 * CARD_ROWS, TITLE + 30, [12, 30]);
  // What is left of the page goes into the gap to cut in.
  const gap = rowHeight(paper, WIDTHS, 1, TITLE + 2 * CARD_ROWS * height, [20, 60]);
  const cards = allCards(plan);
  const lines = vpLines(vpTable);
  cards.forEach((one, i) => {
    const top = scoreCardRow(i);
    putTitles(grid, event, one, top);
    for (const block of [0, 1]) putBlock(grid, one, block, top + HEAD_ROWS - 1);
    putGuide(grid, one, top + HEAD_ROWS - 1);
    putScales(grid, vpTable, lines, top + HEAD_ROWS + one.rounds.length, GUIDE);
    for (let row = top; row < top + CARD_ROWS; row++) grid.height(row, height);
    if (i % 2 === 0) grid.height(top + CARD_ROWS, gap);
  });
  return grid.finish({
    print: printSetup(paper, scoreCardRow(cards.length - 1) + CARD_ROWS - 1, WIDTHS.length, {
      pagesFrom: cards.flatMap((_, i) => (i > 0 && i % 2 === 0 ? [scoreCardRow(i)] : [])),
    }),
  });
}

/** One line on each page: the cards themselves say whose they are. */
function putPageTitle(grid: Grid, title: string): void {
  const row = { top: 1, bottom: 1 };
  grid.block({ ...row, left: 1, right: GUIDE - 1 }, title, CARD_STYLES.title);
  grid.block({ ...row, left: GUIDE, right: WIDTHS.length }, SCORE_CARDS, CARD_STYLES.titleRight);
  grid.height(1, TITLE);
}

function putTitles(grid: Grid, { plan }: FourTeamsSheets["event"], cards: PlayerCards, top: number): void {
  const half = CARD_WIDTHS.length;
  const across = (row: number, left: number, right: number) => ({ top: row, bottom: row, left, right });
  const title = `${cardTitle(cards)} · ${seatsOf(cards)}`;
  grid.block(across(top, 1, half), title, CARD_STYLES.title);
  const name = playerLabel(plan, cards.pair, cards.player, "Name: ");
  grid.block(across(top, SECOND_BLOCK, GUIDE - 2), name, CARD_STYLES.name);
  grid.block(across(top + CARD_ROWS - 1, 1, GUIDE - 2), NOTE, CARD_STYLES.note);
  grid.block(across(top, GUIDE, WIDTHS.length), cardTitle(cards), CARD_STYLES.title);
}

/** Rounds 1 to 3 in the left block, 4 to 6 in the right one. */
function putBlock(grid: Grid, { rounds }: PlayerCards, block: number, headings: number): void {
  const left = block === 0 ? 1 : SECOND_BLOCK;
  CARD_COLUMNS.forEach((text, i) => grid.put(headings, left + i, text, CARD_STYLES.heading));
  for (let i = 0; i < ROUNDS_A_BLOCK; i++)
    putRound(grid, rounds[block * ROUNDS_A_BLOCK + i]!, headings + 1 + i * (ROUND_ROWS + 1), left);
}

/** A round's boards with what is known of them, and a line for its totals. */
function putRound(grid: Grid, { boards, total }: CardRound, top: number, left: number): void {
  boards.forEach(({ board, vulnerability, you, vs }, i) => {
    const known: readonly CellValue[] = [board, vulnerability, you, vs];
    CARD_COLUMNS.forEach((_, column) => grid.put(top + i, left + column, known[column] ?? null, STYLES.fixed));
  });
  // Fewer boards than five leave room for a taller line.
  const row = top + boards.length;
  const bottom = Math.min(row + 1, top + ROUND_ROWS - 1);
  const part = (from: number, to: number, text: CellValue, style: Style) =>
    grid.block({ top: row, bottom, left: left + from, right: left + to }, text, style);
  part(0, 3, total, CARD_STYLES.total);
  part(4, 4, "VPs", CARD_STYLES.totalLabel);
  part(5, 6, null, STYLES.fixed);
  part(7, 7, "IMPs", CARD_STYLES.totalLabel);
  part(8, 9, null, STYLES.fixed);
}

function putGuide(grid: Grid, { rounds }: PlayerCards, headings: number): void {
  const put = (row: number, contents: readonly CellValue[], style: Style) =>
    GUIDE_COLUMNS.forEach(([, from, to], i) => {
      const area = { top: row, bottom: row, left: GUIDE + from, right: GUIDE + to };
      grid.block(area, contents[i]!, style);
    });
  put(
    headings,
    GUIDE_COLUMNS.map(([heading]) => heading),
    CARD_STYLES.heading
  );
  rounds.forEach(({ round, sit, vs, range }, i) => put(headings + 1 + i, [round, sit, vs, range], STYLES.fixed));
}
