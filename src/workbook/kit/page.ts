import type { Orientation, Paper, PrintSetup } from "../model";
import type { Grid } from "./grid";

/**
 * How a sheet is printed that begins at its first cell.
 * @param bottom its last row on paper.
 * @param right its last column on paper.
 * @param more what is not usual: otherwise it is upright, on one page, and headed by its first row.
 */
export function printSetup(
  paper: Paper,
  bottom: number,
  right: number,
  more: Partial<Pick<PrintSetup, "titleRows" | "orientation" | "pagesFrom">> = {}
): PrintSetup {
  return {
    area: { top: 1, left: 1, bottom, right },
    titleRows: [1, 1],
    orientation: "portrait",
    paper,
    pagesFrom: null,
    ...more,
  };
}

/** Margins of every page in inches; the header and footer stand in the upper and lower ones. */
export const MARGINS = { top: 0.4, bottom: 0.5, left: 0.4, right: 0.4, header: 0.2, footer: 0.25 };

const INCH = 72;
/** Width of a column of one character in points, with Excel's own font at 96 dots an inch. */
const CHARACTER = 5.6;

const SIZES: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  A4: { width: 595, height: 842 },
  Letter: { width: 612, height: 792 },
};

/** The scale at which columns of these widths fill the width of a page, at most 1. */
export function pageScale(paper: Paper, widths: readonly number[], orientation: Orientation = "portrait"): number {
  const { width, height } = SIZES[paper];
  const across = orientation === "portrait" ? width : height;
  const printable = across - (MARGINS.left + MARGINS.right) * INCH;
  const sheet = widths.reduce((sum, characters) => sum + characters, 0) * CHARACTER;
  return Math.min(1, printable / sheet);
}

/**
 * The height that rows can have so that they fill a page without spilling over it, the
 * page being scaled to the width of its columns.
 * @param rows how many rows share the height.
 * @param fixed height of everything else in points.
 * @param least a row's height in points below which the page is rather scaled down.
 * @param most a row's height in points above which it would look empty.
 */
export function rowHeight(
  paper: Paper,
  widths: readonly number[],
  rows: number,
  fixed: number,
  [least, most]: readonly [number, number],
  orientation: Orientation = "portrait"
): number {
  const room = pageRoom(paper, orientation, pageScale(paper, widths, orientation)) - fixed;
  return Math.max(least, Math.min(most, Math.floor((room / rows) * 9.7) / 10));
}

/**
 * The height at which rows fill what the other rows of a sheet leave of its page; of several pages, of the fullest.
 * @param grid with the heights of all other rows.
 * @param bounds the least and the most, as in {@link rowHeight}.
 */
export function heightToFill(
  grid: Grid,
  print: PrintSetup,
  rows: readonly number[],
  bounds: readonly [least: number, most: number]
): number {
  const { paper, orientation, area, titleRows, pagesFrom } = print;
  const widths = grid.widths.slice(0, area.right);
  const heightOf = (first: number, last: number, without: ReadonlySet<number> = new Set()) =>
    grid.heightWithout(without, last) - grid.heightWithout(new Set(), first - 1);
  const starts = [area.top, ...(pagesFrom ?? [])];
  const heights = starts.map((first, page) => {
    const last = (starts[page + 1] ?? area.bottom + 1) - 1;
    const onPage = new Set(rows.filter((row) => row >= first && row <= last));
    const titles = page === 0 ? 0 : heightOf(...titleRows);
    const others = heightOf(first, last, onPage) + titles;
    return onPage.size === 0 ? bounds[1] : rowHeight(paper, widths, onPage.size, others, bounds, orientation);
  });
  return Math.min(...heights);
}

/**
 * The same print set-up with as many pages as rows of a height need, at the scale at which the columns fill the width:
 * the page that is fullest has as much room as can be.
 * @param starts rows at which a page may begin.
 * @returns null where they have no room however many pages there are.
 */
export function onPages(
  grid: Grid,
  print: PrintSetup,
  rows: readonly number[],
  height: number,
  starts: readonly number[]
): PrintSetup | null {
  for (let breaks = 0; breaks <= Math.min(starts.length, MOST_BREAKS); breaks++) {
    const setups = choices(starts, breaks).map((from) => ({ ...print, pagesFrom: from.length === 0 ? null : from }));
    const room = setups.map((setup) => heightToFill(grid, setup, rows, [0, Infinity]));
    const most = Math.max(...room);
    if (most >= height) return setups[room.indexOf(most)]!;
  }
  return null;
}

const MOST_BREAKS = 3;

/** Every choice of so many of some rows, in their order. */
function choices(rows: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return rows.flatMap((row, i) => choices(rows.slice(i + 1), count - 1).map((rest) => [row, ...rest]));
}

/** Gives rows the height at which they fill the page: see {@link heightToFill}. */
export function fillPage(
  grid: Grid,
  print: PrintSetup,
  rows: readonly number[],
  bounds: readonly [least: number, most: number]
): void {
  const height = heightToFill(grid, print, rows, bounds);
  for (const row of rows) grid.height(row, height);
}

/** Gives all rows from a first one on that have no height yet the height at which they fill the page. */
export function fillRest(
  grid: Grid,
  print: PrintSetup,
  first: number,
  bounds: readonly [least: number, most: number]
): void {
  fillPage(grid, print, grid.rowsWithoutHeight(first, print.area.bottom), bounds);
}

/**
 * The rows that start a new page of a long sheet in landscape, at the scale at which its columns
 * fill the width of the page.
 * @param first the first row of the list, and how many rows it has.
 * @param height of a row, and of what stands above the list on the first page, in points.
 * @returns null where all fits on one page.
 */
export function pageBreaks(
  paper: Paper,
  widths: readonly number[],
  first: number,
  rows: number,
  height: number,
  head: number
): number[] | null {
  const scale = 0.97 * pageScale(paper, widths, "landscape");
  const room = pageRoom(paper, "landscape", scale) - head;
  // A page that is a fifth too long is rather scaled down.
  const pages = Math.ceil(rows / ((1.2 * room) / height));
  if (pages === 1) return null;
  const most = Math.floor(room / height);
  const even = Math.ceil(rows / Math.ceil(rows / most));
  return Array.from({ length: Math.ceil(rows / even) - 1 }, (_, i) => first + (i + 1) * even);
}

/** The height between the margins, in the sheet's own points. */
function pageRoom(paper: Paper, orientation: Orientation, scale: number): number {
  const { width, height } = SIZES[paper];
  const down = orientation === "portrait" ? height : width;
  return (down - (MARGINS.top + MARGINS.bottom) * INCH) / scale;
}
