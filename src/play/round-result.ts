import { roundToHundredths } from "../bridge/points";
import type { BoardAtTable, SeatedPair, TableRound } from "../sessions/at-tables";
import type { Scored } from "../sessions/kinds";
import { comparisonsOf, gainOf, largestSwings, type Comparison } from "../sessions/result/comparisons";
import { isSameStretch } from "./at-table";
import type { BoardResult } from "./board-result";
import { entryKey } from "./evening";

/** The outcome of a round between the pairs of a table and the pairs that they are compared with. */
export interface RoundResult {
  /** The pairs that won the round; empty if it is tied. */
  readonly winners: readonly SeatedPair[];
  readonly by: number;
  readonly unit: Comparison["unit"];
  /** The board on which the winners gained most; null if the round is tied. */
  readonly decider: Comparison | null;
  /** The boards of the round. */
  readonly boards: readonly Comparison[];
}

/**
 * Returns the outcome of a round, or half of one, at a table.
 * @returns null if a result to compare is missing, or if there can be no winner, as among more than two tables.
 */
export function roundResult(
  scored: Scored,
  results: ReadonlyMap<string, BoardResult>,
  place: TableRound
): RoundResult | null {
  const boards = comparisonsOf(scored).filter(({ tables }) =>
    tables.some(({ table, board }) => table === place.table && place.boards.includes(board))
  );
  const [first] = boards;
  const isSettled = boards.every(({ tables }) =>
    tables.every((play) => isSameStretch(play, place) && results.has(entryKey(play)))
  );
  const gains = boards.map(({ tables }) => gainOf(atTable(tables, place.table)));
  if (!first || !isSettled || first.isSpread || gains.every((gain) => gain === null)) return null;
  const gain = roundToHundredths(gains.reduce<number>((sum, each) => sum + (each ?? 0), 0));
  const won = boards.filter((_, i) => (gains[i] ?? 0) * gain > 0);
  const [decider = null] = largestSwings(won);
  return { winners: decider?.gainers ?? [], by: Math.abs(gain), unit: first.unit, decider, boards };
}

const atTable = (tables: readonly BoardAtTable[], table: number) => tables.find((play) => play.table === table);
