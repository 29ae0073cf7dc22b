import { FOUR_TEAMS, FOUR_TEAMS_ROUNDS, fourTeams } from "../../movements/four-teams";
import { oneOfNumbers, type AllowedOptions } from "../accepted";
import { NUMBERED_TEAMS } from "../contestants";
import { texts } from "../texts";
import { SEVERAL_TEAMS_OPTIONS, type SeveralTeamsLayout } from "./plan";

export const FOUR_TEAMS_OPTIONS = {
  boards: { ...oneOfNumbers([30, 24, 18], texts.options.fourTeams.boards), defaultValue: 30 },
  ...SEVERAL_TEAMS_OPTIONS,
} as const satisfies AllowedOptions;

/** An event of four teams: two matches in each round, in the order of rounds. */
export const FOUR_TEAMS_LAYOUT: SeveralTeamsLayout = {
  kind: "four-teams",
  designation: NUMBERED_TEAMS,
  teams: FOUR_TEAMS.length,
  boards: FOUR_TEAMS_OPTIONS.boards,
  sets: FOUR_TEAMS_ROUNDS,
  movement: fourTeams,
  // The published 20-point scale for matches of five boards.
  scale: () => "ACBL20-5",
};
