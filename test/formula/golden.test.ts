import { calculator } from "../../src/formula/calculator";
import { formulas } from "../../src/formula/formulas";
import { DIALECTS } from "../../src/workbook/dialect-names";
import type { Cell } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { functionsOf } from "../support/functions-in-formulas";
import { said } from "../support/worked-out";

/** Formulas that differ in references and numbers alone are parsed once: of all golden cases some six hundred are. */
const MOST_PARSED = 700;

const readers = new Map(DIALECTS.map((dialect) => [dialect, formulas(functionsOf(dialect))]));
let cells = 0;

function isAlike(found: unknown, value: Cell["value"]): boolean {
  if (typeof found === "number" && typeof value === "number") return Math.abs(found - value) <= 1e-9;
  return found === (value ?? "");
}

test.each(caseNames())("%s: every formula gives the value beside it, in both dialects", (name) => {
  const { scored } = scoredCase(name);
  const { workbook } = caseOptions(name);
  const different = DIALECTS.flatMap((dialect) => {
    const model = sessionWorkbook(scored, { ...workbook, formulas: dialect });
    const { valueAt } = calculator(model, readers.get(dialect)!, (cell) => !cell.style?.entry);
    return model.sheets.flatMap((sheet) =>
      sheet.cells.flatMap(({ row, column, formula, value }) => {
        if (formula === undefined) return [];
        cells++;
        const found = said(valueAt(sheet.name, row, column));
        return isAlike(found, value)
          ? []
          : [{ dialect, at: `${sheet.name}!${cellAddress(row, column)}`, found, value, formula }];
      })
    );
  });
  expect(different.slice(0, 10)).toEqual([]);
});

test("that was some 300,000 formulas, of which a few hundred were parsed", () => {
  expect(cells).toBeGreaterThan(250_000);
  for (const { parsed } of readers.values()) expect(parsed()).toBeLessThan(MOST_PARSED);
});

test("highlights are conditions", () => {
  const { scored } = scoredCase("league-ties-quotient");
  const model = sessionWorkbook(scored);
  const { evaluate } = calculator(model, formulas());
  const highlights = model.sheets.flatMap((sheet) =>
    sheet.highlights.map(({ formula }) => evaluate(formula, sheet.name))
  );
  expect(highlights.length).toBeGreaterThan(0);
  expect(highlights.filter((value) => typeof value !== "boolean")).toEqual([]);
});
