import { printVictoryPoints } from "../../bridge/vp/scale";
import { forContestant } from "../../movements/contestant";
import { numberAndName, NUMBERED_PAIRS } from "../contestants";
import { columnsOf, type Report } from "../report";
import { resultTexts } from "../result-texts";
import type { ScoredHome } from "./score-home";

/** Returns the standings of a home session as texts. */
export function homeReport({ plan, totals, percentages, places, standings, scoredBoards }: ScoredHome): Report {
  const { scoring } = plan;
  const rows = standings.map((pair) => {
    const total = forContestant(totals, pair) ?? 0;
    return {
      place: forContestant(places, pair),
      name: numberAndName(NUMBERED_PAIRS, plan.pairs, pair),
      [scoring]: plan.scale ? printVictoryPoints(total, plan.scale) : String(total),
      percentage: forContestant(percentages, pair)?.toFixed(2) ?? "",
    };
  });
  return {
    progress: resultTexts.report.boardsScored(scoredBoards, plan.boards),
    columns: columnsOf("pair", ["place", "name", ...(scoring === "matchpoints" ? [] : [scoring]), "percentage"]),
    rows: scoredBoards === 0 ? [] : rows,
    remarks: [],
  };
}
