import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { PAPERS } from "../../src/workbook/model";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening, evenings, PLANS } from "../support/evenings";
import { describeWithLibreOffice, pages } from "../support/libreoffice";
import { laidOut } from "../support/printed";
import { runs } from "../support/runs";

describeWithLibreOffice("the pages that LibreOffice prints", () => {
  test.each(PAPERS)("every sheet has as many pages of %s as it is laid out for", async (paper) => {
    const sampled = PLANS.filter(({ boards }, i) => i % runs({ ci: 8, soak: 4 }) === 0 || boards === 60);
    const sessions = sampled.flatMap((plan) => [emptyEvening(plan), ...evenings(plan, 1, 1, plan.boards)]);
    const workbooks = sessions.map((session) => homeWorkbook(session, { paper }));
    const jobs = await Promise.all(workbooks.map(async (workbook) => ({ bytes: await writeWorkbook(workbook) })));
    expect(pages(jobs)).toEqual(workbooks.map(laidOut));
  });
});
