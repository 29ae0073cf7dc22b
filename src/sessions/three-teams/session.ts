import type { TeamPair } from "../../movements/contestant";
import type { TableRound } from "../at-tables";
import { LETTERED_TEAMS } from "../contestants";
import type { ScoredSession } from "../scored-session";
import { matchesIn } from "../teams/at-tables";
import { severalTeamsSession } from "../teams/score-several-teams";
import { severalTeamsPlaces } from "../teams/several-teams";
import { tableLetter, type ThreeTeamsPlan } from "./plan";
import type { ScoredThreeTeams } from "./score-three-teams";

/** Who sits where in a round robin of three teams. */
export function threeTeamsPlaces(plan: ThreeTeamsPlan): TableRound[] {
  const id = ({ team, pair }: TeamPair) => `${LETTERED_TEAMS.short(team)}${pair + 1}`;
  return severalTeamsPlaces(plan, LETTERED_TEAMS, id, tableLetter);
}

/** What a round robin of three teams has come to. */
export function threeTeamsSession(scored: ScoredThreeTeams): ScoredSession {
  return {
    ...severalTeamsSession(scored, LETTERED_TEAMS, threeTeamsPlaces(scored.plan)),
    // It has no rounds: two of its matches are always under way.
    matches: matchesIn(scored.matches, () => null),
  };
}
