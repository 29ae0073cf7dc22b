import { contestantAt, type Contestant, type TeamPair } from "./contestant";
import { roundsOf, type Movement } from "./movement";

export const HOME = contestantAt(1);
export const AWAY = contestantAt(2);

/**
 * Seats of a league match in sessions 1 and 2; further sessions repeat them in turn. The home pairs stay, the away
 * pairs change tables and directions (instructions of the Kirwan League).
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
 * Returns the movement of a match of two teams at two tables, with a round for each session.
 * @param sizes number of boards in each session, at least one session; a match of a Swiss event is one session.
 */
export function teamMatch(sizes: readonly number[]): Movement<TeamPair> {
  const rounds = roundsOf(sizes.map((_, index) => SESSIONS[index % 2 === 0 ? 0 : 1]));
  return rounds.map(({ set, ...place }) => {
    const before = sizes.slice(0, set - 1).reduce((sum, size) => sum + size, 0);
    return { ...place, boards: Array.from({ length: sizes[set - 1] ?? 0 }, (_, i) => before + i + 1) };
  });
}

function pair(team: Contestant, number: 1 | 2): TeamPair {
  return { team, pair: number === 1 ? 0 : 1 };
}
