import type { Entries } from "./entries";
import type { Style } from "./theme";

/** A cell's value; null if it is empty. */
export type CellValue = string | number | null;

/** A cell, by row and column from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  /** A computed cell's value is what its formula gives. */
  readonly value: CellValue;
  /** Without the leading "="; calls of the add-in as BRIDGE.NAME(…). */
  readonly formula?: string;
  /** Cells of a column with the same group have the same formula, copied down. */
  readonly group?: string;
  readonly style?: Style;
}

/** A cell whose formula is still to be worked out. */
export interface DraftCell extends Cell {
  /** The row that the formula is written for, where the cell has a copy of it, with references that move; else missing. */
  readonly copiedFrom?: number | undefined;
}

/** A rectangle of cells, by rows and columns from 1, both ends included. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** How a sheet is printed. */
export interface PrintSetup {
  readonly area: Area;
  /** The rows that head each page, first and last. */
  readonly titleRows: readonly [first: number, last: number];
  readonly orientation: Orientation;
  readonly paper: Paper;
  /** Rows that start a new page, at a scale that fits the width; null: all on one page. */
  readonly pagesFrom: readonly number[] | null;
  /** Areas of which a cell has to show something before there is anything to print; without them there always is. */
  readonly once?: readonly Area[] | undefined;
}

/** Which way a page lies. */
export type Orientation = "portrait" | "landscape";

/** The papers that sheets are laid out for. */
export const PAPERS = ["A4", "Letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Allowed values of an area, and the message for all others. */
export interface Validation {
  readonly area: Area;
  readonly rule:
    | { readonly kind: "list"; readonly values: readonly string[] }
    /** Values of a range's cells, which may be on another sheet. */
    | { readonly kind: "range"; readonly range: string }
    /**
     * Rejects entries that begin with a word of at least `shortest` characters and are not among the words of a cell,
     * ";N;NORTH;", in capitals.
     */
    | { readonly kind: "words"; readonly words: string; readonly shortest: number }
    /** Halves: any number, and ½. */
    | { readonly kind: "whole" | "decimal" | "halves"; readonly least: number; readonly most: number }
    | { readonly kind: "nothing" };
  /** Null where the list is an aid and anything else may be typed as well. */
  readonly error: { readonly title: string; readonly text: string } | null;
}

/**
 * An area whose cells stand out while a formula, written for its first cell, is true; or have lines round them, then
 * alone ("lined"), look like a heading ("headed") or like who has won ("won"), show nothing ("unseen"), or have a mark
 * behind their number: alone ("ruled"), or with the colours of an alert ("wrong") or a notice ("asked").
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
  /** True for labels below all lines, if some are negative; else they are beside the axis. */
  readonly labelsBelow?: boolean;
  /** How many places there are, where the lines are of places: the first at the top, and none is drawn beyond the last. */
  readonly places?: number;
  /** The cells that the chart lies over. */
  readonly anchor: Area;
  /** For screen readers. */
  readonly description: string;
}

/** A picture of dark and light squares: a code for the cameras of phones. */
export interface Picture {
  /** Row by row; true is dark. */
  readonly squares: readonly (readonly boolean[])[];
  /** The cell in which it begins, and how far right and down there, in points. */
  readonly row: number;
  readonly column: number;
  readonly right: number;
  readonly down: number;
  /** How wide and high it is, in points. */
  readonly size: number;
  /** For screen readers. */
  readonly description: string;
}

/** An area that leads to a cell where it is clicked. */
export interface Link {
  readonly area: Area;
  readonly to: { readonly sheet: string; readonly row: number; readonly column: number };
}

/** Place and column names of a list on a sheet. */
export interface PlacedList {
  /** No other list of the sheet is called so; "" for the only one. */
  readonly name: string;
  readonly headingRow: number;
  /** The rows of the sheet of its rows. */
  readonly rows: readonly number[];
  /** The columns from left to right by their keys, which may take several columns of the sheet each. */
  readonly columns: ReadonlyMap<string, Pick<Area, "left" | "right">>;
}

/**
 * A list as a table of Excel, which sorts, filters and grows by itself. Its sheet is not protected: on a protected one
 * Excel does none of that.
 */
export interface SheetTable {
  readonly name: string;
  /** With its headings, each of them another text. */
  readonly area: Area;
  /** The columns that fill a new row with a formula, as it is in the first row. */
  readonly formulas: readonly { readonly column: number; readonly formula: string }[];
}

/** A sheet. */
export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly cells: readonly Cell[];
  /** Column widths in characters, the first column first; a column of width 0 is hidden. */
  readonly widths: readonly number[];
  /** Row heights in points, by row. */
  readonly heights: ReadonlyMap<number, number>;
  readonly merges: readonly Area[];
  readonly validations: readonly Validation[];
  readonly highlights: readonly Highlight[];
  readonly links: readonly Link[];
  readonly charts: readonly LineChart[];
  readonly pictures: readonly Picture[];
  readonly lists: readonly PlacedList[];
  readonly table?: SheetTable | undefined;
  /** How many rows at the top stay in sight. */
  readonly frozenRows: number;
  /** How many columns at the left stay in sight. */
  readonly frozenColumns: number;
  /**
   * The column of which the cells below all others are not locked, if any: from the last cell to fill in Enter and Tab go
   * on to these, and not back to the first.
   */
  readonly openColumn: number | null;
  readonly print: PrintSetup | null;
}

/** A sheet whose formulas are still to be worked out: heights, pages and the names in charts follow from what cells show. */
export interface Draft extends Omit<Sheet, "cells" | "heights" | "print" | "charts"> {
  readonly cells: readonly DraftCell[];
  readonly charts: readonly ChartDraft[];
  /** The sheet but for its charts, from its cells with what they show. */
  readonly layOut: (cells: readonly Cell[]) => Omit<Sheet, "charts">;
}

/** A chart whose lines have their names by their cells alone. */
export interface ChartDraft extends Omit<LineChart, "lines"> {
  readonly lines: readonly { readonly name: Omit<ChartLine["name"], "value">; readonly values: Area }[];
}

/** A workbook-level name of a block of cells. */
export interface DefinedName {
  readonly name: string;
  readonly sheet: string;
  readonly area: Area;
}

/** A workbook, free of any file format. */
export interface Workbook {
  readonly title: string;
  /** Shown in each page's header beside the title. */
  readonly date: string;
  /** The address that each printed page has at its foot, if any. */
  readonly site?: string | undefined;
  readonly sheets: readonly Sheet[];
  readonly names: readonly DefinedName[];
  readonly entries: Entries;
}
