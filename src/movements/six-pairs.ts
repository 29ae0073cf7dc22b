import type { Contestant } from "./contestant";
import { pairs, roundsOf, type MovementLine } from "./movement";

/**
 * Six pairs at three tables in five rounds: each pair meets every other pair once and sits North-South two or three
 * times; all tables play the boards of a round. Found by this project's exhaustive search over the directions of this
 * round robin: with six pairs, no two can be compared equally often in the same and in opposite directions; this
 * movement has the least difference.
 */
const ROUNDS = [
  [pairs(1, 6), pairs(2, 5), pairs(4, 3)],
  [pairs(2, 6), pairs(3, 1), pairs(5, 4)],
  [pairs(3, 6), pairs(4, 2), pairs(1, 5)],
  [pairs(6, 4), pairs(5, 3), pairs(1, 2)],
  [pairs(6, 5), pairs(4, 1), pairs(3, 2)],
] as const;

export function sixPairs(): MovementLine<Contestant>[] {
  return roundsOf(ROUNDS);
}
