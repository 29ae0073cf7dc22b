import { FOUR_TEAMS, FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { FOUR_TEAMS_BOARDS, planFourTeams } from "../../sessions/four-teams/plan";
import { severalTeamsForm } from "./several-teams";
import { pairPlayers } from "./team-names";

/** How an event of four teams is chosen. */
export const FOUR_TEAMS_FORM = severalTeamsForm({
  sizes: FOUR_TEAMS_BOARDS,
  matches: FOUR_TEAMS_ROUNDS,
  labels: FOUR_TEAMS.map((team) => ({
    name: `team-${NUMBERED_TEAMS.short(team)}`,
    label: NUMBERED_TEAMS.long(team),
    players: pairPlayers("A", "B"),
  })),
  plan: planFourTeams,
});
