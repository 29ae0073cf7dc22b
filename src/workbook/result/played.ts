import { STRAINS } from "../../bridge/contract";
import { SEATS } from "../../bridge/seat";
import { BOOK } from "../../sessions/result/played";
import { texts as words } from "../../sessions/result/texts";
import { computed, ifElse, joined, type Computed } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { recordOf } from "../kit/columns";
import type { List } from "../kit/list";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { areaAddress, textLiteral } from "../reference";
import { texts } from "../texts";
import type { CommonColumn, TablePlace } from "../tables/table";
import { INSTEAD } from "../../sessions/reading/spellings";
import { stepList, STEPS, type Step } from "../working/steps";

/** Columns of a table's boards on the Working sheet; their values for the best board are copied. */
const FROM_TABLE = ["bid", "doubled", "result", "declarer", "standing"] as const satisfies readonly Step[];

/**
 * Working columns of the best board at a table: the table, from 1; the board's row on the Working sheet; the values
 * copied from this row; contract, declarer and outcome as texts, then in one sentence.
 */
const PLAYED_STEPS = ["table", "row", ...FROM_TABLE, "contract", "declared", "ended", "words"] as const;
type PlayedStep = (typeof PLAYED_STEPS)[number];

/** Results of the best board at its two tables, on the Working sheet: a row for each. */
export type PlayedList = List<PlayedStep>;

/**
 * Lists that locate a result: the workbook's tables, the row of the best board, and the two tables that played the
 * board.
 */
interface FoundBy {
  readonly places: readonly TablePlace<CommonColumn>[];
  readonly lists: {
    readonly swings: Pick<List<"table1" | "row1" | "table2" | "row2">, "range">;
    readonly best: Pick<List<"line">, "cell">;
    readonly played: PlayedList;
  };
}

/** Places the results of the best board, from column `left` on. */
export function placePlayed(left: number): PlayedList {
  return stepList("played", PLAYED_STEPS, { left, rows: 2 });
}

/** Writes the results of the best board at its two tables, a row for each table. */
export function putPlayed(grid: Grid, { places, lists }: FoundBy): void {
  const { played: list, best, swings } = lists;
  const line = best.cell("line", 0);
  const all = stepsOf(places);
  writeHeadings(grid, list);
  for (const side of [0, 1] as const) {
    const cell = (step: PlayedStep) => list.cell(step, side);
    const ifPresent = (formula: string) => `IF(${line}="","",${formula})`;
    const on = (step: "table1" | "row1" | "table2" | "row2") => ifPresent(`INDEX(${swings.range(step)},${line})`);
    const step = (name: Step) =>
      `INDEX(${all},${cell("row")},(${cell("table")}-1)*${STEPS.length}+${STEPS.indexOf(name) + 1})`;
    // If the contract is not read completely, only a typed score counts.
    const bid = `IF(${step("unread")}=0,${step("bid")},"")`;
    writeRow(grid, list, side, {
      table: computed(on(side === 0 ? "table1" : "table2")),
      row: computed(on(side === 0 ? "row1" : "row2")),
      ...recordOf(FROM_TABLE, (name) => computed(ifPresent(name === "bid" ? bid : step(name)))),
      ...inWords(cell),
    });
  }
}

/** Returns the range of all tables' working columns, side by side, from the first row of the Working sheet on. */
function stepsOf(places: FoundBy["places"]): string {
  const [first, last] = [places[0], places[places.length - 1]];
  if (!first || !last) throw new Error("there are no tables");
  const bottom = Math.max(...places.map(({ steps }) => steps.lastRow));
  return areaAddress({ top: 1, left: first.steps.left, bottom, right: last.steps.right });
}

/**
 * Returns the cells for the sentence of playedInWords in sessions/result/played.ts and for its parts, which are blank
 * if nobody plays.
 */
function inWords(cell: (step: PlayedStep) => string): RowContents<PlayedStep> {
  const [bid, tricks, declarer] = [cell("bid"), cell("result"), cell("declarer")];
  const ifPlayed = (formula: string) => computed(`IF(OR(N(${bid})<1,N(${bid})>=${INSTEAD.pass}),"",${formula})`);
  const level = `INT((${bid}-1)/${STRAINS.length})+1`;
  const suit = `CHOOSE(MOD(${bid}-1,${STRAINS.length})+1,${STRAINS.map((strain) => textLiteral(words.suits[strain])).join()})`;
  const doubled = `CHOOSE(N(${cell("doubled")})+1,${words.doubled.map(textLiteral).join()})`;
  const seat = `CHOOSE(${declarer},${SEATS.map((seat) => textLiteral(words.seats[seat])).join()})`;
  const declared = unlessBlank(declarer, `IFERROR(${textLiteral(words.by)}&${seat},"")`);
  const down = `${textLiteral(words.down)}&ABS(${tricks})`;
  const tricksMade = `${textLiteral(words.made)}&(${BOOK}+${level}+${tricks})`;
  const result = `IF(ISNUMBER(${tricks}),IF(${tricks}<0,${down},${tricksMade}),"")`;
  const parts = joined(computed(cell("contract")), computed(cell("declared")), computed(cell("ended")));
  return {
    contract: ifPlayed(`${level}&${suit}&${doubled}`),
    declared: ifPlayed(declared),
    ended: ifPlayed(result),
    words: ifElse(`N(${bid})=${INSTEAD.pass}`, words.passedOut, parts),
  };
}

/**
 * Contents of the sheet Winners for one of the two tables that played the best board; `words` has its contract and
 * outcome in one sentence.
 */
interface PlayedAt {
  readonly table: Computed;
  readonly words: Computed;
  /** N-S points. */
  readonly points: Computed;
}

/** Returns formulas, valid on any sheet, for the best board's result at a table. */
export function playedAt({ places, lists }: FoundBy, side: 0 | 1): PlayedAt {
  const { cell } = lists.played.outside;
  const names = places.map(({ name }) => texts.common.table(name));
  const table = cell("table", side);
  const sentence = computed(cell("words", side));
  return {
    table: computed(`IF(${table}="","",CHOOSE(${[table, ...names.map(textLiteral)].join()}))`),
    words: ifElse(`${table}=""`, "", sentence),
    points: computed(cell("standing", side)),
  };
}
