import { seedOrder, type BracketMatch } from "../../sessions/swiss-event/bracket";
import type { BracketRound } from "../../sessions/swiss-event/results";
import { newGrid, type Grid } from "../grid";
import { putNote, putSheetTitle } from "../headings";
import type { Sheet } from "../model";
import { printSetup } from "../print-setup";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { STYLES } from "../theme";
import { BRACKET, RANKED_NUMBER_COLUMN, RANKING, rankingArea } from "./layout";
import { WORKING } from "../working/steps";
import { COMPLETE_CELL } from "./working-layout";
import { SWISS_STYLES } from "./styles";
import { namesBeside } from "./team-formulas";
import type { SwissSheets } from "./swiss-sheets";

const ROUND_NAMES: Readonly<Record<BracketRound, string>> = {
  R32: "Round of 32",
  R16: "Round of 16",
  QF: "Quarter-finals",
  SF: "Semi-finals",
  F: "Final",
};
const HEADING_ROW = 5;
const FIRST_ROW = HEADING_ROW + 1;
const SEED_COLUMN = 1;
/** Of each round: number, team, IMPs. */
const COLUMNS = [5, 20, 8] as const;
const ROW_HEIGHT = 19;

/** The columns of a round, counted from 0: number, team and IMPs. */
function columnsOf(round: number): readonly [number: number, team: number, imps: number] {
  const first = SEED_COLUMN + 1 + round * COLUMNS.length;
  return [first, first + 1, first + 2];
}

/** The Bracket: seeds from the Ranking, IMPs typed, winners advancing. */
export function bracketSheet(sheets: SwissSheets): Sheet | null {
  const { event, head, paper } = sheets;
  const { bracket, plan } = event;
  if (bracket === null || plan.bracket === null) return null;
  const tops = topsOf(plan.bracket);
  const count = bracket.rounds.length;
  const widths = [7, ...bracket.rounds.flatMap(() => COLUMNS), COLUMNS[0], COLUMNS[1]];
  const grid = newGrid(BRACKET, widths);
  putSheetTitle(grid, head, BRACKET, widths.length);
  putNote(
    grid,
    "Type in each match the IMPs that the upper team won by, with a minus if the lower team won.",
    widths.length
  );
  putStatus(grid, sheets, tops);
  putHeadings(grid, sheets);
  const order = seedOrder(plan.bracket);
  bracket.rounds.forEach(({ matches }, round) =>
    matches.forEach((match, i) => {
      const row = tops[round]![i]!;
      ([0, 1] as const).forEach((which) => {
        const seed = round === 0 ? order[2 * i + which]! : null;
        if (seed !== null) grid.put(row + which, SEED_COLUMN, seed, STYLES.small);
        const formula =
          seed !== null
            ? seedFormula(sheets, row + which)
            : winnerFormula(round - 1, tops[round - 1]![2 * i + which]!);
        putTeam(grid, sheets, row + which, round, formula, match.teams[which]);
      });
      putImps(grid, row, round, match);
    })
  );
  const final = tops[count - 1]![0]!;
  putTeam(grid, sheets, final, count, winnerFormula(count - 1, final), bracket.winner);
  const bottom = tops[0]![tops[0]!.length - 1]! + 1;
  for (let row = FIRST_ROW; row <= bottom; row++) grid.height(row, ROW_HEIGHT);
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: printSetup(paper, bottom, widths.length, {
      titleRows: [HEADING_ROW, HEADING_ROW],
      orientation: "landscape",
    }),
  });
}

/** The first row of each match by round: a match stands halfway between those that feed it. */
function topsOf(size: number): number[][] {
  // The matches of 32 teams stand close, so that they fit on a page.
  const step = size > 16 ? 2 : 3;
  const tops = [Array.from({ length: size / 2 }, (_, i) => FIRST_ROW + i * step)];
  for (let before = tops[0]!; before.length > 1; before = tops[tops.length - 1]!) {
    const middle = (i: number) => Math.floor((before[2 * i]! + before[2 * i + 1]!) / 2);
    tops.push(Array.from({ length: before.length / 2 }, (_, i) => middle(i)));
  }
  return tops;
}

