import fc from "fast-check";
import { season } from "../../src/season/season";
import { PAPERS } from "../../src/workbook/model";
import { seasonWorkbook } from "../../src/workbook/season/season-workbook";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { digests, randomEvenings } from "../season/evenings";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { stale } from "../support/evenings";
import { countPages, describeWithLibreOffice, differences, recalculate } from "../support/libreoffice";
import { laidOut } from "../support/printed";
import { inTurns, SEED } from "../support/runs";

/** The golden cases, which are of every kind and form, on papers in turn. */
const PRINTED = caseNames().map((name, i) => [name, inTurns(PAPERS, i)] as const);

describeWithLibreOffice("golden workbooks in LibreOffice", () => {
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

  test("so with a season", async () => {
    const [evenings = []] = fc.sample(randomEvenings, { numRuns: 1, seed: SEED });
    const model = seasonWorkbook(season(digests(evenings), { best: 2 }));
    const [found] = recalculate([{ bytes: await writeWorkbook(stale(model)) }]);
    expect(differences(model.sheets, found!)).toEqual([]);
  });
});
