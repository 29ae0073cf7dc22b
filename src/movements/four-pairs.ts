import type { Contestant } from "./contestant";
import { pairs, roundsOf, type MovementLine, type Opponents } from "./movement";

/**
 * Four pairs at two tables: in a cycle of three rounds each pair meets every other pair once and is its team-mate once.
 * The Director is in pair 4, who sit N-S at Table 1 throughout.
 */
const CYCLE = [
  [pairs(4, 1), pairs(2, 3)],
  [pairs(4, 2), pairs(3, 1)],
  [pairs(4, 3), pairs(1, 2)],
] as const;

export const FOUR_PAIRS_ROUNDS = CYCLE.length;

/**
 * Expands cycles of the movement. In every second cycle, N-S and E-W change places at both tables, so that over two
 * cycles each pair sits N-S in half its rounds.
 */
export function fourPairs(cycles: number): MovementLine<Contestant>[] {
  return roundsOf(
    Array.from({ length: cycles }, (_, cycle) =>
      cycle % 2 === 0 ? CYCLE : CYCLE.map((round) => round.map(exchangeSides))
    ).flat()
  );
}

function exchangeSides({ ns, ew }: Opponents<Contestant>): Opponents<Contestant> {
  return { ns: ew, ew: ns };
}
