import { contestants } from "../../movements/contestant";
import { sidesInOrder } from "../../sessions/team-match/report";
import { scoringOf } from "../../sessions/teams/plan";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putBest } from "../result/best-board";
import { putRanking, type RankingLine } from "../result/ranking";
import { resultSheet, type ResultSheet } from "../result/result-sheet";
import { swingFormula } from "../tables/worth";
import { texts } from "../texts";
import { MATCH_SIDES, matchRule, type MatchSheets } from "./match-sheets";
import { resultSentence } from "./sentences";
import { viewOf } from "./views";

/** Writes the ranking and the best board on the Working sheet. */
export function putMatchResult(grid: Grid, sheets: MatchSheets): void {
  const { places, result } = sheets;
  const { ranking, best } = result;
  putRanking(grid, ranking, rankedSides(sheets));
  if (best) putBest(grid, best, ranking, ({ board, tables }) => swingFormula(places, tables[0], board));
}

/** The sheet Winners: who has won and by what, without the handicap and with it. */
export function matchResultSheet(sheets: MatchSheets): ResultSheet {
  const { scored, result } = sheets;
  const { scale } = scored.plan;
  const won = texts.teamMatch.match.won[scoringOf(scored.plan)];
  return resultSheet(sheets, {
    who: texts.common.team,
    points: scale ? texts.common.vps : won,
    scale,
    ...(scale && { also: { heading: won, shown: "plain" } }),
    progressOn: sheets.lists.sheet,
    unfinished: { condition: `${sheets.stand.outside.cell("open", 0)}=1` },
    faults: sheets.faults,
    rule: matchRule(sheets.scored.plan),
    sentence: resultSentence(sheets),
    ...(sheets.handicap && { withHandicap: resultSentence(sheets, "handicap") }),
    ...result,
    ranked: rankedSides(sheets),
    standings: standingsOf(sheets),
  });
}

function standingsOf({ scored }: MatchSheets) {
  const teams = contestants(MATCH_SIDES.length);
  return sidesInOrder(scored).flatMap(([side]) => teams[side] ?? []);
}

/** The two sides: the one that is ahead is first, and a tie is shared. */
function rankedSides(sheets: MatchSheets): RankingLine[] {
  const { scored, teams } = sheets;
  const count = viewOf(sheets, 0, "scored").formula;
  const ahead = viewOf(sheets, 0, "ahead").formula;
  return MATCH_SIDES.map((side) => {
    const isBehind = side === 0 ? `${ahead}<0` : `${ahead}>0`;
    const known = (formula: string) => `IF(${count}=0,"",${formula})`;
    const won = viewOf(sheets, side, "won");
    return {
      name: teams[side],
      ...(scored.plan.scale ? { points: viewOf(sheets, side, "vps"), also: won } : { points: won }),
      place: computed(known(`IF(${ahead}=0,"1=",IF(${isBehind},"2","1"))`)),
      order: computed(known(`IF(${isBehind},2,1)`)),
    };
  });
}
