import { siteOf, tableLinks } from "../../../play/table-link";
import { emptySession, planSession, type Plan, type Scored } from "../../../sessions/kinds";
import type { WorkbookOptions } from "../../../workbook/assemble";
import type { Workbook } from "../../../workbook/model";
import { sessionWorkbook } from "../../../workbook/session-workbook";
import { BUILD } from "../../shared/build";
import { sharedAddress } from "../../shared/page-address";

/**
 * Makes the workbook of a session. If other devices can open this page, cards for the tables have codes that open it,
 * and the foot of the sheets names the site.
 */
export function sessionWorkbookHere(plan: Plan, scored: Scored | null, options: WorkbookOptions): Workbook {
  const page = sharedAddress();
  const tableLink = page === null ? undefined : tableLinks(page, plan);
  const site = page !== null && BUILD.site ? siteOf(page) : undefined;
  return sessionWorkbook(scored ?? emptySession(plan).scored, { ...options, tableLink, site });
}

/** Small sessions of the two usual sorts, for the warm-up: a match at IMPs, a field at matchpoints. */
const REHEARSED = [
  () => planSession("four-pairs", { boards: 24 }),
  () => planSession("individual", { players: ["8"] }),
];

/**
 * Warms up the workbook code: browsers compile code after it has run for a while, so the first workbook takes twice as
 * long as later ones.
 * @param idle resolves when there is nothing else to do
 */
export async function rehearse(
  write: (workbook: Workbook) => Promise<unknown>,
  idle: () => Promise<unknown>
): Promise<void> {
  for (const plan of REHEARSED) {
    await idle();
    const workbook = sessionWorkbookHere(plan(), null, {});
    await idle();
    await write(workbook);
  }
}
