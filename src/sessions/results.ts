import type { Contract } from "../bridge/contract";
import type { Seat } from "../bridge/seat";

export interface TableResult {
  /** Counted from 1, also in a match of three teams, where users see letters. */
  readonly table: number;
  readonly board: number;
  /** Null if only the points are known. */
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

/** Results of a session. */
export interface SessionResults {
  /** A board occurs at most once for each table. */
  readonly tables: readonly TableResult[];
  /** IMPs by board that the Director gave North-South at Table 1 in place of the score. */
  readonly adjusted: ReadonlyMap<number, number>;
}

/** A session before its first board. */
export const NO_RESULTS: SessionResults = { tables: [], adjusted: new Map() };

/** Returns the key of a board at a table. */
export function tableBoardKey(table: number, board: number): string {
  return `${table}:${board}`;
}

/** Finds a board's result at a table. */
export type ResultLookup = (table: number, board: number) => TableResult | undefined;

/** Returns a lookup of results by table and board. */
export function lookup(results: readonly TableResult[]): ResultLookup {
  const byKey = new Map(results.map((result) => [tableBoardKey(result.table, result.board), result]));
  return (table, board) => byKey.get(tableBoardKey(table, board));
}
