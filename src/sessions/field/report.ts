import { rounded } from "../../bridge/rounded";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { contestantNumber, contestants, forContestant } from "../../movements/contestant";
import { labelOf, numberAndName } from "../contestants";
import { unitSuffix } from "../penalty-units";
import { columnsOf, remarksOf, type ColumnKind, type Report, type ReportRow } from "../report";
import { resultTexts } from "../result-texts";
import { texts as resultWords } from "../result/texts";
import type { BoardCount } from "./board-counts";
import { FIELD_KINDS } from "./field-kind";
import type { FieldPenalty } from "./penalties";
import { directionOf, type FieldPlan, type FieldScoring } from "./plan";
import { printPercentages } from "./results";
import { boardRulings } from "./rulings";
import { turnedSentences } from "./turned";
import { wrongBoardSentences } from "./wrong-board";
import type { ScoredField } from "./scored-field";
import { averagesDiffer } from "./team-imps";
import type { Tally } from "./tally";

/** The columns of the standings: the score that decides comes first, then other scores of the same results. */
const COLUMNS: Readonly<Record<FieldScoring, readonly ColumnKind[]>> = {
  matchpoints: ["percentage", "matchpoints", "crossImps"],
  "cross-imps": ["crossImps", "percentage", "matchpoints"],
  imps: ["imps", "percentage", "crossImps"],
  vps: ["vps", "percentage", "crossImps"],
};

/** Returns the report of a field's session: its standings and remarks. */
export function fieldReport(scored: ScoredField): Report {
  const { plan, tallies, totals, places, standings, counts } = scored;
  const columns = COLUMNS[plan.scoring];
  const rows = standings.flatMap((contestant): ReportRow[] => {
    const total = forContestant(totals, contestant);
    if (total === null) return [];
    const direction = directionOf(plan, contestant);
    const printed = printTally(scored, forContestant(tallies, contestant));
    return [
      {
        place: forContestant(places, contestant),
        name: numberAndName(FIELD_KINDS[plan.kind].designation, plan.names, contestant),
        ...printed,
        ...(plan.handicaps && { total: printTotal(scored, total) }),
        ...(direction && { ranking: resultWords.directions[direction] }),
      },
    ];
  });
  const noun = plan.kind === "pairs" ? "pair" : "player";
  return {
    progress: printProgress(scored),
    columns: columnsOf(noun, ["place", "name", ...(plan.handicaps ? (["total"] as const) : []), ...columns]),
    rows,
    remarks: remarksOf([
      ...(plan.handicaps ? [resultTexts.report.withHandicaps] : []),
      ...unscoredLine(plan, counts),
      ...differentAverages(scored),
      ...weightedScores(scored),
      ...ruledLines(scored),
    ]),
  };
}

/** Returns one line with the contestants that lack scores on some boards; empty if there are none. */
function unscoredLine({ kind, scoring }: FieldPlan, counts: readonly BoardCount[]): string[] {
  const { whose, of, then } = resultTexts.report.unscored;
  const some = contestants(counts.length).filter((contestant) => {
    const { played, of: all } = forContestant(counts, contestant);
    return played < all;
  });
  if (some.length === 0) return [];
  const each = some.map((contestant) => {
    const { played, of: all } = forContestant(counts, contestant);
    return [contestantNumber(contestant), ...of(played, all)].join("");
  });
  return [`${whose[kind]}${each.join(", ")}${then[scoring]}`];
}

/** Returns a line for each board whose averages contradict each other. */
function differentAverages({ plan, boards }: ScoredField): string[] {
  return boards
    .filter((board) => averagesDiffer(plan, board))
    .map(({ board, plays }) => {
      const [first = "", second = ""] = plays.flatMap(({ averages }) => (averages ? [printPercentages(averages)] : []));
      return resultTexts.report.averagesDiffer(board, first, second);
    });
}

/** Returns a line for each weighted or split score. */
function weightedScores(scored: ScoredField): string[] {
  return boardRulings({ ...scored, wrongBoards: [] }).map(({ text }) => resultTexts.report.weighted(text));
}

/**
 * Returns lines for wrong seats, boards played in place of other boards, and penalties; the lines are printed next to
 * each ranking.
 */
export function ruledLines(scored: ScoredField): string[] {
  const { plan, turned, wrongBoards } = scored;
  return [...turnedSentences(plan, turned), ...wrongBoardSentences(plan, wrongBoards), ...penaltiesLine(scored)];
}

/** Returns one line with all penalties; an empty list if there are none. */
function penaltiesLine({ plan: { kind, names }, penalties }: ScoredField): string[] {
  if (penalties.length === 0) return [];
  const { all, between } = resultTexts.report.fieldPenalties;
  return [all(penalties.map((penalty) => penaltyText({ kind, names }, penalty)).join(between)).join("")];
}

/** Returns a penalty as text: "4 Ann & Bob, 10 % of a board (slow play)". */
export function penaltyText(
  { kind, names }: Pick<FieldPlan, "kind" | "names">,
  { contestant, amount, unit, reason }: FieldPenalty
): string {
  const { each, reason: behind } = resultTexts.report.fieldPenalties;
  const noun = labelOf(FIELD_KINDS[kind].designation, names, contestant);
  return each(noun, String(amount), unitSuffix(amount, unit), reason === "" ? "" : behind(reason).join("")).join("");
}

/** Returns the progress of a session in words. */
export function printProgress({ progress: { scored, of, unit } }: Pick<ScoredField, "progress">): string {
  return unit === "boards" ? resultTexts.report.boardsScored(scored, of) : resultTexts.report.resultsIn(scored, of);
}

/** Prints a total in the ranked unit: "56.25", "-3.5", "11.50". */
export function printTotal({ plan }: Pick<ScoredField, "plan">, total: number): string {
  const shown = rounded(total);
  if (plan.scoring === "matchpoints") return shown.toFixed(2);
  return plan.scale ? printVictoryPoints(shown, plan.scale) : String(shown);
}

function printTally({ plan }: ScoredField, { matchpoints, percentage, imps, points }: Tally): ReportRow {
  return {
    percentage: percentage === null ? "" : rounded(percentage).toFixed(2),
    matchpoints: String(rounded(matchpoints)),
    crossImps: imps === null ? "" : String(rounded(imps)),
    ...(points !== null && { [plan.scoring]: plan.scale ? printVictoryPoints(points, plan.scale) : String(points) }),
  };
}
