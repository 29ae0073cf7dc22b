import type { Partners } from "./contestant";
import { players, roundsOf, type MovementLine } from "./movement";

/**
 * Twelve players at three tables in eleven rounds: a whist tournament, found by search over first rounds in which
 * player 12 stays and the other numbers rise by one from round to round. Everybody partners everybody once and opposes
 * everybody twice. The directions were searched so that everybody sits North-South five to seven times, and is compared
 * about as often in the same direction as in opposite ones.
 */
const ROUNDS = [
  [players(2, 5, 12, 1), players(3, 7, 4, 9), players(10, 11, 6, 8)],
  [players(3, 6, 12, 2), players(4, 8, 5, 10), players(11, 1, 7, 9)],
  [players(4, 7, 12, 3), players(5, 9, 6, 11), players(8, 10, 1, 2)],
  [players(12, 4, 5, 8), players(7, 1, 6, 10), players(9, 11, 2, 3)],
  [players(12, 5, 6, 9), players(8, 2, 7, 11), players(10, 1, 3, 4)],
  [players(12, 6, 7, 10), players(9, 3, 8, 1), players(4, 5, 11, 2)],
  [players(8, 11, 12, 7), players(9, 2, 10, 4), players(5, 6, 1, 3)],
  [players(9, 1, 12, 8), players(10, 3, 11, 5), players(2, 4, 6, 7)],
  [players(12, 9, 10, 2), players(1, 6, 11, 4), players(7, 8, 3, 5)],
  [players(12, 10, 11, 3), players(2, 7, 1, 5), players(4, 6, 8, 9)],
  [players(12, 11, 1, 4), players(3, 8, 2, 6), players(9, 10, 5, 7)],
] as const;

export function twelvePlayers(): MovementLine<Partners>[] {
  return roundsOf(ROUNDS);
}
