import { tableLinks } from "../../play/table-link";
import { beforePlay, type Plan, type Scored } from "../../sessions/kinds";
import type { WorkbookOptions } from "../../workbook/assemble";
import type { Workbook } from "../../workbook/model";
import { sessionWorkbook } from "../../workbook/session-workbook";
import { sharedAddress } from "../shared/page-address";

/** The workbook of a session; its tables' cards have codes that open this page, where others can open it. */
export function sessionWorkbookHere(plan: Plan, scored: Scored | null, options: WorkbookOptions): Workbook {
  const page = sharedAddress();
  const tableLink = page === null ? undefined : tableLinks(page, plan);
  return sessionWorkbook(scored ?? beforePlay(plan).scored, { ...options, tableLink });
}
