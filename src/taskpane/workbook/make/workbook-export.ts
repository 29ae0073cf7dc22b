import type { Plan, Scored } from "../../../sessions/kinds";
import type { WorkbookOptions } from "../../../workbook/assemble";
import type { Workbook } from "../../../workbook/model";
import { makeWorkbook, workbookFileName } from "./make-workbook";

/** A session to export. */
interface Order {
  readonly plan: Plan;
  /** The scored session; null before its first result. */
  readonly scored: Scored | null;
  readonly options: WorkbookOptions;
}

/** Functions that make a workbook and its file name when a button is pressed. */
export interface WorkbookExport {
  readonly workbook: () => Promise<Workbook>;
  readonly fileName: () => Promise<string>;
}

/** Returns the functions that make a session's workbook and its file name. */
export function workbookExport({ plan, scored, options }: Order): WorkbookExport {
  return { workbook: () => makeWorkbook(plan, scored, options), fileName: () => workbookFileName(plan) };
}
