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

/** The height of a row of which nothing is said, in points. */
export const DEFAULT_HEIGHT = 15;

/** A sheet being filled. Rows and columns count from 1. */
export interface Grid {
  readonly name: string;
  readonly widths: readonly number[];
  /** Writes a value or a formula into a cell. @param group see Cell.group in model.ts. */
  put(row: number, column: number, content: Content, style?: Style, group?: string): void;
  /** Writes into the first cell of an area and makes the whole of it one cell. */
  block(area: Area, content: Content, style?: Style, group?: string): void;
  height(row: number, points: number): void;
  /** Text of a cell, by row and column; available once the sheet is laid out. */
  textAt(row: number, column: number): string;
  /** The height of a row in points: known, as all heights, once the sheet is laid out. */
  heightOf(row: number): number;
  /** The height in points that a row has at least, so that its texts can be read; 0 where the usual one does. */
  heightToRead(row: number): number;
  /** The height in points that the rows of a range have together, without some of them. */
  heightFrom(first: number, last: number, without?: ReadonlySet<number>): number;
  /** The rows of a range of which no height is said yet. */
  rowsWithoutHeight(first: number, last: number): number[];
  validate(validation: Validation): void;
  highlight(highlight: Highlight): void;
  link(link: Link): void;
  chart(chart: ChartDraft): void;
  picture(picture: Picture): void;
  /** Makes a list a table of Excel, and its sheet unprotected. */
  table(table: SheetTable): void;
  /** Says which list is written; as often as one likes. */
  list(list: PlacedList): void;
  /**
   * The sheet, to be laid out once its formulas are worked out.
   * @param rest.print how it is printed; a function that gives rows their heights first, where these follow from texts.
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
 * An empty sheet to fill.
 * @param scale at which it is printed, where that is below 1.
 */
export function newGrid(name: string, widths: readonly number[], scale = 1): Grid {
  const cells: DraftCell[] = [];
  const merges: Area[] = [];
  const validations: Validation[] = [];
  const highlights: Highlight[] = [];
  const links: Link[] = [];
  const charts: ChartDraft[] = [];
  const pictures: Picture[] = [];
  const lists = new Set<PlacedList>();
  let sheetTable: SheetTable | undefined;
  const heights = new Map<number, number>();
  let laidOut: readonly Cell[] | null = null;
  const textOf = (index: number) => {
    if (!laidOut) throw new Error(`${name}: what its cells show is not known yet`);
    return String(laidOut[index]?.value ?? "");
  };
  const texts = placedTexts(widths, scale, textOf);
  const write: Grid["put"] = (row, column, content, style, group) => {
    // Every cell has every property: a writer goes faster through objects of one shape.
    if (isComputed(content)) {
      const { formula, copiedFrom } = content;
      cells.push({ row, column, value: null, formula: flattenString(formula), group, copiedFrom, style });
    } else
      cells.push({ row, column, value: content, formula: undefined, group: undefined, copiedFrom: undefined, style });
  };
  const place = (area: Area, content: Content, style: Style) => {
    // What is blank stays so, or is typed into: only a formula may give a text later.
    if (content === null || content === "") return;
    const isName = style.entry || isComputed(content);
    // A sheet's own headings have room as it is laid out.
    if (isName || !style.wrap) texts.place({ area, style, isName, cell: cells.length });
  };
  const heightOf = (row: number) => Math.max(heights.get(row) ?? DEFAULT_HEIGHT, texts.heightToRead(row));
  return {
    name,
    widths,
    put(row, column, content, style, group) {
      if (style?.shrink) place({ top: row, bottom: row, left: column, right: column }, content, style);
      write(row, column, content, style, group);
    },
    block(area, content, style, group) {
      if (style?.shrink) place(area, content, style);
      for (let row = area.top; row <= area.bottom; row++)
        for (let column = area.left; column <= area.right; column++)
          write(row, column, row === area.top && column === area.left ? content : null, style, group);
      if (area.top < area.bottom || area.left < area.right) merges.push(area);
    },
    height: (row, points) => void heights.set(row, points),
    textAt: (row, column) => textOf(cells.findIndex((cell) => cell.row === row && cell.column === column)),
    heightOf,
    heightToRead: (row) => texts.heightToRead(row),
    heightFrom(first, last, without) {
      let sum = 0;
      for (let row = first; row <= last; row++) if (!without?.has(row)) sum += heightOf(row);
      return sum;
    },
    rowsWithoutHeight: (first, last) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((row) => !heights.has(row)),
    validate: (validation) => void validations.push(validation),
    highlight: (highlight) => void highlights.push(highlight),
    link: (link) => void links.push(link),
    chart: (chart) => void charts.push(chart),
    picture: (picture) => void pictures.push(picture),
    table: (table) => void (sheetTable = table),
    list: (list) => void lists.add(list),
    finish({ hidden = false, frozenRows = 0, frozenColumns = 0, openColumn = null, print }) {
      const fixed = {
        name,
        hidden,
        widths,
        merges,
        validations,
        highlights,
        links,
        pictures,
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
          const styled = workedOut.map((cell, index) => {
            const style = styles.get(index) ?? cells[index]?.style;
            return style === cell.style ? cell : { ...cell, style };
          });
          return { ...fixed, cells: styled, heights, print: setup };
        },
      };
    },
  };
}

