import { contestantNumber, contestants, entryOf } from "../../movements/contestant";
import type { LeagueJson } from "../json";
import { ofBoth } from "../teams/match";
import type { LeagueMatch } from "./matches";
import { isMoved, type ScoredLeague } from "./score-league";
import { whyOf } from "./why";

/** A season for programs: plain data, teams by number, null for what is not known. */
export function leagueJson(league: ScoredLeague): LeagueJson {
  const { plan, matches, teams, standings } = league;
  const { title, date, double, boards, scale, ties, walkover } = plan;
  const why = whyOf(league);
  return {
    session: plan.kind,
    title,
    date,
    double,
    boardsPerMatch: boards,
    scale: scale.name,
    ties,
    walkover,
    teams: contestants(plan.teams.length).map((team) => ({
      team: contestantNumber(team),
      name: entryOf(plan.teams, team),
    })),
    rounds: plan.rounds.map(({ round, date: day, sitsOut }) => ({
      round,
      date: day,
      sitsOut: sitsOut === null ? null : contestantNumber(sitsOut),
    })),
    matches: matches.map(matchJson),
    standings: standings.map((team) => {
      const { place, played, won, drawn, lost, impsFor, impsAgainst, ...scored } = entryOf(teams, team);
      const { quotient, deducted, reason, total, vps, running } = scored;
      return {
        place,
        team: contestantNumber(team),
        name: entryOf(plan.teams, team),
        ...{ played, won, drawn, lost, impsFor, impsAgainst },
        quotient: impsAgainst === 0 ? null : quotient,
        ...{ deducted, deductedFor: reason, total, vps, running },
        why: entryOf(why, team),
      };
    }),
  };
}

function matchJson(match: LeagueMatch): LeagueJson["matches"][number] {
  const { round, home, away, listed, date, state, imps, vps, result } = match;
  const teams = ofBoth([home, away], contestantNumber);
  const margin = imps && imps[0] - imps[1];
  const ahead = vps && Math.sign(vps[0] - vps[1]);
  const conceded = state === "conceded" ? teams[result?.unplayed === "home" ? 0 : 1] : null;
  return {
    round,
    teams,
    date,
    movedFrom: isMoved(match) ? listed : null,
    state,
    imps,
    margins: margin === null ? null : [margin, margin === 0 ? 0 : -margin],
    vps,
    winner: ahead === null ? null : ahead === 0 ? "tied" : teams[ahead > 0 ? 0 : 1],
    concededBy: conceded,
  };
}
