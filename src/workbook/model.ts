import type { Entries } from "./entries";
import type { Style } from "./theme";

/** A cell's value; null if it is empty. */
export type CellValue = string | number | null;

/** A cell, with the numbers of its row and its column, from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  /** Value of the cell; if it has a formula, the result of the formula. */
  readonly value: CellValue;
  /** Formula without the leading "="; calls of the add-in as BRIDGE.NAME(…). */
  readonly formula?: string;
  /** Cells of a column with the same group have the same formula, copied down. */
  readonly group?: string;
  readonly style?: Style;
}

/** A cell whose formula is not yet calculated. */
export interface DraftCell extends Cell {
  /**
   * Row for which the formula is written, if this cell has a copy of the formula, with references moved to the cell's
   * own row; else undefined.
   */
  readonly copiedFrom?: number | undefined;
}

/** A rectangle of cells, from its first to its last row and column, which are counted from 1. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** How a sheet is printed. */
export interface PrintSetup {
  readonly area: Area;
  /** First and last of the rows that are repeated on each page. */
  readonly titleRows: readonly [first: number, last: number];
  readonly orientation: Orientation;
  readonly paper: Paper;
  /** Rows that begin a new page, at a scale that fits the width; null to print all on one page. */
  readonly pagesFrom: readonly number[] | null;
  /**
   * Areas that decide if the sheet is printed: it is printed only if a cell in them is not blank. Undefined if the
   * sheet is always printed.
   */
  readonly once?: readonly Area[] | undefined;
}

export type Orientation = "portrait" | "landscape";

