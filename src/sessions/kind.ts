import type { AllowedOptions } from "./accepted";
import type { TableRound } from "./at-tables";
import type { Designation } from "./contestants";
import type { TableBoards } from "./reading/fields";
import type { ReadResults, ResultColumns, ResultLines } from "./reading/result-lines";
import type { WrittenResults } from "./reading/write-csv";
import type { Report } from "./report";
import type { ScoredSession } from "./scored-session";
import type { SessionOptions } from "./session-options";

/** What stands for a session of a kind on its way to a score. */
export interface KindTypes<
  T extends AllowedOptions = AllowedOptions,
  P = unknown,
  R = unknown,
  S = unknown,
  J = unknown,
> {
  readonly takes: T;
  readonly plan: P;
  readonly results: R;
  readonly scored: S;
  readonly json: J;
}

/**
 * What sort of evening a session is. Points of one sort can be added up, those of two cannot: 40 IMPs of four pairs are
 * not 40 IMPs of a knockout match.
 */
export type EveningForm =
  "pairs" | "field" | "individual" | "chicago" | "match" | "three-teams" | "four-teams" | "swiss-event";

/** A kind of session: what it is called, what can be chosen for it, and how it is played. */
export interface Kind<S extends KindTypes> {
  /** Its name in a sentence. */
  readonly title: string;
  /** With which other evenings a season adds its points up; null of what is a season itself. */
  readonly evening: EveningForm | null;
  /** Who is ranked. */
  readonly who: "pair" | "player" | "team";
  /** What tells its contestants apart, whatever their names. */
  readonly designation: Designation;
  /** The options that it takes besides a title and a date. */
  readonly takes: S["takes"];
  /**
   * Checks the options and lays the session out.
   * @throws InputError when one is wrong, saying what is accepted.
   */
  readonly plan: (options: SessionOptions) => S["plan"];
  /** The tables with the boards that each plays; none of an event whose results are whole matches. */
  readonly tables: (plan: S["plan"]) => readonly TableBoards[];
  /** Who sits where with which boards, in the order of rounds and tables; nobody in an event of whole matches. */
  readonly places: (plan: S["plan"]) => readonly TableRound[];
  /** The table at which the same board is played the other way; null where there is none or more than one. */
  readonly otherTable: (plan: S["plan"], table: number, board: number) => number | null;
  /** Which deal of the evening a board is, where people count deals; left out where boards bear numbers. */
  readonly dealOf?: (plan: S["plan"], board: number) => number;
  /** Whether a board that is passed out is dealt again, and has no result then; left out where none is. */
  readonly dealsAgain?: (plan: S["plan"]) => boolean;
  /**
   * What the Director gives in place of a board's score: averages in per cent, IMPs, or what the board is scored by; null
   * where there is no Director.
   */
  readonly awards: "percent" | "imps" | "points" | null;
  /**
   * The names of a list of players, each at a place that it keeps when the list gets longer or shorter, and the list of
   * such places; left out where names stand in the list's order.
   */
  readonly players?: {
    readonly placed: (listed: readonly string[]) => readonly string[];
    readonly listed: (placed: readonly string[]) => readonly string[];
  };
  /** The results of a session before its first board. */
  readonly none: S["results"];
  /** The columns of its results, with the other names they go by. */
  readonly columns: ResultColumns;
  /** Reads results. With a fault in them, none of them are to be used. */
  readonly read: (lines: ResultLines, plan: S["plan"]) => ReadResults<S["results"]>;
  /** Writes results in columns that it reads, so that the same are read from what is written. */
  readonly write: (results: S["results"], plan: S["plan"]) => WrittenResults;
  readonly score: (plan: S["plan"], results: S["results"]) => S["scored"];
  /** What a scored session has come to, in the shape that those of all kinds have. */
  readonly session: (scored: S["scored"]) => ScoredSession;
  /** What a scored session says to people, and to programs. */
  readonly report: (scored: S["scored"]) => Report;
  readonly json: (scored: S["scored"]) => S["json"];
}