/** Head of each sheet of a workbook. */
export interface SheetHead {
  readonly title: string;
  /** Line on the kind of session and its scoring. */
  readonly subtitle: Content;
  /** Year-month-day, or "". */
  readonly date: string;
}

/**
 * An empty sheet but for its title, and a line of advice below that.
 * @param columns over how many columns they go, if not over all.
 * @param scale as in {@link newGrid}; 1 where rows that grow would spill over the page.
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

/** The width in characters that a sheet has for its name at least. */
const MIN_NAME_WIDTH = 18;

/** The two lines at the head of each sheet: title and sheet, then what is played and when. */
export function writeSheetTitle(grid: Grid, head: SheetHead, sheetName: string, columns: number): void {
  const width = (left: number) => grid.widths.slice(left - 1, columns).reduce((sum, characters) => sum + characters, 0);
  const right = { left: columns - Math.floor(columns / 3) + 1, right: columns };
  // A few narrow columns have no room for the name of a sheet.
  while (right.left > 2 && width(right.left) < MIN_NAME_WIDTH) right.left--;
  writeLine(grid, 1, { right: right.left - 1 }, head.title, STYLES.title, 28);
  writeLine(grid, 1, right, sheetName, STYLES.titleRight);
  const date = longDate(head.date);
  writeLine(grid, 2, { right: date === "" ? columns : right.left - 1 }, head.subtitle, STYLES.subtitle);
  if (date !== "") writeLine(grid, 2, right, date, STYLES.subtitleRight);
}

/** Writes into a row from one column to another, with a height in points if it is not as high as usual. */
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
 * The one line at the head of a table's sheet: title, and which table it is, with the date.
 * @param fault takes the place of the title where it is no blank: this line is always in sight.
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

/** A column has room for more letters of a note than for the digits that it counts by. */
const NOTE_LETTERS = 1.2;

/** The width of the columns of a sheet up to one of them, in characters. */
export function widthUpTo({ widths }: Pick<Grid, "widths">, column: number): number {
  return widths.slice(0, column).reduce((sum, width) => sum + width, 0);
}

/** The line of advice below the title, or the lines that it takes. */
export function writeNote(grid: Grid, text: string, columns: number): void {
  const across = widthUpTo(grid, columns);
  writeLine(grid, 3, { right: columns }, text, STYLES.note, 7 + 14.5 * linesOf(text, NOTE_LETTERS * across));
}

/** Writes below what is printed what helps at a computer: it has no place on a page for pencils. */
export function writeHint(grid: Grid, { area: { bottom, right } }: PrintSetup, text: string): void {
  const across = widthUpTo(grid, right);
  const lines = Math.max(2, Math.ceil(text.length / across));
  writeLine(grid, bottom + 2, { right }, text, STYLES.note, 8 + 14.5 * lines);
}

/**
 * How many boards are scored of how many.
 * @param cancelled how many have been taken out, where boards can be; as `count` a formula.
 */
export function progressText(count: string, boards: TextPart, cancelled?: string): Computed {
  const progress = joined(computed(count), ...texts.common.boardsScored(boards));
  return cancelled ? joined(progress, cancelledText(cancelled)) : progress;
}

/** Cell of the session's progress, below the title. */
const PROGRESS = { row: 3, column: 1 } as const;

/** Writes how far the session has come. */
export function writeProgress(grid: Grid, progress: Computed): void {
  grid.put(PROGRESS.row, PROGRESS.column, progress, STYLES.status);
  grid.height(PROGRESS.row, 24);
}

/** Returns the session's progress by another sheet. */
export function progressOn(sheet: string): Computed {
  return computed(onSheet(sheet, cellAddress(PROGRESS.row, PROGRESS.column)));
}

/** How many boards have been cancelled, behind how many are scored; nothing where none has. */
export function cancelledText(formula: string): Computed {
  const count = computed(`(${formula})`);
  return ifElse(`${count.formula}=0`, "", joined(...texts.common.cancelled(count)));
}
