import { contestantAt, contestants, type Contestant, type TeamPair } from "./contestant";
import { roundsOf, withBoards, type Movement, type Opponents } from "./movement";

/** The three teams, shown to users as A, B and C. */
export const THREE_TEAMS = contestants(3);

/** Number of sets of boards, one for each match of two teams. */
export const THREE_TEAMS_SETS = 3;

/**
 * Seats of three teams that play one another, as in a Swiss event with an odd number of teams; a row for each half.
 * North-South stay at home, team A at Table 1. "A goes to B goes to C goes to A", each table starting with its own set;
 * then the East-West pairs carry the boards they have played home and go to the third table.
 */
const HALVES = [
  [visit("A", "C", 1), visit("B", "A", 2), visit("C", "B", 3)],
  [visit("A", "B", 2), visit("B", "C", 3), visit("C", "A", 1)],
];

/** Returns the movement of three teams with sets of the given size: 4 to 8 for 12 to 24 boards. */
export function threeTeams(boardsPerSet: number): Movement<TeamPair> {
  return withBoards(roundsOf(HALVES), boardsPerSet);
}

type Letter = "A" | "B" | "C";

/** A team's North-South pair at home, and the East-West pair that comes to it. */
function visit(home: Letter, guest: Letter, set: number): Opponents<TeamPair> & { readonly set: number } {
  return { ns: { team: teamNamed(home), pair: 0 }, ew: { team: teamNamed(guest), pair: 1 }, set };
}

function teamNamed(letter: Letter): Contestant {
  return contestantAt("ABC".indexOf(letter) + 1);
}
