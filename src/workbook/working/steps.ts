import type { TypedBoard } from "../../sessions/reading/typed-board";
import { recordOf } from "../kit/columns";
import { layOutList, type List, type ListPlace } from "../kit/list";
import { texts } from "../texts";
import { AFTER_LISTS } from "./lists";

/** Hidden sheet that parses the typed cells of boards and looks up scores. */
export const WORKING = texts.working.name;

/** Returns the place of a list on the Working sheet, by its name, with headings in the first row. */
export function onWorking(name: string) {
  return { name, sheet: WORKING, headingRow: 1 } as const;
}

/**
 * Lays out calculation columns on the Working sheet, each headed by the list's name and its own key.
 * @param isFilledDown true for a column that has one formula copied down.
 */
export function stepList<K extends string>(
  name: string,
  steps: readonly K[],
  place: Omit<ListPlace, "sheet" | "headingRow"> & Partial<ListPlace>,
  isFilledDown: (step: K) => boolean = () => false
): List<K> {
  const columns = recordOf(steps, (step) => ({ heading: `${name} ${step}`, isFilledDown: isFilledDown(step) }));
  return layOutList(columns, { ...onWorking(name), ...place });
}

/**
 * Calculation columns of a board at a table, which lead from the typed cells to the points and the message. The codes
 * of the bid, the declarer and the result are blank if nothing is typed.
 */
export const STEPS = [
  /** 1 if a yellow cell of the board holds a formula, else 0. */
  "formula",
  /** Text of the contract's cell, without blanks. */
  "contract",
  /** Strain: from 1 clubs to 5 no-trump, else 0. */
  "strain",
  /** 1 (1C) to 35 (7NT), 36 a pass-out, 37 not played, 38 cancelled, 0 unknown. */
  "bid",
  /** 1 North, 2 East, 3 South, 4 West, 0 unknown. */
  "declarer",
  /** Tricks above or below the contract, -14 unknown. */
  "result",
  /** 0 not, 1 doubled, 2 redoubled, -1 unknown. */
  "doubled",
  /** Text of the score's cell, without blanks and plus signs, and with plain minus signs. */
  "typed",
  /** Typed score, blank if there is none; if no contract gives such a score, a number below all scores. */
  "score",
  /** Number of the first fault of a single cell, or of an impossible number of tricks; 0 if none. */
  "unread",
  /** 1 if declarer is vulnerable, 0 if not or if the board was passed out; blank if the contract gives no points. */
  "vulnerable",
  /** N-S points of the contract. */
  "points",
  /** Number of the board's fault; 0 if none. */
  "fault",
  /** N-S points that count: the typed score, or else the contract's points; blank if there are none. */
  "standing",
  /** 1 if the board is scored, or will not be scored because it was not played or was cancelled; else 0. */
  "settled",
  /** Tricks won by North-South; blank if the result is not compared with the results of other tables. */
  "won",
  /** Number of tricks by which the result is apart from the results of all other tables: see bridge/outlier.ts. */
  "apart",
  /** Number of the question about a result that is unlike all other results of its board; 0 if none. */
  "unlike",
  /** The number of the board's message: a fault, a question, or something missing; else 0. */
  "said",
] as const;
export type Step = (typeof STEPS)[number];

/** Cells of a table's sheet from which its calculation columns follow. */
export interface StepSource {
  /** The calculation columns on the Working sheet, one row per board. */
  readonly steps: List<Step>;
  /** Returns the addresses of the yellow cells of a row of the table's sheet. The row's number is given as a text. */
  readonly typed: (row: string) => TypedCells;
  /**
   * Returns the cell that shows the board's vulnerability, or the cell with 1 if the Director has ruled on the board.
   */
  readonly shown: (key: "vulnerability" | "ruled", row: string) => string;
  /** Cell of the group of a fouled board; absent without groups. */
  readonly group?: (row: string) => string;
  /** Ranges of adjacent yellow columns, each from the first row of the sheet. */
  readonly typedAcross: readonly string[];
}

/** The yellow cells of a board, keyed by the field that is typed into them. */
type TypedCells = Readonly<Record<keyof TypedBoard, string>>;

/**
 * Lays out a table's calculation columns on the Working sheet, in the rows that the boards have on the table's sheet.
 * @param index index of the table in the workbook, from 0; its columns are right of the columns of the tables before
 * it.
 */
export function layOutSteps(
  sheet: string,
  index: number,
  rows: Pick<List<string>, "firstRow" | "bands">,
  boards: number
): List<Step> {
  const columns = recordOf(STEPS, (step) => ({
    heading: `${sheet} ${step}`,
    // This formula contains the number of its row, so that it differs in each row.
    isFilledDown: step !== "formula",
  }));
  return layOutList(columns, {
    ...onWorking("steps"),
    firstRow: rows.firstRow,
    left: AFTER_LISTS + index * STEPS.length,
    rows: boards,
    bands: rows.bands,
  });
}

/** Returns the first column right of the calculation columns of `tables` tables. */
export function columnAfterSteps(tables: number): number {
  return AFTER_LISTS + tables * STEPS.length + 1;
}
