import { contestants, type Contestant } from "./contestant";
import type { MovementLine } from "./movement";
import type { PairOrPartners } from "./movement-text";

/**
 * How boards and people move. `shared`: all tables play the boards of the round; `travelling`: no two tables have the
 * same boards in a round; `mitchell`: of pairs, North-South stay and East-West come to them, two winners;
 * `arrow-switch`: the same with some tables turned, one winner; `own`: a club's, in
 * any way.
 */
type MovementStyle = "shared" | "travelling" | "mitchell" | "arrow-switch" | "own";

/** A movement of so many pairs or players. */
export interface FieldMovement {
  readonly count: number;
  readonly style: MovementStyle;
  readonly tables: number;
  readonly rounds: number;
  /** Sets of boards in play; more than rounds where not everybody plays all. */
  readonly sets: number;
  /** Boards a round that it is meant for. */
  readonly perRound: readonly number[];
  readonly lines: () => readonly MovementLine<PairOrPartners>[];
}

/**
 * Who is ranked against whom: all together; in a Mitchell with two winners those who stay North-South by themselves, and
 * then those who go round.
 */
export function rankingsIn({
  count,
  style,
  tables,
}: Pick<FieldMovement, "count" | "style" | "tables">): Contestant[][] {
  const all = contestants(count);
  return style === "mitchell" ? [all.slice(0, tables), all.slice(tables)] : [all];
}

/** Two to three and a half hours of play are 16 to 28 boards, and an evening is within two of that. */
const FEWEST_BOARDS = 14;
const MOST_BOARDS = 30;

/** The boards a round that make an evening of so many rounds, at least so many. */
export function boardsARound(rounds: number, fewest: number, most = MOST_BOARDS): number[] {
  return Array.from({ length: most }, (_, i) => i + 1).filter(
    (boards) => boards >= fewest && boards * rounds >= FEWEST_BOARDS && boards * rounds <= most
  );
}

/** A movement whose tables share the boards of each round, which all play. */
export function wholeMovement(count: number, lines: () => readonly MovementLine<PairOrPartners>[]): FieldMovement {
  const all = lines();
  const [rounds, tables] = [Math.max(...all.map(({ round }) => round)), Math.max(...all.map(({ table }) => table))];
  return { count, style: "shared", tables, rounds, sets: rounds, perRound: boardsARound(rounds, tables), lines };
}
