/** What a search leaves as it is: which set of boards is where, and how many seats there are to fill. */
export interface Frame {
  /** Pairs or players. */
  readonly count: number;
  /** Seats at a table: 2 for pairs, 4 for players, the first half of them North-South. */
  readonly seats: 2 | 4;
  readonly rounds: number;
  readonly tables: number;
  readonly sets: number;
  /** The set, from 0, of each table of each round: that of table k of round r is at r × tables + k. */
  readonly setOf: readonly number[];
}

/**
 * A frame in which the boards of a table in each round are so many sets on from the round's number.
 * @param shifts for each table; all 0 where the tables share the boards of the round. 0, 1, 2 … is what clubs do: each
 *   set goes down one table after each round.
 */
export function frameOf(size: Pick<Frame, "count" | "seats" | "rounds" | "sets">, shifts: readonly number[]): Frame {
  const rows = Array.from({ length: size.rounds }, (_, round) => shifts.map((shift) => (round + shift) % size.sets));
  return { ...size, tables: shifts.length, setOf: rows.flat() };
}

/**
 * Who is at the tables of each round before the search begins, at seats drawn by lot. All sit out in the order of their
 * numbers, as many in each round as have no seat, so that nobody does twice running or twice more often than another.
 */
export function firstSeats({ count, seats, rounds, tables }: Frame, random: () => number): number[] {
  const out = count - seats * tables;
  return Array.from({ length: rounds }, (_, round) => {
    const absent = new Set(Array.from({ length: out }, (__, i) => (round * out + i) % count));
    const present = Array.from({ length: count }, (__, i) => i).filter((i) => !absent.has(i));
    return shuffled(present, random);
  }).flat();
}

function shuffled(list: readonly number[], random: () => number): number[] {
  return list
    .map((item) => ({ item, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
