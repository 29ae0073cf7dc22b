import type {
  Area,
  Cell,
  ChartDraft,
  Draft,
  DraftCell,
  Highlight,
  Link,
  Picture,
  PlacedList,
  PrintSetup,
  SheetTable,
  Validation,
} from "../model";
import { longDate } from "../../sessions/long-date";
import { flattenString } from "../flatten-string";
import { cellAddress, onSheet } from "../reference";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { computed, ifElse, isComputed, joined, type Computed, type Content, type TextPart } from "./content";
import { linesOf } from "./fit";
import { placedTexts } from "./placed-texts";

/** Height of a row without a set height, in points. */
export const DEFAULT_HEIGHT = 15;

/** A sheet being filled. Rows and columns count from 1. */
export interface Grid {
  readonly name: string;
  readonly widths: readonly number[];
  /** Writes a value or a formula into a cell. @param group see Cell.group in model.ts. */
  put(row: number, column: number, content: Content, style?: Style, group?: string): void;
  /** Merges the cells of an area and writes into them. */
  block(area: Area, content: Content, style?: Style, group?: string): void;
  height(row: number, points: number): void;
  /** Text of a cell, by row and column; available once the sheet is laid out. */
  textAt(row: number, column: number): string;
  /** Height of a row in points; available, like all heights, once the sheet is laid out. */
  heightOf(row: number): number;
  /** Minimum height of a row in points for its texts to be readable; 0 if the default is enough. */
  heightToRead(row: number): number;
  /** Total height of the rows of a range in points, without some of them. */
  heightFrom(first: number, last: number, without?: ReadonlySet<number>): number;
  /** Rows of a range whose height is not set yet. */
  rowsWithoutHeight(first: number, last: number): number[];
  validate(validation: Validation): void;
  highlight(highlight: Highlight): void;
  link(link: Link): void;
  chart(chart: ChartDraft): void;
  picture(picture: Picture): void;
  /** Makes a list an Excel table; its sheet is then not protected. */
  table(table: SheetTable): void;
  /** Records a list of the sheet; repeating it changes nothing. */
  list(list: PlacedList): void;
  /**
   * Returns the sheet, to be laid out once its formulas are evaluated.
   * @param rest.print print set-up; a function if it depends on the heights of rows, which it may also set.
   */
  finish(
    rest: Partial<Pick<Draft, "hidden" | "frozenRows" | "frozenColumns" | "openColumn">> & {
      readonly print?: PrintSetup | (() => PrintSetup);
    }
  ): Draft;
}

/** Minimum print scale of sheets with columns wider than a page. */
const WIDE_SCALE = 0.88;

/**
 * Returns an empty sheet.
 * @param scale print scale, up to 1.
 */
