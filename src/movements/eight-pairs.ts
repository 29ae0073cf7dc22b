import type { Contestant } from "./contestant";
import { pairs, roundsOf, type MovementLine } from "./movement";

/**
 * Eight pairs at four tables in seven rounds, found by this project's search: each pair meets every other pair once; in
 * the six rounds in which two pairs do not meet, they are compared three times in the same direction and three times in
 * opposite directions. A pair sits North-South one to five times.
 */
const ROUNDS = [
  [pairs(1, 8), pairs(7, 2), pairs(6, 3), pairs(5, 4)],
  [pairs(8, 2), pairs(3, 1), pairs(7, 4), pairs(6, 5)],
  [pairs(3, 8), pairs(4, 2), pairs(5, 1), pairs(7, 6)],
  [pairs(8, 4), pairs(5, 3), pairs(2, 6), pairs(7, 1)],
  [pairs(5, 8), pairs(6, 4), pairs(3, 7), pairs(2, 1)],
  [pairs(8, 6), pairs(5, 7), pairs(1, 4), pairs(3, 2)],
  [pairs(7, 8), pairs(1, 6), pairs(2, 5), pairs(3, 4)],
] as const;

export function eightPairs(): MovementLine<Contestant>[] {
  return roundsOf(ROUNDS);
}
