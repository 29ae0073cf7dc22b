import type { Style } from "./theme";

/** What a cell shows; null is an empty cell. */
export type CellValue = string | number | null;

/** A cell, by row and column from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  /** A computed cell's value is what its formula gives. */
  readonly value: CellValue;
  /** Without the leading "="; calls of the add-in as BRIDGE.NAME(…). */
  readonly formula?: string;
  readonly style?: Style;
}

/** A rectangle of cells, by rows and columns from 1, both ends included. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** How a sheet is printed: on one page in all. */
export interface PrintSetup {
  readonly area: Area;
  /** The rows that head each page, first and last. */
  readonly titleRows: readonly [first: number, last: number];
  readonly orientation: "portrait" | "landscape";
  readonly paper: Paper;
}

/** The papers that sheets are laid out for. */
export const PAPERS = ["A4", "Letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** A sheet. */
export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly cells: readonly Cell[];
  /** Column widths in characters, the first column first. */
  readonly widths: readonly number[];
  /** Row heights in points, by row. */
  readonly heights: ReadonlyMap<number, number>;
  readonly merges: readonly Area[];
  /** How many rows at the top stay in sight. */
  readonly frozenRows: number;
  readonly print: PrintSetup | null;
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
  readonly sheets: readonly Sheet[];
  readonly names: readonly DefinedName[];
}
