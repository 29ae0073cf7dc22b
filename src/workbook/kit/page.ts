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
  more: Partial<Pick<PrintSetup, "titleRows" | "orientation" | "pagesFrom" | "once">> = {}
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
export const CHARACTER = 5.6;

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
  [min, max]: readonly [number, number],
  orientation: Orientation = "portrait"
): number {
  const room = pageRoom(paper, orientation, pageScale(paper, widths, orientation)) - fixed;
  return Math.max(min, Math.min(max, Math.floor((room / rows) * 9.7) / 10));
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
  bounds: readonly [min: number, max: number]
): number {
  const { area, pagesFrom } = print;
  const starts = [area.top, ...(pagesFrom ?? [])];
  const heights = starts.map((first, page) => {
    return heightOnPage(grid, print, rows, bounds, [first, (starts[page + 1] ?? area.bottom + 1) - 1]);
  });
  return Math.min(...heights);
}

/** The height at which rows fill a page from a first row of the sheet to a last one; the most where it has none of them. */
export function heightOnPage(
  grid: Grid,
  { paper, orientation, area, titleRows }: PrintSetup,
  rows: readonly number[],
  bounds: readonly [min: number, max: number],
  [first, last]: readonly [first: number, last: number]
): number {
  const onPage = new Set(rows.filter((row) => row >= first && row <= last));
  if (onPage.size === 0) return bounds[1];
  const titles = first === 1 ? 0 : grid.heightFrom(...titleRows);
  const widths = grid.widths.slice(0, area.right);
  for (;;) {
    const others = grid.heightFrom(first, last, onPage) + titles;
    const height = rowHeight(paper, widths, Math.max(1, onPage.size), others, bounds, orientation);
    // Rows whose texts need more have that, and the rest shares what they leave.
    const higher = [...onPage].filter((row) => grid.heightToRead(row) > height);
    if (higher.length === 0) return height;
    for (const row of higher) onPage.delete(row);
  }
}

/** True if a sheet stays readable when printed on one page, if necessary smaller than its columns ask for. */
export function canBeOnePage(grid: Grid, { paper, orientation, area }: PrintSetup): boolean {
  return pageRoom(paper, orientation, 1) >= MIN_SCALE * grid.heightFrom(area.top, area.bottom);
}
const MIN_SCALE = 0.85;

/** Gives rows the height at which they fill the page: see {@link heightToFill}. @returns the same print set-up. */
export function fillPage(
  grid: Grid,
  print: PrintSetup,
  rows: readonly number[],
  bounds: readonly [min: number, max: number]
): PrintSetup {
  const height = heightToFill(grid, print, rows, bounds);
  for (const row of rows) grid.height(row, height);
  return print;
}

/** Gives all rows from a first one on that have no height yet the height at which they fill the page. */
export function fillRemainingRows(
  grid: Grid,
  print: PrintSetup,
  first: number,
  bounds: readonly [min: number, max: number]
): PrintSetup {
  return fillPage(grid, print, grid.rowsWithoutHeight(first, print.area.bottom), bounds);
}

/** The height between the margins, in the sheet's own points. */
function pageRoom(paper: Paper, orientation: Orientation, scale: number): number {
  const { width, height } = SIZES[paper];
  const down = orientation === "portrait" ? height : width;
  return (down - (MARGINS.top + MARGINS.bottom) * INCH) / scale;
}
