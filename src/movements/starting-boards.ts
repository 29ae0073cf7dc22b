import { areInNumbers } from "./board-runs";

/**
 * The boards with which a table starts a round: it hands them on when it has played them. Where the order is not that of
 * the numbers, they are the first of it.
 * @param boards of the round, which all tables play in it.
 * @param table from 1 to `tables`.
 */
export function startingBoards(boards: readonly number[], table: number, tables: number): number[] {
  const from = (index: number) => Math.ceil((index * boards.length) / tables);
  if (!areInNumbers(boards)) return boards.slice(0, from(1));
  return boards.slice(from(table - 1), from(table));
}
