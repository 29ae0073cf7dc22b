import type { Seat, Side } from "../bridge/seat";

/** Who of the teams sits North-South and who East-West at a table. */
export interface TeamSeating<P> {
  readonly ns: P;
  readonly ew: P;
}

/** A pair's first player sits North or East, its second South or West. */
export type PairPlayer = "first" | "second";

/** The boards with which a table starts, and those that the other table of the match sends it. */
export interface Relay {
  readonly starts: readonly number[];
  readonly receives: readonly number[];
}

const SEATS_OF: Readonly<Record<Side, Readonly<Record<PairPlayer, Seat>>>> = {
  "N-S": { first: "N", second: "S" },
  "E-W": { first: "E", second: "W" },
};

/** The seat of a pair's player where the pair sits on the given side. */
export function seatOf(side: Side, player: PairPlayer): Seat {
  return SEATS_OF[side][player];
}

/** The boards of a set, the sets being numbered from 1 and equal: set 2 of 5 boards is 6 to 10. */
export function boardSet(set: number, boardsPerSet: number): number[] {
  return Array.from({ length: boardsPerSet }, (_, i) => (set - 1) * boardsPerSet + i + 1);
}

/**
 * Shares the boards of a match between its two tables, which exchange them when played: the first
 * table starts with the lower-numbered half, and the odd board.
 */
export function relay(boards: readonly number[]): readonly [first: Relay, other: Relay] {
  const middle = Math.ceil(boards.length / 2);
  const lower = boards.slice(0, middle);
  const upper = boards.slice(middle);
  return [
    { starts: lower, receives: upper },
    { starts: upper, receives: lower },
  ];
}
