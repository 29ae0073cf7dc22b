import { itemAt } from "../../bridge/item-at";
import type { Ladder, LadderRow } from "../../season/ladder";
import type { LadderSubject } from "../../season/options";
import type { Season, Series } from "../../season/season";
import type { SheetHead } from "../kit/grid";
import type { List } from "../kit/list";
import type { Paper } from "../model";
import { STYLES, type Style } from "../theme";

export interface SeasonSheets {
  readonly season: Season;
  readonly head: SheetHead;
  readonly paper: Paper;
  /** Returns the path of an evening's file, relative to the folder of the season's file. */
  readonly linkTo: (source: string) => string;
  readonly series: readonly SeriesLists[];
}

/** The lists of a series: evenings whose points can be added up. */
export interface SeriesLists {
  readonly series: Series;
  readonly ladders: readonly LadderLists[];
  readonly chartSheet: string;
  readonly handicapSheet: string;
  /** Data of the chart; null if nobody has played. */
  readonly chart: List<ChartColumn> | null;
}

/** The ladder of players, of pairs or of teams. */
export interface Ranked {
  readonly ladder: Ladder;
  readonly who: LadderSubject;
  /** The rows of the ladder in order of names, as in the results. */
  readonly members: Ladder["rows"];
}

/** The lists of a ladder; formulas of one list refer to others. */
export interface LadderLists extends Ranked {
  /**
   * The results in blocks below each other, since a page is too narrow for all members side by side: see {@link
   * resultsOf}.
   */
  readonly results: readonly List<ResultColumn, number>[];
  readonly shown: List<LadderColumn, LadderRow>;
  readonly steps: List<MemberStep, LadderRow>;
  readonly handicaps: List<HandicapColumn, LadderRow>;
}

/** Column of a member in the results; the number is the member's index, from 0. */
type MemberColumn = `member${number}`;
export type ResultColumn = "number" | "date" | "average" | MemberColumn;

export type LadderColumn =
  | "place"
  | "name"
  | "played"
  | "total"
  | "average"
  | "best"
  | "first"
  | "second"
  | "third"
  | "partners"
  /** The member's row in the list of working columns, from 1. */
  | "member";

export type HandicapColumn = "name" | "played" | "field" | "own" | "points";

/** Column of one of the leaders in the chart's data; the number is the leader's row in the ladder, from 0. */
type LineColumn = `line${number}`;
export type ChartColumn = "label" | LineColumn;

/** Working columns of each player, pair or team. */
export type MemberStep =
  | "name"
  | "played"
  | "total"
  | "average"
  | "nth"
  | "above"
  | "best"
  | "first"
  | "second"
  | "third"
  | "partners"
  | "standing"
  | "place"
  | "position"
  | "last"
  | "from";

/** Maximum number of lines of the chart: nobody could tell more lines apart. */
export const CHART_LINES = 8;

/** Points with their decimals, if they have any. */
export const POINTS: Style = { ...STYLES.computed, format: "0.##" };

/** Number of members whose results fit side by side on a page. */
export const BLOCK = 12;

/** Returns the list of a member's results. */
export function resultsOf({ results }: Pick<LadderLists, "results">, index: number): List<ResultColumn, number> {
  return itemAt(results, Math.floor(index / BLOCK));
}

export function memberColumn(index: number): MemberColumn {
  return `member${index}`;
}

export function lineColumn(row: number): LineColumn {
  return `line${row}`;
}

/** Returns the number of rows from a block of results to the next: the evenings, a row of headings, and a blank row. */
export function blockRows(evenings: readonly number[]): number {
  return evenings.length + 2;
}
