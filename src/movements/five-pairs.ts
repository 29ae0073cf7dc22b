import type { Pair, Seating, Subround } from "./subround";

/** A round of the movement: Table 1 in its two halves, Table 2 throughout. */
interface Round {
  readonly table1: readonly [first: Seating, second: Seating];
  readonly table2: Seating;
  readonly sitsOut: readonly [first: Pair, second: Pair];
}

/**
 * Five pairs at two tables, found by search under the rules that are published without seats:
 * pair 5, the Director's, stays at Table 1 for rounds 1 to 4 and sits out round 5. Halfway through
 * a round the pair sitting out comes in, pair 5 changes direction, and its first opponents sit
 * out; Table 2 plays the round unchanged. In subrounds each pair meets every other pair twice and
 * teams with every other pair twice, sits out twice and, but for pair 5, never twice running.
 */
const ROUNDS: readonly Round[] = [
  { table1: [seats(5, 1), seats(2, 5)], table2: seats(3, 4), sitsOut: [2, 1] },
  { table1: [seats(5, 3), seats(4, 5)], table2: seats(1, 2), sitsOut: [4, 3] },
  { table1: [seats(5, 4), seats(1, 5)], table2: seats(3, 2), sitsOut: [1, 4] },
  { table1: [seats(5, 3), seats(2, 5)], table2: seats(4, 1), sitsOut: [2, 3] },
  { table1: [seats(1, 3), seats(1, 3)], table2: seats(2, 4), sitsOut: [5, 5] },
];

/** Rounds of the movement. */
export const FIVE_PAIRS_ROUNDS = ROUNDS.length;

/** The movement of five pairs: two subrounds a round. */
export function fivePairs(): Subround[] {
  return ROUNDS.flatMap(({ table1, table2, sitsOut }, index) =>
    ([1, 2] as const).map((half) => ({
      round: index + 1,
      half,
      tables: [table1[half - 1]!, table2] as const,
      sitsOut: sitsOut[half - 1]!,
    }))
  );
}

function seats(ns: Pair, ew: Pair): Seating {
  return { ns, ew };
}
