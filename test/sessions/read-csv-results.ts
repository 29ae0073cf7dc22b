import { HOME_COLUMNS, readResults as home } from "../../src/sessions/home/read-results";
import { readCsv } from "../../src/sessions/reading/csv";
import { LEAGUE_COLUMNS, SWISS_COLUMNS } from "../../src/sessions/event/match-line";
import { readEventResults } from "../../src/sessions/event/read-results";
import { FOUR_TEAMS, TEAM_MATCH, THREE_TEAMS } from "../../src/sessions/teams/kind";
import type { ReadResults, ResultColumns, ResultLines } from "../../src/sessions/reading/result-lines";

/** A kind's reader of results, for the text of a CSV file. */
function ofText<P, R>(
  read: (lines: ResultLines, plan: P) => ReadResults<R>,
  columns: ResultColumns
): (text: string, plan: P) => ReadResults<R> {
  return (text, plan) => read(readCsv(text, columns), plan);
}

export const readResults = ofText(home, HOME_COLUMNS);
export const readTeamMatchResults = ofText(TEAM_MATCH.read, TEAM_MATCH.columns);
export const readThreeTeamsResults = ofText(THREE_TEAMS.read, THREE_TEAMS.columns);
export const readFourTeamsResults = ofText(FOUR_TEAMS.read, FOUR_TEAMS.columns);
export const readSwissResults = ofText(readEventResults, SWISS_COLUMNS);
export const readLeagueResults = ofText(readEventResults, LEAGUE_COLUMNS);
