import type { Contract } from "../bridge/contract";
import type { Seat } from "../bridge/seat";

export interface TableResult {
  /** From 1; three teams know theirs by letters. */
  readonly table: number;
  readonly board: number;
  /** Null where only the points are known. */
  readonly contract: Contract | null;
  /** Null where unknown or passed out. */
  readonly declarer: Seat | null;
  /** Tricks above or below the contract; null where unknown or passed out. */
  readonly result: number | null;
  /** N-S points. */
  readonly points: number;
  /** Points by the contract, null if it is incomplete; typed points that differ take precedence. */
  readonly expected: number | null;
}

/** All that is known of a session's play. */
export interface SessionResults {
  /** Each board at most once for each table. */
  readonly tables: readonly TableResult[];
  /** By board, the IMPs for North-South at Table 1 that the Director gave in place of the score. */
  readonly adjusted: ReadonlyMap<number, number>;
}

/** A session before its first board. */
export const NO_RESULTS: SessionResults = { tables: [], adjusted: new Map() };

/** Names a board at a table. */
export function tableBoardKey(table: number, board: number): string {
  return `${table}:${board}`;
}

/** Finds a board's result at a table. */
export type ResultLookup = (table: number, board: number) => TableResult | undefined;

/** A lookup over the results of tables. */
export function lookup(results: readonly TableResult[]): ResultLookup {
  const byKey = new Map(results.map((result) => [tableBoardKey(result.table, result.board), result]));
  return (table, board) => byKey.get(tableBoardKey(table, board));
}
