import { contestantNumber, type Contestant } from "../../movements/contestant";
import { sessionOf, type Scored } from "../../sessions/kinds";
import type { Swing } from "../../sessions/scored-session";
import { texts as words } from "../../sessions/result/texts";
import { computed, ifElse, joined, type Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { List } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { textLiteral } from "../reference";
import type { CommonColumn, TablePlace } from "../tables/table";
import { texts } from "../texts";
import { stepList } from "../working/steps";
import { placePlayed, putPlayed, type PlayedList } from "./played";
import { placeRanking, type RankList } from "./ranking";

/**
 * Working columns of each board: its number and the IMPs to its first side; the contestants of both sides, as rows of
 * the ranking from 1; the two tables that play it, numbered from 1, and the board's rows there on the Working sheet.
 */
const SWING_STEPS = [
  ...(["board", "imps"] as const),
  ...(["first", "firstToo", "second", "secondToo"] as const),
  ...(["table1", "row1", "table2", "row2"] as const),
] as const;
type SwingStep = (typeof SWING_STEPS)[number];

/**
 * Working columns of the best board, on which the most IMPs were won: the IMPs; its row in the list of boards; its
 * number; the winning side, 1 or 2; the winners' names.
 */
const BEST_STEPS = ["imps", "line", "board", "side", "winners"] as const;
type BestStep = (typeof BEST_STEPS)[number];

/** The best board of a session, with the lists of the Working sheet that find it. */
export interface BestBoard {
  readonly swings: readonly Swing[];
  readonly places: readonly TablePlace<CommonColumn>[];
  readonly lists: {
    readonly swings: List<SwingStep>;
    readonly best: List<BestStep>;
    readonly played: PlayedList;
  };
}

/** The ranking and the best board of a session, on the Working sheet. */
export interface ResultLists {
  readonly ranking: RankList;
  readonly best: BestBoard | null;
}

/** Places the ranking, and the best board right of it. */
export function placeResult(scored: Scored, places: BestBoard["places"], left: number, rows: number): ResultLists {
  const ranking = placeRanking(left, rows);
  return { ranking, best: placeBest(scored, places, ranking.right + 2) };
}

/** Returns the last column of the Working sheet that the ranking and the best board take. */
export function rightOf({ ranking, best }: ResultLists): number {
  return best ? best.lists.played.right : ranking.right;
}

/** Places the best board on the Working sheet, from column `left` on; null if boards bring no IMPs. */
function placeBest(scored: Scored, places: BestBoard["places"], left: number): BestBoard | null {
  const swings = sessionOf(scored).swings;
  if (swings.length === 0) return null;
  const list = stepList("swings", SWING_STEPS, { left, rows: swings.length });
  const best = stepList("best", BEST_STEPS, { left: list.right + 1, rows: 1 });
  const lists = { swings: list, best, played: placePlayed(best.right + 1) };
  return { swings, places, lists };
}

/**
 * Writes the best board on the Working sheet.
 * @param imps returns the formula for the IMPs to a board's first side; blank if it is not scored or is adjusted.
 */
export function putBest(grid: Grid, board: BestBoard, ranking: RankList, imps: (swing: Swing) => string): void {
  const { swings, places, lists } = board;
  writeHeadings(grid, lists.swings);
  swings.forEach((swing, row) => {
    const [first, second] = swing.sides;
    const [table1, table2] = [placeAt(places, swing, 0), placeAt(places, swing, 1)];
    writeRow(grid, lists.swings, row, {
      board: swing.board,
      imps: computed(imps(swing)),
      first: numberOf(first[0]),
      firstToo: numberOf(first[1]),
      second: numberOf(second[0]),
      secondToo: numberOf(second[1]),
      table1: table1.number,
      row1: table1.row,
      table2: table2.number,
      row2: table2.row,
    });
  });
  putBestSteps(grid, board, ranking);
  putPlayed(grid, board);
}

function numberOf(contestant: Contestant | undefined): number | null {
  return contestant === undefined ? null : contestantNumber(contestant);
}

/** Returns the table of the workbook where a board is played, from 1, and the board's row on the Working sheet. */
function placeAt(places: BestBoard["places"], { tables, board }: Swing, side: 0 | 1) {
  const index = places.findIndex(({ table }) => table === tables[side]);
  const place = places[index];
  if (!place) throw new Error(`there is no table ${tables[side]}`);
  return { number: index + 1, row: place.steps.row(place.rowOf(board)) };
}

function putBestSteps(grid: Grid, { swings, lists }: BestBoard, ranking: RankList): void {
  const { swings: list, best } = lists;
  const imps = list.range("imps");
  const cell = (step: BestStep) => best.cell(step, 0);
  const ifPresent = (formula: string) => `IF(${cell("line")}="","",${formula})`;
  const on = (step: SwingStep) => `INDEX(${list.range(step)},${cell("line")})`;
  const firstOf = (size: string) => `IFERROR(MATCH(${size},${imps},0),${list.rows + 1})`;
  const names = (...steps: SwingStep[]) =>
    steps.map((step) => `INDEX(${ranking.range("name")},${on(step)})`).join(`&${textLiteral(words.and)}&`);
  const [first, second] = swings.some(({ sides }) => sides[0].length > 1)
    ? [names("first", "firstToo"), names("second", "secondToo")]
    : [names("first"), names("second")];
  writeHeadings(grid, best);
  writeRow(grid, best, 0, {
    imps: computed(`IF(COUNT(${imps})=0,0,MAX(MAX(${imps}),0-MIN(${imps})))`),
    line: computed(`IF(${cell("imps")}=0,"",MIN(${firstOf(cell("imps"))},${firstOf(`0-${cell("imps")}`)}))`),
    board: computed(ifPresent(on("board"))),
    side: computed(ifPresent(`IF(${on("imps")}>0,1,2)`)),
    winners: computed(ifPresent(`IF(${cell("side")}=1,${first},${second})`)),
  });
}

/** Returns a formula, valid on any sheet, for "Best board: 7"; blank while there is no best board. */
export function bestCaption({ lists }: BestBoard): Computed {
  const board = lists.best.outside.cell("board", 0);
  return ifElse(`${board}=""`, "", joined(texts.result.best, computed(board)));
}

/**
 * Returns a formula, valid on any sheet, for the best board's IMPs and winners: "13 IMPs to Ann & Bob and Cy & Di";
 * blank while there is no best board.
 */
export function bestWon({ lists }: BestBoard): Computed {
  const { cell } = lists.best.outside;
  const [one, many] = words.units.imps;
  const imps = computed(cell("imps", 0));
  const unit = ifElse(`${cell("imps", 0)}=1`, one, many);
  const winners = computed(cell("winners", 0));
  const sentence = joined(...words.won(imps, unit, winners));
  return ifElse(`${cell("line", 0)}=""`, "", sentence);
}
