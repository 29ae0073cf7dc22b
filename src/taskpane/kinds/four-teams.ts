import { FOUR_TEAMS, FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import { FOUR_TEAMS_BOARDS, planFourTeams } from "../../sessions/four-teams/plan";
import { severalTeamsForm, type SeveralTeams } from "./several-teams";

/** An event of four teams. */
export const FOUR_TEAMS_EVENT: SeveralTeams = {
  teams: FOUR_TEAMS.length,
  sizes: FOUR_TEAMS_BOARDS,
  matches: FOUR_TEAMS_ROUNDS,
  plan: planFourTeams,
};

export const FOUR_TEAMS_FORM = severalTeamsForm(FOUR_TEAMS_EVENT);
