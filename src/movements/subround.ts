/** A pair by its number, from 1. */
export type Pair = number;

/** Who sits North-South and who East-West at a table. */
export interface Seating {
  readonly ns: Pair;
  readonly ew: Pair;
}

/**
 * A stretch of play that is scored by itself: a round, or half of one where the pairs at a table
 * change in the middle of it.
 */
export interface Subround {
  readonly round: number;
  /** Which half of the round, null where a round is played in one. */
  readonly half: 1 | 2 | null;
  readonly tables: readonly [table1: Seating, table2: Seating];
  /** The pair that sits out, null where all play. */
  readonly sitsOut: Pair | null;
}

/** A subround with its boards, which are played at both tables. */
export interface PlannedSubround extends Subround {
  readonly boards: readonly number[];
}

/**
 * Gives each round the next boards in order; where a round has two halves the first takes the
 * lower-numbered boards, and the odd one.
 */
export function withBoards(subrounds: readonly Subround[], boardsPerRound: number): PlannedSubround[] {
  return subrounds.map((subround) => {
    const first = (subround.round - 1) * boardsPerRound + 1;
    const all = Array.from({ length: boardsPerRound }, (_, i) => first + i);
    const middle = Math.ceil(boardsPerRound / 2);
    const boards = subround.half === null ? all : subround.half === 1 ? all.slice(0, middle) : all.slice(middle);
    return { ...subround, boards };
  });
}

/** The pairs in team with Table 1's North-South: team-mates sit N-S at one table, E-W at the other. */
export function teamOfTable1NorthSouth({ tables }: Subround): readonly [Pair, Pair] {
  return [tables[0].ns, tables[1].ew];
}

/** The pairs in team with Table 2's North-South. */
export function teamOfTable2NorthSouth({ tables }: Subround): readonly [Pair, Pair] {
  return [tables[1].ns, tables[0].ew];
}
