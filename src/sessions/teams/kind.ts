import type { FourTeamsJson, TeamMatchJson, ThreeTeamsJson } from "../json";
import type { KindScore } from "../kind";
import { matchJson } from "./team-match/json";
import type { MatchPlan } from "./team-match/plan";
import { matchReport } from "./team-match/report";
import { scoreTeamMatch, type ScoredTeamMatch } from "./team-match/score-match";
import { otherTableIn } from "./at-tables";
import { severalTeamsJson } from "./json";
import { LABELS } from "./labels";
import { NO_TEAM_RESULTS, type TeamResults } from "./match";
import { scoringOf, type SeveralTeamsPlan, type TeamsPlan } from "./plan";
import { columnsOf, readTeamResults, tablesOf } from "./read-results";
import { severalTeamsReport } from "./report";
import { scoreTeams, type ScoredSeveralTeams } from "./score-teams";
import { teamsPlaces, teamsSession } from "./session";
import { writeTeamResults } from "./write-results";

/**
 * Defines a kind of session for matches of two, three or four teams. Lines of results need no round, because a table
 * plays each board once.
 */
function teams<P extends MatchPlan | SeveralTeamsPlan, S extends ScoredTeamMatch | ScoredSeveralTeams, J>(
  kind: TeamsPlan["kind"],
  parts: Pick<KindScore<P, TeamResults, S, J>, "score" | "report" | "json">
): KindScore<P, TeamResults, S, J> {
  const { adjusted, table: tableName } = LABELS[kind];
  return {
    atTables: {
      tables: ({ matches }) => tablesOf(matches, tableName),
      places: teamsPlaces,
      otherTable: ({ matches }, table, board) => otherTableIn(matches, table, board),
      awards: "points",
    },
    empty: NO_TEAM_RESULTS,
    columns: columnsOf(adjusted),
    read: (lines, plan) => readTeamResults(lines, plan.matches, adjusted, tableName, scoringOf(plan)),
    write: (results, { matches }) => writeTeamResults(results, matches, adjusted, tableName),
    session: teamsSession,
    ...parts,
  };
}

const SEVERAL_TEAMS: Pick<
  KindScore<SeveralTeamsPlan, TeamResults, ScoredSeveralTeams, ThreeTeamsJson | FourTeamsJson>,
  "score" | "report" | "json"
> = { score: scoreTeams, report: severalTeamsReport, json: severalTeamsJson };

export const THREE_TEAMS = teams("three-teams", SEVERAL_TEAMS);
export const FOUR_TEAMS = teams("four-teams", SEVERAL_TEAMS);
export const TEAM_MATCH = teams<MatchPlan, ScoredTeamMatch, TeamMatchJson>("team-match", {
  score: scoreTeamMatch,
  report: matchReport,
  json: matchJson,
});
