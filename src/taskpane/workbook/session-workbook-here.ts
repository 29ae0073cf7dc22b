import { siteOf, tableLinks } from "../../play/table-link";
import { beforePlay, type Plan, type Scored } from "../../sessions/kinds";
import type { WorkbookOptions } from "../../workbook/assemble";
import type { Workbook } from "../../workbook/model";
import { sessionWorkbook } from "../../workbook/session-workbook";
import { BUILD } from "../shared/build";
import { sharedAddress } from "../shared/page-address";

/** The workbook of a session; its tables' cards have codes that open this page, and its foot the site, where others can open them. */
export function sessionWorkbookHere(plan: Plan, scored: Scored | null, options: WorkbookOptions): Workbook {
  const page = sharedAddress();
  const tableLink = page === null ? undefined : tableLinks(page, plan);
  const site = page !== null && BUILD.site ? siteOf(page) : undefined;
  return sessionWorkbook(scored ?? beforePlay(plan).scored, { ...options, tableLink, site });
}
