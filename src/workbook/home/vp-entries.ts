import type { VpBand } from "../../bridge/vp/scale";
import type { Grid } from "../grid";
import type { CellValue } from "../model";
import { cellAddress } from "../reference";
import { STYLES } from "../theme";
import type { HomeSheets } from "./home-sheets";
import type { VpTableLayout } from "./layout";

/** The columns of a victory-point table. */
export const VP_COLUMNS = ["from", "winner", "loser"] as const;
export type VpColumn = (typeof VP_COLUMNS)[number];

/** The address of an entry of the victory-point table on the Scoresheet, its lines from 0. */
export function vpEntryAddress(table: VpTableLayout, line: number, column: VpColumn): string {
  const { row, left } = entryPlace(table, line);
  return cellAddress(row, left + VP_COLUMNS.indexOf(column));
}

/** The victory-point table at the bottom of the Scoresheet, to be read and to be typed over. */
export function putVpEntries(grid: Grid, { session, layout }: HomeSheets): void {
  const { vpTable: table, lastColumn } = layout.scoresheet;
  const { scale } = session.plan;
  if (!table || !scale) return;
  const { headingRow } = table;
  const title = `Victory points, ${scale.name}. Type over it to use a table of your own.`;
  grid.block(
    { top: headingRow - 1, bottom: headingRow - 1, left: 1, right: lastColumn },
    title,
    STYLES.note
  );
  grid.height(headingRow - 1, 24);
  for (const left of table.blockColumns)
    ["IMPs from", "Winner", "Loser"].forEach((heading, i) =>
      grid.put(headingRow, left + i, heading, STYLES.heading)
    );
  for (let line = 0; line < table.lines; line++) putLine(grid, table, line, scale.bands[line]);
  for (const left of table.blockColumns)
    grid.validate({
      area: {
        top: headingRow + 1,
        bottom: headingRow + table.linesInBlock,
        left,
        right: left + VP_COLUMNS.length - 1,
      },
      rule: { kind: "decimal", least: 0, most: 1000 },
      error: {
        title: "Victory points",
        text: "Type a number from 0. The margins start at 0 and rise from line to line, down each block and then on to the next; leave lines that are not used blank.",
      },
    });
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
