import type { Partners } from "./contestant";
import { players, roundsOf, type MovementLine } from "./movement";

/**
 * Nine players at two tables in nine rounds, one of them sitting out (own, by search): everybody partners everybody
 * once, opposes everybody twice, sits at the other table the same way as each other twice and the other way twice, and
 * sits North-South four times of eight.
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
