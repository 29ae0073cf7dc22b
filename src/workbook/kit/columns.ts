import type { Validation } from "../model";
import type { Style } from "../theme";
import type { Content, Styled } from "./content";

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
  /** Heading over several neighbouring columns: see writeDoubleHeadings. */
  readonly over?: string;
  /** In characters, for each sheet column; 0 hides them. Absent if another list of the sheet sets the width. */
  readonly width?: number;
  /**
   * Number of sheet columns, whose cells are merged in each row; 1 by default. "rest" takes all that the other columns
   * leave up to the list's right edge.
   */
  readonly span?: number | "rest";
  /** Key of a column in the list that this one is aligned with: the column ends where that one does. */
  readonly upTo?: string;
  /** Absent on the hidden sheet. */
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

/** The key of a column, or the keys of the first and the last column of a range. */
export type ColumnRange<K extends string> = K | readonly [first: K, last: K];

/** Returns how many sheet columns a list takes if it is aligned with no other; a column with span "rest" counts as 1. */
export function columnCount<K extends string, Item>(columns: Partial<Columns<K, Item>>): number {
  return spansOf(entriesOf(columns as Columns<K, Item>));
}

export function spansOf(columns: readonly (readonly [key: string, column: Pick<Column, "span">])[]): number {
  return columns.reduce((sum, [, column]) => sum + spanOf(column), 0);
}

export function spanOf({ span = 1 }: Pick<Column, "span">): number {
  return span === "rest" ? 1 : span;
}

/**
 * Returns the width, in characters, of each sheet column that a list takes. A column of the list may take several sheet
 * columns, which are then equally wide.
 */
export function widthsOf<K extends string>({ columns }: { readonly columns: Columns<K> }): number[] {
  return Object.values<Column>(columns).flatMap((column) => Array<number>(spanOf(column)).fill(column.width ?? 0));
}

/** Returns a column's heading; all lists have to be laid out before. */
export function headingOf({ heading }: Pick<Column, "heading">): Content {
  return typeof heading === "function" ? heading() : heading;
}

export function entriesOf<K extends string, Item = never>(columns: Columns<K, Item>): [K, Column<Item>][] {
  return Object.entries<Column<Item>>(columns) as [K, Column<Item>][];
}
