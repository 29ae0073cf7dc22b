import { contestantNumber, forContestant, type Contestant } from "../../movements/contestant";
import { LETTERED_TEAMS, NUMBERED_TEAMS, writtenName } from "../contestants";
import type { FourTeamsJson, ThreeTeamsJson } from "../json";
import { boardJson, leadJson, mapSides } from "./match";
import { playersOf, type SeveralTeamsPlan } from "./plan";
import type { ScoredSeveralTeams } from "./score-teams";
import { tableLetter } from "./three-teams";

/** Returns the JSON of three or four teams; null stands for what has not been played. */
export function severalTeamsJson(scored: ScoredSeveralTeams): ThreeTeamsJson | FourTeamsJson {
  return scored.kind === "three-teams" ? threeTeamsJson(scored) : fourTeamsJson(scored);
}

/** Returns the JSON of three teams, which are named by letter. */
function threeTeamsJson({ plan, matches, teams, standings }: ScoredSeveralTeams): ThreeTeamsJson {
  const { short } = LETTERED_TEAMS;
  return {
    session: "three-teams",
    ...headJson(plan),
    teams: teams.map(({ team }) => ({ team: short(team), ...teamJson(plan, team) })),
    matches: matches.map((scored) => {
      const { match, boards, won, vps } = scored;
      const letters = mapSides(match.tables, tableLetter);
      return {
        teams: letters,
        boards: boards.map(boardJson),
        imps: vps && won,
        vps,
        ...leadJson(scored, letters),
      };
    }),
    standings: standings.map((team) => {
      const { total, netImps, place } = forContestant(teams, team);
      return { team: short(team), total, netImps: total === null ? null : netImps, place };
    }),
  };
}

/** Returns the JSON of four teams, which are named by number. */
function fourTeamsJson({ plan, matches, teams, standings }: ScoredSeveralTeams): FourTeamsJson {
  return {
    session: "four-teams",
    ...headJson(plan),
    teams: teams.map(({ team, rounds }) => ({
      team: contestantNumber(team),
      ...teamJson(plan, team),
      rounds: rounds.map((round) => ({ ...round, opponent: contestantNumber(round.opponent) })),
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
      const name = writtenName(NUMBERED_TEAMS, plan.teams, team);
      return { team: contestantNumber(team), name, total, netImps, place, why };
    }),
  };
}

function headJson({ title, date, boards, firstBoard, scale }: SeveralTeamsPlan) {
  return { title, date, boards, firstBoard, scale: scale.name };
}

function teamJson(plan: SeveralTeamsPlan, team: Contestant) {
  return {
    name: forContestant(plan.teams, team),
    players: playersOf(plan, team),
    penalty: forContestant(plan.penalties, team).vps,
  };
}
