import type { Frame } from "../assemble";
import type { Draft, Orientation, PrintSetup } from "../model";
import { STYLES, type Style } from "../theme";
import type { Content } from "./content";
import { fillPages } from "./even-pages";
import { writeHint, writeLine, titledGrid, type Grid } from "./grid";
import { type List, sheetRows, sheetWidths } from "./list";
import { rowContents, writeList } from "./write-list";
import { printSetup, rowHeight } from "./page";

/** Parts of a sheet other than its list, and the look of the sheet. */
interface ListLook<K extends string, Item> {
  readonly note?: string;
  /** The note's height in points, if the note takes more than a line. */
  readonly noteHeight?: number;
  /** Lines above the list; the first line is higher. */
  readonly status?: readonly Content[];
  /** A line below the list. */
  readonly below?: Content;
  /** Height in points of the line below the list, if it takes more than a line. */
  readonly belowHeight?: number;
  /** Writes further cells, such as lines of text between the list's rows. */
  readonly put?: (grid: Grid) => void;
  /** Help for users at a computer, below the printed area. */
  readonly hint?: string;
  readonly headings?: Style | ((key: K) => Style);
  /** The height of the headings in points. */
  readonly headingHeight: number;
  /**
   * Row heights in points, if the rows take as many pages as they need; or two bounds, for the height at which the rows
   * fill whole pages.
   */
  readonly rowHeight: number | ((item: Item) => number) | readonly [min: number, max: number];
  /** Rows of the sheet that may begin a page; by default any row of the list. */
  readonly pageStarts?: readonly number[];
  readonly orientation?: Orientation;
  /** Number of printed rows; all rows by default. */
  readonly printedRows?: number;
  /**
   * Condition for lines round the cells of a row, as a formula for the list's first row; blank rows are then printed
   * without lines.
   */
  readonly linedWhere?: string;
  /** See {@link PrintSetup.once}. */
  readonly once?: PrintSetup["once"];
  /** The last printed column; by default the last column of the list. */
  readonly lastPrinted?: K;
}

/**
 * Returns a sheet with a title and one list, one row per item. The list's headings are frozen, and repeated on each
 * page.
 */
export function listSheet<K extends string, Item>(
  { head, paper }: Pick<Frame, "head" | "paper">,
  list: List<K, Item>,
  items: readonly Item[],
  appearance: ListLook<NoInfer<K>, Item>
): Draft {
  const right = appearance.lastPrinted === undefined ? list.right : list.column(appearance.lastPrinted);
  const widths = sheetWidths(list);
  const { note = "", status = [], below, rowHeight: height } = appearance;
  const grid = titledGrid(head, list.sheet, widths, { note, columns: right });
  if (appearance.noteHeight !== undefined) grid.height(3, appearance.noteHeight);
  const first = note === "" ? 3 : 4;
  status.forEach((line, index) => {
    const [style, points] = index === 0 ? [STYLES.status, 22] : [STYLES.subtitle, undefined];
    writeLine(grid, first + index, { right }, line, style, points);
  });
  const rowPoints = typeof height === "number" ? height : undefined;
  writeList(grid, list, items, rowContents(list), appearance.headingHeight, rowPoints, appearance.headings);
  if (typeof height === "function") items.forEach((item, row) => grid.height(list.row(row), height(item)));
  if (appearance.linedWhere !== undefined) {
    const area = { top: list.firstRow, left: list.left, bottom: list.lastRow, right };
    grid.highlight({ area, formula: appearance.linedWhere, tone: "lined" });
  }
  appearance.put?.(grid);
  const lastRow = appearance.printedRows === undefined ? list.lastRow : list.row(appearance.printedRows - 1);
  const last = below === undefined ? lastRow : lastRow + 1;
  if (below !== undefined) writeLine(grid, last, { right }, below, STYLES.note, appearance.belowHeight ?? 20);
  const setup = printSetup(paper, last, right, {
    titleRows: [list.headingRow, list.headingRow],
    ...(appearance.orientation && { orientation: appearance.orientation }),
    ...(appearance.once && { once: appearance.once }),
  });
  if (appearance.hint !== undefined) writeHint(grid, setup, appearance.hint);
  const printed = { ...list, lastRow };
  const print = () =>
    typeof height === "object"
      ? fillPages(grid, setup, sheetRows(printed), height, appearance.pageStarts)
      : pagesOf(grid, setup, [printed]);
  return grid.finish({ frozenRows: list.headingRow, print });
}

/**
 * Returns a print set-up for lists below each other, with as many rows on each page as fit. A list that does not fit
 * into the rest of a page begins a new page.
 * @param print set-up for a single page.
 */
export function pagesOf(
  grid: Grid,
  print: PrintSetup,
  lists: readonly Pick<List<string>, "headingRow" | "firstRow" | "lastRow">[]
): PrintSetup {
  const { paper, orientation, area, titleRows } = print;
  // Free height of a page, measured as the height of a single row that fills the page.
  const room = rowHeight(paper, grid.widths.slice(0, area.right), 1, 0, [0, Infinity], orientation);
  const titles = grid.heightFrom(...titleRows);
  const starts: number[] = [];
  let used = 0;
  let done = 0;
  const begin = (row: number) => {
    starts.push(row);
    used = titles;
  };
  for (const list of lists) {
    const above = grid.heightFrom(done + 1, list.headingRow);
    const whole = above + grid.heightFrom(list.firstRow, list.lastRow);
    if (done > 0 && used + whole > room) begin(list.headingRow);
    used += starts[starts.length - 1] === list.headingRow ? grid.heightOf(list.headingRow) : above;
    for (const row of sheetRows(list)) {
      if (used + grid.heightOf(row) > room) begin(row);
      used += grid.heightOf(row);
    }
    done = list.lastRow;
  }
  return { ...print, pagesFrom: starts.length === 0 ? null : starts };
}
