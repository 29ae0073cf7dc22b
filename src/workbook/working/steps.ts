import type { TypedBoard } from "../../sessions/reading/typed-board";
import { placeList, recordOf, type List } from "../kit/list";
import { texts } from "../texts";
import { AFTER_SCORES } from "./score-tables";

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
  /** What was typed, copied to this sheet as text: formulas within one sheet can be stored once a column. */
  "contract",
  "by",
  "result",
  "doubled",
  /** The points that were typed, as they stand. */
  "typed",
  /** 1 where a formula was typed, 2 where a cell cannot be typed into, else 0. */
  "spoilt",
  /** The board's vulnerability, which no formula changes. */
  "vulnerability",
  /** The contract in capitals without its spelling's freedoms: "4HX", "3N-1". */
  "text",
  /** 1 (1C) to 35 (7NT), 36 a pass-out, 37 not played, 38 cancelled, 0 unknown. */
  "bid",
  /** How often doubled, as the contract says it. */
  "written",
  /** What stands in the contract behind that, and the declarer with which it begins. */
  "rest",
  "seat",
  /** The result written behind the contract; "?" for one that is none. */
  "behind",
  /** The result in its own cell in capitals, and what it says: "?" for none, "+" for one without its sign. */
  "resultText",
  "beside",
  /** What the column X says: 1 doubled, 2 redoubled, "?" unknown. */
  "marked",
  /** How often doubled; "?" where it is unknown, or the contract says otherwise. */
  "doubling",
  /** The result of both places; "?" where it is unknown, or they differ. */
  "tricks",
  /** 1 more than 13 tricks, -1 fewer than none, 0 possible. */
  "range",
  /** What the column By says: 1 North or South, -1 East or West, 0 unknown. */
  "typedSide",
  /** Declarer's side; 0 where it is unknown, or the contract says otherwise. */
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
  /** Whether any contract gives the points that stand for the board; blank where there are none. */
  "possible",
  /** What is wrong with what was typed, and what is to be looked at. */
  "fault",
  "note",
  /** 1 where there is a fault. */
  "wrong",
] as const;
export type Step = (typeof STEPS)[number];

/** Where what is typed for a table's boards stands: what its steps start from. */
export interface StepSource {
  /** The steps on the Working sheet, a row a board. */
  readonly steps: List<Step>;
  /** The cells of a row, on the table's sheet; the row is given as text. */
  readonly typed: (row: string) => TypedCells;
  /** Other cells that are typed into in some rows, such as adjusted IMPs. */
  readonly alsoTyped: (row: string) => readonly string[];
}

/** The cells in which a board is typed, by what stands in them. */
export type TypedCells = Readonly<Record<keyof TypedBoard, string>>;

/**
 * Places the steps of a table on the Working sheet, in the rows that its boards have on its own.
 * @param index which table of the workbook it is, from 0: its steps stand right of the earlier ones'.
 */
export function placeSteps(
  sheet: string,
  index: number,
  rows: Pick<List<string>, "firstRow" | "bands">,
  boards: number
): List<Step> {
  // The formula of "possible" alone is another one in each row; the vulnerability is none.
  const columns = recordOf(STEPS, (step) => ({ heading: `${sheet} ${step}`, shared: step !== "possible" }));
  return placeList(columns, {
    ...onWorking("steps"),
    firstRow: rows.firstRow,
    left: AFTER_SCORES + index * STEPS.length,
    rows: boards,
    bands: rows.bands,
  });
}

/** The first column right of the steps of so many tables. */
export function afterSteps(tables: number): number {
  return AFTER_SCORES + tables * STEPS.length + 1;
}
