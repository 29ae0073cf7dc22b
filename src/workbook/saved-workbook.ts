import type { DefinedName } from "./model";

/** A cell's saved value; blank cells are absent. */
export interface SavedCell {
  /** From 1. */
  readonly row: number;
  /** From 1. */
  readonly column: number;
  /**
   * Value of the cell: an error as its text, such as #N/A; a date as its serial number. "" occurs only as the result of
   * a formula.
   */
  readonly value: string | number | boolean;
  /**
   * Formula without the leading "="; functions newer than the format keep the prefix that files write, such as _xlfn.
   */
  readonly formula?: string;
}

/** A sheet of a saved file. */
export interface SavedSheet {
  readonly name: string;
  readonly cells: readonly SavedCell[];
}

/** Content of a file, independent of its format. */
export interface SavedWorkbook {
  /** Sheets in the order of the tabs, including hidden sheets; a sheet that is only a chart is left out. */
  readonly sheets: readonly SavedSheet[];
  /** The names that the file defines for one area of a sheet; absent if they were not read. */
  readonly names?: readonly DefinedName[];
}
