import { inNumbers, runsIn } from "../../../movements/board-runs";

/** A table in a round of a club's own movement; all numbers are from 1. */
export interface OwnLine {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly round: number;
  readonly table: number;
  /** The number of a pair, or of two players. */
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  /** The boards in the order in which the table plays them. */
  readonly boards: readonly number[];
}

/** A contestant who sits out a round for lack of an opponent, as typed. */
export interface OwnSitOut {
  readonly line: number;
  readonly round: number;
  readonly table: number;
  readonly column: "ns" | "ew";
  readonly who: readonly number[];
}

/**
 * Limits for a club's own movement, set by the sheets, the cards and the pad. `visits` is the number of tables, each
 * counted once for every time that the same boards come to it.
 */
export const OWN_LIMITS = { tables: 10, rounds: 20, boards: 40, players: 20, pairs: 20, sets: 26, visits: 30 } as const;

/** Returns the numbers of all contestants at the table, North-South first. */
export function seatedAt({ ns, ew }: Pick<OwnLine, "ns" | "ew">): number[] {
  return [...ns, ...ew];
}

/** True if players change partners; false if pairs play. */
export function areOfPlayers(lines: readonly OwnLine[]): boolean {
  return lines.some(({ ns }) => ns.length > 1);
}

/** Returns the boards of a line as text: "4", "1-3", in another order "3-4 1-2". */
export function boardsText(boards: readonly number[]): string {
  return runsIn(boards, "-").join(" ");
}

/** True if the numbers of some boards follow each other without gaps, in any order. */
export function areOneRun(boards: readonly number[]): boolean {
  return runsIn(inNumbers(boards), "-").length === 1;
}

/** Returns the numbers from 1 to `last`. */
export function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

/** Returns the lowest of a line's boards, which identifies its set. */
export function lowestOf({ boards }: Pick<OwnLine, "boards">): number {
  return Math.min(...boards);
}
