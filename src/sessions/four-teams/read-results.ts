import { readTeamResults } from "../teams/read-results";
import type { FourTeamsPlan } from "./plan";

/**
 * Reads the results of an event of four teams from CSV. A line needs no round: a table plays each
 * board once.
 */
export function readFourTeamsResults(text: string, { matches }: FourTeamsPlan) {
  return readTeamResults(text, matches);
}
