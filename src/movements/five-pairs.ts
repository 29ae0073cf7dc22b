import type { Contestant } from "./contestant";
import { pairs, type MovementLine } from "./movement";

/**
 * Five pairs at two tables, found by search from published rules without seats: pair 5, the Director's, stays at Table
 * 1 for rounds 1 to 4 and sits out round 5. Halfway through a round the pair sitting out comes in, pair 5 changes
 * direction, and its first opponents sit out; Table 2 plays the round unchanged. Counted in halves of rounds, each pair
 * meets every other pair twice, is the team-mate of every other pair twice, and sits out twice, except for pair 5 never
 * twice running.
 */
const ROUNDS = [
  { table1: [pairs(5, 1), pairs(2, 5)], table2: pairs(3, 4) },
  { table1: [pairs(5, 3), pairs(4, 5)], table2: pairs(1, 2) },
  { table1: [pairs(5, 4), pairs(1, 5)], table2: pairs(3, 2) },
  { table1: [pairs(5, 3), pairs(2, 5)], table2: pairs(4, 1) },
  { table1: [pairs(1, 3), pairs(1, 3)], table2: pairs(2, 4) },
] as const;

export const FIVE_PAIRS_ROUNDS = ROUNDS.length;

/** Expands the movement; each round has two halves. */
export function fivePairs(): MovementLine<Contestant>[] {
  return ROUNDS.flatMap(({ table1: [first, second], table2 }, index) => {
    const round = index + 1;
    return [
      { round, part: 1, table: 1, ...first, set: round },
      { round, part: 1, table: 2, ...table2, set: round },
      { round, part: 2, table: 1, ...second, set: round },
      { round, part: 2, table: 2, ...table2, set: round },
    ] as const;
  });
}
