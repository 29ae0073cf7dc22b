import type { Contract } from "../bridge/contract";
import type { Seat } from "../bridge/seat";

/** Which of the two tables. */
export type TableNumber = 1 | 2;

/** What happened to a board at a table. */
export interface TableResult {
  readonly table: TableNumber;
  readonly board: number;
  /** Null where only the points are known. */
  readonly contract: Contract | null;
  /** Null where unknown or passed out. */
  readonly declarer: Seat | null;
  /** Tricks above or below the contract; null where unknown or passed out. */
  readonly result: number | null;
  /** N-S points. */
  readonly points: number;
  /** What the contract gives, null where it is not known whole; the points stand against it. */
  readonly expected: number | null;
}

/** Finds a board's result at a table. */
export type ResultLookup = (table: TableNumber, board: number) => TableResult | undefined;

/** A lookup over results of which each board has at most one at each table. */
export function lookup(results: readonly TableResult[]): ResultLookup {
  const byKey = new Map(results.map((result) => [`${result.table}:${result.board}`, result]));
  return (table, board) => byKey.get(`${table}:${board}`);
}
