import { HOME_AND_AWAY } from "../contestants";
import type { TeamMatchJson } from "../json";
import type { Kind, KindTypes } from "../kind";
import { NO_TEAM_RESULTS, type TeamResults } from "../teams/match";
import { BY_TEAM, tablesOf } from "../teams/read-results";
import { writeTeamResults } from "../teams/write-results";
import { texts } from "../texts";
import { matchJson } from "./json";
import { listedPlayers, placedPlayers } from "./players";
import { MATCH_OPTIONS, type MatchPlan } from "./plan";
import { MATCH_COLUMNS, readTeamMatchResults } from "./read-results";
import { matchReport } from "./report";
import { scoreTeamMatch, type ScoredTeamMatch } from "./score-match";
import { planMatch } from "./squads";
import { matchPlaces, matchSession } from "./session";
import { otherTableIn } from "../teams/at-tables";

/** The stages of a match of two teams. */
export type TeamMatch = KindTypes<typeof MATCH_OPTIONS, MatchPlan, TeamResults, ScoredTeamMatch, TeamMatchJson>;

export const TEAM_MATCH_KIND: Kind<TeamMatch> = {
  title: texts.titles["team-match"].any,
  evening: "match",
  who: "team",
  designation: HOME_AND_AWAY,
  takes: MATCH_OPTIONS,
  plan: planMatch,
  tables: ({ match }) => tablesOf([match]),
  places: matchPlaces,
  otherTable: ({ match }, table, board) => otherTableIn([match], table, board),
  awards: "points",
  players: { placed: placedPlayers, listed: listedPlayers },
  none: NO_TEAM_RESULTS,
  columns: MATCH_COLUMNS,
  read: readTeamMatchResults,
  write: (results, { match }) => writeTeamResults(results, [match], BY_TEAM),
  score: scoreTeamMatch,
  session: matchSession,
  report: matchReport,
  json: matchJson,
};
