import type { Frame } from "../assemble";
import { putTones } from "../kit/check";
import { newGrid, putTableTitle, type Grid } from "../kit/grid";
import { bandRow, putHeadings, putRow, putRules, widthsOf, type RowContents } from "../kit/list";
import { fillPage, fitsPage, printSetup } from "../kit/page";
import type { PrintSetup, Sheet } from "../model";
import { STYLES } from "../theme";
import type { CommonColumn, TableBlock, TablePlace } from "./table";

/** What a kind of session has on the sheet of a table. */
export interface TableSheetParts<K extends string> {
  readonly blocks: readonly TableBlock[];
  readonly row: (board: number) => RowContents<K | CommonColumn>;
  /** The last column on paper, over which the bands go; and the one before it in which a band's sum begins, if any. */
  readonly lastPrinted: K | CommonColumn;
  readonly sumFrom?: K;
  /** A line of advice below the boards. */
  readonly note: string;
  /** Writes what stands below that, from a row on, and says which row is the last on paper. */
  readonly below?: (grid: Grid, row: number) => number;
  /** Writes rules of entry that go beyond a column. */
  readonly rules?: (grid: Grid) => void;
  /** The columns that stand out as alerts beside Check. */
  readonly remarked: readonly K[];
}

/** A row to write in is at least 7.5 mm high on paper, and no higher than looks well. */
const ROW_HEIGHTS = [21.3, 34] as const;
const BAND_HEIGHT = 20;
/** A half of a round follows on the other. */
const LOW_BAND_HEIGHT = 16;

/** The sheet of a table: a row a board, below a band for each round, half or session. */
export function tableSheet<K extends string>(
  { head, paper }: Frame,
  place: TablePlace<K | CommonColumn>,
  parts: TableSheetParts<K>
): Sheet {
  const { list, sheet, boards } = place;
  const { lastPrinted, note, remarked } = parts;
  const printed = list.column(lastPrinted);
  const grid = newGrid(sheet, widthsOf(list));
  putTableTitle(grid, head, sheet, printed);
  putHeadings(grid, list, STYLES.heading);
  grid.height(list.headingRow, 30);
  for (const block of parts.blocks) {
    putBand(grid, place, parts, block);
    for (const board of block.boards) putRow(grid, list, place.rowOf(board), parts.row(board));
  }
  putRules(grid, list);
  parts.rules?.(grid);
  putTones(grid, list, { alert: [...remarked, "check"], notice: ["check"] });
  const bottom = putBelow(grid, list.lastRow + 1, printed, note, parts);
  const rows = boards.map((board) => list.row(place.rowOf(board)));
  const setup = (pagesFrom: PrintSetup["pagesFrom"]) =>
    printSetup(paper, bottom, printed, { titleRows: [1, list.headingRow], pagesFrom });
  const starts = list.bands.map((band) => bandRow(list, band));
  const print = setup(fitsPage(grid, setup(null), rows, ROW_HEIGHTS[0]) ? null : [middleOf(starts, bottom)]);
  fillPage(grid, print, rows, ROW_HEIGHTS);
  return grid.finish({ frozenRows: list.headingRow, frozenColumns: list.column("board"), print });
}

function putBand<K extends string>(
  grid: Grid,
  { list, rowOf }: TablePlace<K | CommonColumn>,
  { lastPrinted, sumFrom }: TableSheetParts<K>,
  { boards, band, sum, isLow }: TableBlock
): void {
  const row = bandRow(list, rowOf(boards[0]!));
  const right = list.column(lastPrinted);
  const sumLeft = sumFrom === undefined ? right + 1 : list.column(sumFrom);
  grid.block({ top: row, bottom: row, left: list.left, right: sumLeft - 1 }, band, STYLES.band);
  if (sumLeft <= right) grid.block({ top: row, bottom: row, left: sumLeft, right }, sum, STYLES.bandSum);
  grid.height(row, isLow ? LOW_BAND_HEIGHT : BAND_HEIGHT);
}

function putBelow<K extends string>(
  grid: Grid,
  row: number,
  right: number,
  note: string,
  { below }: TableSheetParts<K>
): number {
  if (note !== "") {
    grid.block({ top: row, bottom: row, left: 1, right }, note, STYLES.note);
    grid.height(row, 30);
  }
  const last = note === "" ? row - 1 : row;
  return below ? below(grid, last + 1) : last;
}

/** The band in the middle of a sheet that goes over two pages. */
function middleOf(starts: readonly number[], bottom: number): number {
  const distance = (row: number) => Math.abs(row - bottom / 2);
  return starts.slice(1).reduce((best, row) => (distance(row) < distance(best) ? row : best), starts[1] ?? starts[0]!);
}
