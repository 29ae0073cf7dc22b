import { boardsARound, type FieldMovement } from "./field-movement";
import { movementOf, namedSets } from "./movement-text";

/** What a movement is made of that is kept as the text of its seats. */
interface KeptMovement {
  readonly count: number;
  /** How many sets on from the round's number each table's is, Table 1 first; left out where all share the round's. */
  readonly shifts?: readonly number[];
  /** More than rounds where not everybody plays all. */
  readonly sets?: number;
  /** As {@link movementOf} reads it, without sets; with them where no rule of shifts gives them. */
  readonly seats: string;
}

/** A movement of which the seats are kept, and the sets of boards follow a rule. */
export function keptMovement({ count, shifts, sets: kept, seats: text }: KeptMovement): FieldMovement {
  const seats = text.trim();
  const rounds = seats.split("\n").length;
  const tables = (seats.split("\n")[0] ?? "").split(" ").length;
  const named = namedSets(text);
  const isNamed = named.length > 0;
  const sets = kept ?? Math.max(rounds, ...named);
  const style = shifts || isNamed ? "travelling" : "shared";
  // Tables that share the boards of a round each begin with one of them.
  const perRound = boardsARound(rounds, style === "travelling" ? 2 : tables);
  if (isNamed) return { count, style, tables, rounds, sets, perRound, lines: () => movementOf(seats) };
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
