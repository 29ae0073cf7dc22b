import { boardsARound, type FieldMovement } from "./field-movement";
import { movementOf, namedSets } from "./movement-text";

/** A movement stored as text. */
interface KeptMovement {
  readonly count: number;
  /**
   * Offset of each table's set from the round's number, Table 1 first; absent if all tables share the set with the
   * round's number.
   */
  readonly shifts?: readonly number[];
  /** Number of sets of boards; more than rounds if not everybody plays all sets. */
  readonly sets?: number;
  /** Text for {@link movementOf}; it names sets only if `shifts` cannot describe them. */
  readonly seats: string;
}

/** Builds a movement from the text of its seats and a rule for its sets of boards. */
export function keptMovement({ count, shifts, sets: setCount, seats: text }: KeptMovement): FieldMovement {
  const seats = text.trim();
  const rounds = seats.split("\n").length;
  const tables = (seats.split("\n")[0] ?? "").split(" ").length;
  const named = namedSets(text);
  const isNamed = named.length > 0;
  const sets = setCount ?? Math.max(rounds, ...named);
  const style = shifts || isNamed ? "travelling" : "shared";
  // Tables that share the boards of a round need at least one board each to begin with.
  const perRound = boardsARound(rounds, style === "travelling" ? 2 : tables);
  if (isNamed) return { count, style, tables, rounds, sets, perRound, lines: () => movementOf(seats) };
  const lines = () =>
    movementOf(seats).map((line) => ({ ...line, set: setAt(line.round, shifts?.[line.table - 1] ?? 0, sets) }));
  return { count, style, tables, rounds, sets, perRound, lines };
}

/**
 * Returns the set, from 1, of a table in a round.
 * @param shift offset from the round's number. If each table's offset is one more than the previous table's, boards
 *   move down one table after each round.
 */
export function setAt(round: number, shift: number, sets: number): number {
  return ((round - 1 + shift) % sets) + 1;
}
