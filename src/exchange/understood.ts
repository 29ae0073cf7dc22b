import type { Fault, ResultLines } from "../sessions/reading/result-lines";
import type { StatedTotals } from "./club/stated-totals";

/** Detected format of a text of results. */
export type Source = "csv" | "pbn" | "usebio" | "table" | "messages";

/** Results read from a text in any supported format. */
export interface Understood {
  readonly as: Source;
  /** True if the text itself names its values, as headings and tags do; otherwise users check the results first. */
  readonly isCertain: boolean;
  readonly lines: ResultLines;
  /**
   * Descriptions of the boards as they were understood, for users to check before the results are used; empty if
   * `isCertain`.
   */
  readonly boards: readonly string[];
  /** The lines that were not understood, with why. */
  readonly unread: readonly Fault[];
  /** Number of lines with neither a number nor a contract. */
  readonly talk: number;
  /** Totals and scores that a file of a club's evening states. */
  readonly stated?: StatedTotals;
}
