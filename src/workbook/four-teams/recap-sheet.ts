import type { FourTeamsTeam } from "../../sessions/four-teams/score-four-teams";
import { progressLine } from "../../sessions/four-teams/report";
import { newGrid, type Grid } from "../kit/grid";
import { putSheetTitle } from "../kit/headings";
import type { CellValue, Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { cellAddress, onSheet } from "../reference";
import { matchRange } from "../tables/comparison";
import { TEAM_STYLES } from "../tables/styles";
import { vpStyle } from "../vp-style";
import { STYLES, type Style } from "../theme";
import type { FourTeamsSheets } from "./event-sheets";
import {
  AGAINST,
  againstAddress,
  MATCHES,
  matchesOf,
  RECAP,
  roundColumn,
  RUNNING,
  sumOfCells,
  VPS_COLUMNS,
  vpsArea,
  vpsColumn,
  vpsRow,
  type VpsColumn,
} from "./layout";
import { teamLabel } from "./names";
import { putStandings } from "./standing-rows";
import { tieAddress } from "./tie-steps";

const WIDTHS = [7, 24, ...VPS_COLUMNS.map((column) => (column.length > 5 ? 9.5 : 7.5))];
const PLAYERS = ["Pair A: N or E", "Pair A: S or W", "Pair B: N or E", "Pair B: S or W"];

/** The Recap sheet: the names, the victory points by round, and the standings. */
export function recapSheet(sheets: FourTeamsSheets): Sheet {
  const { event, head, paper } = sheets;
  const grid = newGrid(RECAP.sheet, WIDTHS);
  putSheetTitle(grid, head, RECAP.sheet, RECAP.lastColumn);
  const ranges = event.matches.map((match) => `COUNT(${matchRange(sheets.places, match, 0)})`);
  const of = progressLine(event).replace(/^\d+/, "");
  const status = { formula: `${ranges.join("+")}&"${of}"`, value: progressLine(event) };
  grid.put(3, 1, status, STYLES.status);
  grid.height(3, 24);
  putNames(grid, sheets);
  putHeadings(grid);
  for (const team of event.teams) putTeam(grid, sheets, team);
  grid.validate({
    area: vpsArea("Penalty"),
    rule: { kind: "decimal", least: 0, most: 99 },
    error: {
      title: "Penalty",
      text: "Type the victory points that are taken from the team, as a number from 0.",
    },
  });
  putStandings(grid, event);
  return grid.finish({
    print: printSetup(paper, RECAP.noteRow, RECAP.lastColumn, {
      orientation: "landscape",
    }),
  });
}

function putNames(grid: Grid, { event: { plan } }: FourTeamsSheets): void {
  const top = RECAP.namesRow;
  const across = (row: number, player: number, content: CellValue, style: Style) => {
    const left = RECAP.playerColumn(player);
    grid.block({ top: row, bottom: row, left, right: left + 2 }, content, style);
  };
  grid.put(top, 1, "Team", STYLES.heading);
  grid.put(top, RECAP.teamColumn, "Name", STYLES.heading);
  PLAYERS.forEach((heading, player) => across(top, player, heading, STYLES.heading));
  grid.height(top, 22);
  plan.teams.forEach((name, team) => {
    const row = top + 1 + team;
    grid.put(row, 1, team + 1, STYLES.label);
    grid.put(row, RECAP.teamColumn, name || null, STYLES.entryName);
    PLAYERS.forEach((_, player) => across(row, player, plan.players[4 * team + player] || null, STYLES.entryName));
    grid.height(row, 26);
  });
}

function putHeadings(grid: Grid): void {
  const row = RECAP.vpsRow;
  grid.block({ top: row, bottom: row, left: 1, right: 2 }, "Victory points", STYLES.heading);
  for (const column of VPS_COLUMNS) grid.put(row, vpsColumn(column), column, STYLES.heading);
  grid.height(row, 24);
}

/** A team's victory points by round with the running totals, and what comes of them. */
function putTeam(
  grid: Grid,
  { event: { plan } }: FourTeamsSheets,
  { team, rounds, total, netImps, place }: FourTeamsTeam
): void {
  const row = vpsRow(team);
  const label = { top: row, bottom: row, left: 1, right: 2 };
  grid.block(label, teamLabel(plan, team), STYLES.cutHeading);
  grid.height(row, 26);
  const at = (column: VpsColumn) => cellAddress(row, vpsColumn(column));
  const put = (column: number, formula: string, value: CellValue, style: Style) =>
    grid.put(row, column, { formula, value: value ?? "" }, style);
  const own = matchesOf(plan, team);
  const points = rounds.map(({ round }) => cellAddress(row, roundColumn(round)));
  const running = vpStyle(STYLES.label, plan.scale);
  rounds.forEach(({ round, vps, running: sum }, i) => {
    const { index, side } = own[i]!;
    const cell = cellAddress(MATCHES.firstRow + index, MATCHES.vpsColumn + side);
    const style = vpStyle(STYLES.computed, plan.scale);
    put(roundColumn(round), onSheet(MATCHES.sheet, cell), vps, style);
    const name = RUNNING[i]!;
    if (name === "") return;
    const upTo = sumOfCells(points.slice(0, i + 1));
    put(vpsColumn(name), `IF(${points[i]}="","",ROUND(${upTo},2))`, sum, running);
  });
  grid.put(row, vpsColumn("Penalty"), plan.penalties[team] || null, STYLES.entry);
  const sum = `ROUND(${sumOfCells(points)}-N(${at("Penalty")}),2)`;
  const totalStyle = vpStyle(STYLES.sum, plan.scale);
  put(vpsColumn("Total"), `IF(COUNT(${points.join()})=0,"",${sum})`, total, totalStyle);
  const net = againstAddress(plan, team, AGAINST.net);
  put(vpsColumn("Net IMPs"), net, total === null ? "" : netImps, TEAM_STYLES.signed);
  put(vpsColumn("Place"), tieAddress(team, "shown"), place, STYLES.sum);
}
