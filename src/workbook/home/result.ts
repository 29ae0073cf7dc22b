import { contestants } from "../../movements/contestant";
import { NUMBERED_PAIRS } from "../../sessions/contestants";
import type { ScoredHome } from "../../sessions/home/score-home";
import { computed, typedOrDefault } from "../kit/content";
import type { Grid } from "../kit/grid";
import { placeResult, putBest, type ResultLists } from "../result/best-board";
import { putRanking, type RankingLine } from "../result/ranking";
import { resultSheet, type ResultSheet } from "../result/result-sheet";
import { boardsInPlay } from "../rounds-played";
import { texts } from "../texts";
import { amountAt } from "../typed-amounts";
import { pairColumn, type HomeSheets } from "./home-sheets";
import { percentageOf } from "./matchpoints";
import { AFTER_TABLES, type HomeTable } from "./tables";

/** Lays out the ranking and the best board right of the data of the chart. */
export function placeHomeResult(session: ScoredHome, places: readonly HomeTable[]): ResultLists {
  const pairs = session.plan.pairs.length;
  return placeResult(session, places, AFTER_TABLES + pairs + 2, pairs);
}

/** Writes the ranking and the best board on the Working sheet. */
export function putHomeResult(grid: Grid, home: HomeSheets): void {
  const { places, adjustments, result } = home;
  const [table1] = places;
  putRanking(grid, result.ranking, rankedPairs(home));
  if (result.best)
    putBest(grid, result.best, result.ranking, ({ board }) => {
      const adjusted = adjustments.cell("adjusted", table1.rowOf(board));
      return `IF(${adjusted}="",${table1.outsideCell("imps", board)},"")`;
    });
}

/** Returns the sheet Winners. */
export function homeResultSheet(home: HomeSheets): ResultSheet {
  const { session, result } = home;
  const { scale } = session.plan;
  return resultSheet(home, {
    who: texts.scoresheet.pair,
    points:
      session.plan.scoring === "matchpoints"
        ? texts.scoresheet.percentage
        : scale
          ? texts.common.vps
          : texts.common.imps,
    scale,
    hasDecimals: session.plan.scoring === "matchpoints",
    progressOn: home.lists.sheet,
    unfinished: { condition: isUnfinished(home) },
    faults: home.faults,
    rule: texts.scoresheet.rule(session.plan.scoring),
    ...result,
    ranked: rankedPairs(home),
    standings: session.standings,
  });
}

/** Returns the condition that a board of the rounds played has no score and can still get one. */
function isUnfinished({ session: { plan }, adjustments, amounts }: HomeSheets): string {
  return `SUM(${adjustments.outside.range("done")})<${boardsInPlay(plan, amountAt(amounts, 0)).formula}`;
}

function rankedPairs({ session, lists: { names, totals }, matchpoints }: HomeSheets): RankingLine[] {
  const { plan } = session;
  return contestants(plan.pairs.length).map((pair) => ({
    name: typedOrDefault(names.outside.cell("name", pair), NUMBERED_PAIRS.long(pair)),
    points: computed(totals.outside.cell(pairColumn(pair), 0)),
    also: percentageOf({ matchpoints }, pair),
    place: computed(totals.outside.cell(pairColumn(pair), 1)),
  }));
}
