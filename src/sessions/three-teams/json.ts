import { entryOf } from "../../movements/contestant";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../contestants";
import { tableLetter } from "./plan";
import type { ScoredThreeTeams } from "./score-three-teams";

/** Three teams for programs: plain data, teams by letter, null for what has not been played. */
export function threeTeamsJson(scored: ScoredThreeTeams): object {
  const { plan, matches, teams, standings } = scored;
  const { short } = LETTERED_TEAMS;
  return {
    session: plan.kind,
    boards: plan.boards,
    teams: THREE_TEAMS.map((team) => ({ team: short(team), name: entryOf(plan.teams, team) })),
    matches: matches.map(({ match, boards, won, vps }) => ({
      teams: match.tables.map(tableLetter),
      boards: boards.map(({ board, net, points }) => ({ board, net, imps: points })),
      imps: vps && won,
      vps,
    })),
    standings: standings.map((team) => ({ team: short(team), ...entryOf(teams, team) })),
  };
}
