import type { Seat } from "../bridge/seat";
import { boardSet, relay, seatOf } from "./team-seating";
import type { PairPlayer, Relay, TeamSeating } from "./team-seating";

/** One of the four teams. */
export type TeamNumber = 1 | 2 | 3 | 4;

/** A pair of a team. */
export interface TeamPair {
  readonly team: TeamNumber;
  readonly pair: "A" | "B";
}

type PairName = `${TeamPair["team"]}${TeamPair["pair"]}`;

/** A table in a round, with the boards that it plays. */
export interface FourTeamsTable extends TeamSeating<TeamPair> {
  readonly table: number;
  readonly boards: readonly number[];
}

/** A round of the movement. */
export interface FourTeamsRound {
  readonly round: number;
  /**
   * Whether each table shuffles the boards with which it starts; if not, they are played as another
   * match left them.
   */
  readonly shuffled: boolean;
  /** Tables 1 to 4. */
  readonly tables: readonly FourTeamsTable[];
}

/** A match: two teams at two tables with the same boards. */
export interface FourTeamsMatch {
  readonly round: number;
  /** The team that sits N-S at the first of the tables, and its opponents. */
  readonly teams: readonly [TeamNumber, TeamNumber];
  /** The lower-numbered table first; each with the boards it starts with and those it is sent. */
  readonly tables: readonly [FourTeamsTable & Relay, FourTeamsTable & Relay];
  readonly boards: readonly number[];
}

/** A round on a player's guide card. */
export interface FourTeamsGuideRow {
  readonly round: number;
  readonly table: number;
  readonly seat: Seat;
  readonly opponents: TeamPair;
  readonly boards: readonly number[];
}

/** The eight pairs, 1A to 4B. */
export const FOUR_TEAMS_PAIRS: readonly TeamPair[] = ([1, 2, 3, 4] as const).flatMap((team) =>
  (["A", "B"] as const).map((pair) => ({ team, pair }))
);

/**
 * Who sits where with which of the six sets of boards, a row a round, Table 1 first: the movement
 * that Richard Pavlicek published in 2001 for four teams in six five-board matches. All play all
 * boards; rounds 1 to 3 bring out two new sets each, rounds 4 to 6 use the sets once more.
 */
const ROUNDS: readonly (readonly (TeamSeating<TeamPair> & { readonly set: number })[])[] = [
  [seats("1A", "2B", 1), seats("2A", "1B", 1), seats("3A", "4B", 2), seats("4A", "3B", 2)],
  [seats("1A", "3B", 3), seats("2B", "4A", 4), seats("3A", "1B", 3), seats("4B", "2A", 4)],
  [seats("1A", "4B", 5), seats("2B", "3A", 6), seats("3B", "2A", 6), seats("4A", "1B", 5)],
  [seats("1A", "2A", 2), seats("2B", "1B", 2), seats("3B", "4B", 1), seats("4A", "3A", 1)],
  [seats("1A", "3A", 4), seats("2A", "4A", 3), seats("3B", "1B", 4), seats("4B", "2B", 3)],
  [seats("1A", "4A", 6), seats("2A", "3A", 5), seats("3B", "2B", 5), seats("4B", "1B", 6)],
];

/** Rounds of the movement, and sets of boards. */
export const FOUR_TEAMS_ROUNDS = ROUNDS.length;

/** The movement of four teams with matches of 5 boards, as published, or of another number. */
export function fourTeams(boardsPerMatch: number): FourTeamsRound[] {
  return ROUNDS.map((tables, index) => ({
    round: index + 1,
    shuffled: index < 3,
    tables: tables.map(({ ns, ew, set }, i) => {
      return { table: i + 1, ns, ew, boards: boardSet(set, boardsPerMatch) };
    }),
  }));
}

/** The two matches of a round, that of Table 1 first. */
export function fourTeamsMatches({ round, tables }: FourTeamsRound): FourTeamsMatch[] {
  return tables.flatMap((first) => {
    const other = tables.find(
      ({ table, ns, ew }) => table > first.table && ns.team === first.ew.team && ew.team === first.ns.team
    );
    if (!other) return [];
    const [one, two] = relay(first.boards);
    return {
      round,
      teams: [first.ns.team, other.ns.team] as const,
      tables: [
        { ...first, ...one },
        { ...other, ...two },
      ] as const,
      boards: first.boards,
    };
  });
}

/** The guide card of a pair's first or second player: a row a round. */
export function fourTeamsGuide(
  rounds: readonly FourTeamsRound[],
  pair: TeamPair,
  player: PairPlayer
): FourTeamsGuideRow[] {
  const name = printTeamPair(pair);
  return rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, ns, ew, boards }) => {
      const row = { round, table, boards };
      if (printTeamPair(ns) === name) return { ...row, seat: seatOf("N-S", player), opponents: ew };
      if (printTeamPair(ew) === name) return { ...row, seat: seatOf("E-W", player), opponents: ns };
      return [];
    })
  );
}

/** A pair as the score cards name it, such as "2B". */
export function printTeamPair({ team, pair }: TeamPair): PairName {
  return `${team}${pair}`;
}

function seats(ns: PairName, ew: PairName, set: number) {
  return { ns: pairNamed(ns), ew: pairNamed(ew), set };
}

function pairNamed(name: PairName): TeamPair {
  return FOUR_TEAMS_PAIRS.find((pair) => printTeamPair(pair) === name)!;
}
