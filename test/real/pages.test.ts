import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { PAPERS, type Workbook } from "../../src/workbook/model";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening, evenings, PLANS } from "../support/evenings";
import { describeWithLibreOffice, pages } from "../support/libreoffice";
import { runs } from "../support/runs";

/** How many pages the sheets that people see are laid out for. */
function laidOut({ sheets }: Workbook): number {
  const visible = sheets.filter(({ hidden }) => !hidden);
  return visible.reduce((sum, { print }) => sum + 1 + (print?.pagesFrom?.length ?? 0), 0);
}

describeWithLibreOffice("the pages that LibreOffice prints", () => {
  test.each(PAPERS)("every sheet has as many pages of %s as it is laid out for", async (paper) => {
    const sampled = PLANS.filter(({ boards }, i) => i % runs({ ci: 8, soak: 4 }) === 0 || boards === 60);
    const sessions = sampled.flatMap((plan) => [emptyEvening(plan), ...evenings(plan, 1, 1, plan.boards)]);
    const workbooks = sessions.map((session) => homeWorkbook(session, { paper }));
    const jobs = await Promise.all(workbooks.map(async (workbook) => ({ bytes: await writeWorkbook(workbook) })));
    expect(pages(jobs)).toEqual(workbooks.map(laidOut));
  });
});
