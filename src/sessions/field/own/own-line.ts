/** A table in a round of a club's own movement, all in numbers from 1 on. */
export interface OwnLine {
  /** Where it was written, from 1. */
  readonly line: number;
  readonly round: number;
  readonly table: number;
  /** A pair, or two players. */
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  readonly boards: readonly number[];
}

/** What sheets, cards and the pad have room for. */
export const OWN_LIMITS = { tables: 5, rounds: 20, boards: 40, players: 20, pairs: 10, sets: 26 } as const;

/** Everybody at the table. */
export function seatedAt({ ns, ew }: Pick<OwnLine, "ns" | "ew">): number[] {
  return [...ns, ...ew];
}

/** Whether players change partners, rather than pairs playing. */
export function areOfPlayers(lines: readonly OwnLine[]): boolean {
  return lines.some(({ ns }) => ns.length > 1);
}

/** The boards of a line as one writes them: "4", "1-3". */
export function boardsText(boards: readonly number[]): string {
  const [first, last] = [Math.min(...boards), Math.max(...boards)];
  return first === last ? String(first) : `${first}-${last}`;
}
