import { contestantNumber, forContestant } from "../../movements/contestant";
import { NUMBERED_TEAMS, writtenName } from "../contestants";
import type { FourTeamsJson } from "../json";
import { boardJson, leadJson, mapSides } from "../teams/match";
import { headJson, teamJson } from "../teams/score-several-teams";
import type { ScoredFourTeams } from "./score-four-teams";

/** An event of four teams for programs: plain data, teams by number, null for what is not known. */
export function fourTeamsJson({ plan, matches, teams, standings }: ScoredFourTeams): FourTeamsJson {
  return {
    session: plan.kind,
    ...headJson(plan),
    teams: teams.map(({ team, rounds }) => ({
      team: contestantNumber(team),
      ...teamJson(plan, team),
      rounds: rounds.map(({ round, opponent, vps, won, lost, running }) => ({
        round,
        opponent: contestantNumber(opponent),
        vps,
        won,
        lost,
        running,
      })),
    })),
    matches: matches.map((scored) => {
      const { match, boards, won, vps } = scored;
      const numbers = mapSides(match.teams, contestantNumber);
      return {
        round: match.round,
        teams: numbers,
        tables: match.tables,
        boards: boards.map(boardJson),
        imps: won,
        vps,
        ...leadJson(scored, numbers),
      };
    }),
    standings: standings.map((team) => {
      const { total, netImps, place, why } = forContestant(teams, team);
      return {
        team: contestantNumber(team),
        name: writtenName(NUMBERED_TEAMS, plan.teams, team),
        total,
        netImps,
        place,
        why,
      };
    }),
  };
}
