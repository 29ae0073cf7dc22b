import { readTeamResults, type AdjustedColumns } from "../teams/read-results";
import type { MatchPlan } from "./plan";
import { scoringOf } from "./score-match";

/** Adjustments name the teams, whichever table the line is of. */
const HOME_AND_AWAY: AdjustedColumns = [
  { name: "adjusted_home", also: ["adjusted home", "adj. home"], whose: "team" },
  { name: "adjusted_away", also: ["adjusted away", "adj. away"], whose: "team" },
];

/** Reads the results of a match of two teams from CSV. */
export function readTeamMatchResults(text: string, plan: MatchPlan) {
  return readTeamResults(text, [plan.match], HOME_AND_AWAY, String, scoringOf(plan));
}
