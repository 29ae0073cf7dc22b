import type { Contract } from "../bridge/contract";
import type { Seat } from "../bridge/seat";

export interface TableResult {
  /** Number of the table, from 1, also in a match of three teams, in which users see letters. */
  readonly table: number;
  readonly board: number;
  /** Contract; null if only the points are known. */
  readonly contract: Contract | null;
  /** Declarer; null if unknown, or if the board was passed out. */
  readonly declarer: Seat | null;
  /** Tricks above or below the contract; null if unknown, or if the board was passed out. */
  readonly result: number | null;
  /** N-S points. */
  readonly points: number;
  /** Points that the contract gives; null if the contract is incomplete. Typed points that differ take precedence. */
  readonly expected: number | null;
}

/** Results of a session. */
export interface SessionResults {
  /** Results; at most one for each board at a table. */
  readonly tables: readonly TableResult[];
  /** IMPs that the Director gave North-South at Table 1 in place of the score, keyed by board number. */
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
