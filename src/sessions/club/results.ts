import type { Percentages } from "../../bridge/traveller-score";
import type { Contestant } from "../../movements/contestant";
import type { TableResult } from "../results";
import type { ClubPair } from "./pairs";
import type { Winners } from "./plan";

/** A row of the list of results: a board, the two pairs that played it, and the result. */
export interface ClubRow {
  readonly board: number;
  readonly ns: Contestant;
  readonly ew: Contestant;
  /** The table as the file names it; "" if the file does not. */
  readonly table: string;
  /** The round, from 1; null if the file does not have it. */
  readonly round: number | null;
  /**
   * The result; null if the board was not played, or is still to be played. Its `table` is not the club's table, but
   * the number of this row among the rows of the board.
   */
  readonly result: TableResult | null;
  readonly isNotPlayed: boolean;
  /** Percentages that the Director awards both sides in place of a score; null if there are none. */
  readonly averages: Percentages | null;
}

/** A deduction from a pair's score. */
export interface ClubPenalty {
  readonly contestant: Contestant;
  /** The deduction, in per cent of a board at matchpoints, else in IMPs. */
  readonly amount: number;
}

/** The results of a club's evening, as read from its list. */
export interface ClubResults {
  readonly winners: Winners;
  readonly pairs: readonly ClubPair[];
  /** The rows in the order of the list. */
  readonly rows: readonly ClubRow[];
  readonly penalties: readonly ClubPenalty[];
}
