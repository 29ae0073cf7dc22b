import { newGrid, type Grid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import type { Orientation, Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { STYLES } from "../theme";
import { wonOn } from "../../sessions/teams/match";
import { putTeamBoard } from "./board-row";
import { putEntryRules } from "./entry-rules";
import { TEAM_COLUMNS, teamColumn, type TeamBlock, type TeamColumn, type TeamTableLayout } from "./layout";
import { pointsRange } from "./comparison";
import { TEAM_STYLES } from "./styles";
import { otherTable, type TeamSheets } from "./team-sheets";
import { turned } from "./view";

// prettier-ignore
const WIDTHS: Readonly<Record<TeamColumn, number>> = {
  block: 9, ns: 16, ew: 16, board: 7, dealer: 7, vulnerability: 6, contract: 10, by: 5,
  plus: 8, minus: 8, other: 9, net: 9, imps: 7, adjustedNs: 6, adjustedEw: 6,
  wonNs: 8, wonEw: 8, check: 32,
};

/** Columns that are printed: the check beside them is for whoever types. */
export const PRINTED_COLUMNS = TEAM_COLUMNS.length - 1;

/**
 * The sheet of a table: a row a board, a block a session, round or half.
 * @param more writes what a kind of event has above and below the boards.
 */
export function teamTableSheet(
  sheets: TeamSheets,
  table: TeamTableLayout,
  more: (grid: Grid) => void = () => undefined
): Sheet {
  const { head, form, paper } = sheets;
  const widths = TEAM_COLUMNS.map((key) => WIDTHS[key]);
  const grid = newGrid(table.sheet, widths);
  putSheetTitle(grid, head, table.sheet, PRINTED_COLUMNS);
  putNote(grid, table.note, PRINTED_COLUMNS);
  const headings = headingsOf(sheets, table);
  for (const key of TEAM_COLUMNS) grid.put(table.headingRow, teamColumn(key), headings[key], STYLES.heading);
  grid.height(table.headingRow, 32);
  const { orientation, height } = pageOf(sheets, table, widths.slice(0, PRINTED_COLUMNS));
  for (const block of table.blocks) {
    putBlock(grid, sheets, table, block);
    for (const board of block.boards) {
      putTeamBoard(grid, sheets, table, block.match, board);
      grid.height(table.row(board), height);
    }
  }
  putEntryRules(grid, sheets, table);
  more(grid);
  return grid.finish({
    frozenRows: form.rowsAbove > 0 ? 0 : table.headingRow,
    print: printSetup(paper, table.lastRow + form.rowsBelow, PRINTED_COLUMNS, {
      titleRows: [table.headingRow, table.headingRow],
      orientation,
    }),
  });
}

/** Below this height of rows, in points, a landscape page is too low for them. */
const LEAST_ROW = 18;

/** Landscape where the rows have room on it: it is twice as easy to read. */
function pageOf(
  { form, paper }: TeamSheets,
  table: TeamTableLayout,
  widths: readonly number[]
): { orientation: Orientation; height: number } {
  const boards = table.lastRow - table.headingRow;
  const other = 120 + 24 * (form.rowsAbove + form.rowsBelow);
  const height = (orientation: Orientation) => rowHeight(paper, widths, boards, other, [0, 40], orientation);
  return height("landscape") >= LEAST_ROW
    ? { orientation: "landscape", height: height("landscape") }
    : { orientation: "portrait", height: Math.max(16, height("portrait")) };
}

function headingsOf(sheets: TeamSheets, table: TeamTableLayout): Readonly<Record<TeamColumn, string>> {
  const others = new Set(table.blocks.map(({ match }) => otherTable(sheets, table, match.match).sheet));
  const unit = sheets.form.scoring === "bam" ? "Points" : "IMPs";
  // prettier-ignore
  return {
    block: sheets.form.block, ns: "N-S", ew: "E-W", board: "Board", dealer: "Dealer",
    vulnerability: "Vul.", contract: "Contract", by: "By", plus: "N/S +", minus: "N/S −",
    other: `${others.size === 1 ? [...others][0] : "Other table"} N/S`,
    net: "Net N/S score", imps: unit, adjustedNs: "Adj.\nN-S", adjustedEw: "Adj.\nE-W",
    wonNs: "N/S total +", wonEw: "E/W total −", check: "Check",
  };
}

/** What stands once for all boards of a block: who plays, and what each side has won. */
function putBlock(
  grid: Grid,
  sheets: TeamSheets,
  table: TeamTableLayout,
  { label, ns, ew, boards, match }: TeamBlock
): void {
  const rows = { top: table.row(boards[0]!), bottom: table.row(boards[boards.length - 1]!) };
  const area = (key: TeamColumn) => ({ ...rows, left: teamColumn(key), right: teamColumn(key) });
  grid.block(area("block"), label, STYLES.block);
  grid.block(area("ns"), ns, TEAM_STYLES.who);
  grid.block(area("ew"), ew, TEAM_STYLES.who);
  const scored = match.boards.filter(({ board, points }) => points && boards.includes(board));
  const won = wonOn(scored);
  const [own, theirs] = match.match.tables[0] === table.table ? won : turned(won);
  const sum = (side: "ns" | "ew") => {
    const range = pointsRange(sheets.tables.length, table, boards, side);
    return `IF(COUNT(${range})=0,"",SUMIF(${range},">0"))`;
  };
  const shown = (value: number) => (scored.length === 0 ? "" : value);
  grid.block(area("wonNs"), { formula: sum("ns"), value: shown(own) }, STYLES.sum);
  grid.block(area("wonEw"), { formula: sum("ew"), value: shown(theirs) }, STYLES.sum);
}
