import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { FOUR_PAIRS } from "../../src/sessions/four-pairs";
import { planHome } from "../../src/sessions/home-kind";
import { NO_RESULTS } from "../../src/sessions/results";
import { scoreHome } from "../../src/sessions/score-home";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import type { Workbook } from "../../src/workbook/model";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { describeWithLibreOffice, differences, recalculate } from "../support/libreoffice";
import { results } from "../support/random-results";

/** Random evenings of any configuration, the same in each run. */
function evenings(count: number, played: number, seed: number): Workbook[] {
  const evening = fc
    .constantFrom(...FOUR_PAIRS.configurations)
    .map((configuration) => planHome(FOUR_PAIRS, configuration))
    .chain((plan) => results(plan, played).map((found) => scoreHome(plan, found)))
    .map((session) => homeWorkbook(session));
  return fc.sample(evening, { numRuns: count, seed });
}

describeWithLibreOffice("four pairs recalculated in LibreOffice", () => {
  test("each formula gives the value in the file", async () => {
    const empty = planHome(FOUR_PAIRS, { boards: 24 });
    const workbooks = [
      homeWorkbook(scoreHome(empty, NO_RESULTS)),
      ...evenings(50, 1, 1),
      ...evenings(20, 0.5, 2),
    ];
    const jobs = await Promise.all(
      workbooks.map(async (workbook) => ({ bytes: await writeWorkbook(workbook) }))
    );
    const wrong = recalculate(jobs).map((sheets, i) => differences(workbooks[i]!.sheets, sheets));
    expect(wrong).toHaveLength(71);
    expect(wrong.flat()).toEqual([]);
  });

  test("a wrong value in the file does not survive: the recalculation is real", async () => {
    const [workbook] = evenings(1, 1, 3);
    const files = unzipSync(await writeWorkbook(workbook!));
    const sheet = "xl/worksheets/sheet1.xml";
    const before = strFromU8(files[sheet]!);
    const after = before.replace(/(COUNT\(J5:K5\)[^<]*<\/f><v>)[^<]*/, "$199999");
    expect(after).not.toBe(before);
    files[sheet] = strToU8(after);
    const [sheets] = recalculate([{ bytes: zipSync(files) }]);
    expect(differences(workbook!.sheets, sheets!)).toEqual([]);
  });
});
