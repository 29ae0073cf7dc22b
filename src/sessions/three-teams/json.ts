import { THREE_TEAMS } from "../../movements/three-teams";
import { standingsOf, type ScoredThreeTeams } from "./score-three-teams";

/** Three teams for programs: plain data, teams by letter, null for what has not been played. */
export function threeTeamsJson(scored: ScoredThreeTeams): object {
  const { plan, matches, teams } = scored;
  return {
    session: plan.kind,
    boards: plan.boards,
    teams: plan.teams.map((name, i) => ({ team: THREE_TEAMS[i]!, name })),
    matches: matches.map(({ match, boards, won, vps }) => ({
      teams: match.tables,
      boards: boards.map(({ board, net, points }) => ({ board, net, imps: points })),
      imps: vps && won,
      vps,
    })),
    standings: standingsOf(scored).map((team) => ({ team: THREE_TEAMS[team]!, ...teams[team]! })),
  };
}
