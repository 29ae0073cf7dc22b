import { inNumbers, runsIn } from "../../../movements/board-runs";

/** A table in a round of a club's own movement, all in numbers from 1 on. */
export interface OwnLine {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly round: number;
  readonly table: number;
  /** A pair, or two players. */
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  /** In the order in which the table plays them. */
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
 * Limits of the sheets, the cards and the pad. `visits` is the number of tables, each counted once for every time that
 * the same boards come to it.
 */
export const OWN_LIMITS = { tables: 10, rounds: 20, boards: 40, players: 20, pairs: 20, sets: 26, visits: 30 } as const;

/** Everybody at the table. */
export function seatedAt({ ns, ew }: Pick<OwnLine, "ns" | "ew">): number[] {
  return [...ns, ...ew];
}

/** True if players change partners; false if pairs play. */
export function areOfPlayers(lines: readonly OwnLine[]): boolean {
  return lines.some(({ ns }) => ns.length > 1);
}

/** The boards of a line as one writes them: "4", "1-3", in another order "3-4 1-2". */
export function boardsText(boards: readonly number[]): string {
  return runsIn(boards, "-").join(" ");
}

/** True if the numbers of some boards follow each other without gaps, in any order. */
export function areOneRun(boards: readonly number[]): boolean {
  return runsIn(inNumbers(boards), "-").length === 1;
}

/** From 1 to the last. */
export function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

/** The lowest of a line's boards, by which its set is known. */
export function lowestOf({ boards }: Pick<OwnLine, "boards">): number {
  return Math.min(...boards);
}
