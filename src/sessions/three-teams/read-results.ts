import type { TeamLetter } from "../../movements/three-teams";
import { readTeamResults, type ReadTeamResults } from "../teams/read-results";
import type { ThreeTeamsPlan } from "./plan";

/** Reads the results of three teams from CSV; the tables are A, B and C, the homes of the teams. */
export function readThreeTeamsResults(text: string, { matches }: ThreeTeamsPlan): ReadTeamResults<TeamLetter> {
  return readTeamResults(text, matches);
}
