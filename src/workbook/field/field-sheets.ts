import type { Contestant } from "../../movements/contestant";
import type { ScoredField } from "../../sessions/field/score-field";
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
  /** The tables that the plan counts. */
  readonly places: readonly FieldTable[];
  /** The tables in the room. */
  readonly sheets: readonly FieldTable[];
  readonly boards: BoardScores;
  readonly remarks: BoardRemarks;
  readonly rounds: RoundScores;
  readonly over: RoundsOver;
  readonly lists: ScoresheetLists;
  readonly labels: LabelList;
  /** One for each ranking. */
  readonly charts: readonly ChartList[];
  readonly result: ResultLists;
  /** The rounds that are played, then the handicaps, as numbers that count. */
  readonly amounts: AmountList;
  readonly faults: FaultList;
  readonly unscored: UnscoredList;
  /** The lists of the sheet Director, and the steps of its rulings and extra scores: null in teams. */
  readonly director: DirectorLists;
  readonly rulings: RulingSteps | null;
  readonly extras: ExtraSteps | null;
  /** Wrong seats in words; null in teams. */
  readonly turned: TurnedWords | null;
  /** The steps of its penalties, and what these take from each. */
  readonly penalties: PenaltySteps;
  readonly taken: TakenList;
}

/** The column of a round, counted from 0. */
export type RoundColumn = `round${number}`;

export function roundColumn(round: number): RoundColumn {
  return `round${round}`;
}

/** Columns beside the ranked one. */
export const BESIDE_COLUMNS = ["percentage", "matchpoints", "imps", "points"] as const;
export type BesideColumn = (typeof BESIDE_COLUMNS)[number];

export type ByRoundColumn = "number" | "name" | RoundColumn;

/** Something of everybody in each round: a row for each who plays, a column for each round, and more behind them. */
type ByRound<K extends string> = List<ByRoundColumn | K, Contestant>;

/** The column of a line of the chart, as of the ranking. */
export type LineColumn = `line${number}`;

/**
 * The data of the chart, a column for each line of the ranking: which row of the rounds' lists is theirs, their name, and
 * their place after each round.
 */
export type ChartList = List<"label" | LineColumn>;

/** The lists of the Scoresheet, each in its place. */
export interface ScoresheetLists {
  readonly sheet: string;
  /** Everybody in the order of their places, a line each. */
  readonly ranking: List<"place" | "name" | "total" | "also", Contestant>;
  /** Right of it, where the names are typed, and the handicaps where there are any. */
  readonly names: List<"number" | "name" | "handicap", Contestant>;
  readonly roundsPlayed: RoundsPlayedList;
  /** Scores of each round, with totals and places; and running totals with the columns that are not ranked. */
  readonly ofRound: ByRound<"total" | "place">;
  readonly running: ByRound<BesideColumn>;
  /** The rows of the chart, first and last. */
  readonly chartRows: readonly [first: number, last: number];
}
