import type { ResultLines } from "../reading/result-lines";
import { columnsOf, readTeamResults, type AdjustedColumns } from "../teams/read-results";
import type { MatchPlan } from "./plan";
import { scoringOf } from "./score-match";

/** Adjustments name the teams, whichever table the line is of. */
export const BY_TEAM: AdjustedColumns = [
  { name: "adjusted_home", also: ["adjusted home", "adj. home"], whose: "team" },
  { name: "adjusted_away", also: ["adjusted away", "adj. away"], whose: "team" },
];

/** The columns of results of a match of two teams. */
export const MATCH_COLUMNS = columnsOf(BY_TEAM);

/** Reads the results of a match of two teams. */
export function readTeamMatchResults(lines: ResultLines, plan: MatchPlan) {
  return readTeamResults(lines, [plan.match], BY_TEAM, String, scoringOf(plan));
}
