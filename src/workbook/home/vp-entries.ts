import type { VpBand } from "../../bridge/vp/scale";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import type { HomePlan } from "../../sessions/home/plan";
import { cellAddress, onSheet } from "../reference";
import type { VpTable } from "../scales-sheet";
import { STYLES } from "../theme";
import { VP_COLUMNS, vpEntryRule } from "../vp-table";
import type { HomeSheets } from "./home-sheets";
import type { ScoresheetLayout, VpTableLayout } from "./scoresheet-layout";

/** The victory-point table that the Scoresheet has, as the Scales sheet mirrors it. */
export function vpTableOnScoresheet({ scale }: HomePlan, { vpTable, sheet }: ScoresheetLayout): VpTable | null {
  if (!scale || !vpTable) return null;
  return {
    scale,
    lines: vpTable.lines,
    typedAt: {
      where: "as on the Scoresheet",
      address: (line, column) => {
        const { row, left } = entryPlace(vpTable, line);
        return onSheet(sheet, cellAddress(row, left + VP_COLUMNS.indexOf(column)));
      },
      block: (line) => String(Math.floor(line / vpTable.linesInBlock)),
    },
  };
}

/** The victory-point table at the bottom of the Scoresheet, to be read and to be typed over. */
export function putVpEntries(grid: Grid, { session, layout }: HomeSheets): void {
  const { vpTable: table, lastColumn } = layout.scoresheet;
  const { scale } = session.plan;
  if (!table || !scale) return;
  const { headingRow } = table;
  const title = `Victory points, ${scale.name}. Type over it to use a table of your own.`;
  grid.block({ top: headingRow - 1, bottom: headingRow - 1, left: 1, right: lastColumn }, title, STYLES.note);
  grid.height(headingRow - 1, 24);
  for (const left of table.blockColumns)
    ["IMPs from", "Winner", "Loser"].forEach((heading, i) => grid.put(headingRow, left + i, heading, STYLES.heading));
  for (let line = 0; line < table.lines; line++) putLine(grid, table, line, scale.bands[line]);
  for (const left of table.blockColumns)
    grid.validate(
      vpEntryRule({
        top: headingRow + 1,
        bottom: headingRow + table.linesInBlock,
        left,
        right: left + VP_COLUMNS.length - 1,
      })
    );
}

function putLine(grid: Grid, table: VpTableLayout, line: number, band: VpBand | undefined): void {
  const { row, left } = entryPlace(table, line);
  VP_COLUMNS.forEach((column, i) => {
    const value: CellValue = band ? band[column] : null;
    grid.put(row, left + i, value, STYLES.entry);
  });
}

function entryPlace(
  { headingRow, linesInBlock, blockColumns }: VpTableLayout,
  line: number
): { row: number; left: number } {
  return {
    row: headingRow + 1 + (line % linesInBlock),
    left: blockColumns[Math.floor(line / linesInBlock)]!,
  };
}
