import { type Style, STYLES } from "../theme";
import { type ColumnRange, entriesOf, headingOf, recordOf, spanOf } from "./columns";
import { computed, type Computed, type Content, isComputed, type Styled } from "./content";
import { linesOf } from "./fit";
import type { Grid } from "./grid";
import type { List } from "./list";

/** Contents of a row of a list, by column; absent columns stay unchanged. */
export type RowContents<K extends string> = { readonly [key in K]?: Content | Styled };

/** Writes the headings of a list. */
export function writeHeadings<K extends string>(grid: Grid, list: List<K>, style?: Style | ((key: K) => Style)): void {
  const { columns, headingRow: row } = list;
  grid.list(list.placed);
  for (const [key, column] of entriesOf(columns)) {
    const heading = headingOf(column);
    if (heading === null && !style) continue;
    const area = { ...list.area(key), top: row, bottom: row };
    grid.block(area, heading, typeof style === "function" ? style(key) : style);
  }
}

/** Height of a line of a heading, in points. */
const HEADING_LINE = 13;

/**
 * Returns the height of a list's heading row in points: the default, which has room for two lines, or more if a heading
 * takes more lines. A word that is wider than its column continues in the next line.
 */
export function headingHeight<K extends string>(
  grid: Grid,
  list: Pick<List<K>, "columns" | "column" | "headingRow">,
  defaultHeight: number
): number {
  const lines = entriesOf(list.columns).map(([key, column]) => {
    const { heading, width = 0 } = column;
    if (heading === null || width === 0) return 1;
    return linesOf(grid.textAt(list.headingRow, list.column(key)), SMALL * width * spanOf(column));
  });
  const maxLines = Math.max(...lines);
  return maxLines > 2 ? Math.max(defaultHeight, HEADING_LINE * maxLines) : defaultHeight;
}

/** Letters of a heading per character of width: widths are counted in digits of the normal size. */
const SMALL = 1.15;

/**
 * Writes headings in two rows: headings over several columns in the upper one, and each column's own in the lower one,
 * the list's heading row. A column without {@link Column.over} has its heading in both rows, merged.
 */
export function writeDoubleHeadings<K extends string>(
  grid: Grid,
  list: List<K>,
  styles: { readonly upper: Style; readonly lower: Style }
): void {
  const { headingRow } = list;
  grid.list(list.placed);
  const columns = entriesOf(list.columns);
  columns.forEach(([key, column], index) => {
    const [heading, { over }] = [headingOf(column), column];
    const upper = { top: headingRow - 1, bottom: headingRow - 1 };
    if (over === undefined)
      return grid.block({ ...list.area(key), ...upper, bottom: headingRow }, heading, styles.upper);
    const before = columns[index - 1]?.[1].over;
    const [last] = columns.filter(([, column]) => column.over === over).slice(-1);
    if (before !== over && last) grid.block({ ...list.area([key, last[0]]), ...upper }, over, styles.upper);
    grid.block({ ...list.area(key), top: headingRow, bottom: headingRow }, heading, styles.lower);
  });
}

/** Writes a heading over several columns, in the row above the list's heading row. */
export function putOver<K extends string>(
  grid: Grid,
  list: List<K>,
  columns: ColumnRange<K>,
  content: Content,
  style: Style
): void {
  const row = list.headingRow - 1;
  grid.block({ ...list.area(columns), top: row, bottom: row }, content, style);
}

/** Writes a row of a list; `index` is from 0. */
export function writeRow<K extends string>(grid: Grid, list: List<K>, index: number, contents: RowContents<K>): void {
  grid.list(list.placed);
  const row = list.row(index);
  for (const { key, left, right, style: columnStyle, group: column } of list.placedColumns) {
    const written = contents[key as K];
    if (written === undefined) continue;
    const group = column === undefined ? undefined : column + (list.fillGroup ? ` ${list.fillGroup(index, key)}` : "");
    const { content, style = columnStyle } = isStyled(written) ? written : { content: written };
    if (left === right) grid.put(row, left, content, style, group);
    else grid.block({ top: row, left, bottom: row, right }, content, style, group);
  }
}

export function writeFormulas<K extends string>(
  grid: Grid,
  list: List<K>,
  index: number,
  formulas: Readonly<Record<K, string>>
): void {
  writeRow(grid, list, index, allComputed(formulas));
}

/** Converts the formulas of a row, by column, to contents. */
export function allComputed<F extends Readonly<Record<string, string>>>(
  formulas: F
): Record<keyof F & string, Computed> {
  return recordOf(Object.keys(formulas), (key) => computed(formulas[key] ?? ""));
}

/**
 * Returns a function that makes the contents of a list's rows, once for all rows of a kind: the contents of the first
 * are used for the others, with its formulas filled down.
 */
export function fillDown<K extends string>(
  list: Pick<List<K>, "row">
): <C extends RowContents<K>>(kind: string, row: number, make: () => C) => C {
  const contentsByKind = new Map<string, RowContents<K>>();
  return <C extends RowContents<K>>(kind: string, row: number, make: () => C) => {
    const cached = contentsByKind.get(kind);
    if (cached) return cached as C;
    const copiedFrom = list.row(row);
    const contents = Object.fromEntries(
      Object.entries<RowContents<string>[string]>(make()).map(([key, content]) => [
        key,
        content !== undefined && !isStyled(content) && isComputed(content) ? { ...content, copiedFrom } : content,
      ])
    ) as C;
    contentsByKind.set(kind, contents);
    return contents;
  };
}

/**
 * Returns a function that makes the contents of an item's row: each column with a {@link Column.content} makes its own
 * cell.
 */
export function rowContents<K extends string, Item>({
  columns,
}: Pick<List<K, Item>, "columns">): (item: Item, row: number) => RowContents<K> {
  const contentColumns = entriesOf(columns).flatMap(([key, { content }]) => (content ? [{ key, content }] : []));
  return (item, row) => {
    const contents: { [key in K]?: Content | Styled } = {};
    for (const { key, content } of contentColumns) contents[key] = content(item, row);
    return contents;
  };
}

/**
 * Writes a list's headings and rows, with the validation of its columns.
 * @param contents of a row; {@link rowContents} returns it if the columns have contents.
 * @param rowHeight in points, if not the default.
 * @param headings style, if not the default.
 */
export function writeList<K extends string, T>(
  grid: Grid,
  list: List<K>,
  items: readonly T[],
  contents: (item: T, row: number) => RowContents<K>,
  headingHeight?: number,
  rowHeight?: number,
  headings: Style | ((key: K) => Style) = STYLES.heading
): void {
  writeHeadings(grid, list, headings);
  if (headingHeight !== undefined) grid.height(list.headingRow, headingHeight);
  items.forEach((item, row) => {
    writeRow(grid, list, row, contents(item, row));
    if (rowHeight !== undefined) grid.height(list.row(row), rowHeight);
  });
  writeEntryRules(grid, list);
}

/** Writes headings and rows of a list on the hidden sheet, without styles. */
export function writeSteps<K extends string, Item>(grid: Grid, list: List<K, Item>, items: readonly Item[]): void {
  writeHeadings(grid, list);
  const contents = rowContents(list);
  items.forEach((item, row) => writeRow(grid, list, row, contents(item, row)));
}

/** Adds the validation of a list's columns. */
export function writeEntryRules<K extends string>(grid: Grid, list: List<K>): void {
  for (const [key, { rule }] of entriesOf(list.columns)) if (rule) grid.validate({ area: list.area(key), ...rule });
}

function isStyled(content: Content | Styled): content is Styled {
  return typeof content === "object" && content !== null && "style" in content;
}
