import type { ResultLines } from "../reading/result-lines";
import { BY_TEAM, columnsOf, readTeamResults } from "../teams/read-results";
import type { MatchPlan } from "./plan";
import { scoringOf } from "./score-match";

/** The columns of results of a match of two teams. */
export const MATCH_COLUMNS = columnsOf(BY_TEAM);

/** Reads the results of a match of two teams. */
export function readTeamMatchResults(lines: ResultLines, plan: MatchPlan) {
  return readTeamResults(lines, [plan.match], BY_TEAM, String, scoringOf(plan));
}
