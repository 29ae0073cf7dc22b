import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant } from "../../movements/contestant";
import type { Grid } from "../kit/grid";
import type { TeamSheets } from "../tables/team-tables";
import { isUnfinished, swingFormula, type MatchCounts } from "../tables/worth";
import { texts } from "../texts";
import { putBest, type ResultLists } from "./best-board";
import { putRanking, type RankingLine } from "./ranking";
import { resultSheet, type ResultSheet } from "./result-sheet";

/** Sheets of three or four teams, who play for victory points; net IMPs stand beside these. */
interface TeamsForVps extends TeamSheets {
  readonly plan: { readonly scale: VpScale };
  readonly result: ResultLists;
  readonly counts: MatchCounts;
  /** The list of names, on the sheet that says how far play has come. */
  readonly names: { readonly sheet: string };
}

/** Writes the ranking and the best board on the Working sheet. */
export function putTeamsResult(grid: Grid, { places, result }: TeamsForVps, ranked: readonly RankingLine[]): void {
  const { ranking, best } = result;
  putRanking(grid, ranking, ranked);
  if (best) putBest(grid, best, ranking, ({ board, tables }) => swingFormula(places, tables[0], board));
}

/** The sheet Winners. @param rule by which the places are decided. @param boards of all matches. */
export function teamsResultSheet(
  teams: TeamsForVps,
  ranked: readonly RankingLine[],
  standings: readonly Contestant[],
  rule: string,
  boards: number
): ResultSheet {
  return resultSheet(teams, {
    who: texts.common.team,
    points: texts.common.vps,
    scale: teams.plan.scale,
    also: { heading: texts.common.netImps, shown: "signed" },
    progressOn: teams.names.sheet,
    unfinished: { condition: isUnfinished(teams.counts, boards) },
    faults: teams.faults,
    rule,
    ...teams.result,
    ranked,
    standings,
  });
}
