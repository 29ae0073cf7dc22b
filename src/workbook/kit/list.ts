import { itemAt } from "../../bridge/item-at";
import type { EntryCell } from "../entries";
import type { Area, DefinedName, PlacedList } from "../model";
import { cellAddress, columnLetters, onSheet } from "../reference";
import { type Column, type ColumnRange, type Columns, entriesOf, spansOf } from "./columns";

/** Addresses of a list's cells. Rows count from 0; ranges cover all rows by default. */
interface Addresses<K extends string> {
  readonly cell: (key: K, row: number) => string;
  /** A cell that stays when the formula is copied. */
  readonly fixed: (key: K, row: number) => string;
  /** A range that moves with the formula when it is copied. */
  readonly cells: (columns: ColumnRange<K>, first?: number, last?: number) => string;
  /** A range that stays when the formula is copied. */
  readonly range: (columns: ColumnRange<K>, first?: number, last?: number) => string;
  /** The cells of a column above a row, with the heading, so that the first row's formula is like all others. */
  readonly above: (key: K, row: number) => string;
}

/** A list with addresses: columns side by side, a heading over them, rows below each other. */
export interface List<K extends string, Item = never> extends Addresses<K> {
  readonly sheet: string;
  readonly columns: Columns<K, Item>;
  readonly headingRow: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly rows: number;
  /** Rows with a sheet row above them that is kept for a heading; a row is listed twice if there are two. */
  readonly bands: readonly number[];
  /** First column on the sheet. */
  readonly left: number;
  /** Last column on the sheet. */
  readonly right: number;
  /** True if the list has a column; some sheets leave some out. */
  readonly has: (key: K) => boolean;
  /** The first sheet column of a column. */
  readonly column: (key: K) => number;
  /** The sheet row of a row of the list. */
  readonly row: (row: number) => number;
  readonly area: (columns: ColumnRange<K>, first?: number, last?: number) => Area;
  /** The addresses for formulas on other sheets. */
  readonly outside: Addresses<K>;
  /** List metadata recorded on the sheet. */
  readonly placed: PlacedList;
  /** Placed columns with their common style, from left to right. */
  readonly placedColumns: readonly PlacedColumn[];
  /** See {@link ListPlace.fillGroup}. */
  readonly fillGroup?: (row: number, key: string) => string;
}

interface PlacedColumn extends Pick<Column, "style">, Pick<Area, "left" | "right"> {
  readonly key: string;
  /** Group of the column's cells (Cell.group in model.ts); only for a formula that is filled down. */
  readonly group: string | undefined;
}

export interface ListPlace {
  readonly sheet: string;
  /** Tells it from other lists of its sheet. */
  readonly name?: string;
  readonly headingRow: number;
  /** By default the row below the heading. */
  readonly firstRow?: number;
  /** By default the sheet's first column. */
  readonly left?: number;
  /** The last sheet column, for a list that has a column with span "rest". */
  readonly right?: number;
  /**
   * A list above or below. Columns with the same key get the same sheet columns, and the column before one of them is
   * widened to reach it.
   */
  readonly alignWith?: Pick<List<never>, "placed">;
  readonly rows: number;
  /** See {@link List.bands}; none by default. */
  readonly bands?: readonly number[];
  /** Key of the rows that share one formula in a filled-down column: all rows by default. */
  readonly fillGroup?: (row: number, key: string) => string;
}

/**
 * Gives a list its addresses.
 * @param columns may lack some of the columns that K names.
 * @throws Error if a column has no room, since the list that it is aligned with has columns in another order.
 */
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
  const bandsAbove = (index: number) => bands.filter((band) => band <= index).length;
  const rowNumbers = Array.from({ length: rows }, (_, index) => firstRow + index + bandsAbove(index));
  const row = (index: number) => rowNumbers[index] ?? firstRow + index + bandsAbove(index);
  const area = (range: ColumnRange<K>, first = 0, last = rows - 1): Area => {
    const [from, to] = typeof range === "string" ? [range, range] : range;
    return { top: row(first), left: column(from), bottom: row(last), right: across(to).right };
  };
  const cell = (key: K, index: number) => cellAddress(row(index), column(key));
  const fixed = (key: K, index: number) => `$${columnLetters(column(key))}$${row(index)}`;
  // A single cell is written as a range too, as not every program's SUMIF accepts a cell.
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
    placedColumns: [...groups.values()],
    ...(fillGroup && { fillGroup }),
  };
}

/** First and last sheet column of a column. */
type Edges = Pick<Area, "left" | "right">;

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

/**
 * Lays out lists side by side.
 * @param left first column of the sheet.
 */
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

/** Returns the sheet rows of a list from its first row to its last, bands included. */
export function sheetRows({ firstRow, lastRow }: Pick<List<string>, "firstRow" | "lastRow">): number[] {
  return Array.from({ length: lastRow - firstRow + 1 }, (_, index) => firstRow + index);
}

/** Returns the first sheet row of the bands above a row of a list. */
export function bandRow(list: Pick<List<string>, "row" | "bands">, row: number): number {
  return list.row(row) - list.bands.filter((band) => band === row).length;
}

/**
 * Returns the widths of a sheet's columns, up to the last one that a list takes. If lists are below each other, the
 * first that sets a column's width decides; a width that none sets is 0.
 */
export function sheetWidths(...lists: readonly Pick<List<string>, "columns" | "right" | "placed">[]): number[] {
  const last = Math.max(...lists.map(({ right }) => right));
  const widths = Array<number>(last).fill(0);
  for (const { columns, placed } of lists)
    for (const [key, { left, right }] of placed.columns)
      for (let column = left - 1; column < right; column++) widths[column] ||= columns[key]?.width ?? 0;
  return widths;
}

export function entryCell<K extends string>(list: List<K>, key: K, row: number): EntryCell {
  return { sheet: list.sheet, row: list.row(row), column: list.column(key) };
}

/** Returns the defined names of a list's columns: a prefix such as "Table1", "_" and {@link Column.name}. */
export function listNames<K extends string>(list: List<K>, prefix: string): DefinedName[] {
  return entriesOf(list.columns).flatMap(([key, { name }]) =>
    name === undefined ? [] : [{ name: `${prefix}_${name}`, sheet: list.sheet, area: list.area(key) }]
  );
}
