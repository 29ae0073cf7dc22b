import { areInNumbers } from "./board-runs";

/**
 * Returns the boards with which a table starts a round, before it passes them on. If `boards` are not in the order of
 * their numbers, every table starts with the first of them.
 * @param boards the boards of the round, which all tables play.
 * @param table from 1 to `tables`.
 */
export function startingBoards(boards: readonly number[], table: number, tables: number): number[] {
  const from = (index: number) => Math.ceil((index * boards.length) / tables);
  if (!areInNumbers(boards)) return boards.slice(0, from(1));
  return boards.slice(from(table - 1), from(table));
}
