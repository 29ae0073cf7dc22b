import type { Partners } from "./contestant";
import { players, roundsOf, type MovementLine } from "./movement";

/**
 * Eight players at two tables in seven rounds, found by this project's search: everybody partners every other player
 * once and opposes each twice; in the four rounds in which two players are at different tables, they sit in the same
 * direction twice and in opposite directions twice.
 */
const ROUNDS = [
  [players(8, 1, 2, 4), players(3, 7, 5, 6)],
  [players(8, 2, 3, 5), players(4, 1, 6, 7)],
  [players(8, 3, 4, 6), players(5, 2, 7, 1)],
  [players(8, 4, 5, 7), players(6, 3, 1, 2)],
  [players(6, 1, 8, 5), players(2, 3, 7, 4)],
  [players(8, 6, 7, 2), players(1, 5, 3, 4)],
  [players(1, 3, 8, 7), players(4, 5, 2, 6)],
] as const;

export function eightPlayers(): MovementLine<Partners>[] {
  return roundsOf(ROUNDS);
}
