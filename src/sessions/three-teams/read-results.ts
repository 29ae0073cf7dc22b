import { tableLetter } from "./plan";
import { BY_SIDE, readTeamResults, type ReadTeamResults } from "../teams/read-results";
import type { ThreeTeamsPlan } from "./plan";

/** Reads the results of three teams from CSV; the tables are A, B and C, the homes of the teams. */
export function readThreeTeamsResults(text: string, { matches }: ThreeTeamsPlan): ReadTeamResults {
  return readTeamResults(text, matches, BY_SIDE, tableLetter);
}
