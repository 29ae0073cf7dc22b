import type { Paper, PrintSetup, Draft } from "../model";
import { writeCard, type Card, type CardStyles } from "./card";
import { newGrid, writeSheetTitle, type SheetHead } from "./grid";
import { fillPage, printSetup } from "./page";

/** Slips to cut out, several side by side on each page. */
interface Slips {
  readonly name: string;
  readonly slips: readonly Card[];
  /** The widths of a slip's columns in characters, and the number of slips side by side. */
  readonly widths: readonly number[];
  readonly across: number;
  /** Number of slips below each other on a page. */
  readonly down: number;
  /** Styles of the headings; by default the usual styles of cards. */
  readonly styles?: CardStyles;
}

/** Width in characters of the column, and height in points of the row, between slips, along which they are cut. */
const [GAP_WIDTH, GAP_HEIGHT] = [3, 18];
/** The first row of slips, below the title that is repeated on each page. */
const FIRST_ROW = 3;
/** Bounds for the height of a row to be filled in by hand, in points. */
const ROW_BOUNDS = [20, 46] as const;

/** Returns a sheet of slips, on as many pages as they take. */
export function slipsSheet(head: SheetHead, paper: Paper, { name, slips, widths, across, down, styles }: Slips): Draft {
  const columns = Array.from({ length: across }, (_, i) => (i === 0 ? [...widths] : [GAP_WIDTH, ...widths])).flat();
  const grid = newGrid(name, columns);
  writeSheetTitle(grid, head, name, columns.length);
  const starts: number[] = [];
  const rows: number[] = [];
  let bottom = FIRST_ROW - 1;
  for (let first = 0; first < slips.length; first += across) {
    const row = bottom + 1;
    if (first > 0 && (first / across) % down === 0) starts.push(row);
    slips.slice(first, first + across).forEach((slip, index) => {
      const list = writeCard(grid, slip, { row, left: 1 + index * (widths.length + 1) }, styles);
      bottom = Math.max(bottom, list.lastRow + 1);
    });
    for (let line = row; line < bottom; line++) rows.push(line);
    grid.height(bottom, GAP_HEIGHT);
  }
  const print: PrintSetup = printSetup(paper, bottom - 1, columns.length, {
    pagesFrom: starts.length === 0 ? null : starts,
  });
  return grid.finish({ print: () => fillPage(grid, print, rows, ROW_BOUNDS) });
}
