import { STYLES, type Style } from "../theme";
import type { Content } from "./content";
import { putLine, type Grid } from "./grid";
import { placeList, putHeadings, putRow, type Column, type Columns, type List, type RowContents } from "./list";

/** A card to cut out: a heading over a list, which has a row for each round, half or match. */
export interface Card<K extends string = string> {
  readonly heading: Content;
  readonly columns: Columns<K>;
  readonly rows: readonly RowContents<K>[];
}

/** How a card's heading and the headings of its columns look. */
export interface CardStyles {
  readonly heading: Style;
  readonly columns: Style;
}

const USUAL: CardStyles = { heading: STYLES.cutHeading, columns: STYLES.smallHeading };

/** A column of a card for a number or two. */
export function narrow(heading: string): Column {
  return { heading, style: STYLES.small };
}

/** A column of a card for names and sentences. */
export function wide(heading: string, span = 1): Column {
  return { heading, span, style: STYLES.smallLeft };
}

/** Writes a card whose heading stands in a row, and says where its list came to stand. */
export function putCard<K extends string>(
  grid: Grid,
  { heading, columns, rows }: Card<K>,
  { row, left = 1 }: { readonly row: number; readonly left?: number },
  styles = USUAL
): List<K> {
  const list = placeList<K>(columns, { sheet: grid.name, headingRow: row + 1, left, rows: rows.length });
  putLine(grid, row, list, heading, styles.heading);
  putHeadings(grid, list, styles.columns);
  rows.forEach((contents, index) => putRow(grid, list, index, contents));
  return list;
}
