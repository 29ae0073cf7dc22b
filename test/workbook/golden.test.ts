import { calculator } from "../../src/formula/calculator";
import { formulas } from "../../src/formula/formulas";
import { kindNames } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { CASE_OF_EACH_SORT } from "../support/case-sorts";
import { givenOtherwise } from "../support/recalculated";
import { runs } from "../support/runs";

/** Formulas that differ in references and numbers alone are parsed once: of all golden cases some seven hundred are. */
const MOST_PARSED = 850;

test("golden sessions: the workbook shows what is scored", async () => {
  const names = runs<readonly string[]>({ ci: CASE_OF_EACH_SORT, soak: caseNames() });
  const sessions = names.map((name) => scoredCase(name).scored);
  expect(await givenOtherwise(sessions, sessionWorkbook)).toEqual([]);
});

test("of the formulas of all kinds a few hundred are parsed", () => {
  const reader = formulas();
  for (const kind of kindNames()) {
    const name = caseNames().find((each) => caseOptions(each).kind === kind)!;
    const model = sessionWorkbook(scoredCase(name).scored);
    const { valueAt } = calculator(model, reader);
    for (const { name: sheet, cells } of model.sheets)
      for (const { row, column, formula } of cells) if (formula !== undefined) valueAt(sheet, row, column);
  }
  expect(reader.parsed()).toBeLessThan(MOST_PARSED);
});

test("highlights are conditions", () => {
  const { scored } = scoredCase("league-odd-double-add-in");
  const model = sessionWorkbook(scored);
  const { evaluate } = calculator(model, formulas());
  const highlights = model.sheets.flatMap((sheet) =>
    sheet.highlights.map(({ formula }) => evaluate(formula, sheet.name))
  );
  expect(highlights.length).toBeGreaterThan(0);
  expect(highlights.filter((value) => typeof value !== "boolean")).toEqual([]);
});