export function newGrid(name: string, widths: readonly number[], scale = 1): Grid {
  const cells: DraftCell[] = [];
  const charts: ChartDraft[] = [];
  const lists = new Set<PlacedList>();
  const written = {
    merges: [] as Area[],
    validations: [] as Validation[],
    highlights: [] as Highlight[],
    links: [] as Link[],
    pictures: [] as Picture[],
  };
  let sheetTable: SheetTable | undefined;
  const heights = new Map<number, number>();
  let laidOut: readonly Cell[] | null = null;
  const textOf = (index: number) => {
    if (!laidOut) throw new Error(`${name}: what its cells show is not known yet`);
    return String(laidOut[index]?.value ?? "");
  };
  const texts = placedTexts(widths, scale, textOf);
  const place = (area: Area, content: Content, style: Style) => {
    // Blank cells have no text of the program's, and rows have room for its headings, which wrap.
    if (content === null || content === "") return;
    const isName = style.entry || isComputed(content);
    if (isName || !style.wrap) texts.place({ area, style, isName, cell: cells.length });
  };
  const block: Grid["block"] = (area, content, style, group) => {
    if (style?.shrink) place(area, content, style);
    for (let row = area.top; row <= area.bottom; row++)
      for (let column = area.left; column <= area.right; column++)
        cells.push(draftCell(row, column, row === area.top && column === area.left ? content : null, style, group));
    if (area.top < area.bottom || area.left < area.right) written.merges.push(area);
  };
  const heightOf = (row: number) => Math.max(heights.get(row) ?? DEFAULT_HEIGHT, texts.heightToRead(row));
  return {
    name,
    widths,
    put: (row, column, ...rest) => block({ top: row, bottom: row, left: column, right: column }, ...rest),
    block,
    height: (row, points) => void heights.set(row, points),
    textAt: (row, column) => textOf(cells.findIndex((cell) => cell.row === row && cell.column === column)),
    heightOf,
    heightToRead: (row) => texts.heightToRead(row),
    heightFrom: (first, last, without) =>
      rowsBetween(first, last).reduce((sum, row) => (without?.has(row) ? sum : sum + heightOf(row)), 0),
    rowsWithoutHeight: (first, last) => rowsBetween(first, last).filter((row) => !heights.has(row)),
    validate: (validation) => void written.validations.push(validation),
    highlight: (highlight) => void written.highlights.push(highlight),
    link: (link) => void written.links.push(link),
    chart: (chart) => void charts.push(chart),
    picture: (picture) => void written.pictures.push(picture),
    table: (table) => void (sheetTable = table),
    list: (list) => void lists.add(list),
    finish({ hidden = false, frozenRows = 0, frozenColumns = 0, openColumn = null, print }) {
      const fixed = {
        ...written,
        name,
        hidden,
        widths,
        frozenRows,
        frozenColumns,
        openColumn,
        lists: [...lists],
        ...(sheetTable && { table: sheetTable }),
      };
      return {
        ...fixed,
        cells,
        charts,
        layOut(workedOut) {
          laidOut = workedOut;
          const setup = (typeof print === "function" ? print() : print) ?? null;
          for (const row of texts.rowsToRead()) heights.set(row, heightOf(row));
          const styles = texts.fitted(heightOf);
          const styled = workedOut.map((cell, index) => withStyle(cell, styles.get(index) ?? cells[index]?.style));
          return { ...fixed, cells: styled, heights, print: setup };
        },
      };
    },
  };
}

function rowsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function withStyle(cell: Cell, style: Style | undefined): Cell {
  return style === cell.style ? cell : { ...cell, style };
}

/** Returns a cell with all properties, as writing is faster if all objects have the same shape. */
const draftCell: (...put: Parameters<Grid["put"]>) => DraftCell = (row, column, content, style, group) => {
  if (!isComputed(content))
    return { row, column, value: content, formula: undefined, group: undefined, copiedFrom: undefined, style };
  const { formula, copiedFrom } = content;
  return { row, column, value: null, formula: flattenString(formula), group, copiedFrom, style };
};

/** Head of each sheet of a workbook. */
export interface SheetHead {
  readonly title: string;
  /** Line on the kind of session and its scoring. */
  readonly subtitle: Content;
  /** Year-month-day, or "". */
  readonly date: string;
}

/**
 * Returns a sheet with its title and a note below it.
 * @param columns number of columns that title and note take; all by default.
 * @param scale as in {@link newGrid}; 1 if rows that grow would exceed the page.
 */
export function titledGrid(
  head: SheetHead,
  name: string,
  widths: readonly number[],
  { note = "", columns = widths.length, scale = WIDE_SCALE } = {}
): Grid {
  const grid = newGrid(name, widths, scale);
  writeSheetTitle(grid, head, name, columns);
  if (note !== "") writeNote(grid, note, columns);
  return grid;
}

/** Minimum width for the name of a sheet in its title, in characters. */
const MIN_NAME_WIDTH = 18;

/** Writes the two lines on top of each sheet: title and name of the sheet, then subtitle and date. */
export function writeSheetTitle(grid: Grid, head: SheetHead, sheetName: string, columns: number): void {
  const width = (left: number) => grid.widths.slice(left - 1, columns).reduce((sum, characters) => sum + characters, 0);
  const right = { left: columns - Math.floor(columns / 3) + 1, right: columns };
  // A third of a few narrow columns has no room for the name of a sheet.
  while (right.left > 2 && width(right.left) < MIN_NAME_WIDTH) right.left--;
  writeLine(grid, 1, { right: right.left - 1 }, head.title, STYLES.title, 28);
  writeLine(grid, 1, right, sheetName, STYLES.titleRight);
  const date = longDate(head.date);
  writeLine(grid, 2, { right: date === "" ? columns : right.left - 1 }, head.subtitle, STYLES.subtitle);
  if (date !== "") writeLine(grid, 2, right, date, STYLES.subtitleRight);
}

