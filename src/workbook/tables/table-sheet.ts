import type { Frame } from "../assemble";
import { putTones, type CheckColumn } from "../kit/check";
import { newGrid, putNote, putSheetTitle, type Grid } from "../kit/grid";
import { putHeadings, putRow, putRules, widthsOf, type RowContents } from "../kit/list";
import { fillPage, heightToFill, printSetup } from "../kit/page";
import type { PrintSetup, Sheet } from "../model";
import { STYLES } from "../theme";
import { rowsOf, type TableBlock, type TablePlace } from "./table";

/** What a kind of session has on the sheet of a table. */
export interface TableSheetParts<K extends string> {
  /** A line of advice at the head. */
  readonly note: string;
  readonly blocks: readonly TableBlock<K>[];
  readonly row: (board: number) => RowContents<K>;
  /** Writes what stands above and below the boards, if anything, and says which row is the last on paper. */
  readonly around?: (grid: Grid) => number;
  /** Writes what may be typed beyond the rules of the columns. */
  readonly rules?: (grid: Grid) => void;
  /** The columns that stand out together with Check where something is said there. */
  readonly remarked: readonly K[];
  /** The heights of a row in points between which a page is filled; landscape where there is room for `least`. */
  readonly heights: { readonly least: number; readonly most: number; readonly landscapeFrom: number };
}

/** The sheet of a table: a row for each board, a block for each round, half or session; Check is not printed. */
export function tableSheet<K extends string>(
  { head, paper }: Frame,
  place: TablePlace<K | CheckColumn>,
  parts: TableSheetParts<K | CheckColumn>
): Sheet {
  const { list, sheet, boards } = place;
  const printed = list.column("check") - 1;
  const grid = newGrid(sheet, widthsOf(list));
  putSheetTitle(grid, head, sheet, printed);
  putNote(grid, parts.note, printed);
  putHeadings(grid, list, STYLES.heading);
  grid.height(list.headingRow, 32);
  for (const block of parts.blocks) {
    putBlock(grid, place, block);
    for (const board of block.boards) putRow(grid, list, place.rowOf(board), parts.row(board));
  }
  putRules(grid, list);
  parts.rules?.(grid);
  const remarked = [...parts.remarked, "check"] as const;
  putTones(grid, list, { alert: remarked, notice: remarked });
  const bottom = parts.around?.(grid) ?? list.lastRow;
  const setup = (orientation: PrintSetup["orientation"]) =>
    printSetup(paper, bottom, printed, { titleRows: [list.headingRow, list.headingRow], orientation });
  const rows = boards.map((board) => list.row(place.rowOf(board)));
  const { least, most, landscapeFrom } = parts.heights;
  // Landscape where the rows have room on it: it is twice as easy to read.
  const lies = heightToFill(grid, setup("landscape"), rows, [0, most]) >= landscapeFrom;
  const print = setup(lies ? "landscape" : "portrait");
  fillPage(grid, print, rows, [least, most]);
  return grid.finish({ frozenRows: parts.around ? 0 : list.headingRow, print });
}

function putBlock<K extends string>(grid: Grid, place: TablePlace<K>, { boards, contents }: TableBlock<K>): void {
  const { list } = place;
  for (const [key, content] of Object.entries(contents) as [K, TableBlock<K>["contents"][K]][])
    if (content !== undefined && list.has(key))
      grid.block(list.area(key, ...rowsOf(place, boards)), content, list.columns[key].style);
}
