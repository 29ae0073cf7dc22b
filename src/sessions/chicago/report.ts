import { entryOf } from "../../movements/contestant";
import { numberAndName, NUMBERED_PLAYERS } from "../contestants";
import { columnsOf, type Report, type ReportRow } from "../report";
import { resultTexts } from "../result-texts";
import type { ScoredChicago } from "./score-chicago";

/** An evening at one table for people: its standings. */
export function chicagoReport({ plan, totals, places, standings, played, scoredDeals }: ScoredChicago): Report {
  const { report } = resultTexts;
  const rows = standings.flatMap((player): ReportRow[] => {
    const total = entryOf(totals, player);
    if (total === null) return [];
    const name = numberAndName(NUMBERED_PLAYERS, plan.names, player);
    return [{ place: entryOf(places, player), name, points: String(total), played: String(entryOf(played, player)) }];
  });
  return {
    progress: report.dealsScored(scoredDeals, plan.boards),
    columns: columnsOf("player", ["place", "name", "points", "played"]),
    rows,
    remarks: [],
  };
}
