import { teamName } from "./plan";
import type { ScoredFourTeams } from "./score-four-teams";

/** An event of four teams for programs: plain data, teams by number, null for what is not known. */
export function fourTeamsJson({ plan, matches, teams, standings }: ScoredFourTeams): object {
  return {
    session: plan.kind,
    title: plan.title,
    date: plan.date,
    boards: plan.boards,
    scale: plan.scale.name,
    teams: teams.map(({ team, rounds }) => ({
      team: team + 1,
      name: plan.teams[team]!,
      players: plan.players.slice(4 * team, 4 * team + 4),
      penalty: plan.penalties[team]!,
      rounds: rounds.map(({ round, opponent, vps, won, lost, running }) => ({
        round,
        opponent: opponent + 1,
        vps,
        won,
        lost,
        running,
      })),
    })),
    matches: matches.map(({ match, boards, won, vps }) => ({
      round: match.round,
      teams: match.teams.map((team) => team + 1),
      tables: match.tables,
      boards: boards.map(({ board, net, points }) => ({ board, net, imps: points })),
      imps: won,
      vps,
    })),
    standings: standings.map((team) => {
      const { total, netImps, place, why } = teams[team]!;
      return { team: team + 1, name: teamName(plan, team), total, netImps, place, why };
    }),
  };
}
