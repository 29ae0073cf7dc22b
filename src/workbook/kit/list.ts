import { itemAt } from "../../bridge/item-at";
import type { EntryCell } from "../entries";
import type { Area, DefinedName, PlacedList, Validation } from "../model";
import { cellAddress, columnLetters, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { computed, isComputed, type Computed, type Content, type Styled } from "./content";
import { linesOf } from "./fit";
import type { Grid } from "./grid";

/** Validation of a column. */
export type EntryRule = Omit<Validation, "area">;

/** Returns a rule for numbers within bounds, with the message for anything else. */
export function numbers(
  kind: "whole" | "decimal" | "halves",
  [least, most]: readonly [min: number, max: number],
  error: EntryRule["error"]
): EntryRule {
  return { rule: { kind, least, most }, error };
}

/** A column of a list, described once; an item is what a row is about. */
export interface Column<Item = never> {
  /** As a function if it refers to a list that is laid out later. */
  readonly heading: Content | (() => Content);
  /** Heading over several neighbouring columns: see {@link writeDoubleHeadings}. */
  readonly over?: string;
  /** In characters, of each column of the sheet that it takes: 0 hides them. Left out where another list says it. */
  readonly width?: number;
  /**
   * Columns of the sheet that it takes, joined to one; 1 by default. "rest" is as many as the other columns leave up to
   * the list's right edge: see {@link ListPlace}.
   */
  readonly span?: number | "rest";
  /** The last column that it covers of the list that its own is aligned with. */
  readonly upTo?: string;
  /** Left out on the hidden sheet, which nobody sees. */
  readonly style?: Style;
  /** End of its defined name: "Points" of "Table1_Points"; absent for a column without one. */
  readonly name?: string;
  readonly rule?: EntryRule;
  /** True if one formula is filled down, which a file then stores once. */
  readonly isFilledDown?: boolean;
  /** Content of a row, from 0; absent if rows are written individually. */
  readonly content?: (item: Item, row: number) => Content | Styled;
}

/**
 * Returns a column with its contents.
 * @param width in characters.
 */
export function column<Item>(
  heading: Content,
  width: number,
  style: Style,
  content: NonNullable<Column<Item>["content"]>,
  more: Pick<Column, "name" | "rule" | "isFilledDown"> = {}
): Column<Item> {
  return { heading, width, style, content, ...more };
}

/**
 * Returns a column whose width is set by another list of its sheet.
 * @param span number of columns it takes.
 */
export function spanningColumn<Item>(
  heading: Content,
  span: number | "rest",
  style: Style,
  content: NonNullable<Column<Item>["content"]>,
  more: Pick<Column, "name" | "rule"> = {}
): Column<Item> {
  return { heading, span, style, content, ...more };
}

/** The columns of a list from left to right, by their keys. */
export type Columns<K extends string, Item = never> = Readonly<Record<K, Column<Item>>>;

/** Returns a record with an entry for each item, such as the columns of all teams. */
export function recordBy<Item, K extends string, T>(
  items: readonly Item[],
  key: (item: Item, index: number) => K,
  entry: (item: Item, index: number) => T
): Record<K, T> {
  return Object.fromEntries(items.map((item, i) => [key(item, i), entry(item, i)])) as Record<K, T>;
}

/** Returns a record with an entry for each key. */
export function recordOf<K extends string, T>(keys: readonly K[], entry: (key: K, index: number) => T): Record<K, T> {
  return recordBy(keys, (key) => key, entry);
}

/** A column, or a first and a last one of a range. */
export type ColumnRange<K extends string> = K | readonly [first: K, last: K];

/** Addresses of a list's cells. Rows count from 0; ranges cover all rows by default. */
interface Addresses<K extends string> {
  readonly cell: (key: K, row: number) => string;
  /** A cell that stays when the formula is copied. */
  readonly fixed: (key: K, row: number) => string;
  /** A range that moves with the formula when it is copied. */
  readonly cells: (columns: ColumnRange<K>, first?: number, last?: number) => string;
  /** With dollar signs: it stays where it is when the formula is copied. */
  readonly range: (columns: ColumnRange<K>, first?: number, last?: number) => string;
  /** A column from its heading to the row above a row: what a formula counts on from, in each row alike. */
  readonly above: (key: K, row: number) => string;
}

/** A list with addresses: columns side by side, a heading over them, rows below each other. */
export interface List<K extends string, Item = never> extends Addresses<K> {
  readonly sheet: string;
  readonly columns: Columns<K, Item>;
  readonly headingRow: number;
  readonly firstRow: number;
  readonly lastRow: number;
  /** How many rows it has. */
  readonly rows: number;
  /** The rows before which rows of the sheet stand that are none of the list's, as often as there are: see {@link bandRow}. */
  readonly bands: readonly number[];
  /** The first and the last column of the sheet that it takes. */
  readonly left: number;
  readonly right: number;
  /** True if the list has a column; some sheets leave some out. */
  readonly has: (key: K) => boolean;
  /** The column of the sheet in which a column begins. */
  readonly column: (key: K) => number;
  /** The row of the sheet of a row of the list, from 0. */
  readonly row: (row: number) => number;
  readonly area: (columns: ColumnRange<K>, first?: number, last?: number) => Area;
  /** The addresses for formulas on other sheets. */
  readonly outside: Addresses<K>;
  /** List metadata recorded on the sheet. */
  readonly placed: PlacedList;
  /** Placed columns with their common style, from left to right. */
  readonly standing: readonly PlacedColumn[];
  /** See {@link ListPlace}. */
  readonly fillGroup?: (row: number, key: string) => string;
}

/** A column in its place. */
interface PlacedColumn extends Pick<Column, "style">, Pick<Area, "left" | "right"> {
  readonly key: string;
  /** See Cell.group in model.ts; of a column that is shared. */
  readonly group: string | undefined;
}

/** Place of a list. */
export interface ListPlace {
  readonly sheet: string;
  /** Name among several lists of its sheet. */
  readonly name?: string;
  readonly headingRow: number;
  /** By default the row below the heading. */
  readonly firstRow?: number;
  /** By default the sheet's first column. */
  readonly left?: number;
  /** The last column of the sheet, for a list with a column that takes the rest. */
  readonly right?: number;
  /**
   * A list above or below. Columns with the same key then take the same columns of the sheet, and a column in front of
   * one reaches to it.
   */
  readonly alignWith?: Pick<List<never>, "placed">;
  readonly rows: number;
  /** Rows before which a row of the sheet is kept free for a heading, listed twice for two; none by default. */
  readonly bands?: readonly number[];
  /** Key of the rows that share one formula in a filled-down column: all rows by default. */
  readonly fillGroup?: (row: number, key: string) => string;
}

/** Puts a list in its place. Columns may be left out of the record: K then still names them all. */
export function layOutList<K extends string, Item = never>(
  columns: Partial<Columns<K, Item>>,
  place: ListPlace
): List<K, Item> {
  const { sheet, name = "", headingRow, firstRow = headingRow + 1, left = 1, rows, bands = [], fillGroup } = place;
  const groups = new Map<string, PlacedColumn>();
  const described = entriesOf(columns as Columns<K, Item>);
  const edges = columnEdges(described, place);
  described.forEach(([key, { isFilledDown: shared, style }], index) => {
    const group = shared ? `${headingRow} ${left} ${key}` : undefined;
    groups.set(key, { key, style, group, ...itemAt(edges, index) });
  });
  const across = (key: K) => {
    const found = groups.get(key);
    if (!found) throw new Error(`${sheet} has no column ${key}`);
    return found;
  };
  const column = (key: K) => across(key).left;
  const bandsAbove = (index: number) => {
    let above = 0;
    for (const band of bands) if (band <= index) above++;
    return above;
  };
  const rowNumbers = Array.from({ length: rows }, (_, index) => firstRow + index + bandsAbove(index));
  const row = (index: number) => rowNumbers[index] ?? firstRow + index + bandsAbove(index);
  const area = (range: ColumnRange<K>, first = 0, last = rows - 1): Area => {
    const [from, to] = typeof range === "string" ? [range, range] : range;
    return { top: row(first), left: column(from), bottom: row(last), right: across(to).right };
  };
  const cell = (key: K, index: number) => cellAddress(row(index), column(key));
  const fixed = (key: K, index: number) => `$${columnLetters(column(key))}$${row(index)}`;
  // As a range even where it is one cell: not every SUMIF takes that for one.
  const range: Addresses<K>["range"] = (...of) => {
    const { top, left: from, bottom, right } = area(...of);
    return `$${columnLetters(from)}$${top}:$${columnLetters(right)}$${bottom}`;
  };
  const cells: Addresses<K>["cells"] = (...of) => {
    const { top, left: from, bottom, right } = area(...of);
    return `${cellAddress(top, from)}:${cellAddress(bottom, right)}`;
  };
  const above = (key: K, index: number) =>
    `${columnLetters(column(key))}$${headingRow}:${cellAddress(row(index) - 1, column(key))}`;
  return {
    sheet,
    columns: withSpans(described, edges),
    headingRow,
    firstRow,
    lastRow: row(rows - 1),
    rows,
    bands,
    left,
    right: edges[edges.length - 1]?.right ?? left - 1,
    has: (key) => groups.has(key),
    column,
    row,
    area,
    cell,
    fixed,
    cells,
    range,
    above,
    outside: {
      cell: (key, index) => onSheet(sheet, cell(key, index)),
      fixed: (key, index) => onSheet(sheet, fixed(key, index)),
      cells: (...of) => onSheet(sheet, cells(...of)),
      range: (...of) => onSheet(sheet, range(...of)),
      above: (...of) => onSheet(sheet, above(...of)),
    },
    placed: { name, headingRow, rows: rowNumbers, columns: groups },
    standing: [...groups.values()],
    ...(fillGroup && { fillGroup }),
  };
}

/** The first and the last column of the sheet of a list's column. */
type Edges = Pick<Area, "left" | "right">;

/** @throws Error if a column has no room, since the list that it is aligned with has columns in another order. */
function columnEdges(
  columns: readonly (readonly [key: string, column: Column])[],
  { sheet, left = 1, right, alignWith }: ListPlace
): Edges[] {
  const others = alignWith?.placed.columns;
  const rest = right === undefined ? 1 : right - left + 2 - spansOf(columns);
  let next = left;
  return columns.map(([key, { span = 1, upTo }], index) => {
    const same = upTo === undefined ? others?.get(key) : undefined;
    const covered = upTo === undefined ? undefined : others?.get(upTo);
    const behind = others?.get(columns[index + 1]?.[0] ?? "");
    const first = same?.left ?? next;
    const spanned = first + (span === "rest" ? rest : span) - 1;
    const last = (same ?? covered)?.right ?? (behind ? behind.left - 1 : spanned);
    if (first < next || last < first) throw new Error(`${sheet}: there is no room for the column ${key}`);
    next = last + 1;
    return { left: first, right: last };
  });
}

function withSpans<K extends string, Item>(columns: [K, Column<Item>][], edges: readonly Edges[]): Columns<K, Item> {
  const spanned = columns.map(([key, column], index) => {
    const { left, right } = itemAt(edges, index);
    return [key, { ...column, span: right - left + 1 }];
  });
  return Object.fromEntries(spanned) as Columns<K, Item>;
}

/** The columns of the sheet that a list's columns take if it is aligned with none; of a rest at least one. */
export function columnCount<K extends string, Item>(columns: Partial<Columns<K, Item>>): number {
  return spansOf(entriesOf(columns as Columns<K, Item>));
}

function spansOf(columns: readonly (readonly [key: string, column: Pick<Column, "span">])[]): number {
  return columns.reduce((sum, [, column]) => sum + spanOf(column), 0);
}

function spanOf({ span = 1 }: Pick<Column, "span">): number {
  return span === "rest" ? 1 : span;
}

/** Places lists side by side, from a column on. */
export function layOutSideBySide<Item, L extends { readonly right: number }>(
  items: readonly Item[],
  left: number,
  place: (item: Item, left: number) => L
): L[] {
  let next = left;
  return items.map((item) => {
    const list = place(item, next);
    next = list.right + 1;
    return list;
  });
}

/** The rows of the sheet that a list takes below its heading. */
export function sheetRows({ firstRow, lastRow }: Pick<List<string>, "firstRow" | "lastRow">): number[] {
  return Array.from({ length: lastRow - firstRow + 1 }, (_, index) => firstRow + index);
}

/** The first of the rows of the sheet above a row of the list that are kept free for what heads it and those below. */
export function bandRow(list: Pick<List<string>, "row" | "bands">, row: number): number {
  return list.row(row) - list.bands.filter((band) => band === row).length;
}

/** The widths of the columns of the sheet that a list takes. */
export function widthsOf<K extends string>({ columns }: Pick<List<K>, "columns">): number[] {
  return Object.values<Column>(columns).flatMap((column) => Array<number>(spanOf(column)).fill(column.width ?? 0));
}

/**
 * The widths of all columns of a sheet, from its first to the last that a list takes; of lists below each other the
 * first that says a column's width, and 0 where none does.
 */
export function sheetWidths(...lists: readonly Pick<List<string>, "columns" | "right" | "placed">[]): number[] {
  const last = Math.max(...lists.map(({ right }) => right));
  const widths = Array<number>(last).fill(0);
  for (const { columns, placed } of lists)
    for (const [key, { left, right }] of placed.columns)
      for (let column = left - 1; column < right; column++) widths[column] ||= columns[key]?.width ?? 0;
  return widths;
}

/** The heading of a column, once all lists are laid out. */
export function headingOf({ heading }: Pick<Column, "heading">): Content {
  return typeof heading === "function" ? heading() : heading;
}

/** Contents of a row of a list, by column; absent columns stay unchanged. */
export type RowContents<K extends string> = { readonly [key in K]?: Content | Styled };

/** Writes the headings of a list, all in one style or each in its own. */
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

/** A line of a heading in points. */
const HEADING_LINE = 13;

/**
 * How high a list's headings are in points: as usual, which has room for two lines, or higher where one of them takes
 * more. A word that is longer than its column goes on in the next line.
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
  const most = Math.max(...lines);
  return most > 2 ? Math.max(defaultHeight, HEADING_LINE * most) : defaultHeight;
}

/** A column has room for more small letters than for the digits that it counts by. */
const SMALL = 1.15;

/**
 * Writes headings in two rows, of which the list's is the lower: headings over several columns, and the columns' own
 * below. A column without the former has its heading over both rows.
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

/** Writes the heading over several columns. */
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

/** Writes a row of a list, from 0. */
export function writeRow<K extends string>(grid: Grid, list: List<K>, index: number, contents: RowContents<K>): void {
  grid.list(list.placed);
  const row = list.row(index);
  for (const { key, left, right, style: columnStyle, group: column } of list.standing) {
    const written = contents[key as K];
    if (written === undefined) continue;
    const group = column === undefined ? undefined : column + (list.fillGroup ? ` ${list.fillGroup(index, key)}` : "");
    const { content, style = columnStyle } = isStyled(written) ? written : { content: written };
    if (left === right) grid.put(row, left, content, style, group);
    else grid.block({ top: row, left, bottom: row, right }, content, style, group);
  }
}

/** Writes a row of which each cell is a formula. */
export function writeFormulas<K extends string>(
  grid: Grid,
  list: List<K>,
  index: number,
  formulas: Readonly<Record<K, string>>
): void {
  writeRow(grid, list, index, allComputed(formulas));
}

/** Makes formulas contents, by column. */
export function allComputed<F extends Readonly<Record<string, string>>>(
  formulas: F
): Record<keyof F & string, Computed> {
  return recordOf(Object.keys(formulas), (key) => computed(formulas[key] ?? ""));
}

/**
 * Makes a row's contents once for rows that are the same except for their number, and fills their formulas down.
 * @returns a function for a row's contents; those that `make` returns for the first row of a kind are used for all
 * others of it.
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

/** Returns a function for the contents that the list's columns give a row. */
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
 * @param contents of a row: {@link rowContents} of the list, if its columns have it.
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

/** Writes a list of the hidden sheet by its columns: headings and rows, as nobody sees them. */
export function writeSteps<K extends string, Item>(grid: Grid, list: List<K, Item>, items: readonly Item[]): void {
  writeHeadings(grid, list);
  const contents = rowContents(list);
  items.forEach((item, row) => writeRow(grid, list, row, contents(item, row)));
}

/** Writes what may be typed into the columns of a list. */
export function writeEntryRules<K extends string>(grid: Grid, list: List<K>): void {
  for (const [key, { rule }] of entriesOf(list.columns)) if (rule) grid.validate({ area: list.area(key), ...rule });
}

/** A cell of a list, as one that is typed into. */
export function entryCell<K extends string>(list: List<K>, key: K, row: number): EntryCell {
  return { sheet: list.sheet, row: list.row(row), column: list.column(key) };
}

/** The defined names of a list's columns: a prefix such as "Table1", and what each column's name ends in. */
export function listNames<K extends string>(list: List<K>, prefix: string): DefinedName[] {
  return entriesOf(list.columns).flatMap(([key, { name }]) =>
    name === undefined ? [] : [{ name: `${prefix}_${name}`, sheet: list.sheet, area: list.area(key) }]
  );
}

function entriesOf<K extends string, Item = never>(columns: Columns<K, Item>): [K, Column<Item>][] {
  return Object.entries<Column<Item>>(columns) as [K, Column<Item>][];
}

function isStyled(content: Content | Styled): content is Styled {
  return typeof content === "object" && content !== null && "style" in content;
}