/** The papers that sheets are laid out for. */
export const PAPERS = ["A4", "Letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Allowed values of an area, and the message for all other values. */
export interface Validation {
  readonly area: Area;
  readonly rule:
    | { readonly kind: "list"; readonly values: readonly string[] }
    /** Accepts the values of a range's cells, which may be on another sheet. */
    | { readonly kind: "range"; readonly range: string }
    /**
     * Accepts the words in a cell that contains a text like ";N;NORTH;". Rejects any other entry only if the entry's
     * first `shortest` characters are one of the words. Case and blanks do not matter; the words are in capitals.
     */
    | { readonly kind: "words"; readonly words: string; readonly shortest: number }
    /** Numbers within bounds; "halves" also accepts ½. */
    | { readonly kind: "whole" | "decimal" | "halves"; readonly least: number; readonly most: number }
    | { readonly kind: "nothing" };
  /** Message for a rejected entry; null if the list is only an aid and anything may be typed. */
  readonly error: { readonly title: string; readonly text: string } | null;
}

/**
 * Conditional formatting of an area's cells while a formula, written for the area's first cell, is true. Tones: "alert"
 * has the colours of a fault, "notice" those of a question. "lined" has lines round a cell that otherwise has none.
 * "headed" looks like a heading, "won" like a winner; "unseen" shows nothing. "ruled" has a mark behind the number;
 * "wrong" has the mark and the colours of an alert, "asked" the mark and the colours of a notice.
 */
export interface Highlight {
  readonly area: Area;
  readonly formula: string;
  readonly tone: "alert" | "notice" | "lined" | "headed" | "won" | "ruled" | "unseen" | "wrong" | "asked";
}

/** A line of a chart: its name in a cell, its values below each other. */
interface ChartLine {
  readonly name: { readonly row: number; readonly column: number; readonly value: string };
  readonly values: Area;
}

/** A line chart over cells of one sheet. */
export interface LineChart {
  readonly title: string;
  /** The sheet that has the data. */
  readonly sheet: string;
  readonly categories: Area;
  readonly lines: readonly ChartLine[];
  /**
   * True if the labels of the axis are below all lines, since some values are negative; else they are beside the axis.
   */
  readonly labelsBelow?: boolean;
  /** Number of places in a chart of places: place 1 is at the top, and the axis ends with the last place. */
  readonly places?: number;
  /** The cells that the chart covers. */
  readonly anchor: Area;
  /** Text alternative for screen readers. */
  readonly description: string;
}

/** A picture of dark and light squares: a code for the cameras of phones. */
export interface Picture {
  /** Row by row; true is dark. */
  readonly squares: readonly (readonly boolean[])[];
  /**
   * The cell of the picture's top left corner, and the distances of the corner from the cell's left and upper edge, in
   * points.
   */
  readonly row: number;
  readonly column: number;
  readonly right: number;
  readonly down: number;
  /** Width and height in points. */
  readonly size: number;
  /** Text alternative for screen readers. */
  readonly description: string;
}

/** An area that leads to a cell when it is clicked. */
export interface Link {
  readonly area: Area;
  readonly to: { readonly sheet: string; readonly row: number; readonly column: number };
}

/** Place and column names of a list on a sheet. */
export interface PlacedList {
  /** Unique among the lists of the sheet; "" for a sheet's only list. */
  readonly name: string;
  readonly headingRow: number;
  /** Row number, on the sheet, of each row of the list. */
  readonly rows: readonly number[];
  /** The list's columns from left to right, keyed by name; a column may take several columns of the sheet. */
  readonly columns: ReadonlyMap<string, Pick<Area, "left" | "right">>;
}

/**
 * A list as an Excel table, which sorts, filters and grows by itself. The list's sheet is not protected, since on a
 * protected sheet Excel does none of these.
 */
export interface SheetTable {
  readonly name: string;
  /** Area of the table, including its headings; no two headings are equal. */
  readonly area: Area;
  /** Columns that Excel fills with a formula in a new row; the formula is that of the first row. */
  readonly formulas: readonly { readonly column: number; readonly formula: string }[];
}

export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly cells: readonly Cell[];
  /** Column widths in characters, the first column first; a column of width 0 is hidden. */
  readonly widths: readonly number[];
  /** Row heights in points, keyed by row number. */
  readonly heights: ReadonlyMap<number, number>;
  readonly merges: readonly Area[];
  readonly validations: readonly Validation[];
  readonly highlights: readonly Highlight[];
  readonly links: readonly Link[];
  readonly charts: readonly LineChart[];
  readonly pictures: readonly Picture[];
  readonly lists: readonly PlacedList[];
  readonly table?: SheetTable | undefined;
  /** Number of frozen rows at the top. */
  readonly frozenRows: number;
  /** Number of frozen columns at the left. */
  readonly frozenColumns: number;
  /**
   * Column with unlocked cells below all other cells, to which Enter and Tab go from the last yellow cell, instead of
   * back to the first; null if there is none.
   */
  readonly openColumn: number | null;
  readonly print: PrintSetup | null;
}

/**
 * A sheet whose formulas are not yet calculated. Row heights, pages and names in charts depend on the calculated
 * values.
 */
export interface Draft extends Omit<Sheet, "cells" | "heights" | "print" | "charts"> {
  readonly cells: readonly DraftCell[];
  readonly charts: readonly ChartDraft[];
  /** Returns the sheet without its charts, for cells with calculated values. */
  readonly layOut: (cells: readonly Cell[]) => Omit<Sheet, "charts">;
}

/** A chart before the calculation: each line has the cell of its name, but not yet the name itself. */
export interface ChartDraft extends Omit<LineChart, "lines"> {
  readonly lines: readonly { readonly name: Omit<ChartLine["name"], "value">; readonly values: Area }[];
}

/** A workbook-level name of a block of cells. */
export interface DefinedName {
  readonly name: string;
  readonly sheet: string;
  readonly area: Area;
}

/** A workbook, independent of any file format. */
export interface Workbook {
  readonly title: string;
  /** Shown in each page's header beside the title. */
  readonly date: string;
  /** The address in the footer of each printed page; undefined if there is none. */
  readonly site?: string | undefined;
  readonly sheets: readonly Sheet[];
  readonly names: readonly DefinedName[];
  readonly entries: Entries;
}
