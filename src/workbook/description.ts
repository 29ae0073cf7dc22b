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
  /** The options from which the session was planned. */
  readonly options: SessionOptions;
  readonly paper: Paper;
  readonly formulas: DialectName;
  /** Printed forms on further sheets; absent if there are none. */
  readonly forms?: readonly FormName[];
  /** False if the workbook has no page of instructions; else absent. */
  readonly hasGuide?: boolean;
}

/** Version of the description's format. A change raises it, and adds a migration from the version before. */
export const VERSION = 1;

/** First characters of every description. */
export const START = '{"overtrick":';

/** Returns the description of a session's workbook: the text that its hidden sheet stores. */
export function describe(
  plan: Plan,
  { paper = "A4", formulas = "built-in", forms = [], hasGuide }: WorkbookOptions
): string {
  const optional = { ...(forms.length > 0 && { forms }), ...(hasGuide === false && { hasGuide }) };
  return JSON.stringify({ overtrick: VERSION, kind: plan.kind, options: plan.options, paper, formulas, ...optional });
}

/**
 * Adds the description in the first row of the last sheet, which is hidden, right of the sheet's other cells after a
 * blank column; the file map is in the cells right of the description. Texts in cells survive Excel, LibreOffice and
 * Google Sheets.
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
