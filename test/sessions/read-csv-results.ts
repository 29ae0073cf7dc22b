import { FOUR_TEAMS_KIND } from "../../src/sessions/teams/kind";
import { HOME_COLUMNS, readResults as home } from "../../src/sessions/home/read-results";
import { readCsv } from "../../src/sessions/reading/csv";
import { LEAGUE_COLUMNS, SWISS_COLUMNS } from "../../src/sessions/event/match-line";
import { readEventResults } from "../../src/sessions/event/read-results";
import { MATCH_COLUMNS, readTeamMatchResults as teamMatch } from "../../src/sessions/team-match/read-results";
import { THREE_TEAMS_KIND } from "../../src/sessions/teams/kind";
import type { ReadResults, ResultColumns, ResultLines } from "../../src/sessions/reading/result-lines";

/** A kind's reader of results, for the text of a CSV file. */
function ofText<P, R>(
  read: (lines: ResultLines, plan: P) => ReadResults<R>,
  columns: ResultColumns
): (text: string, plan: P) => ReadResults<R> {
  return (text, plan) => read(readCsv(text, columns), plan);
}

export const readResults = ofText(home, HOME_COLUMNS);
export const readTeamMatchResults = ofText(teamMatch, MATCH_COLUMNS);
export const readThreeTeamsResults = ofText(THREE_TEAMS_KIND.read, THREE_TEAMS_KIND.columns);
export const readFourTeamsResults = ofText(FOUR_TEAMS_KIND.read, FOUR_TEAMS_KIND.columns);
export const readSwissResults = ofText(readEventResults, SWISS_COLUMNS);
export const readLeagueResults = ofText(readEventResults, LEAGUE_COLUMNS);
