import type { Side } from "../bridge/seat";
import { contestantAt, contestantsIn, type Contestant, type Partners, type Seated } from "./contestant";

export interface Opponents<C extends Seated> {
  readonly ns: C;
  readonly ew: C;
}

/** A table in a round, or in a part of one. */
export interface Place<C extends Seated> extends Opponents<C> {
  readonly round: number;
  /** Half of the round; null if the round has no halves. */
  readonly part: 1 | 2 | null;
  /** From 1. */
  readonly table: number;
}

/** A line of a movement's data: a table in a round with its set of boards. */
export interface MovementLine<C extends Seated> extends Place<C> {
  /**
   * Number of the set of boards, from 1. The first part of a round plays the set's lower half, the second its upper
   * half.
   */
  readonly set: number;
  /** Boards in the order of play; absent if they follow from the number of the set and the common size of all sets. */
  readonly boards?: readonly number[];
}

/** A table in a round with its boards. */
export interface Seating<C extends Seated> extends Place<C> {
  readonly boards: readonly number[];
}

/** A whole movement: its seatings in the order of rounds, parts and tables. */
export type Movement<C extends Seated> = readonly Seating<C>[];

/** A round, or a part of one: all tables play it at the same time. */
export interface Stretch<C extends Seated> {
  readonly round: number;
  readonly part: 1 | 2 | null;
  /** Table 1 first. */
  readonly tables: readonly Seating<C>[];
  /** Boards of all tables, without duplicates. */
  readonly boards: readonly number[];
  readonly sitsOut: readonly Contestant[];
}

export function hasSitOut<C extends Seated>(stretches: readonly Stretch<C>[]): boolean {
  return stretches.some(({ sitsOut }) => sitsOut.length > 0);
}

/** A round, or a part of one, on a contestant's guide card. */
export interface GuideRow<C extends Seated> {
  readonly round: number;
  readonly part: 1 | 2 | null;
  /** Boards at the table; for a sit-out, the boards that the other contestants play. */
  readonly boards: readonly number[];
  /** Null for a sit-out. */
  readonly seat: { readonly table: number; readonly side: Side; readonly seated: C; readonly opponents: C } | null;
}

/** Table numbers from 1 to `count`. */
export function tableNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Two pairs by their numbers, from 1, North-South first. */
export function pairs(ns: number, ew: number): Opponents<Contestant> {
  return { ns: contestantAt(ns), ew: contestantAt(ew) };
}

/** Four players by their numbers, from 1: North and South, East and West. */
export function players(north: number, south: number, east: number, west: number): Opponents<Partners> {
  return {
    ns: [contestantAt(north), contestantAt(south)],
    ew: [contestantAt(east), contestantAt(west)],
  };
}

/**
 * Returns the lines of a movement whose rounds have no halves.
 * @param rounds a row for each round, Table 1 first; a table without a set plays the set with the round's number.
 */
export function roundsOf<C extends Seated>(
  rounds: readonly (readonly (Opponents<C> & { readonly set?: number })[])[]
): MovementLine<C>[] {
  return rounds.flatMap((tables, index) =>
    tables.map(({ ns, ew, set = index + 1 }, i) => ({ round: index + 1, part: null, table: i + 1, ns, ew, set }))
  );
}

/**
 * Replaces sets by their boards. If a set has an odd number of boards, the first half of a round has one more.
 * @param boardsPerSet number of boards in a set; if it is 5, set 2 has boards 6 to 10.
 */
export function withBoards<C extends Seated>(lines: readonly MovementLine<C>[], boardsPerSet: number): Movement<C> {
  return lines.map(({ set, boards: listedBoards, ...place }) => {
    const boards = listedBoards ?? boardSet(set, boardsPerSet);
    const middle = Math.ceil(boardsPerSet / 2);
    if (place.part === null) return { ...place, boards };
    return { ...place, boards: place.part === 1 ? boards.slice(0, middle) : boards.slice(middle) };
  });
}

/** Renumbers boards, so that board 1 becomes `first`: if `first` is 25, boards 1 to 24 become 25 to 48. */
export function numberedFrom<C extends Seated>(first: number, movement: Movement<C>): Movement<C> {
  return first === 1
    ? movement
    : movement.map((seating) => ({ ...seating, boards: seating.boards.map((board) => board + first - 1) }));
}

/** Returns the boards of a set; sets are numbered from 1. */
function boardSet(set: number, boardsPerSet: number): number[] {
  return Array.from({ length: boardsPerSet }, (_, i) => (set - 1) * boardsPerSet + i + 1);
}

/** Returns the stretches of a movement (rounds, or parts of rounds) in the order of play. */
export function stretchesOf<C extends Seated>(movement: Movement<C>): Stretch<C>[] {
  const everybody = [...new Set(movement.flatMap(playing))].sort((a, b) => a - b);
  const stretches = new Map<string, Pick<Stretch<C>, "round" | "part" | "tables">>();
  for (const seating of movement) {
    const { round, part } = seating;
    const key = `${round}/${part}`;
    stretches.set(key, { round, part, tables: [...(stretches.get(key)?.tables ?? []), seating] });
  }
  return [...stretches.values()].map(({ round, part, tables }) => {
    const present = tables.flatMap(playing);
    return {
      round,
      part,
      tables,
      boards: [...new Set(tables.flatMap(({ boards }) => boards))],
      sitsOut: everybody.filter((contestant) => !present.includes(contestant)),
    };
  });
}

/** The contestants at a table. */
function playing<C extends Seated>({ ns, ew }: Opponents<C>): Contestant[] {
  return [...contestantsIn(ns), ...contestantsIn(ew)];
}

/** Returns the seatings of a table, for the guide card of the table. */
export function atTable<C extends Seated>(movement: Movement<C>, table: number): Seating<C>[] {
  return movement.filter((seating) => seating.table === table);
}

/** Returns a table in a stretch (a round, or a part of one); null if the table does not play. */
export function tableIn<C extends Seated>({ tables }: Stretch<C>, table: number): Seating<C> | null {
  return tables.find((seating) => seating.table === table) ?? null;
}

/**
 * Returns a table in a stretch (a round, or a part of one).
 * @throws RangeError if there is no such table.
 */
export function tableOf<C extends Seated>(stretch: Stretch<C>, table: number): Seating<C> {
  const seating = tableIn(stretch, table);
  if (!seating) throw new RangeError(`There is no table ${table} in round ${stretch.round}.`);
  return seating;
}

/**
 * Builds a guide card, with a row for each round, or part of a round.
 * @param isTheirs returns true for the side of the card's owner.
 */
export function guideOf<C extends Seated>(movement: Movement<C>, isTheirs: (seated: C) => boolean): GuideRow<C>[] {
  return stretchesOf(movement).map(({ round, part, tables, boards }) => {
    for (const seating of tables) {
      const { table, ns, ew } = seating;
      const row = { round, part, boards: seating.boards };
      if (isTheirs(ns)) return { ...row, seat: { table, side: "N-S", seated: ns, opponents: ew } };
      if (isTheirs(ew)) return { ...row, seat: { table, side: "E-W", seated: ew, opponents: ns } };
    }
    return { round, part, boards, seat: null };
  });
}

/** True if none of the boards was played before the round, so that their cards are shuffled. */
export function areNew<C extends Seated>(movement: Movement<C>, round: number, boards: readonly number[]): boolean {
  return !movement.some((seating) => seating.round < round && seating.boards.some((board) => boards.includes(board)));
}
