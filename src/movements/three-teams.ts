import { boardSet, type TeamSeating } from "./team-seating";

/** One of the three teams, and its home table. */
export type TeamLetter = "A" | "B" | "C";

/** A table in one half: the N-S pair never leaves it, so it bears the letter of their team. */
export interface ThreeTeamsTable extends TeamSeating<TeamLetter> {
  readonly table: TeamLetter;
  readonly set: number;
  readonly boards: readonly number[];
}

/** A half of the round robin: the three tables play at once, a set of boards each. */
export interface ThreeTeamsHalf {
  readonly half: 1 | 2;
  readonly tables: readonly ThreeTeamsTable[];
}

/** Where a team's N-S pair plays the boards of a match. */
export interface ThreeTeamsSide {
  readonly team: TeamLetter;
  /** The half in which they are played at the team's home table, against the others' E-W pair. */
  readonly half: 1 | 2;
}

/** A match between two teams over a set of boards, which each plays N-S at its home table. */
export interface ThreeTeamsMatch {
  readonly set: number;
  readonly boards: readonly number[];
  readonly sides: readonly [ThreeTeamsSide, ThreeTeamsSide];
}

/** A half on the guide card of a team's E-W pair. */
export interface ThreeTeamsGuideRow {
  readonly half: 1 | 2;
  /** The table to play at, the home of the opponents. */
  readonly table: TeamLetter;
  readonly boards: readonly number[];
  /** The home table to which to carry the played boards, unshuffled; null after the second half. */
  readonly carryTo: TeamLetter | null;
}

/** The three teams. */
export const THREE_TEAMS: readonly TeamLetter[] = ["A", "B", "C"];

/** Sets of boards: one for each two teams. */
export const THREE_TEAMS_SETS = 3;

/**
 * The round robin as Swiss events run it where the number of teams is odd: which E-W pair is the
 * guest of each table with which set. "A goes to B goes to C goes to A", each table starting with
 * its own set; then the E-W pairs carry the boards they have played home and go to the third table.
 */
const HALVES = [
  {
    half: 1,
    guests: { A: { ew: "C", set: 1 }, B: { ew: "A", set: 2 }, C: { ew: "B", set: 3 } },
  },
  {
    half: 2,
    guests: { A: { ew: "B", set: 2 }, B: { ew: "C", set: 3 }, C: { ew: "A", set: 1 } },
  },
] as const;

/** The round robin of three teams with sets of the given size: 4 to 8 for 12 to 24 boards. */
export function threeTeams(boardsPerSet: number): ThreeTeamsHalf[] {
  return HALVES.map(({ half, guests }) => ({
    half,
    tables: THREE_TEAMS.map((table) => {
      const { ew, set } = guests[table];
      return { table, ns: table, ew, set, boards: boardSet(set, boardsPerSet) };
    }),
  }));
}

/**
 * The three matches, by their sets of boards, the team of the earlier letter first. The net of a
 * board for the first side is the N-S points at its table less those at the second side's.
 */
export function threeTeamsMatches(halves: readonly ThreeTeamsHalf[]): ThreeTeamsMatch[] {
  return Array.from({ length: THREE_TEAMS_SETS }, (_, index) => {
    const [first, second] = THREE_TEAMS.flatMap((team) =>
      halves.flatMap(({ half, tables }) =>
        tables
          .filter(({ ns, set }) => ns === team && set === index + 1)
          .map(({ boards }) => ({ side: { team, half }, boards }))
      )
    );
    return {
      set: index + 1,
      boards: first!.boards,
      sides: [first!.side, second!.side] as const,
    };
  });
}

/** The guide card of a team's E-W pair: a row a half. */
export function threeTeamsGuide(halves: readonly ThreeTeamsHalf[], team: TeamLetter): ThreeTeamsGuideRow[] {
  return halves.flatMap(({ half, tables }) =>
    tables
      .filter(({ ew }) => ew === team)
      .map(({ table, boards }) => ({ half, table, boards, carryTo: half === 1 ? team : null }))
  );
}
