import type { Contestant } from "./contestant";
import { pairs, roundsOf, type MovementLine } from "./movement";

/**
 * Seven pairs at three tables in seven rounds, in each of which one pair sits out, found by this project's search: each
 * pair meets every other pair once, sits North-South in three of six rounds, and is compared with every other pair
 * equally often in the same and in opposite directions.
 */
const ROUNDS = [
  [pairs(7, 2), pairs(6, 3), pairs(4, 5)],
  [pairs(1, 3), pairs(7, 4), pairs(5, 6)],
  [pairs(2, 4), pairs(1, 5), pairs(6, 7)],
  [pairs(3, 5), pairs(2, 6), pairs(7, 1)],
  [pairs(4, 6), pairs(3, 7), pairs(1, 2)],
  [pairs(5, 7), pairs(4, 1), pairs(2, 3)],
  [pairs(6, 1), pairs(5, 2), pairs(3, 4)],
] as const;

export function sevenPairs(): MovementLine<Contestant>[] {
  return roundsOf(ROUNDS);
}
