import type { AllowedOptions } from "./accepted";
import type { TableRound } from "./at-tables";
import type { Designation } from "./contestants";
import type { GameCatalogue } from "./field/field-kind";
import type { TableBoards } from "./reading/fields";
import type { ReadResults, ResultColumns, ResultLines } from "./reading/result-lines";
import type { WrittenResults } from "./reading/write-csv";
import type { Report } from "./report";
import type { ScoredSession } from "./scored-session";
import type { SessionOptions } from "./session-options";

/**
 * The sort of an evening. Points of one sort can be added up, those of two cannot: 40 IMPs of four pairs are not 40 IMPs
 * of a knockout match.
 */
export type EveningForm =
  "pairs" | "field" | "individual" | "chicago" | "match" | "three-teams" | "four-teams" | "swiss-event";

/** The half of a kind's record by which sessions are chosen and planned; the pane loads it at once. */
export interface KindPlan<P = unknown> {
  /** Its name in a sentence. */
  readonly title: string;
  /** The evenings with which a season adds its points up; null for a kind that is a season itself. */
  readonly evening: EveningForm | null;
  /** Numbers or letters of its contestants, whatever their names. */
  readonly designation: Designation;
  /** The options that it takes besides a title and a date. */
  readonly takes: AllowedOptions;
  /**
   * Checks the options and lays the session out.
   * @throws InputError when one is wrong, saying what is accepted.
   */
  readonly plan: (options: SessionOptions, games: () => GameCatalogue) => P;
  /**
   * The names of a list of players, each at a place that it keeps when the list gets longer or shorter, and the list of
   * such places; absent where names stand in the list's order.
   */
  readonly players?: {
    readonly placed: (listed: readonly string[]) => readonly string[];
    readonly listed: (placed: readonly string[]) => readonly string[];
  };
}

/** The half by which sessions of a family of kinds are scored: P its plan, R its results, S its score, J its JSON. */
export interface KindScore<P, R, S, J> {
  /** Absent from events whose results are whole matches. */
  readonly atTables?: {
    /** The tables with the boards that each plays. */
    readonly tables: (plan: P) => readonly TableBoards[];
    /** Seats and boards, in the order of rounds and tables. */
    readonly places: (plan: P) => readonly TableRound[];
    /** Seats by the tables that lines of results name, with the boards' own numbers; absent where these are `places`. */
    readonly plannedPlaces?: (plan: P) => readonly TableRound[];
    /** The number on a board; absent where it is the board's. */
    readonly boardNumber?: (plan: P, board: number) => number;
    /** The table at which the same board is played the other way; null or absent where there is none or more than one. */
    readonly otherTable?: (plan: P, table: number, board: number) => number | null;
    /** The number of a board's deal in the evening; absent where boards bear numbers. */
    readonly dealOf?: (plan: P, board: number) => number;
    /** True if a board that is passed out is dealt again, and has no result then; absent where none is. */
    readonly dealsAgain?: (plan: P) => boolean;
    /**
     * The unit of what the Director gives in place of a board's score: averages in per cent, IMPs, or what the board is scored by;
     * absent where there is no Director.
     */
    readonly awards?: "percent" | "imps" | "points";
  };
  /** The results of a session before its first board. */
  readonly empty: R;
  /** The columns of its results, with the other names they go by. */
  readonly columns: ResultColumns;
  /** Reads results. With a fault in them, none of them are to be used. */
  readonly read: (lines: ResultLines, plan: P) => ReadResults<R>;
  /** Writes results in columns that it reads, so that the same are read from what is written. */
  readonly write: (results: R, plan: P) => WrittenResults;
  readonly score: (plan: P, results: R) => S;
  /** A scored session in the shape that those of all kinds have. */
  readonly session: (scored: S) => ScoredSession;
  /** Output for people, and for programs. */
  readonly report: (scored: S) => Report;
  readonly json: (scored: S) => J;
}
