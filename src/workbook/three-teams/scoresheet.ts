import { entryOf } from "../../movements/contestant";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { newGrid, type Grid } from "../kit/grid";
import { putSheetTitle } from "../kit/headings";
import type { Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { STYLES, type Style } from "../theme";
import { matchRange } from "../tables/comparison";
import {
  LAST_COLUMN,
  MATCH_HEADING_ROW,
  NAME_COLUMNS,
  NOTE_ROW,
  PLAYER_COLUMNS,
  RECAP_HEADING_ROW,
  SCORESHEET,
  SCORESHEET_WIDTHS,
  STANDING_HEADING_ROW,
  TEAM_HEADING_ROW,
  teamRow,
  type ThreeTeamsSheets,
} from "./layout";
import { putMatches } from "./match-rows";
import { putRecap } from "./recap";
import { putStandings } from "./standing-rows";

/** A name that is too long for its cell goes on in a second line. */
const NAME_STYLE: Style = { ...STYLES.entryName, size: 10, wrap: true };

const PLAYERS = ["North", "South", "East", "West"] as const;

/** The Scoresheet: names, the three matches, the standings, and every board. */
export function scoresheet(three: ThreeTeamsSheets): Sheet {
  const { scored, sheets } = three;
  const grid = newGrid(SCORESHEET, SCORESHEET_WIDTHS);
  putSheetTitle(grid, sheets.head, SCORESHEET, LAST_COLUMN);
  putStatus(grid, three);
  putNames(grid, three);
  putMatches(grid, three);
  putStandings(grid, three);
  grid.block(
    { top: NOTE_ROW, bottom: NOTE_ROW, left: 1, right: LAST_COLUMN },
    "Teams level on VPs share their place. The victory-point table is on the Scales sheet.",
    STYLES.note
  );
  putRecap(grid, three);
  const lastRow = RECAP_HEADING_ROW + 1 + scored.plan.matches[0]!.boards.length;
  setHeights(grid, three, lastRow);
  return grid.finish({
    print: printSetup(sheets.paper, lastRow, LAST_COLUMN),
  });
}

/** The boards and results share what room the page has; names may take two lines. */
function setHeights(grid: Grid, { sheets }: ThreeTeamsSheets, lastRow: number): void {
  const headings = [TEAM_HEADING_ROW, MATCH_HEADING_ROW, STANDING_HEADING_ROW];
  const columnHeadings = [...headings, RECAP_HEADING_ROW + 1];
  const names = THREE_TEAMS.map(teamRow);
  for (const row of columnHeadings) grid.height(row, 32);
  for (const row of names) grid.height(row, 28);
  const others = Array.from({ length: lastRow }, (_, i) => i + 1).filter(
    (row) => row > TEAM_HEADING_ROW && !columnHeadings.includes(row) && !names.includes(row)
  );
  const height = rowHeight(sheets.paper, SCORESHEET_WIDTHS, others.length, 290, [15, 24]);
  for (const row of others) grid.height(row, height);
}

function putStatus(grid: Grid, { scored, sheets }: ThreeTeamsSheets): void {
  const ranges = scored.matches.map((match) => matchRange(sheets.places, match, 0)).join();
  const of = ` of ${scored.plan.boards} boards scored`;
  const content = { formula: `COUNT(${ranges})&"${of}"`, value: `${scored.scoredBoards}${of}` };
  grid.put(3, 1, content, STYLES.status);
  grid.height(3, 24);
}

/** Where the names of teams and players are typed, which every other place shows. */
function putNames(grid: Grid, { scored: { plan } }: ThreeTeamsSheets): void {
  const place = (row: number, left: number, right: number) => ({
    top: row,
    bottom: row,
    left,
    right,
  });
  const { left, right } = NAME_COLUMNS;
  const heading = TEAM_HEADING_ROW;
  grid.put(heading, 1, "Team", STYLES.heading);
  grid.block(place(heading, left, right), "Name", STYLES.heading);
  PLAYER_COLUMNS.forEach((column, i) => grid.block(place(heading, column, column + 1), PLAYERS[i]!, STYLES.heading));
  THREE_TEAMS.forEach((team) => {
    const row = teamRow(team);
    grid.put(row, 1, LETTERED_TEAMS.short(team), STYLES.label);
    grid.block(place(row, left, right), entryOf(plan.teams, team) || null, NAME_STYLE);
    PLAYER_COLUMNS.forEach((column, i) =>
      grid.block(place(row, column, column + 1), plan.players[PLAYER_COLUMNS.length * team + i] || null, NAME_STYLE)
    );
  });
}
