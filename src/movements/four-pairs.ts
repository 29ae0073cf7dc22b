import type { Seating, Subround } from "./subround";

/**
 * Four pairs at two tables: in a cycle of three rounds each pair meets each other once and teams
 * with each other once. The Director is in pair 4, who sit N-S at Table 1 throughout.
 */
const CYCLE: readonly (readonly [Seating, Seating])[] = [
  [
    { ns: 4, ew: 1 },
    { ns: 2, ew: 3 },
  ],
  [
    { ns: 4, ew: 2 },
    { ns: 3, ew: 1 },
  ],
  [
    { ns: 4, ew: 3 },
    { ns: 1, ew: 2 },
  ],
];

/** Rounds in a cycle. */
export const FOUR_PAIRS_ROUNDS = CYCLE.length;

/**
 * The movement of four pairs. In every second cycle N-S and E-W change places at both tables, so
 * that over two cycles each pair sits N-S in half its rounds.
 */
export function fourPairs(cycles: number): Subround[] {
  return Array.from({ length: cycles * CYCLE.length }, (_, index) => {
    const [table1, table2] = CYCLE[index % CYCLE.length]!;
    const turned = Math.floor(index / CYCLE.length) % 2 === 1;
    return {
      round: index + 1,
      half: null,
      tables: turned ? [turn(table1), turn(table2)] : [table1, table2],
      sitsOut: null,
    };
  });
}

function turn({ ns, ew }: Seating): Seating {
  return { ns: ew, ew: ns };
}
