import type { Computed } from "../kit/content";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { WORKING } from "../working/steps";
import { BRACKET_FIRST_ROW, columnsOf, SEED_COLUMN } from "./bracket-layout";
import { RANKED_NUMBER_COLUMN, RANKING, rankingArea } from "./ranking-layout";
import type { SwissSheets } from "./swiss-sheets";
import { COMPLETE_CELL } from "./working-layout";

/** The number of the team that has the seed in a row. */
export function seedFormula({ event, layout }: SwissSheets, row: number): string {
  const seed = cellAddress(row, SEED_COLUMN);
  // Without Swiss rounds the numbers are the seeds.
  if (event.plan.rounds === 0) return seed;
  const numbers = onSheet(RANKING, areaAddress(rankingArea(layout, RANKED_NUMBER_COLUMN)));
  return `IF(${completeCell()}=1,INDEX(${numbers},${seed}),"")`;
}

/** The number of the team that has won the match whose first row is given. */
export function winnerFormula(round: number, top: number): string {
  const [number, , imps] = columnsOf(round);
  const margin = cellAddress(top, imps);
  const [upper, lower] = [cellAddress(top, number), cellAddress(top + 1, number)];
  return `IF(ISNUMBER(${margin}),IF(${margin}>0,${upper},IF(${margin}<0,${lower},"")),"")`;
}

/** What the bracket waits for, or that a match has no winner. */
export function bracketStatus({ event }: SwissSheets, tops: readonly (readonly number[])[]): Computed {
  const waits = "The seeds stand here when every match of the Swiss rounds has its result.";
  const tie = "A knockout match needs a winner: play extra boards.";
  const last = tops[0]![tops[0]!.length - 1]! + 1;
  const ties = tops
    .map((_, round) => {
      const [, , column] = columnsOf(round);
      const imps = { top: BRACKET_FIRST_ROW, bottom: last, left: column, right: column };
      return `COUNTIF(${areaAddress(imps)},0)`;
    })
    .join("+");
  const tied = `IF(${ties}>0,"${tie}","")`;
  const formula = event.plan.rounds === 0 ? tied : `IF(${completeCell()}=1,${tied},"${waits}")`;
  return { formula, value: event.complete ? "" : waits };
}

/** The cell that says whether the Swiss rounds are complete. */
function completeCell(): string {
  return onSheet(WORKING, cellAddress(COMPLETE_CELL.row, COMPLETE_CELL.column));
}