function putHeadings(grid: Grid, { event: { bracket } }: SwissSheets): void {
  grid.put(HEADING_ROW, SEED_COLUMN, "Seed", STYLES.heading);
  const heading = (round: number, text: string, columns: number) => {
    const [left] = columnsOf(round);
    const area = { top: HEADING_ROW, bottom: HEADING_ROW, left, right: left + columns - 1 };
    grid.block(area, text, STYLES.heading);
  };
  bracket!.rounds.forEach(({ round }, i) => heading(i, ROUND_NAMES[round], COLUMNS.length));
  heading(bracket!.rounds.length, "Winner", 2);
  grid.height(HEADING_ROW, 24);
}

function putTeam(
  grid: Grid,
  sheets: SwissSheets,
  row: number,
  round: number,
  formula: string,
  team: number | null
): void {
  const [number, name] = columnsOf(round);
  grid.put(row, number, { formula, value: team ?? "" }, STYLES.label);
  grid.put(row, name, namesBeside(sheets)(cellAddress(row, number), team), SWISS_STYLES.name);
}

function putImps(grid: Grid, row: number, round: number, { imps }: BracketMatch): void {
  const [, , column] = columnsOf(round);
  const area = { top: row, bottom: row + 1, left: column, right: column };
  grid.block(area, imps, SWISS_STYLES.imps);
  grid.validate({
    area: { ...area, bottom: row },
    rule: { kind: "whole", least: -999, most: 999 },
    error: {
      title: "IMPs",
      text: "Type the IMPs that the upper team won by as a whole number, such as 9; -9 if the lower team won by 9.",
    },
  });
  grid.highlight({
    area,
    formula: `AND(ISNUMBER($${cellAddress(row, column)}),$${cellAddress(row, column)}=0)`,
    tone: "alert",
  });
}

function seedFormula({ event, layout }: SwissSheets, row: number): string {
  const seed = cellAddress(row, SEED_COLUMN);
  // Without Swiss rounds the numbers are the seeds.
  if (event.plan.rounds === 0) return seed;
  const numbers = onSheet(RANKING, areaAddress(rankingArea(layout, RANKED_NUMBER_COLUMN)));
  return `IF(${completeCell()}=1,INDEX(${numbers},${seed}),"")`;
}

function completeCell(): string {
  return onSheet(WORKING, cellAddress(COMPLETE_CELL.row, COMPLETE_CELL.column));
}

/** The number of the team that has won the match whose first row is given. */
function winnerFormula(round: number, top: number): string {
  const [number, , imps] = columnsOf(round);
  const margin = cellAddress(top, imps);
  const [upper, lower] = [cellAddress(top, number), cellAddress(top + 1, number)];
  return `IF(ISNUMBER(${margin}),IF(${margin}>0,${upper},IF(${margin}<0,${lower},"")),"")`;
}

/** What the bracket waits for, or that a match has no winner. */
function putStatus(grid: Grid, { event }: SwissSheets, tops: readonly (readonly number[])[]): void {
  const waits = "The seeds stand here when every match of the Swiss rounds has its result.";
  const tie = "A knockout match needs a winner: play extra boards.";
  const last = tops[0]![tops[0]!.length - 1]! + 1;
  const ties = tops
    .map((_, round) => {
      const [, , column] = columnsOf(round);
      return `COUNTIF(${areaAddress({ top: FIRST_ROW, bottom: last, left: column, right: column })},0)`;
    })
    .join("+");
  const tied = `IF(${ties}>0,"${tie}","")`;
  const formula = event.plan.rounds === 0 ? tied : `IF(${completeCell()}=1,${tied},"${waits}")`;
  grid.put(4, 1, { formula, value: event.complete ? "" : waits }, STYLES.status);
  grid.height(4, 22);
}
