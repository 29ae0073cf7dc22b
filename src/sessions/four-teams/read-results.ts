import type { ResultLines } from "../reading/result-lines";
import { readTeamResults } from "../teams/read-results";
import type { FourTeamsPlan } from "./plan";

/**
 * Reads the results of an event of four teams. A line needs no round: a table plays each
 * board once.
 */
export function readFourTeamsResults(lines: ResultLines, { matches }: FourTeamsPlan) {
  return readTeamResults(lines, matches);
}
