import { encode } from "uqr";
import type { Orientation, Paper } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import type { Grid } from "./grid";
import type { List } from "./list";
import { CHARACTER, pageScale } from "./page";

/** Returns the link in the code on a table's card; the parameter is the table's number. */
export type TableLink = (table: number) => string;

/** A column beside the cards of a sheet, for codes that contain links. */
export interface CodeColumn {
  readonly column: number;
  /** Width of the column in characters. */
  readonly width: number;
  /** Width and height of a code with its free border, in points of the unscaled sheet. */
  readonly size: number;
}

/** Width of a code on paper in points: 30 mm with its free border, 26 mm without, for a link of usual length. */
const ON_PAPER = 86;
/** Width of the free border around a code, in squares, as the standard requires. */
const BORDER = 4;
/** Gap between a code and the lines around it, in points. */
const GAP = 3;

/**
 * Returns the column for codes right of a sheet's columns. All columns are scaled down together to the width of the
 * page.
 * @param widths of the sheet's columns, in characters.
 */
export function codeColumn(paper: Paper, widths: readonly number[], orientation?: Orientation): CodeColumn {
  const widthFor = (size: number) => (size + 2 * GAP) / CHARACTER;
  let size = ON_PAPER;
  // A wider code column scales the page down further, so the code has to be larger again; each repetition changes its
  // size less.
  for (let step = 0; step < 20; step++)
    size = ON_PAPER / (PRINTED * pageScale(paper, [...widths, widthFor(size)], orientation));
  return { column: widths.length + 1, width: widthFor(size), size };
}

/** Scale factor of printed pages, which are a little smaller than would be necessary: see xlsx/write-sheet.ts. */
const PRINTED = 0.96;

/**
 * Returns the minimum height in points of each row of a card, so that a code fits beside its rows and their headings.
 * @param rows number of the card's rows.
 */
export function rowBeside({ size }: CodeColumn, rows: number): number {
  return Math.ceil((size + 2 * GAP) / (rows + 1));
}

/** Returns an address as people read and type it, without "https://". */
export function plainAddress(address: string): string {
  return address.replace(/^https:\/\//, "");
}

/** Returns the squares of a link's code, row by row; true is dark. */
export function codeOf(link: string): boolean[][] {
  return encode(link, { ecc: "L", border: BORDER }).data;
}

/** Writes the code of a table's link beside the table's card, so that card and code are cut out together. */
export function putCode(
  grid: Grid,
  { column, size }: CodeColumn,
  { headingRow, lastRow }: Pick<List<string>, "headingRow" | "lastRow">,
  { link, name }: { readonly link: string; readonly name: string }
): void {
  grid.put(headingRow - 1, column, texts.cardCode.heading, STYLES.cutHeading);
  grid.block({ top: headingRow, bottom: lastRow, left: column, right: column }, null, STYLES.small);
  grid.picture({
    squares: codeOf(link),
    row: headingRow,
    column,
    right: GAP,
    down: GAP,
    size,
    description: texts.cardCode.description(name),
  });
}
