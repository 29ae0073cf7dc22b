import type { ResultLines } from "../reading/result-lines";
import { tableLetter } from "./plan";
import { BY_SIDE, readTeamResults } from "../teams/read-results";
import type { ThreeTeamsPlan } from "./plan";

/** Reads the results of three teams; the tables are A, B and C, the homes of the teams. */
export function readThreeTeamsResults(lines: ResultLines, { matches }: ThreeTeamsPlan) {
  return readTeamResults(lines, matches, BY_SIDE, tableLetter);
}
