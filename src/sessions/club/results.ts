import type { Percentages } from "../../bridge/traveller-score";
import type { Contestant } from "../../movements/contestant";
import type { TableResult } from "../results";
import type { ClubPair } from "./pairs";
import type { Winners } from "./plan";

/** A row of the list of results: a board, who played it, and what came of it. */
export interface ClubRow {
  readonly board: number;
  readonly ns: Contestant;
  readonly ew: Contestant;
  /** As the file has it, "" where it does not. */
  readonly table: string;
  /** Null where the file does not say. */
  readonly round: number | null;
  /** Null where the board was not played, or not yet. Its table is the row's place among those of the board, from 1. */
  readonly result: TableResult | null;
  readonly isNotPlayed: boolean;
  /** The Director gives both sides these percentages in place of a score. */
  readonly averages: Percentages | null;
}

/** A deduction from a pair's score. */
export interface ClubPenalty {
  readonly contestant: Contestant;
  /** Per cent of a board at matchpoints, else IMPs. */
  readonly amount: number;
}

/** All that is known of a club's evening. */
export interface ClubResults {
  readonly winners: Winners;
  readonly pairs: readonly ClubPair[];
  /** As they are listed. */
  readonly rows: readonly ClubRow[];
  readonly penalties: readonly ClubPenalty[];
}
