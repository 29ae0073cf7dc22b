import type { Partners } from "./contestant";
import { players, roundsOf, type MovementLine } from "./movement";

/**
 * Nine players at two tables in nine rounds, in each of which one sits out, found by this project's search: everybody
 * partners every other player once and opposes each twice; when two players are at different tables, they sit in the
 * same direction twice and in opposite directions twice. Everybody sits North-South in four of eight rounds.
 */
const ROUNDS = [
  [players(4, 7, 2, 3), players(6, 8, 5, 9)],
  [players(5, 8, 3, 1), players(4, 9, 6, 7)],
  [players(6, 9, 1, 2), players(5, 7, 4, 8)],
  [players(7, 1, 5, 6), players(9, 2, 8, 3)],
  [players(8, 2, 6, 4), players(7, 3, 9, 1)],
  [players(9, 3, 4, 5), players(8, 1, 7, 2)],
  [players(1, 4, 8, 9), players(3, 5, 2, 6)],
  [players(2, 5, 9, 7), players(1, 6, 3, 4)],
  [players(3, 6, 7, 8), players(2, 4, 1, 5)],
] as const;

export function ninePlayers(): MovementLine<Partners>[] {
  return roundsOf(ROUNDS);
}
