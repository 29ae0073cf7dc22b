import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { computed, typedOr } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putBest } from "../result/best-board";
import { putRanking, type Ranked } from "../result/ranking";
import { resultSheet, type ResultSheet } from "../result/result-sheet";
import { swingFormula } from "../tables/worth";
import { typedTeam } from "../team-names";
import { texts } from "../texts";
import type { ThreeTeamsSheets } from "./three-teams-sheets";

/** Writes the ranking and the best board on the Working sheet. */
export function putThreeTeamsResult(grid: Grid, three: ThreeTeamsSheets): void {
  const { places, result } = three;
  const { ranking, best } = result;
  putRanking(grid, ranking, rankedTeams(three));
  if (best) putBest(grid, best, ranking, ({ board, tables }) => swingFormula(places, tables[0], board));
}

/** The sheet Winners. */
export function threeTeamsResultSheet(three: ThreeTeamsSheets): ResultSheet {
  const { scored, plan, result } = three;
  return resultSheet(three, {
    who: texts.common.team,
    points: texts.common.vps,
    scale: plan.scale,
    also: { heading: texts.common.netImps, shown: "signed" },
    progressOn: three.names.sheet,
    ...result,
    ranked: rankedTeams(three),
    standings: scored.standings,
  });
}

function rankedTeams(three: ThreeTeamsSheets): Ranked[] {
  const { cell } = three.totals.outside;
  return THREE_TEAMS.map((team) => {
    return {
      name: typedOr(typedTeam(three, team), LETTERED_TEAMS.long(team)),
      points: computed(cell("total", team)),
      also: computed(cell("netImps", team)),
      place: computed(cell("place", team)),
    };
  });
}
