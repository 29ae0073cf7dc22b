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
 * Form of an evening. A season adds up points of one form only: 40 IMPs in four pairs are not comparable with 40 IMPs
 * in a knockout match.
 */
export type EveningForm =
  "pairs" | "field" | "individual" | "chicago" | "match" | "three-teams" | "four-teams" | "swiss-event";

/** The part of a kind's record that is needed to choose and plan a session; the pane loads it at once. */
export interface KindPlan<P = unknown> {
  /** Name of the kind in a sentence. */
  readonly title: string;
  /** Form of the kind's evenings; a season adds up evenings of one form. Null for a kind that is a season itself. */
  readonly evening: EveningForm | null;
  /** Numbers or letters of the kind's contestants, and their default names. */
  readonly designation: Designation;
  /** Options of the kind besides title and date. */
  readonly takes: AllowedOptions;
  /**
   * Checks the options and lays the session out.
   * @throws InputError if an option is wrong; the message says what is accepted.
   */
  readonly plan: (options: SessionOptions, games: () => GameCatalogue) => P;
  /**
   * Functions that convert a list of players to fixed places and back; a name keeps its place when the list gets longer
   * or shorter. Absent if the place of a name is simply its position in the list.
   */
  readonly players?: {
    readonly placed: (listed: readonly string[]) => readonly string[];
    readonly listed: (placed: readonly string[]) => readonly string[];
  };
}

/**
 * The part of a kind's record that scores its sessions; several kinds may share it. P is the type of the plan, R of the
 * results, S of the scored session, J of its JSON.
 */
export interface KindScore<P, R, S, J> {
  /** Facts about tables and boards; absent for events whose results are whole matches. */
  readonly atTables?: {
    /** The tables with the boards that each plays. */
    readonly tables: (plan: P) => readonly TableBoards[];
    /** Seats and boards, in the order of rounds and tables. */
    readonly places: (plan: P) => readonly TableRound[];
    /**
     * Seats with the table and board numbers that the plan and lines of results use; absent if these are the numbers in
     * `places`.
     */
    readonly plannedPlaces?: (plan: P) => readonly TableRound[];
    /** Number printed on a board; absent if it is always the board's number in the program. */
    readonly boardNumber?: (plan: P, board: number) => number;
    /**
     * The only other table that plays the board in the same match or round; null or absent if there is none, or more
     * than one.
     */
    readonly otherTable?: (plan: P, table: number, board: number) => number | null;
    /** Number of a board's deal, counted through the evening; absent if boards have numbers instead. */
    readonly dealOf?: (plan: P, board: number) => number;
    /** True if a passed-out board is dealt again and has no result; absent if that never happens. */
    readonly dealsAgain?: (plan: P) => boolean;
    /**
     * Unit of the Director's award in place of a board's score: per cent, IMPs, or points of the scoring; absent
     * without a Director.
     */
    readonly awards?: "percent" | "imps" | "points";
  };
  /** The results of a session before its first board. */
  readonly empty: R;
  /** Columns of a results file, with their alternative names. */
  readonly columns: ResultColumns;
  /** Reads results. If there is a fault, the results must not be used. */
  readonly read: (lines: ResultLines, plan: P) => ReadResults<R>;
  /** Writes results in a form that `read` reads back to equal results. */
  readonly write: (results: R, plan: P) => WrittenResults;
  readonly score: (plan: P, results: R) => S;
  /** Converts a scored session to the form that all kinds share. */
  readonly session: (scored: S) => ScoredSession;
  /** Output for people; `json` is the output for programs. */
  readonly report: (scored: S) => Report;
  readonly json: (scored: S) => J;
}
