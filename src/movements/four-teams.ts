import { contestantAt, contestants, type TeamPair } from "./contestant";
import { roundsOf, withBoards, type Movement } from "./movement";

export const FOUR_TEAMS = contestants(4);

/** The eight pairs, 1A to 4B. */
export const FOUR_TEAMS_PAIRS: readonly TeamPair[] = FOUR_TEAMS.flatMap((team) => [
  { team, pair: 0 },
  { team, pair: 1 },
]);

/**
 * Seats and sets of boards (1 to 6), a row for each round, Table 1 first. Richard Pavlicek published this movement in
 * 2001 for four teams in six five-board matches. All play all boards; rounds 1 to 3 introduce two new sets each, rounds
 * 4 to 6 use the sets once more.
 */
// prettier-ignore
const ROUNDS = [
  [seats("1A", "2B", 1), seats("2A", "1B", 1), seats("3A", "4B", 2), seats("4A", "3B", 2)],
  [seats("1A", "3B", 3), seats("2B", "4A", 4), seats("3A", "1B", 3), seats("4B", "2A", 4)],
  [seats("1A", "4B", 5), seats("2B", "3A", 6), seats("3B", "2A", 6), seats("4A", "1B", 5)],
  [seats("1A", "2A", 2), seats("2B", "1B", 2), seats("3B", "4B", 1), seats("4A", "3A", 1)],
  [seats("1A", "3A", 4), seats("2A", "4A", 3), seats("3B", "1B", 4), seats("4B", "2B", 3)],
  [seats("1A", "4A", 6), seats("2A", "3A", 5), seats("3B", "2B", 5), seats("4B", "1B", 6)],
];

/** Number of rounds, which is also the number of sets of boards. */
export const FOUR_TEAMS_ROUNDS = ROUNDS.length;

/** Expands the movement; it was published with 5 boards per match. */
export function fourTeams(boardsPerMatch: number): Movement<TeamPair> {
  return withBoards(roundsOf(ROUNDS), boardsPerMatch);
}

type PairName = `${1 | 2 | 3 | 4}${"A" | "B"}`;

function seats(ns: PairName, ew: PairName, set: number) {
  return { ns: pairNamed(ns), ew: pairNamed(ew), set };
}

function pairNamed(name: PairName): TeamPair {
  return { team: contestantAt(Number(name.charAt(0))), pair: name.endsWith("A") ? 0 : 1 };
}
