import { boardSet, relay, type Relay, type TeamSeating } from "./team-seating";

/** A pair of one of the two teams. */
export interface MatchPair {
  readonly team: "home" | "away";
  readonly pair: 1 | 2;
}

/** A table in a session, with the boards it starts with and those the other table sends it. */
export interface TeamMatchTable extends TeamSeating<MatchPair>, Relay {}

/** A session of a match: both tables play all its boards. */
export interface TeamMatchSession {
  readonly session: number;
  readonly boards: readonly number[];
  /** At Table 1 the home team sits N-S, at Table 2 the away team. */
  readonly tables: readonly [table1: TeamMatchTable, table2: TeamMatchTable];
}

/**
 * The seats of a league match in its sessions, which further sessions repeat in turn: the home
 * pairs stay, the away pairs change tables and directions (instructions of the Kirwan League).
 */
const SESSIONS: readonly (readonly [TeamSeating<MatchPair>, TeamSeating<MatchPair>])[] = [
  [
    { ns: home(1), ew: away(1) },
    { ns: away(2), ew: home(2) },
  ],
  [
    { ns: home(1), ew: away(2) },
    { ns: away(1), ew: home(2) },
  ],
];

/**
 * A match of two teams at two tables. The lower-numbered half of a session's boards, and the odd
 * one, starts at Table 1, the rest at Table 2; then the tables exchange them.
 * @param sessions how many, from 1; a match of a Swiss event is one.
 */
export function teamMatch(sessions: number, boardsPerSession: number): TeamMatchSession[] {
  return Array.from({ length: sessions }, (_, index) => {
    const [table1, table2] = SESSIONS[index % SESSIONS.length]!;
    const boards = boardSet(index + 1, boardsPerSession);
    const [first, other] = relay(boards);
    return {
      session: index + 1,
      boards,
      tables: [
        { ...table1, ...first },
        { ...table2, ...other },
      ],
    };
  });
}

function home(pair: 1 | 2): MatchPair {
  return { team: "home", pair };
}

function away(pair: 1 | 2): MatchPair {
  return { team: "away", pair };
}
