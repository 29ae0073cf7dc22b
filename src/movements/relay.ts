/** Boards with which a table starts, and boards that it receives from the other table of the match. */
export interface Relay {
  readonly starts: readonly number[];
  readonly receives: readonly number[];
}

/**
 * Shares the boards of a match between its two tables, which exchange them when played. The first table starts with the
 * lower-numbered half, including the odd board.
 */
export function relay(boards: readonly number[]): readonly [first: Relay, second: Relay] {
  const middle = Math.ceil(boards.length / 2);
  const lower = boards.slice(0, middle);
  const upper = boards.slice(middle);
  return [
    { starts: lower, receives: upper },
    { starts: upper, receives: lower },
  ];
}
