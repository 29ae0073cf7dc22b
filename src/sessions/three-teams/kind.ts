import { LETTERED_TEAMS } from "../contestants";
import type { ThreeTeamsJson } from "../json";
import type { Kind, KindTypes } from "../kind";
import { NO_TEAM_RESULTS, type TeamResults } from "../teams/match";
import { BY_SIDE, columnsOf, readTeamResults, tablesOf } from "../teams/read-results";
import { writeTeamResults } from "../teams/write-results";
import { texts } from "../texts";
import { threeTeamsJson } from "./json";
import { planThreeTeams, THREE_TEAMS_OPTIONS, tableLetter, type ThreeTeamsPlan } from "./plan";
import { threeTeamsReport } from "./report";
import { scoreThreeTeams, type ScoredThreeTeams } from "./score-three-teams";
import { threeTeamsPlaces, threeTeamsSession } from "./session";
import { otherTableIn } from "../teams/at-tables";

/** The stages of a session of three teams. */
export type ThreeTeams = KindTypes<
  typeof THREE_TEAMS_OPTIONS,
  ThreeTeamsPlan,
  TeamResults,
  ScoredThreeTeams,
  ThreeTeamsJson
>;

/** The tables are A, B and C, the homes of the teams. */
export const THREE_TEAMS_KIND: Kind<ThreeTeams> = {
  title: texts.titles["three-teams"],
  evening: "three-teams",
  who: "team",
  designation: LETTERED_TEAMS,
  takes: THREE_TEAMS_OPTIONS,
  plan: planThreeTeams,
  tables: ({ matches }) => tablesOf(matches, tableLetter),
  places: threeTeamsPlaces,
  otherTable: ({ matches }, table, board) => otherTableIn(matches, table, board),
  awards: "points",
  none: NO_TEAM_RESULTS,
  columns: columnsOf(),
  read: (lines, { matches }) => readTeamResults(lines, matches, BY_SIDE, tableLetter),
  write: (results, { matches }) => writeTeamResults(results, matches, BY_SIDE, tableLetter),
  score: scoreThreeTeams,
  session: threeTeamsSession,
  report: threeTeamsReport,
  json: threeTeamsJson,
};
