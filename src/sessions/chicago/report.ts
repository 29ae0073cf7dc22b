import { forContestant } from "../../movements/contestant";
import { numberAndName, NUMBERED_PLAYERS } from "../contestants";
import { columnsOf, remarksOf, type Report, type ReportRow } from "../report";
import { resultTexts } from "../result-texts";
import type { ScoredChicago } from "./score-chicago";

/** Returns the standings of an evening at one table as texts. */
export function chicagoReport({ plan, totals, places, standings, played, scoredDeals, rounds }: ScoredChicago): Report {
  const { report } = resultTexts;
  const key = plan.scoring;
  const deals = rounds.flatMap((round) => round.deals);
  const lacking = deals.filter(({ points, worth }) => points !== null && worth === null).map(({ deal }) => deal);
  const rows = standings.flatMap((player): ReportRow[] => {
    const total = forContestant(totals, player);
    if (total === null) return [];
    const name = numberAndName(NUMBERED_PLAYERS, plan.names, player);
    return [
      {
        place: forContestant(places, player),
        name,
        [key]: String(total),
        played: String(forContestant(played, player)),
      },
    ];
  });
  return {
    progress: report.dealsScored(scoredDeals, plan.boards),
    columns: columnsOf("player", ["place", "name", key, "played"]),
    rows,
    remarks: remarksOf(lacking.length === 0 ? [] : [report.hcpMissing(lacking)]),
  };
}
