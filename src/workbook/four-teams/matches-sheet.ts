import { boardsLabel } from "../boards-label";
import { newGrid, type Grid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import type { CellValue, Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { cellAddress } from "../reference";
import { matchRange } from "../tables/comparison";
import { TEAM_STYLES } from "../tables/styles";
import { vpStyle } from "../vp-style";
import { STYLES, type Style } from "../theme";
import type { ScoredRoundMatch } from "../../sessions/four-teams/score-four-teams";
import { putAgainst } from "./against-rows";
import type { FourTeamsSheets } from "./event-sheets";
import { againstRow, MATCHES } from "./layout";
import { teamLabel } from "./names";

const WIDTHS = [8, 24, 24, 11, 11, 11, 10, 10, 10, 10, 10, 10];
const SIDES = ["1st team", "2nd team"] as const;
const HEADINGS = ["Round", "1st team", "2nd team", "Tables", "Boards", "Scored"] as const;

/** The Matches sheet: IMPs and victory points of each match, and what teams won from each other. */
export function matchesSheet(sheets: FourTeamsSheets): Sheet {
  const { event, head, paper } = sheets;
  const grid = newGrid(MATCHES.sheet, WIDTHS);
  putSheetTitle(grid, head, MATCHES.sheet, MATCHES.lastColumn);
  putNote(
    grid,
    "Each match is scored by itself. The first team is the one that sits N-S at the lower-numbered table.",
    MATCHES.lastColumn
  );
  putHeadings(grid);
  event.matches.forEach((match, i) => putMatch(grid, sheets, match, MATCHES.firstRow + i));
  putAgainst(grid, event);
  return grid.finish({
    frozenRows: MATCHES.firstRow - 1,
    print: printSetup(paper, againstRow(event.plan) + event.teams.length, MATCHES.lastColumn, {
      titleRows: [MATCHES.headingRow, MATCHES.headingRow + 1],
      orientation: "landscape",
    }),
  });
}

function putHeadings(grid: Grid): void {
  const top = MATCHES.headingRow;
  HEADINGS.forEach((heading, i) =>
    grid.block({ top, bottom: top + 1, left: i + 1, right: i + 1 }, heading, STYLES.heading)
  );
  (["IMPs won", "Margin", "Victory points"] as const).forEach((heading, i) => {
    const left = MATCHES.wonColumn + 2 * i;
    grid.block({ top, bottom: top, left, right: left + 1 }, heading, STYLES.heading);
    SIDES.forEach((side, k) => grid.put(top + 1, left + k, side, STYLES.smallHeading));
  });
  grid.height(top, 22);
}

function putMatch(
  grid: Grid,
  { places, dialect, event }: FourTeamsSheets,
  scored: ScoredRoundMatch,
  row: number
): void {
  const { plan } = event;
  const { match, won, margins, vps, scoredBoards } = scored;
  const { round, teams, boards } = match;
  if ((row - MATCHES.firstRow) % 2 === 0)
    grid.block({ top: row, bottom: row + 1, left: 1, right: 1 }, round, STYLES.block);
  teams.forEach((team, side) => grid.put(row, 2 + side, teamLabel(plan, team), TEAM_STYLES.left));
  grid.put(row, 4, match.tables.join(" and "), STYLES.fixed);
  grid.put(row, 5, boardsLabel(boards), STYLES.fixed);
  const all = matchRange(places, scored, 0);
  const of = ` of ${boards.length}`;
  grid.put(row, 6, { formula: `COUNT(${all})&"${of}"`, value: `${scoredBoards}${of}` }, STYLES.computed);
  const shown = (value: number): CellValue => (scoredBoards === 0 ? "" : value);
  for (const side of [0, 1] as const) {
    const range = matchRange(places, scored, side);
    const margin = cellAddress(row, MATCHES.marginColumn + side);
    const sum = (column: number, formula: string, value: number, style: Style = STYLES.computed) =>
      grid.put(row, column + side, { formula: `IF(COUNT(${range})=0,"",${formula})`, value: shown(value) }, style);
    sum(MATCHES.wonColumn, `SUMIF(${range},">0")`, won[side]);
    sum(MATCHES.marginColumn, `SUM(${range})`, margins[side], TEAM_STYLES.signed);
    grid.put(
      row,
      MATCHES.vpsColumn + side,
      {
        formula: `IF(${margin}="","",${dialect.victoryPoints(margin)})`,
        value: vps ? vps[side] : "",
      },
      vpStyle(STYLES.computed, plan.scale)
    );
  }
  grid.height(row, 24);
}
