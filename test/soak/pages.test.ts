import { emptySession, planSession } from "../../src/sessions/kinds";
import { PAPERS } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening, evenings, PLANS } from "../support/evenings";
import { countPages, describeWithLibreOffice } from "../support/libreoffice";
import { laidOut } from "../support/printed";
import { KINDS_WITH_OPTIONS } from "../support/sessions";

/** A session of each kind, and every configuration of home duplicate before play and played. */
const SESSIONS = [
  ...KINDS_WITH_OPTIONS.map(([kind, options]) => emptySession(planSession(kind, options)).scored),
  ...PLANS.filter((_, i) => i % 4 === 0).flatMap((plan) => [emptyEvening(plan), ...evenings(plan, 1, 1, plan.boards)]),
];

describeWithLibreOffice("the pages that LibreOffice prints", () => {
  test.each(PAPERS)("every sheet has as many pages of %s as it is laid out for", async (paper) => {
    const workbooks = SESSIONS.map((session) => sessionWorkbook(session, { paper }));
    const jobs = await Promise.all(workbooks.map(async (workbook) => ({ bytes: await writeWorkbook(workbook) })));
    expect(countPages(jobs).map(({ pages }) => pages)).toEqual(workbooks.map(laidOut));
  });
});
