import type { Orientation, Paper, PrintSetup } from "../model";
import type { Grid } from "./grid";

/**
 * Returns the print set-up of a sheet from its first cell on.
 * @param bottom the last printed row.
 * @param right the last printed column.
 * @param more settings that replace the defaults, which are portrait, one page, and the first row repeated on each
 * page.
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

/** Margins of every page in inches; header and footer are inside the top and bottom margins. */
export const MARGINS = { top: 0.4, bottom: 0.5, left: 0.4, right: 0.4, header: 0.2, footer: 0.25 };

const INCH = 72;
/** Width of a column of one character in points, with Excel's own font at 96 dots an inch. */
export const CHARACTER = 5.6;

const SIZES: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  A4: { width: 595, height: 842 },
  Letter: { width: 612, height: 792 },
};

/**
 * Returns the scale at which columns fill the width of a page, at most 1.
 * @param widths in characters.
 */
export function pageScale(paper: Paper, widths: readonly number[], orientation: Orientation = "portrait"): number {
  const { width, height } = SIZES[paper];
  const across = orientation === "portrait" ? width : height;
  const printable = across - (MARGINS.left + MARGINS.right) * INCH;
  const sheet = widths.reduce((sum, characters) => sum + characters, 0) * CHARACTER;
  return Math.min(1, printable / sheet);
}

/**
 * Returns the height in points at which rows fill a page without spilling over, on a page scaled to the width of the
 * columns.
 * @param widths of the columns, in characters.
 * @param rows number of rows that share the height.
 * @param fixed height in points of everything else on the page.
 * @param bounds minimum height in points, below which the page is scaled down instead; maximum height, above which rows
 * look empty.
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
 * Returns the height in points at which some rows fill the part of a page that the other rows leave; on several pages,
 * the height on the fullest page.
 * @param grid with the heights of all other rows.
 * @param rows rows of the sheet.
 * @param bounds minimum and maximum height, as in {@link rowHeight}.
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

/**
 * Returns the height in points at which some rows fill the page from row `first` to row `last`; the maximum if the page
 * has none of these rows.
 */
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
    // Rows whose texts need more height get it, and the other rows share the height that is left.
    const higher = [...onPage].filter((row) => grid.heightToRead(row) > height);
    if (higher.length === 0) return height;
    for (const row of higher) onPage.delete(row);
  }
}

/** True if a sheet stays readable when it is scaled down to one page. */
export function canBeOnePage(grid: Grid, { paper, orientation, area }: PrintSetup): boolean {
  return pageRoom(paper, orientation, 1) >= MIN_SCALE * grid.heightFrom(area.top, area.bottom);
}
const MIN_SCALE = 0.85;

/**
 * Sets rows to the height at which they fill the page: see {@link heightToFill}.
 * @returns the print set-up unchanged.
 */
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

/**
 * Sets all rows without a height, from row `first` on, to the height at which they fill the page.
 * @returns the print set-up unchanged.
 */
export function fillRemainingRows(
  grid: Grid,
  print: PrintSetup,
  first: number,
  bounds: readonly [min: number, max: number]
): PrintSetup {
  return fillPage(grid, print, grid.rowsWithoutHeight(first, print.area.bottom), bounds);
}

/** Returns the height between the margins, in points of the unscaled sheet. */
function pageRoom(paper: Paper, orientation: Orientation, scale: number): number {
  const { width, height } = SIZES[paper];
  const down = orientation === "portrait" ? height : width;
  return (down - (MARGINS.top + MARGINS.bottom) * INCH) / scale;
}
