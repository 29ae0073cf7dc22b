import { FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import { FOUR_TEAMS, FOUR_TEAMS_BOARDS, planFourTeams } from "../../sessions/four-teams/plan";
import { severalTeamsForm } from "./several-teams";
import { pairPlayers } from "./team-names";

/** How an event of four teams is chosen. */
export const FOUR_TEAMS_FORM = severalTeamsForm({
  sizes: FOUR_TEAMS_BOARDS,
  matches: FOUR_TEAMS_ROUNDS,
  labels: Array.from({ length: FOUR_TEAMS }, (_, i) => ({
    name: `team-${i + 1}`,
    label: `Team ${i + 1}`,
    players: pairPlayers("A", "B"),
  })),
  plan: planFourTeams,
});
