import { tableLetter } from "./plan";
import { BY_SIDE, readTeamResults } from "../teams/read-results";
import type { ThreeTeamsPlan } from "./plan";

/** Reads the results of three teams from CSV; the tables are A, B and C, the homes of the teams. */
export function readThreeTeamsResults(text: string, { matches }: ThreeTeamsPlan) {
  return readTeamResults(text, matches, BY_SIDE, tableLetter);
}
