import { printVictoryPoints } from "../../../bridge/vp/scale";
import { NUMBERED_TEAMS } from "../../contestants";
import { resultTexts } from "../../result-texts";
import { NO_BOARDS, ranked, type ScoredSession } from "../../scored-session";
import { isDivided } from "./plan";
import { matchesPlayed } from "./report";
import type { ScoredLeague } from "./score-league";

/** What a league has come to. */
export function leagueSession(league: ScoredLeague): ScoredSession {
  const { plan, teams, standings } = league;
  const { done, matches } = matchesPlayed(league);
  const division = (team: (typeof teams)[number]) => plan.divisions[team.division]?.name ?? "";
  const rankedTeams = ranked({ designation: NUMBERED_TEAMS, names: plan.teams, standings }, teams, (team) => ({
    shown: team.total === null ? "" : printVictoryPoints(team.total, plan.scale),
    total: team.total,
    imps: team.total === null ? null : team.impsFor - team.impsAgainst,
    vps: team.total,
    ...(isDivided(plan) && { division: division(team) }),
  }));
  return {
    standings: rankedTeams,
    withHandicap: rankedTeams,
    played: { done, expected: matches },
    date: "",
    isBegun: done > 0,
    progress: resultTexts.league.progress(done, matches),
    isOver: done === matches,
    unit: "vps",
    said: [],
    ...NO_BOARDS,
    matches: league.matches.flatMap(({ round, home, away, imps, vps }) =>
      vps === null ? [] : [{ round, teams: [home, away], score: imps, vps, atTables: null }]
    ),
  };
}
