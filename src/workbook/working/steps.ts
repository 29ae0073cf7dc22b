import { placeList, type Columns, type List } from "../kit/list";
import { texts } from "../texts";
import { AFTER_SCORES } from "./score-tables";

/** The hidden sheet on which what was typed for a board is taken apart, and scores are looked up. */
export const WORKING = texts.working.name;

/** The number that stands for a pass-out where a bid has 1 (1C) to 35 (7NT). */
export const PASS = 36;

/** The steps from what was typed for a board at a table to its points and remark, a column each. */
export const STEPS = [
  /** What was typed, copied to this sheet: formulas within one sheet can be stored once a column. */
  "contract",
  "by",
  "result",
  /** The points that stand for the board: typed, or else the contract's. */
  "typed",
  /** The board's vulnerability, which no formula changes. */
  "vulnerability",
  /** The contract in capitals without its spelling's freedoms: "4HX", "3N-1". */
  "text",
  /** 1 (1C) to 35 (7NT), 36 a pass-out, 0 unknown. */
  "bid",
  "doubling",
  /** The result written behind the contract; "?" for one that is none. */
  "behind",
  /** The result in its own cell; "?" for one that is none. */
  "beside",
  /** The result of both; "?" where they differ. */
  "tricks",
  /** 1 more than 13 tricks, -1 fewer than none, 0 possible. */
  "range",
  /** 1 declarer North or South, -1 East or West, 0 unknown. */
  "side",
  "vulnerable",
  /** N-S points of the contract. */
  "points",
  /** Whether any contract gives the points that stand for the board; blank where there are none. */
  "possible",
  /** What is wrong with what was typed. */
  "remark",
] as const;
export type Step = (typeof STEPS)[number];

/** Where what is typed for a table's boards stands: what its steps start from. */
export interface StepSource {
  /** The steps on the Working sheet, a row a board. */
  readonly steps: List<Step>;
  /** The cells of a row, on the table's sheet; the row is given as text. */
  readonly typed: (row: string) => TypedCells;
}

/** What is typed for a board at a table. */
export interface TypedCells {
  readonly contract: string;
  readonly by: string;
  /** Null where the result is written behind the contract, which is made exactly without one. */
  readonly result: string | null;
  /** N-S points in one cell, or plus and minus in two. */
  readonly points: string | { readonly plus: string; readonly minus: string };
}

/**
 * Places the steps of a table on the Working sheet, in the rows that its boards have on its own.
 * @param index which table of the workbook it is, from 0: its steps stand right of the earlier ones'.
 */
export function placeSteps(sheet: string, index: number, rows: Pick<List<string>, "firstRow" | "lastRow">): List<Step> {
  const columns = STEPS.map((step) => {
    // The formula of "possible" alone is another one in each row; the vulnerability is none.
    return [step, { heading: `${sheet} ${step}`, shared: step !== "possible" }] as const;
  });
  return placeList(Object.fromEntries(columns) as Columns<Step>, {
    sheet: WORKING,
    headingRow: 1,
    firstRow: rows.firstRow,
    left: AFTER_SCORES + index * STEPS.length,
    rows: rows.lastRow - rows.firstRow + 1,
  });
}

/** The first column right of the steps of so many tables. */
export function afterSteps(tables: number): number {
  return AFTER_SCORES + tables * STEPS.length + 1;
}
