import { forContestant } from "../../movements/contestant";
import type { TableRound } from "../at-tables";
import { nameOf, NUMBERED_TEAMS, pairName } from "../contestants";
import { resultTexts } from "../result-texts";
import type { ScoredSession } from "../scored-session";
import { severalTeamsSession } from "../teams/score-several-teams";
import { severalTeamsPlaces } from "../teams/several-teams";
import type { FourTeamsPlan } from "./plan";
import type { ScoredFourTeams } from "./score-four-teams";

/** Who sits where in an event of four teams. */
export function fourTeamsPlaces(plan: FourTeamsPlan): TableRound[] {
  return severalTeamsPlaces(plan, NUMBERED_TEAMS, pairName);
}

/** What an event of four teams has come to. */
export function fourTeamsSession(scored: ScoredFourTeams): ScoredSession {
  const { plan, teams, standings } = scored;
  return {
    ...severalTeamsSession(scored, NUMBERED_TEAMS, fourTeamsPlaces(plan)),
    said: standings.flatMap((team) => {
      const { why } = forContestant(teams, team);
      return why === "" ? [] : [resultTexts.report.whyPlaced(nameOf(NUMBERED_TEAMS, plan.teams, team), why)];
    }),
  };
}
