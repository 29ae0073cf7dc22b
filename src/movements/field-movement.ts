import type { MovementLine } from "./movement";
import { movementOf, type PairOrPartners } from "./movement-text";

/**
 * How boards and people move. `shared`: all tables play the boards of the round; `travelling`: no two tables have the
 * same boards in a round; `mitchell`: of pairs, North-South stay and East-West come to them, two winners;
 * `arrow-switch`: the same with some tables turned, one winner.
 */
type MovementStyle = "shared" | "travelling" | "mitchell" | "arrow-switch";

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

/** Two to three and a half hours of play are 16 to 28 boards, and an evening is within two of that. */
const FEWEST_BOARDS = 14;
const MOST_BOARDS = 30;

/** The boards a round that make an evening of so many rounds, at least so many. */
export function boardsARound(rounds: number, fewest: number, most = MOST_BOARDS): number[] {
  return Array.from({ length: most }, (_, i) => i + 1).filter(
    (boards) => boards >= fewest && boards * rounds >= FEWEST_BOARDS && boards * rounds <= most
  );
}

/** What a movement is made of that is kept as the text of its seats. */
interface KeptMovement {
  readonly count: number;
  /** How many sets on from the round's number each table's is, Table 1 first; left out where all share the round's. */
  readonly shifts?: readonly number[];
  /** More than rounds where not everybody plays all. */
  readonly sets?: number;
  /** As {@link movementOf} reads it, without sets. */
  readonly seats: string;
}

/** A movement of which the seats are kept, and the sets of boards follow a rule. */
export function keptMovement({ count, shifts, sets: kept, seats: text }: KeptMovement): FieldMovement {
  const seats = text.trim();
  const rounds = seats.split("\n").length;
  const tables = (seats.split("\n")[0] ?? "").split(" ").length;
  const sets = kept ?? rounds;
  const style = shifts ? "travelling" : "shared";
  // Tables that share the boards of a round each begin with one of them.
  const perRound = boardsARound(rounds, shifts ? 2 : tables);
  const lines = () =>
    movementOf(seats).map((line) => ({ ...line, set: setAt(line.round, shifts?.[line.table - 1] ?? 0, sets) }));
  return { count, style, tables, rounds, sets, perRound, lines };
}

/**
 * The set, from 1, that a table has in a round.
 * @param shift how many sets on from the round's number. Where each table's is one more than that of the table before,
 *   boards go down one table after each round.
 */
export function setAt(round: number, shift: number, sets: number): number {
  return ((round - 1 + shift) % sets) + 1;
}

/** A movement whose tables share the boards of each round, which all play. */
export function wholeMovement(count: number, lines: () => readonly MovementLine<PairOrPartners>[]): FieldMovement {
  const all = lines();
  const [rounds, tables] = [Math.max(...all.map(({ round }) => round)), Math.max(...all.map(({ table }) => table))];
  return { count, style: "shared", tables, rounds, sets: rounds, perRound: boardsARound(rounds, tables), lines };
}
