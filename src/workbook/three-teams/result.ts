import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { computed, typedOrDefault } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { RankingLine } from "../result/ranking";
import type { ResultSheet } from "../result/result-sheet";
import { putTeamsResult, teamsResultSheet } from "../result/teams-result";
import { typedTeam } from "../team-names";
import { texts } from "../texts";
import type { ThreeTeamsSheets } from "./three-teams-sheets";

/** Writes the ranking and the best board on the Working sheet. */
export function putThreeTeamsResult(grid: Grid, three: ThreeTeamsSheets): void {
  putTeamsResult(grid, three, rankedTeams(three));
}

/** The sheet Winners. */
export function threeTeamsResultSheet(three: ThreeTeamsSheets): ResultSheet {
  return teamsResultSheet(
    three,
    rankedTeams(three),
    three.scored.standings,
    texts.scoresheet.rule("vps"),
    three.plan.boards
  );
}

function rankedTeams(three: ThreeTeamsSheets): RankingLine[] {
  const { cell } = three.totals.outside;
  return THREE_TEAMS.map((team) => {
    return {
      name: typedOrDefault(typedTeam(three, team), LETTERED_TEAMS.long(team)),
      points: computed(cell("total", team)),
      also: computed(cell("netImps", team)),
      place: computed(cell("place", team)),
    };
  });
}
