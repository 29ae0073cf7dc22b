import { contestantAt } from "../../movements/contestant";
import { THREE_TEAMS, THREE_TEAMS_SETS, threeTeams } from "../../movements/three-teams";
import { oneOfNumbers, type AllowedOptions } from "../accepted";
import { LETTERED_TEAMS } from "../contestants";
import { texts } from "../texts";
import { SEVERAL_TEAMS_OPTIONS, type SeveralTeamsLayout } from "./plan";

export const THREE_TEAMS_OPTIONS = {
  boards: { ...oneOfNumbers([12, 15, 18, 21, 24], texts.options.threeTeams.boards), defaultValue: 18 },
  ...SEVERAL_TEAMS_OPTIONS,
} as const satisfies AllowedOptions;

/**
 * A round robin of the teams A, B and C in two rounds, the halves. A table has the number of its home team, whose first
 * pair sits North-South. Matches are in the order of their sets of boards.
 */
export const THREE_TEAMS_LAYOUT: SeveralTeamsLayout = {
  kind: "three-teams",
  designation: LETTERED_TEAMS,
  teams: THREE_TEAMS.length,
  boards: THREE_TEAMS_OPTIONS.boards,
  sets: THREE_TEAMS_SETS,
  movement: threeTeams,
  // The 20-point scale of Swiss matches is published from 5 boards; shorter matches have whole points of 20.
  scale: (boards) => (boards < 5 ? `WBF-DISCRETE-${boards}` : `ACBL20-${boards}`),
};

/** Returns the name of a table: the letter of its home team. */
export function tableLetter(table: number): string {
  return LETTERED_TEAMS.short(contestantAt(table));
}
