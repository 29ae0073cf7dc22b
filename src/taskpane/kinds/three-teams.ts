import { contestantNumber } from "../../movements/contestant";
import { THREE_TEAMS, THREE_TEAMS_SETS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { planThreeTeams, THREE_TEAMS_BOARDS } from "../../sessions/three-teams/plan";
import { texts } from "../texts";
import { severalTeamsForm } from "./several-teams";

/** How a round robin of three teams is chosen. */
export const THREE_TEAMS_FORM = severalTeamsForm({
  sizes: THREE_TEAMS_BOARDS,
  matches: THREE_TEAMS_SETS,
  labels: THREE_TEAMS.map((team) => ({
    name: `team-${contestantNumber(team)}`,
    label: LETTERED_TEAMS.long(team),
    players: texts.seats,
  })),
  plan: planThreeTeams,
});
