import { encode } from "uqr";
import type { Orientation, Paper } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import type { Grid } from "./grid";
import type { List } from "./list";
import { CHARACTER, pageScale } from "./page";

/** Gives the link that a table's card carries, by the table's number. */
export type TableLink = (table: number) => string;

/** A column beside the cards of a sheet, for the codes of their links. */
export interface CodeColumn {
  readonly column: number;
  /** In characters. */
  readonly width: number;
  /** How wide and high a code is, in the sheet's own points, with what is left free around it. */
  readonly size: number;
}

/** In points on paper: 30 mm, of which a code of usual length has 26 and its free border the rest. */
const ON_PAPER = 86;
/** In squares: what the standard asks to be left free around a code. */
const BORDER = 4;
/** In points, between a code and the lines around it. */
const GAP = 3;

/** The column for codes behind the columns of a sheet, which is scaled down for the page with it. */
export function codeColumn(paper: Paper, widths: readonly number[], orientation?: Orientation): CodeColumn {
  const widthFor = (size: number) => (size + 2 * GAP) / CHARACTER;
  let size = ON_PAPER;
  // A wider column scales the page down further, by less each time.
  for (let step = 0; step < 20; step++)
    size = ON_PAPER / (PRINTED * pageScale(paper, [...widths, widthFor(size)], orientation));
  return { column: widths.length + 1, width: widthFor(size), size };
}

/** Pages are printed a little smaller than they would have to be: see xlsx/write-xlsx.ts. */
const PRINTED = 0.96;

/** The least height in points of each row of a card that a code stands beside, below a heading of its own. */
export function rowBeside({ size }: CodeColumn, rows: number): number {
  return Math.ceil((size + 2 * GAP) / (rows + 1));
}

/** An address as it is read and typed. */
export function plainAddress(address: string): string {
  return address.replace(/^https:\/\//, "");
}

/** The squares of a link's code. */
export function codeOf(link: string): boolean[][] {
  return encode(link, { ecc: "L", border: BORDER }).data;
}

/** Puts the code of a table's link beside its card, as a part of it to be cut out. */
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
