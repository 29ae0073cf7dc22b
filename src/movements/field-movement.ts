import { contestants, type Contestant } from "./contestant";
import type { MovementLine } from "./movement";
import type { PairOrPartners } from "./movement-text";

/**
 * Rule by which boards and people move. `shared`: all tables play the boards of the round. `travelling`: in a round, no
 * two tables have the same boards. `mitchell`: North-South pairs stay and East-West pairs move; two winners.
 * `arrow-switch`: a Mitchell with some tables turned; one winner. `own`: a movement of the club.
 */
type MovementStyle = "shared" | "travelling" | "mitchell" | "arrow-switch" | "own";

/** A movement of `count` pairs or players. */
export interface FieldMovement {
  readonly count: number;
  readonly style: MovementStyle;
  readonly tables: number;
  readonly rounds: number;
  /** Number of sets of boards in play; larger than the number of rounds if not everybody plays all. */
  readonly sets: number;
  /** Suitable numbers of boards per round. */
  readonly perRound: readonly number[];
  readonly lines: () => readonly MovementLine<PairOrPartners>[];
}

/**
 * Groups of contestants that are ranked together: all, or in a Mitchell with two winners first the North-South pairs,
 * then the East-West pairs.
 */
export function rankingsIn({
  count,
  style,
  tables,
}: Pick<FieldMovement, "count" | "style" | "tables">): Contestant[][] {
  const all = contestants(count);
  return style === "mitchell" ? [all.slice(0, tables), all.slice(tables)] : [all];
}

/**
 * Limits of an evening's boards: 16 to 28 boards take two to three and a half hours, and two boards fewer or more are
 * allowed.
 */
const MIN_BOARDS = 14;
const MAX_BOARDS = 30;
/** Maximum number of pairs whose workbook is small enough with any movement. */
export const LAST_SHORT = 10;
/** Maximum number of boards for more than {@link LAST_SHORT} pairs, whose movements have more rounds. */
const MAX_LONG_BOARDS = 36;
/** Weight of the largest workbook that stays below 400 KB, see {@link longGames}. */
const MAX_WEIGHT = 304;

/** Returns the numbers of boards per round, from `fewest` on, for which `rounds` rounds make an evening. */
export function boardsARound(rounds: number, fewest: number, maxBoards = MAX_BOARDS): number[] {
  return Array.from({ length: maxBoards }, (_, i) => i + 1).filter(
    (boards) => boards >= fewest && boards * rounds >= MIN_BOARDS && boards * rounds <= maxBoards
  );
}

/**
 * Returns the numbers of boards per round for more than ten pairs for which the workbook stays below 400 KB. By
 * measurement, a pair's score in a round takes 0.6 times the space of a result, and a pair itself 2.5 times.
 */
export function longGames(count: number, rounds: number): number[] {
  const results = Math.floor(count / 2) * rounds;
  return boardsARound(rounds, 2, MAX_LONG_BOARDS).filter(
    (boards) => results * boards + 0.6 * count * rounds + 2.5 * count <= MAX_WEIGHT
  );
}

/** A movement in which all tables play the boards of each round. */
export function wholeMovement(count: number, lines: () => readonly MovementLine<PairOrPartners>[]): FieldMovement {
  const all = lines();
  const [rounds, tables] = [Math.max(...all.map(({ round }) => round)), Math.max(...all.map(({ table }) => table))];
  return { count, style: "shared", tables, rounds, sets: rounds, perRound: boardsARound(rounds, tables), lines };
}
