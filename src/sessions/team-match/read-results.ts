import { readTeamResults, type AdjustedColumns } from "../teams/read-results";
import type { MatchPlan } from "./plan";

/** Adjustments name the teams, whichever table the line is of. */
const HOME_AND_AWAY: AdjustedColumns = {
  names: ["adjusted_home", "adjusted_away"],
  also: [
    ["adjusted home", "adj. home"],
    ["adjusted away", "adj. away"],
  ],
  first: "first team",
};

/** Reads the results of a match of two teams from CSV. */
export function readTeamMatchResults(text: string, { match }: MatchPlan) {
  return readTeamResults(text, [match], HOME_AND_AWAY);
}