/**
 * Writes into a row from one column to another.
 * @param height in points, if not the default.
 */
export function writeLine(
  grid: Grid,
  row: number,
  { left = 1, right }: { readonly left?: number; readonly right: number },
  content: Content,
  style: Style,
  height?: number
): void {
  grid.block({ top: row, bottom: row, left, right }, content, style);
  if (height !== undefined) grid.height(row, height);
}

/**
 * Writes the one line on top of a table's sheet: title, table and date.
 * @param fault replaces the title unless it is blank, as this line is always in sight.
 */
export function putTableTitle(grid: Grid, head: SheetHead, title: string, columns: number, fault?: Computed): void {
  const right = [title, longDate(head.date)].filter((text) => text !== "").join(" · ");
  const left = Math.ceil(columns / 2) + 1;
  const area = { top: 1, bottom: 1, left: 1, right: left - 1 };
  const isFaulty = fault && `${fault.formula}<>""`;
  grid.block(area, isFaulty ? ifElse(isFaulty, fault, head.title) : head.title, STYLES.tableTitle);
  if (isFaulty) grid.highlight({ area, formula: isFaulty, tone: "alert" });
  grid.block({ top: 1, bottom: 1, left, right: columns }, right, STYLES.tableTitleRight);
  grid.height(1, 20);
}

/** Letters of a note per character of width: widths are counted in digits of the normal size. */
const NOTE_LETTERS = 1.2;

/** Total width of a sheet's columns from the first to `column`, in characters. */
export function widthUpTo({ widths }: Pick<Grid, "widths">, column: number): number {
  return widths.slice(0, column).reduce((sum, width) => sum + width, 0);
}

/** Writes the note below the title, in as many lines as it takes. */
export function writeNote(grid: Grid, text: string, columns: number): void {
  const across = widthUpTo(grid, columns);
  writeLine(grid, 3, { right: columns }, text, STYLES.note, 7 + 14.5 * linesOf(text, NOTE_LETTERS * across));
}

/**
 * Writes a note for users who type at a computer. The note is below the print area, because the printed page is filled
 * in by hand.
 */
export function writeHint(grid: Grid, { area: { bottom, right } }: PrintSetup, text: string): void {
  const across = widthUpTo(grid, right);
  const lines = Math.max(2, Math.ceil(text.length / across));
  writeLine(grid, bottom + 2, { right }, text, STYLES.note, 8 + 14.5 * lines);
}

/**
 * Returns the number of boards scored, out of all.
 * @param count formula of the number scored.
 * @param cancelled formula of the number of cancelled boards, if boards can be cancelled.
 */
export function progressText(count: string, boards: TextPart, cancelled?: string): Computed {
  const progress = joined(computed(count), ...texts.common.boardsScored(boards));
  return cancelled ? joined(progress, cancelledText(cancelled)) : progress;
}

/** Cell of the session's progress, below the title. */
const PROGRESS = { row: 3, column: 1 } as const;

/** Writes the session's progress below the title. */
export function writeProgress(grid: Grid, progress: Computed): void {
  grid.put(PROGRESS.row, PROGRESS.column, progress, STYLES.status);
  grid.height(PROGRESS.row, 24);
}

/** Returns the session's progress, read from another sheet. */
export function progressOn(sheet: string): Computed {
  return computed(onSheet(sheet, cellAddress(PROGRESS.row, PROGRESS.column)));
}

/** Returns the number of cancelled boards, to follow the number scored; blank if there are none. */
export function cancelledText(formula: string): Computed {
  const count = computed(`(${formula})`);
  return ifElse(`${count.formula}=0`, "", joined(...texts.common.cancelled(count)));
}
