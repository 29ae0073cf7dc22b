import type { Partners } from "./contestant";
import { players, roundsOf, type MovementLine } from "./movement";

/**
 * Ten players at two tables in ten rounds, in each of which two sit out, found by this project's search over first
 * rounds whose numbers rise by one from round to round. Everybody sits out twice, plays eight rounds, partners
 * everybody but one once, and opposes everybody twice, except two whom they oppose once. The two who are never
 * partners, 1 and 6, 2 and 7 and so on, are opponents twice.
 */
const ROUNDS = [
  [players(1, 2, 4, 6), players(3, 9, 7, 10)],
  [players(2, 3, 5, 7), players(4, 10, 8, 1)],
  [players(6, 8, 3, 4), players(9, 2, 5, 1)],
  [players(4, 5, 7, 9), players(10, 3, 6, 2)],
  [players(5, 6, 8, 10), players(1, 4, 7, 3)],
  [players(6, 7, 9, 1), players(2, 5, 8, 4)],
  [players(7, 8, 10, 2), players(3, 6, 9, 5)],
  [players(8, 9, 1, 3), players(4, 7, 10, 6)],
  [players(9, 10, 2, 4), players(1, 7, 5, 8)],
  [players(10, 1, 3, 5), players(2, 8, 6, 9)],
] as const;

export function tenPlayers(): MovementLine<Partners>[] {
  return roundsOf(ROUNDS);
}
