import type { Contestant } from "../../movements/contestant";
import type { ScoredField } from "../../sessions/field/scored-field";
import type { Frame } from "../assemble";
import type { List } from "../kit/list";
import type { ResultLists } from "../result/best-board";
import type { RoundsPlayedList } from "../rounds-played";
import type { FaultList } from "../tables/faults";
import type { AmountList } from "../typed-amounts";
import type { BoardRemarks } from "./board-remarks";
import type { DirectorLists } from "./director/director-sheet";
import type { PenaltySteps, TakenList } from "./director/penalty-steps";
import type { ExtraSteps } from "./director/extra-steps";
import type { RulingSteps } from "./director/ruling-steps";
import type { TurnedWords } from "./turned-words";
import type { BoardScores } from "./board-scores";
import type { LabelList } from "./contestants";
import type { RoundScores } from "./round-scores";
import type { RoundsOver, UnscoredList } from "./rounds-over";
import type { FieldTable } from "./tables";

export interface FieldSheets extends Frame {
  readonly session: ScoredField;
  /** The tables of the plan, which counts a table once for every time that the same boards come to it. */
  readonly places: readonly FieldTable[];
  /** The tables in the room, each with its own sheet. */
  readonly sheets: readonly FieldTable[];
  readonly boards: BoardScores;
  readonly remarks: BoardRemarks;
  readonly rounds: RoundScores;
  readonly over: RoundsOver;
  readonly lists: ScoresheetLists;
  readonly labels: LabelList;
  /** The charts' data, a list for each ranking. */
  readonly charts: readonly ChartList[];
  readonly result: ResultLists;
  /** Working columns of the numbers typed outside the boards: rounds played, then handicaps. */
  readonly amounts: AmountList;
  readonly faults: FaultList;
  readonly unscored: UnscoredList;
  /**
   * The lists of the sheet Director, and the working columns of its rulings and extra scores; these columns are null in
   * teams.
   */
  readonly director: DirectorLists;
  readonly rulings: RulingSteps | null;
  readonly extras: ExtraSteps | null;
  /** Wrong seats in words; null in teams. */
  readonly turned: TurnedWords | null;
  /** Working columns of the list of penalties, and the total deduction from each contestant. */
  readonly penalties: PenaltySteps;
  readonly taken: TakenList;
}

/** The column of a round, counted from 0. */
export type RoundColumn = `round${number}`;

export function roundColumn(round: number): RoundColumn {
  return `round${round}`;
}

/** Columns beside the ranked column. */
export const BESIDE_COLUMNS = ["percentage", "matchpoints", "imps", "points"] as const;
export type BesideColumn = (typeof BESIDE_COLUMNS)[number];

export type ByRoundColumn = "number" | "name" | RoundColumn;

/** Values by contestant and round: a row for each contestant, a column for each round, then other columns. */
type ByRound<K extends string> = List<ByRoundColumn | K, Contestant>;

/** Column of a line in the chart, by its position in the ranking from 0. */
export type LineColumn = `line${number}`;

/**
 * Data of a chart, with a column for each line of the ranking. The rows of such a column have the position of the
 * line's contestant in the lists of rounds, the contestant's name, and the contestant's place after each round.
 */
export type ChartList = List<"label" | LineColumn>;

/** The lists of the Scoresheet, with their addresses. */
export interface ScoresheetLists {
  readonly sheet: string;
  /** All contestants in the order of their places. */
  readonly ranking: List<"place" | "name" | "total" | "also", Contestant>;
  /** Right of the ranking: entry cells for the names, and for the handicaps if there are any. */
  readonly names: List<"number" | "name" | "handicap", Contestant>;
  readonly roundsPlayed: RoundsPlayedList;
  /** Scores of each round, with totals and places; and running totals with the columns that are not ranked. */
  readonly ofRound: ByRound<"total" | "place">;
  readonly running: ByRound<BesideColumn>;
  /** The rows of the chart, first and last. */
  readonly chartRows: readonly [first: number, last: number];
}
