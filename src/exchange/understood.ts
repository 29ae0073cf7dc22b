import type { Fault, ResultLines } from "../sessions/reading/result-lines";
import type { StatedTotals } from "./club/stated-totals";

/** Detected form of a text of results. */
export type Source = "csv" | "pbn" | "usebio" | "table" | "messages";

/** Results read from a text of any form. */
export interface Understood {
  readonly as: Source;
  /** True if the columns name their content; otherwise users check the results before they count. */
  readonly isCertain: boolean;
  readonly lines: ResultLines;
  /** Descriptions of the boards to check; empty if certain. */
  readonly boards: readonly string[];
  /** The lines that were not understood, with why. */
  readonly unread: readonly Fault[];
  /** Number of lines with neither a number nor a contract. */
  readonly talk: number;
  /** Totals and scores that a file of a club's evening states. */
  readonly stated?: StatedTotals;
}
