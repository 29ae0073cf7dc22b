import { contestantNumber, contestants, type Contestant } from "../../movements/contestant";
import { NUMBERED_PAIRS } from "../../sessions/contestants";
import type { HomePlan } from "../../sessions/home/plan";
import type { ScoredHome, ScoredSubround } from "../../sessions/home/score-home";
import type { Frame } from "../assemble";
import { computed, joined, LINE_BREAK, ifTyped, withName, type Computed, type TextPart } from "../kit/content";
import { recordBy } from "../kit/columns";
import type { List } from "../kit/list";
import type { ResultLists } from "../result/best-board";
import type { Standings } from "../result/ranking";
import type { ScaleList } from "../scales-on-paper";
import type { FaultList } from "../tables/faults";
import type { RoundsPlayedList } from "../rounds-played";
import type { AmountList } from "../typed-amounts";
import type { Style } from "../theme";
import { vpStyle, withDecimals } from "../vp-table";
import type { MatchpointsList } from "./matchpoints";
import type { AdjustmentsList, HomeTable } from "./tables";

export interface HomeSheets extends Frame {
  readonly session: ScoredHome;
  readonly places: readonly [table1: HomeTable, table2: HomeTable];
  readonly adjustments: AdjustmentsList;
  readonly lists: ScoresheetLists;
  readonly matchpoints: MatchpointsList;
  /** Calculation columns of the typed number of rounds played. */
  readonly amounts: AmountList;
  readonly faults: FaultList;
  readonly result: ResultLists;
}

export type PairColumn = `pair${number}`;

export type NamesList = List<"pair" | "name", Contestant>;

/** The lists of the Scoresheet, laid out; their formulas refer to each other. */
export interface ScoresheetLists {
  readonly sheet: string;
  /** The pairs in the order of their places, one row per pair. */
  readonly ranking: Standings;
  /** Yellow cells for the pairs' names, right of the ranking. */
  readonly names: NamesList;
  readonly roundsPlayed: RoundsPlayedList;
  /** Scores of the pairs by round or half; the running totals are a list of their own on the right. */
  readonly rounds: List<"round" | "margin" | PairColumn, ScoredSubround>;
  readonly running: List<PairColumn, ScoredSubround>;
  /**
   * Rows below the rounds: totals; places; and the matchpoints as a percentage, unless matchpoints decide the session.
   */
  readonly totals: List<"label" | PairColumn>;
  /** The scale below the totals, to be read with a pencil; null if any board is scored, or if matchpoints decide. */
  readonly scale: ScaleList | null;
  /** The rows of the chart, first and last. */
  readonly chartRows: readonly [first: number, last: number];
}

/** Row, from 0, of the matchpoints as a percentage, below totals and places, in a session that IMPs or VPs decide. */
export const PERCENTAGE_ROW = 2;

/** Returns the style of points: with two decimals if the scoring has them. */
export function pointStyle(style: Style, { scoring, scale }: HomePlan): Style {
  return scoring === "matchpoints" ? withDecimals(style) : vpStyle(style, scale);
}

export function pairColumn(pair: Contestant): PairColumn {
  return `pair${pair}`;
}

/** Returns a record with an entry for each pair's column, such as its heading or a cell of a row. */
export function byPair<T>({ pairs }: HomePlan, entry: (pair: Contestant) => T): Record<PairColumn, T> {
  return recordBy(contestants(pairs.length), pairColumn, entry);
}

/** Returns the keys of the first and the last pair's column. */
export function allPairs({ pairs }: HomePlan): readonly [first: PairColumn, last: PairColumn] {
  return ["pair0", `pair${pairs.length - 1}`];
}

/**
 * Returns a pair's number and name as typed on the Scoresheet, "4 Ann & Bob", or "Pair 4" if no name is typed. By
 * default the name is on a second line.
 */
export function pairLabel(names: NamesList, pair: Contestant, separator: TextPart = LINE_BREAK): Computed {
  const name = names.outside.cell("name", pair);
  return ifTyped(name, joined(contestantNumber(pair), separator, computed(name)), NUMBERED_PAIRS.long(pair));
}

/** Returns the title of a pair's own card: "Pair 4 Ann & Bob". */
export function pairTitle(names: NamesList, pair: Contestant): Computed {
  return withName(NUMBERED_PAIRS.long(pair), names.outside.cell("name", pair));
}
