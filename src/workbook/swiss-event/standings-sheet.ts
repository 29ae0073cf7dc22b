import { contestantAt } from "../../movements/contestant";
import { hasDecimals } from "../../bridge/vp/scale";
import { newGrid, type Grid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import type { Sheet } from "../model";
import { pageBreaks } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { STYLES } from "../theme";
import { roundFormulas } from "./round-formulas";
import { roundSheetName } from "./round-layout";
import {
  NAME_COLUMN,
  NUMBER_COLUMN,
  placeColumn,
  STANDINGS,
  STANDINGS_FIRST_ROW,
  standingsColumn,
  standingsParts,
  teamRow,
  totalColumn,
  type StandingsPart,
} from "./standings-layout";
import { putStandingsRow } from "./standings-row";
import type { SwissSheets } from "./swiss-sheets";

const HEADING_ROW = STANDINGS_FIRST_ROW - 1;
const ROW_HEIGHT = 18;
const HEAD_HEIGHT = 110;
/** So many columns has the title at least, for a few rounds leave less room than it needs. */
const TITLE_COLUMNS = 6;

/**
 * The Standings: the board on the wall. A row a team, where its name is typed; for each round whom
 * it met, its victory points and its total so far; then the total and the place.
 */
export function standingsSheet(sheets: SwissSheets, part: StandingsPart): Sheet {
  const { event, head, paper } = sheets;
  const { plan, teams } = event;
  const right = Math.max(plan.rounds === 0 ? NAME_COLUMN : placeColumn(part), TITLE_COLUMNS);
  const widths = widthsOf(sheets, part);
  const grid = newGrid(part.sheet, widths);
  const rounds = `rounds ${part.first} to ${part.last}`;
  const isHalf = standingsParts(sheets.layout).length > 1;
  const what = plan.rounds === 0 ? "Teams" : isHalf ? `${STANDINGS}, ${rounds}` : STANDINGS;
  putSheetTitle(grid, head, what, right);
  if (part.sheet === STANDINGS) putNote(grid, "Type the teams' names here; every sheet shows them.", right);
  putHeadings(grid, sheets, part);
  const formulas = Array.from({ length: part.last - part.first + 1 }, (_, i) => roundFormulas(sheets, part.first + i));
  for (const team of teams) {
    putStandingsRow(grid, sheets, part, formulas, team);
    grid.height(teamRow(team.team), ROW_HEIGHT);
  }
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: printSetup(paper, teamRow(contestantAt(teams.length)), right, {
      titleRows: [HEADING_ROW - 1, HEADING_ROW],
      orientation: plan.rounds > 2 ? "landscape" : "portrait",
      pagesFrom: pageBreaks(paper, widths, STANDINGS_FIRST_ROW, teams.length, ROW_HEIGHT, HEAD_HEIGHT),
    }),
  });
}

function widthsOf({ event: { plan, teams } }: SwissSheets, { first, last }: StandingsPart) {
  const twoOpponents = plan.odd === "three-teams" && teams.length % 2 === 1;
  const round = [twoOpponents ? 6 : 4.5, ...(hasDecimals(plan.scale) ? [6, 7] : [5, 6])];
  const rounds = Array.from({ length: last - first + 1 }, () => round).flat();
  const widths = [5, 24, ...rounds, ...(plan.rounds === 0 ? [] : [9, 7])];
  const missing = Math.max(0, TITLE_COLUMNS - widths.length);
  return [...widths, ...Array.from({ length: missing }, () => 12)];
}

function putHeadings(grid: Grid, { event: { plan } }: SwissSheets, part: StandingsPart): void {
  const top = HEADING_ROW - 1;
  const heading = (column: number, text: string) =>
    grid.block({ top, bottom: HEADING_ROW, left: column, right: column }, text, STYLES.heading);
  heading(NUMBER_COLUMN, "No.");
  heading(NAME_COLUMN, "Team");
  for (let round = part.first; round <= part.last; round++) {
    const left = standingsColumn(part, round, "opponents");
    const right = standingsColumn(part, round, "running");
    grid.block({ top, bottom: top, left, right }, roundSheetName(round), STYLES.heading);
    ["v.", "VPs", "Total"].forEach((text, i) => grid.put(HEADING_ROW, left + i, text, STYLES.label));
  }
  for (const row of [top, HEADING_ROW]) grid.height(row, 20);
  if (plan.rounds === 0) return;
  heading(totalColumn(part), "Total");
  heading(placeColumn(part), "Place");
}
