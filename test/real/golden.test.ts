import { PAPERS, type Paper } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { stale } from "../support/evenings";
import { countPages, describeWithLibreOffice, differences } from "../support/libreoffice";
import { laidOut } from "../support/printed";
import { runs } from "../support/runs";

/** The golden cases, on papers in turn. */
const PRINTED = caseNames().map(
  (name, i) => [name, runs<readonly Paper[]>({ ci: [PAPERS[i % PAPERS.length]!], soak: PAPERS })] as const
);

describeWithLibreOffice("every golden workbook in LibreOffice", () => {
  test.each(PRINTED)("%s: every cell as it is scored, and as many pages as are laid out", async (name, papers) => {
    const { scored } = scoredCase(name);
    // LibreOffice does not know the functions of the add-in.
    const options = { ...caseOptions(name).workbook, formulas: "built-in" } as const;
    const models = papers.map((paper) => sessionWorkbook(scored, { ...options, paper }));
    const jobs = await Promise.all(models.map(async (model) => ({ bytes: await writeWorkbook(stale(model)) })));
    const found = countPages(jobs).map(({ sheets, pages }, i) => ({
      ...{ pages },
      wrong: differences(models[i]!.sheets, sheets),
    }));
    expect(found).toEqual(models.map((model) => ({ pages: laidOut(model), wrong: [] })));
  });
});
