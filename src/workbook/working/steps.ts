import type { TypedBoard } from "../../sessions/reading/typed-board";
import { layOutList, recordOf, type List, type ListPlace } from "../kit/list";
import { texts } from "../texts";
import { AFTER_LISTS } from "./lists";

/** The hidden sheet on which what was typed for a board is taken apart, and scores are looked up. */
export const WORKING = texts.working.name;

/** Returns the place of a list on the Working sheet, by its name, with headings in the first row. */
export function onWorking(name: string) {
  return { name, sheet: WORKING, headingRow: 1 } as const;
}

/**
 * A list of steps there, each headed by the list's name and its own.
 * @param isFilledDown true for a step that has one formula copied down.
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
 * The steps from what was typed for a board at a table to its points and remark, a column each. What is looked up among the
 * spellings is blank where nothing is typed.
 */
export const STEPS = [
  /** 1 where a formula was typed, else 0. */
  "formula",
  /** The contract's cell without blanks. */
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
  /** The score's cell without blanks, with plain signs. */
  "typed",
  /** The score that was typed, below all scores where no contract gives it. */
  "score",
  /** The number of the first fault of what is read by itself: a cell, or a result that no hand can have; else 0. */
  "unread",
  /** 1 where declarer is vulnerable, 0 where not or where nobody is; blank where no points follow from the contract. */
  "vulnerable",
  /** N-S points of the contract. */
  "points",
  /** The number of what is wrong, else 0. */
  "fault",
  /** Points that count: typed, or else the contract's. */
  "standing",
  /** 1 where the board is scored, or is not to be played. */
  "settled",
  /** Tricks won by North-South, of a result that is compared. */
  "won",
  /** How far that is from all others: see bridge/outlier.ts. */
  "apart",
  /** The number of what is asked about that, else 0. */
  "unlike",
  /** The number of the board's message: a fault, a question, or something missing; else 0. */
  "said",
] as const;
export type Step = (typeof STEPS)[number];

/** Yellow cells of a table's boards, by which its steps are calculated. */
export interface StepSource {
  /** The steps on the Working sheet, a row a board. */
  readonly steps: List<Step>;
  /** The cells of a row, on the table's sheet; the row is given as text. */
  readonly typed: (row: string) => TypedCells;
  /** Cell of the board's vulnerability, or of whether the Director has ruled on it. */
  readonly shown: (key: "vulnerability" | "ruled", row: string) => string;
  /** Cell of the group of a fouled board; absent without groups. */
  readonly group?: (row: string) => string;
  /** The ranges of all cells that are typed into, side by side each, from the first row of the sheet. */
  readonly typedAcross: readonly string[];
}

/** The yellow cells of a board, by field. */
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
  const columns = recordOf(STEPS, (step) => ({
    heading: `${sheet} ${step}`,
    // This formula has the number of its row.
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

/** Returns the first column right of the steps of `tables` tables. */
export function columnAfterSteps(tables: number): number {
  return AFTER_LISTS + tables * STEPS.length + 1;
}
