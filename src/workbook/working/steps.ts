import type { TypedBoard } from "../../sessions/reading/typed-board";
import { layOutList, recordOf, type List } from "../kit/list";
import { texts } from "../texts";
import { AFTER_LISTS } from "./lists";

/** The hidden sheet on which what was typed for a board is taken apart, and scores are looked up. */
export const WORKING = texts.working.name;

/** Where a list stands there, by its name: its headings in the first row, as all others. */
export function onWorking(name: string) {
  return { name, sheet: WORKING, headingRow: 1 } as const;
}

/** The numbers that stand for a pass-out and for a board not played, or cancelled, where a bid has 1 (1C) to 35 (7NT). */
export const PASS = 36;
export const NOT_PLAYED_BID = 37;
export const CANCELLED_BID = 38;

/** The steps from what was typed for a board at a table to its points and remark, a column each. */
export const STEPS = [
  /** What was typed, in capitals, without blanks and with plain signs; doubled also with X for *. */
  "contract",
  "by",
  "result",
  "doubled",
  /** The points that were typed: a number, or a text without blanks and with plain signs. */
  "typed",
  /** 1 where a formula was typed, 2 where the cell of the points cannot be typed into, else 0; and the same of all cells. */
  "formulas",
  "spoilt",
  /** The board's vulnerability, which no formula changes. */
  "vulnerability",
  /** The contract without its spelling's freedoms, "4H", "3N": first those of the suits' signs and the minors. */
  "minors",
  "text",
  /** 1 (1C) to 35 (7NT), 36 a pass-out, 37 not played, 38 cancelled, 0 unknown. */
  "bid",
  /** The contract's level; blank where nobody plays one. */
  "level",
  /** What the result's cell says: "?" for none, "+" for one without its sign. */
  "tricks",
  /** The result that one without a sign is as tricks made, where it may be; else blank. */
  /** How often doubled; "?" where that is unknown. */
  "doubling",
  /** 1 more than 13 tricks, -1 fewer than none, 0 possible. */
  "range",
  /** Declarer's side: 1 North or South, -1 East or West, 0 unknown. */
  "side",
  "vulnerable",
  /** N-S points of the contract. */
  "points",
  /** The points that were typed as a number, "?" for what is none. */
  "number",
  /** The points that stand: typed, or else the contract's. */
  "standing",
  /** 1 where the board is scored, or is not to be played. */
  "settled",
  /** How many boards of later rounds are: a board without a score was then skipped. */
  "later",
  /** Whether any contract gives the points that stand for the board; blank where there are none. */
  "possible",
  /** The number of the first thing that is wrong: with the cells, with what stands in them, with what does not; of all. */
  "spoiltFault",
  "unreadFault",
  "missingFault",
  "fault",
  /** The number of what is to be looked at, where nothing is wrong. */
  "note",
  /** What is compared of a sound result: what North-South won of the thirteen tricks, the strain, the points. */
  "won",
  "strain",
  "sound",
  /** The tricks by which it is above, or below 0 under, all others in the strain; how far it is from all others. */
  "beyond",
  "apart",
  /** The points that it is away from all others, on the side that wins nothing there. */
  "away",
  /** The number of what is said of that, if it is far, and of a double; of how it is unlike; of the first of that and the note. */
  "onlyDouble",
  "farPoints",
  "unlike",
  "asked",
  /** What is said of the fault. */
  "said",
  /** 1 where there is a fault. */
  "wrong",
] as const;
export type Step = (typeof STEPS)[number];

/** The steps that go by the other tables, so that their formulas are other ones in each row. */
export const UNLIKE_STEPS = ["beyond", "apart", "away", "onlyDouble", "farPoints", "unlike", "asked"] as const;

/** Where what is typed for a table's boards stands: what its steps start from. */
export interface StepSource {
  /** The steps on the Working sheet, a row a board. */
  readonly steps: List<Step>;
  /** The cells of a row, on the table's sheet; the row is given as text. */
  readonly typed: (row: string) => TypedCells;
  /** Where the group of a fouled board is typed; missing where there are none. */
  readonly group?: (row: string) => string;
  /** The ranges of all cells that are typed into, side by side each, from the first row of the sheet. */
  readonly typedAcross: readonly string[];
}

/** The cells in which a board is typed, by what stands in them. */
type TypedCells = Readonly<Record<keyof TypedBoard, string>>;

/**
 * Places the steps of a table on the Working sheet, in the rows that its boards have on its own.
 * @param index which table of the workbook it is, from 0: its steps stand right of the earlier ones'.
 */
export function layOutSteps(
  sheet: string,
  index: number,
  rows: Pick<List<string>, "firstRow" | "bands">,
  boards: number
): List<Step> {
  // These formulas are other ones in each row; the vulnerability is none.
  const others: readonly Step[] = ["possible", "formulas", "later", ...UNLIKE_STEPS];
  const isShared = (step: Step) => !others.includes(step);
  const columns = recordOf(STEPS, (step) => ({ heading: `${sheet} ${step}`, isFilledDown: isShared(step) }));
  return layOutList(columns, {
    ...onWorking("steps"),
    firstRow: rows.firstRow,
    left: AFTER_LISTS + index * STEPS.length,
    rows: boards,
    bands: rows.bands,
  });
}

/** The first column right of the steps of so many tables. */
export function columnAfterSteps(tables: number): number {
  return AFTER_LISTS + tables * STEPS.length + 1;
}
