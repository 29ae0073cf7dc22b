import { FOUR_TEAMS } from "../../movements/four-teams";
import { boardsInWords } from "../../sessions/teams/why";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { RankingLine } from "../result/ranking";
import type { ResultSheet } from "../result/result-sheet";
import { putTeamsResult, teamsResultSheet } from "../result/teams-result";
import { texts } from "../texts";
import { teamLabel, type FourTeamsSheets } from "./four-teams-sheets";

/** Writes the ranking and the best board on the Working sheet. */
export function putFourTeamsResult(grid: Grid, four: FourTeamsSheets): void {
  putTeamsResult(grid, four, rankedTeams(four));
}

/** The sheet Winners. */
export function fourTeamsResultSheet(four: FourTeamsSheets): ResultSheet {
  const rule = texts.fourTeams.rules(boardsInWords(four.plan));
  return teamsResultSheet(four, rankedTeams(four), four.event.standings, rule, 2 * four.plan.boards);
}

/** The teams by their places, in which ties have been broken. */
function rankedTeams(four: FourTeamsSheets): RankingLine[] {
  const { ties, vps } = four;
  return FOUR_TEAMS.map((team) => ({
    name: teamLabel(four, team),
    points: computed(vps.outside.cell("total", team)),
    also: computed(vps.outside.cell("netImps", team)),
    place: computed(ties.cell("shown", team)),
    order: computed(ties.cell("place", team)),
  }));
}
