import type { DefinedName } from "./model";

/** A cell's saved value; blank cells are absent. */
export interface SavedCell {
  /** From 1. */
  readonly row: number;
  /** From 1. */
  readonly column: number;
  /** An error is its text, such as #N/A; a date is its serial number; "" only where a formula gives it. */
  readonly value: string | number | boolean;
  /** Without the leading "="; functions newer than the format keep the prefix that files write, such as _xlfn. */
  readonly formula?: string;
}

/** A sheet of a saved file. */
export interface SavedSheet {
  readonly name: string;
  readonly cells: readonly SavedCell[];
}

/** Content of a file, independent of its format. */
export interface SavedWorkbook {
  /** In the order of the tabs, hidden ones too; sheets of a chart alone are left out. */
  readonly sheets: readonly SavedSheet[];
  /** The names that the file defines for one area of a sheet; left out where they were not read. */
  readonly names?: readonly DefinedName[];
}
