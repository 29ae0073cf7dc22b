import type { DialectName } from "./formulas/dialect";
import type { Paper } from "./model";

/** What may be chosen about a workbook besides its session. */
export interface WorkbookOptions {
  readonly paper?: Paper;
  readonly formulas?: DialectName;
}
