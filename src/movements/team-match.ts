import { contestantAt, type Contestant, type TeamPair } from "./contestant";
import { roundsOf, withBoards, type Movement } from "./movement";

/** The teams. */
export const HOME = contestantAt(1);
export const AWAY = contestantAt(2);

/**
 * The seats of a league match in its sessions, which further sessions repeat in turn: the home
 * pairs stay, the away pairs change tables and directions (instructions of the Kirwan League).
 */
const SESSIONS = [
  [
    { ns: pair(HOME, 1), ew: pair(AWAY, 1) },
    { ns: pair(AWAY, 2), ew: pair(HOME, 2) },
  ],
  [
    { ns: pair(HOME, 1), ew: pair(AWAY, 2) },
    { ns: pair(AWAY, 1), ew: pair(HOME, 2) },
  ],
] as const;

/**
 * A match of two teams at two tables, a round for each session.
 * @param sessions how many, from 1; a match of a Swiss event is one.
 */
export function teamMatch(sessions: number, boardsPerSession: number): Movement<TeamPair> {
  const rounds = Array.from({ length: sessions }, (_, index) => SESSIONS[index % 2 === 0 ? 0 : 1]);
  return withBoards(roundsOf(rounds), boardsPerSession);
}

function pair(team: Contestant, number: 1 | 2): TeamPair {
  return { team, pair: number === 1 ? 0 : 1 };
}
