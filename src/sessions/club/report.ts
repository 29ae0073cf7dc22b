import { rounded } from "../../bridge/rounded";
import { forContestant, type Contestant } from "../../movements/contestant";
import { labelOf, numberAndName } from "../contestants";
import { unitSuffix } from "../penalty-units";
import { columnsOf, remarksOf, type ColumnKind, type Report, type ReportRow } from "../report";
import { resultTexts } from "../result-texts";
import { texts as resultWords } from "../result/texts";
import { pairDesignation } from "./pairs";
import type { ClubScoring } from "./plan";
import type { ScoredClub } from "./score-club";

/** The columns of the standings; the score that decides comes first. */
const COLUMNS: Readonly<Record<ClubScoring, readonly ColumnKind[]>> = {
  matchpoints: ["percentage", "matchpoints", "played"],
  "cross-imps": ["crossImps", "played"],
  butler: ["imps", "played"],
};

/** Returns the report of a club's evening: its standings and penalties. */
export function clubReport(scored: ScoredClub): Report {
  const { plan, pairs, plays, tallies, totals, places, rankings, played } = scored;
  const designation = pairDesignation(pairs);
  const names = pairs.map(({ name }) => name);
  const hasHandicaps = pairs.some(({ handicap }) => handicap !== 0);
  const rows = rankings.flat().flatMap((pair): ReportRow[] => {
    const total = forContestant(totals, pair);
    if (total === null) return [];
    const { percentage, matchpoints, imps } = forContestant(tallies, pair);
    const ranking = rankingHeading(scored, pair);
    return [
      {
        place: forContestant(places, pair),
        name: numberAndName(designation, names, pair),
        ...(hasHandicaps && { total: printTotal(plan.scoring, total) }),
        percentage: percentage === null ? "" : rounded(percentage).toFixed(2),
        matchpoints: String(rounded(matchpoints)),
        ...(imps !== null && { crossImps: String(rounded(imps)), imps: String(rounded(imps)) }),
        played: String(forContestant(played, pair)),
        ...(ranking !== "" && { ranking }),
      },
    ];
  });
  const scoredRows = plays.filter(({ result, averages }) => (result ?? averages) !== null).length;
  return {
    progress: resultTexts.report.resultsIn(scoredRows, plays.length),
    columns: columnsOf("pair", [
      ...(["place", "name"] as const),
      ...(hasHandicaps ? (["total"] as const) : []),
      ...COLUMNS[plan.scoring],
    ]),
    rows,
    remarks: remarksOf([...(hasHandicaps ? [resultTexts.report.withHandicaps] : []), ...penaltyLines(scored)]),
  };
}

/**
 * Returns the heading of a pair's ranking: its section if sections are ranked separately, its direction if there are
 * two winners; otherwise "".
 */
function rankingHeading({ plan, pairs }: Pick<ScoredClub, "plan" | "pairs">, pair: Contestant): string {
  const { section, direction } = forContestant(pairs, pair);
  const parts = [
    ...(plan.sections === "apart" && section !== "" ? [resultTexts.report.section(section)] : []),
    ...(direction ? [resultWords.directions[direction]] : []),
  ];
  return parts.join(", ");
}

/** Returns one line with all penalties; an empty list if there are none. */
export function penaltyLines({ plan, pairs, penalties }: ScoredClub): string[] {
  if (penalties.length === 0) return [];
  const { all, between, each } = resultTexts.report.fieldPenalties;
  const unit = plan.scoring === "matchpoints" ? "percent" : "imps";
  const designation = pairDesignation(pairs);
  const names = pairs.map(({ name }) => name);
  const listed = penalties.map(({ contestant, amount }) =>
    each(labelOf(designation, names, contestant), String(amount), unitSuffix(amount, unit), "").join("")
  );
  return [all(listed.join(between)).join("")];
}

/** Prints a total in the ranked unit: "56.25", "-3.5". */
export function printTotal(scoring: ClubScoring, total: number): string {
  const shown = rounded(total);
  return scoring === "matchpoints" ? shown.toFixed(2) : String(shown);
}
