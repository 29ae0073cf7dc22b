import { atTable } from "../../movements/movement";
import { tableLetter } from "../../sessions/three-teams/plan";
import { cellAddress } from "../reference";
import type { Grid } from "../kit/grid";
import { boardsLabel } from "../boards-label";
import { STYLES } from "../theme";
import { matchRange } from "../tables/comparison";
import { TEAM_STYLES } from "../tables/styles";
import { vpStyle } from "../vp-style";
import { MATCH_COLUMNS, MATCH_HEADING_ROW, matchRow, type ThreeTeamsSheets } from "./layout";
import { teamName } from "./names";

const HEADINGS: readonly (readonly [text: string, left: number, right: number])[] = [
  ["Boards", MATCH_COLUMNS.boards, MATCH_COLUMNS.boards],
  ["N-S at", MATCH_COLUMNS.home, MATCH_COLUMNS.homeEnd],
  ["Team", MATCH_COLUMNS.team, MATCH_COLUMNS.teamEnd],
  ["IMPs won", MATCH_COLUMNS.won, MATCH_COLUMNS.won],
  ["IMPs lost", MATCH_COLUMNS.lost, MATCH_COLUMNS.lost],
  ["Margin", MATCH_COLUMNS.margin, MATCH_COLUMNS.margin],
  ["VPs", MATCH_COLUMNS.vps, MATCH_COLUMNS.vps],
];

/** The three matches: a row for each of the two teams, with its IMPs and victory points. */
export function putMatches(grid: Grid, sheets: ThreeTeamsSheets): void {
  const row = MATCH_HEADING_ROW;
  for (const [text, left, right] of HEADINGS) grid.block({ top: row, bottom: row, left, right }, text, STYLES.heading);
  sheets.scored.matches.forEach((_, match) => {
    putBoards(grid, sheets, match);
    putSide(grid, sheets, match, 0);
    putSide(grid, sheets, match, 1);
  });
}

function putBoards(grid: Grid, { scored }: ThreeTeamsSheets, match: number): void {
  const { boards } = scored.plan.matches[match]!;
  const column = MATCH_COLUMNS.boards;
  const rows = { top: matchRow(match, 0), bottom: matchRow(match, 1) };
  grid.block({ ...rows, left: column, right: column }, boardsLabel(boards), STYLES.block);
}

/** A team of a match: where its N-S pair plays the boards, and what it wins on them. */
function putSide(
  grid: Grid,
  { scored: { plan, matches }, sheets }: ThreeTeamsSheets,
  index: number,
  side: 0 | 1
): void {
  const scored = matches[index]!;
  const { match, won, margins, vps } = scored;
  const row = matchRow(index, side);
  const { home, homeEnd, team, teamEnd } = MATCH_COLUMNS;
  const line = { top: row, bottom: row };
  const table = match.tables[side];
  const { round } = atTable(plan.movement, table).find(({ boards }) => boards.includes(match.boards[0]!))!;
  grid.block(
    { ...line, left: home, right: homeEnd },
    `Table ${tableLetter(table)}, ${round === 1 ? "1st" : "2nd"} half`,
    STYLES.fixed
  );
  const label = teamName(plan, match.teams[side]);
  grid.block({ ...line, left: team, right: teamEnd }, label, TEAM_STYLES.left);

  const range = matchRange(sheets.places, scored, side);
  const at = (column: "won" | "margin") => cellAddress(row, MATCH_COLUMNS[column]);
  const played = scored.scoredBoards > 0;
  const put = (column: "won" | "lost" | "margin" | "vps", formula: string, value: number) =>
    grid.put(
      row,
      MATCH_COLUMNS[column],
      { formula, value: played ? value : "" },
      column === "margin" ? TEAM_STYLES.signed : column === "vps" ? vpStyle(STYLES.label, plan.scale) : STYLES.computed
    );
  put("won", `IF(COUNT(${range})=0,"",SUMIF(${range},">0"))`, won[side]);
  put("margin", `IF(COUNT(${range})=0,"",SUM(${range}))`, margins[side]);
  put("lost", `IF(${at("margin")}="","",${at("won")}-${at("margin")})`, won[side] - margins[side]);
  const points = sheets.dialect.victoryPoints(at("margin"));
  put("vps", `IF(${at("margin")}="","",${points})`, vps?.[side] ?? 0);
}
