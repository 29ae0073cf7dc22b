import { FOUR_TEAMS } from "../../movements/four-teams";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putBest } from "../result/best-board";
import { putRanking, type Ranked } from "../result/ranking";
import { resultSheet, type ResultSheet } from "../result/result-sheet";
import { swingFormula } from "../tables/worth";
import { texts } from "../texts";
import { teamLabel, type FourTeamsSheets } from "./four-teams-sheets";

/** Writes the ranking and the best board on the Working sheet. */
export function putFourTeamsResult(grid: Grid, four: FourTeamsSheets): void {
  const { places, result } = four;
  const { ranking, best } = result;
  putRanking(grid, ranking, rankedTeams(four));
  if (best) putBest(grid, best, ranking, ({ board, tables }) => swingFormula(places, tables[0], board));
}

/** The sheet Winners. */
export function fourTeamsResultSheet(four: FourTeamsSheets): ResultSheet {
  const { event, plan, result } = four;
  return resultSheet(four, {
    who: texts.common.team,
    points: texts.common.vps,
    scale: plan.scale,
    also: { heading: texts.common.netImps, shown: "signed" },
    progressOn: four.names.sheet,
    ...result,
    ranked: rankedTeams(four),
    standings: event.standings,
  });
}

/** The teams by their places, in which ties have been broken. */
function rankedTeams(four: FourTeamsSheets): Ranked[] {
  const { ties, vps } = four;
  return FOUR_TEAMS.map((team) => ({
    name: teamLabel(four, team),
    points: computed(vps.outside.cell("total", team)),
    also: computed(vps.outside.cell("netImps", team)),
    place: computed(ties.cell("shown", team)),
    order: computed(ties.cell("place", team)),
  }));
}
