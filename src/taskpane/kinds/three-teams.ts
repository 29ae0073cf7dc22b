import { THREE_TEAMS, THREE_TEAMS_SETS } from "../../movements/three-teams";
import { planThreeTeams, THREE_TEAMS_BOARDS } from "../../sessions/three-teams/plan";
import { severalTeamsForm, type SeveralTeams } from "./several-teams";

/** A round robin of three teams. */
export const THREE_TEAMS_EVENT: SeveralTeams = {
  teams: THREE_TEAMS.length,
  sizes: THREE_TEAMS_BOARDS,
  matches: THREE_TEAMS_SETS,
  plan: planThreeTeams,
};

export const THREE_TEAMS_FORM = severalTeamsForm(THREE_TEAMS_EVENT);
