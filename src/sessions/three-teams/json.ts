import { forContestant } from "../../movements/contestant";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../contestants";
import type { ThreeTeamsJson } from "../json";
import { boardJson, leadJson, mapSides } from "../teams/match";
import { headJson, teamJson } from "../teams/score-several-teams";
import { tableLetter } from "./plan";
import type { ScoredThreeTeams } from "./score-three-teams";

/** Three teams for programs: plain data, teams by letter, null for what has not been played. */
export function threeTeamsJson(scored: ScoredThreeTeams): ThreeTeamsJson {
  const { plan, matches, teams, standings } = scored;
  const { short } = LETTERED_TEAMS;
  return {
    session: plan.kind,
    ...headJson(plan),
    teams: THREE_TEAMS.map((team) => ({ team: short(team), ...teamJson(plan, team) })),
    matches: matches.map((scoredMatch) => {
      const { match, boards, won, vps } = scoredMatch;
      const letters = mapSides(match.tables, tableLetter);
      return {
        teams: letters,
        boards: boards.map(boardJson),
        imps: vps && won,
        vps,
        ...leadJson(scoredMatch, letters),
      };
    }),
    standings: standings.map((team) => ({ team: short(team), ...forContestant(teams, team) })),
  };
}
