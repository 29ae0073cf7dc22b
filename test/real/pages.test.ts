import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { PAPERS } from "../../src/workbook/model";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening, evenings, PLANS } from "../support/evenings";
import { describeWithLibreOffice, pages } from "../support/libreoffice";

describeWithLibreOffice("the pages that LibreOffice prints", () => {
  test.each(PAPERS)("every sheet one page of %s; five pairs' cards two", async (paper) => {
    const sampled = PLANS.filter(({ boards }, i) => i % 4 === 0 || boards === 60);
    const sessions = sampled.flatMap((plan) => [emptyEvening(plan), ...evenings(plan, 1, 1, plan.boards)]);
    const jobs = await Promise.all(
      sessions.map(async (session) => ({
        bytes: await writeWorkbook(homeWorkbook(session, { paper })),
      }))
    );
    // Table 1, Table 2, Scoresheet, Movement and Scales each take a page at least.
    expect(pages(jobs)).toEqual(sessions.map(({ plan }) => (plan.pairs.length > 4 ? 6 : 5)));
  });
});
