import type { Plan, Scored } from "../../../sessions/kinds";
import type { WorkbookOptions } from "../../../workbook/assemble";
import type { Workbook } from "../../../workbook/model";
import { makeWorkbook, workbookFileName } from "./make-workbook";

/** A session to export. */
interface Order {
  readonly plan: Plan;
  /** The session by its results; null for one before its first board. */
  readonly scored: Scored | null;
  readonly options: WorkbookOptions;
}

/** A workbook on its way out. */
export interface WorkbookExport {
  readonly workbook: () => Promise<Workbook>;
  readonly fileName: () => Promise<string>;
}

/** A session's workbook on its way out. */
export function workbookExport({ plan, scored, options }: Order): WorkbookExport {
  return { workbook: () => makeWorkbook(plan, scored, options), fileName: () => workbookFileName(plan) };
}
