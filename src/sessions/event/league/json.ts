import { contestantNumber, contestants, forContestant } from "../../../movements/contestant";
import type { LeagueJson } from "../../json";
import { sumOfPenalties } from "../../teams/event-penalties";
import { mapSides, type PerSide } from "../../teams/match";
import { divisionOf } from "./divisions";
import { atHome, type LeagueMatch } from "./matches";
import { isTurned } from "../handicap-lines";
import { marginsOf, penaltyJson } from "../json";
import { uncountedPenalty } from "../uncounted-penalties";
import { isDivided } from "./plan";
import { isDivisionOver } from "./report";
import { isMoved, type ScoredLeague } from "./score-league";
import { whyOf } from "./why";

/** A season for programs: plain data, teams by number, null for what is not known. */
export function leagueJson(league: ScoredLeague): LeagueJson {
  const { plan, matches, teams, standings, penalties } = league;
  const { title, date, double, boards, scale, ties, walkover } = plan;
  const why = whyOf(league);
  const divided = isDivided(plan);
  const ofDivision = (index: number) => (divided ? { division: index + 1 } : {});
  const hasLines = plan.divisions.some(({ up, down }) => up + down > 0);
  return {
    session: plan.kind,
    title,
    date,
    double,
    boardsPerMatch: boards,
    scale: scale.name,
    ties,
    walkover,
    ...((divided || hasLines) && {
      divisions: plan.divisions.map(({ name, teams: members, up, down }, index) => ({
        ...{ division: index + 1, name, teams: members.map(contestantNumber), promoted: up, relegated: down },
        isOver: isDivisionOver(league, { teams: members }),
      })),
    }),
    teams: contestants(plan.teams.length).map((team) => ({
      team: contestantNumber(team),
      name: forContestant(plan.teams, team),
      ...(plan.handicaps && { handicap: forContestant(plan.handicaps, team) }),
    })),
    rounds: plan.fixtures.map(({ round, date: day, sitsOut, division }) => ({
      ...ofDivision(division),
      round,
      date: day,
      sitsOut: sitsOut === null ? null : contestantNumber(sitsOut),
    })),
    matches: matches.map((match) => ({
      ...ofDivision(divisionOf(plan.divisions, match.home)),
      ...matchJson(match),
      ...((plan.handicaps ?? match.scored.boards) && { boards: match.scored.boards ?? boards }),
      ...(plan.handicaps && { turnedByHandicap: isTurned(match.scored, plan) }),
    })),
    standings: standings.map((team) => {
      const { place, played, won, drawn, lost, impsFor, impsAgainst, ...scored } = forContestant(teams, team);
      const { quotient, penalties: ofTotal, total, vps, running, division, zone } = scored;
      return {
        ...ofDivision(division),
        place,
        team: contestantNumber(team),
        name: forContestant(plan.teams, team),
        ...{ played, won, drawn, lost, impsFor, impsAgainst },
        quotient: impsAgainst === 0 ? null : quotient,
        deducted: sumOfPenalties(ofTotal),
        deductedFor: ofTotal.flatMap(({ reason }) => (reason === "" ? [] : [reason])).join("; "),
        ...{ total, vps, running },
        ...(hasLines && { zone }),
        ...(penalties.length > 0 && {
          penalties: penalties
            .filter((penalty) => penalty.team === team)
            .map((penalty) => ({ ...penaltyJson(penalty), counts: uncountedPenalty(penalty, league) === null })),
        }),
        why: forContestant(why, team),
      };
    }),
  };
}

function matchJson(match: LeagueMatch): LeagueJson["matches"][number] {
  const { round, listed, date, state, scored, swapped } = match;
  const teams = mapSides(atHome(match), contestantNumber);
  const turned = <T>(both: PerSide<T> | null) => (both && swapped ? ([both[1], both[0]] as const) : both);
  const [imps, vps] = [turned(match.imps), turned(match.vps)];
  const ahead = vps && Math.sign(vps[0] - vps[1]);
  const conceded =
    state === "conceded" ? contestantNumber(scored.unplayed === "conceded" ? match.home : match.away) : null;
  return {
    round,
    teams,
    date,
    movedFrom: isMoved(match) ? listed : null,
    state,
    imps,
    margins: turned(marginsOf(scored.margin)),
    vps,
    winner: ahead === null ? null : ahead === 0 ? "tied" : teams[ahead > 0 ? 0 : 1],
    concededBy: conceded,
    ...(swapped && { swapped }),
  };
}
