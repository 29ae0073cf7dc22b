import { NUMBERED_TEAMS } from "../contestants";
import type { FourTeamsJson } from "../json";
import type { Kind, KindTypes } from "../kind";
import { NO_TEAM_RESULTS, type TeamResults } from "../teams/match";
import { columnsOf, readTeamResults, tablesOf } from "../teams/read-results";
import { writeTeamResults } from "../teams/write-results";
import { texts } from "../texts";
import { fourTeamsJson } from "./json";
import { FOUR_TEAMS_OPTIONS, planFourTeams, type FourTeamsPlan } from "./plan";
import { fourTeamsReport } from "./report";
import { scoreFourTeams, type ScoredFourTeams } from "./score-four-teams";
import { fourTeamsPlaces, fourTeamsSession } from "./session";
import { otherTableIn } from "../teams/at-tables";

/** The stages of a session of four teams. */
export type FourTeams = KindTypes<
  typeof FOUR_TEAMS_OPTIONS,
  FourTeamsPlan,
  TeamResults,
  ScoredFourTeams,
  FourTeamsJson
>;

/** Its lines of results need no round: a table plays each board once. */
export const FOUR_TEAMS_KIND: Kind<FourTeams> = {
  title: texts.titles["four-teams"],
  evening: "four-teams",
  who: "team",
  designation: NUMBERED_TEAMS,
  takes: FOUR_TEAMS_OPTIONS,
  plan: planFourTeams,
  tables: ({ matches }) => tablesOf(matches),
  places: fourTeamsPlaces,
  otherTable: ({ matches }, table, board) => otherTableIn(matches, table, board),
  awards: "points",
  none: NO_TEAM_RESULTS,
  columns: columnsOf(),
  read: (lines, { matches }) => readTeamResults(lines, matches),
  write: (results, { matches }) => writeTeamResults(results, matches),
  score: scoreFourTeams,
  session: fourTeamsSession,
  report: fourTeamsReport,
  json: fourTeamsJson,
};
