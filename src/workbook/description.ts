import type { KindName, Plan } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import type { WorkbookOptions } from "./assemble";
import type { DialectName } from "./dialect-names";
import { writeMap } from "./file-map";
import type { FormName } from "./forms";
import type { Paper, Workbook } from "./model";

/** Everything needed to make a workbook again. */
export interface Description {
  readonly kind: KindName;
  /** The options that its session was planned from. */
  readonly options: SessionOptions;
  readonly paper: Paper;
  readonly formulas: DialectName;
  /** Paper besides its own sheets; left out where there is none. */
  readonly forms?: readonly FormName[];
  /** False where there is no page of instructions; else left out. */
  readonly hasGuide?: boolean;
}

/** The version of what is written, to be raised when it changes, with a way up from the one before. */
export const VERSION = 1;

/** How every description begins. */
export const START = '{"overtrick":';

/** A session's workbook as the text that it carries on its hidden sheet. */
export function describe(
  plan: Plan,
  { paper = "A4", formulas = "built-in", forms = [], hasGuide }: WorkbookOptions
): string {
  const optional = { ...(forms.length > 0 && { forms }), ...(hasGuide === false && { hasGuide }) };
  return JSON.stringify({ overtrick: VERSION, kind: plan.kind, options: plan.options, paper, formulas, ...optional });
}

/**
 * Adds the description in the first row of the last sheet, which is hidden, after its cells and a blank column, and the
 * file map in the next cells. As texts in cells they survive Excel, LibreOffice and Google Sheets.
 */
export function withDescription(workbook: Workbook, description: string): Workbook {
  const shown = workbook.sheets.slice(0, -1);
  const hidden = workbook.sheets.slice(-1).map((sheet) => {
    const column = sheet.cells.reduce((last, cell) => Math.max(last, cell.column), 0) + 2;
    const { lines, options } = workbook.entries;
    const map = lines.length + options.length > 0 ? writeMap(workbook) : [];
    const carried = [description, ...map].map((value, index) => ({ row: 1, column: column + index, value }));
    return { ...sheet, cells: [...sheet.cells, ...carried] };
  });
  return { ...workbook, sheets: [...shown, ...hidden] };
}
