import { STYLES, type Style } from "../theme";
import type { Content } from "./content";
import { writeLine, type Grid } from "./grid";
import type { Column, Columns } from "./columns";
import { layOutList, type List } from "./list";
import { rowContents, type RowContents, writeHeadings, writeRow } from "./write-list";

/** A card to cut out: a heading over a list, which has a row for each round, half or match. */
export interface Card {
  readonly heading: Content;
  readonly columns: Columns<string>;
  readonly rows: readonly RowContents<string>[];
}

/** Returns a card with a row for each item; each column returns the contents of its cells. */
export function cardOf<Item>(heading: Content, columns: Columns<string, Item>, items: readonly Item[]): Card {
  return { heading, columns, rows: items.map(rowContents({ columns })) };
}

/** How a card's heading and the headings of its columns look. */
export interface CardStyles {
  readonly heading: Style;
  readonly columns: Style;
}

const DEFAULT_STYLES: CardStyles = { heading: STYLES.cutHeading, columns: STYLES.smallHeading };

/** Returns the content of a column for an item. */
type ItemContent<Item> = (item: Item, row: number) => Content;

/**
 * Returns a column of a card for short contents, such as one or two numbers.
 * @param span number of the sheet's columns that the card's column takes.
 */
export function narrow<Item>(heading: string, content: ItemContent<Item>, span = 1): Column<Item> {
  return { heading, span, style: STYLES.fixed, content };
}

/**
 * Returns a column of a card for names and sentences.
 * @param span number of the sheet's columns that the card's column takes.
 */
export function wide<Item>(heading: string, content: ItemContent<Item>, span = 1): Column<Item> {
  return { heading, span, style: STYLES.text, content };
}

/** Returns a column of a card with blank cells, to be filled in by hand. */
export function blank(heading: Content, style: Style = STYLES.fixed): Column<unknown> {
  return { heading, style, content: () => null };
}

/** Half of the gap between two cards in points; the gap is cut along the line in its middle. */
const HALF_GAP = 5;

/**
 * Keeps two rows free below a row, with a line between them along which cards are cut.
 * @param half height of each of the two rows, in points.
 * @returns the first row below the two rows.
 */
export function writeCutLine(grid: Grid, below: number, half = HALF_GAP): number {
  writeLine(grid, below + 1, { right: grid.widths.length }, null, STYLES.cut, half);
  grid.height(below + 2, half);
  return below + 3;
}

/**
 * Writes a card from a row on; this row has the card's heading.
 * @returns the card's list, laid out.
 */
export function writeCard(
  grid: Grid,
  { heading, columns, rows }: Card,
  { row, left = 1 }: { readonly row: number; readonly left?: number },
  styles = DEFAULT_STYLES
): List<string> {
  const list = layOutList(columns, { name: "card", sheet: grid.name, headingRow: row + 1, left, rows: rows.length });
  writeLine(grid, row, list, heading, styles.heading);
  writeHeadings(grid, list, styles.columns);
  rows.forEach((contents, index) => writeRow(grid, list, index, contents));
  return list;
}
