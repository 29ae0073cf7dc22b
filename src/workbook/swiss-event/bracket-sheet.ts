import { contestantNumber, type Contestant } from "../../movements/contestant";
import { seedOrder, type BracketMatch } from "../../sessions/swiss-event/bracket";
import type { BracketRound } from "../../sessions/swiss-event/results";
import { newGrid, type Grid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import type { Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { cellAddress } from "../reference";
import { STYLES } from "../theme";
import { bracketStatus, seedFormula, winnerFormula } from "./bracket-formulas";
import {
  BRACKET,
  BRACKET_COLUMNS,
  BRACKET_FIRST_ROW,
  BRACKET_HEADING_ROW,
  columnsOf,
  SEED_COLUMN,
  topsOf,
} from "./bracket-layout";
import { SWISS_STYLES } from "./styles";
import type { SwissSheets } from "./swiss-sheets";
import { namesBeside } from "./team-formulas";

const ROUND_NAMES: Readonly<Record<BracketRound, string>> = {
  R32: "Round of 32",
  R16: "Round of 16",
  QF: "Quarter-finals",
  SF: "Semi-finals",
  F: "Final",
};
const ROW_HEIGHT = 19;

/** The Bracket: seeds from the Ranking, IMPs typed, winners advancing. */
export function bracketSheet(sheets: SwissSheets): Sheet | null {
  const { event, head, paper } = sheets;
  const { bracket, plan } = event;
  if (bracket === null || plan.bracket === null) return null;
  const tops = topsOf(plan.bracket);
  const count = bracket.rounds.length;
  const widths = [7, ...bracket.rounds.flatMap(() => BRACKET_COLUMNS), BRACKET_COLUMNS[0], BRACKET_COLUMNS[1]];
  const grid = newGrid(BRACKET, widths);
  putSheetTitle(grid, head, BRACKET, widths.length);
  putNote(
    grid,
    "Type in each match the IMPs that the upper team won by, with a minus if the lower team won.",
    widths.length
  );
  grid.put(4, 1, bracketStatus(sheets, tops), STYLES.status);
  grid.height(4, 22);
  putHeadings(grid, sheets);
  const order = seedOrder(plan.bracket);
  bracket.rounds.forEach(({ matches }, round) =>
    matches.forEach((match, i) => {
      const row = tops[round]![i]!;
      ([0, 1] as const).forEach((which) => {
        const seed = round === 0 ? order[2 * i + which]! : null;
        if (seed !== null) grid.put(row + which, SEED_COLUMN, seed, STYLES.small);
        const formula =
          seed !== null ? seedFormula(sheets, row + which) : winnerFormula(round - 1, tops[round - 1]![2 * i + which]!);
        putTeam(grid, sheets, row + which, round, formula, match.teams[which]);
      });
      putImps(grid, row, round, match);
    })
  );
  const final = tops[count - 1]![0]!;
  putTeam(grid, sheets, final, count, winnerFormula(count - 1, final), bracket.winner);
  const bottom = tops[0]![tops[0]!.length - 1]! + 1;
  for (let row = BRACKET_FIRST_ROW; row <= bottom; row++) grid.height(row, ROW_HEIGHT);
  return grid.finish({
    frozenRows: BRACKET_HEADING_ROW,
    print: printSetup(paper, bottom, widths.length, {
      titleRows: [BRACKET_HEADING_ROW, BRACKET_HEADING_ROW],
      orientation: "landscape",
    }),
  });
}

function putHeadings(grid: Grid, { event: { bracket } }: SwissSheets): void {
  grid.put(BRACKET_HEADING_ROW, SEED_COLUMN, "Seed", STYLES.heading);
  const heading = (round: number, text: string, columns: number) => {
    const [left] = columnsOf(round);
    const area = {
      top: BRACKET_HEADING_ROW,
      bottom: BRACKET_HEADING_ROW,
      left,
      right: left + columns - 1,
    };
    grid.block(area, text, STYLES.heading);
  };
  bracket!.rounds.forEach(({ round }, i) => heading(i, ROUND_NAMES[round], BRACKET_COLUMNS.length));
  heading(bracket!.rounds.length, "Winner", 2);
  grid.height(BRACKET_HEADING_ROW, 24);
}

function putTeam(
  grid: Grid,
  sheets: SwissSheets,
  row: number,
  round: number,
  formula: string,
  team: Contestant | null
): void {
  const [number, name] = columnsOf(round);
  grid.put(row, number, { formula, value: team === null ? "" : contestantNumber(team) }, STYLES.label);
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
