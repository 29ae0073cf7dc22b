import { unzipSync } from "fflate";
import { DIALECTS } from "../../src/workbook/dialect-names";
import type { Workbook } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";

/** What a person still reads: none is longer than the first, and of a hundred all but one not longer than the second. */
const [MOST, USUAL] = [400, 250] as const;

const WORKBOOKS = caseNames().flatMap((name) => {
  const { scored } = scoredCase(name);
  const { workbook } = caseOptions(name);
  return DIALECTS.map((formulas) => ({ name, formulas, model: sessionWorkbook(scored, { ...workbook, formulas }) }));
});

function formulasIn({ sheets }: Workbook) {
  return sheets.flatMap(({ name, cells }) =>
    cells.flatMap(({ row, column, formula = "" }) => (formula === "" ? [] : [{ at: [name, row, column], formula }]))
  );
}

test("no formula of a cell is longer than a person reads", () => {
  const tooLong = WORKBOOKS.flatMap(({ name, formulas, model }) =>
    formulasIn(model).flatMap(({ at, formula }) => (formula.length > MOST ? [{ name, formulas, at, formula }] : []))
  );
  expect(tooLong).toEqual([]);
});

test("few formulas are long", () => {
  const lengths = WORKBOOKS.flatMap(({ model }) => formulasIn(model).map(({ formula }) => formula.length));
  const rising = lengths.sort((a, b) => a - b);
  expect(rising.length).toBeGreaterThan(100000);
  expect(rising[Math.floor(rising.length * 0.99)]).toBeLessThanOrEqual(USUAL);
});

test("nor is what highlights, rules of entry and names say", async () => {
  const longest = new Map<string, number>();
  for (const { model, formulas } of WORKBOOKS) {
    if (formulas !== "built-in") continue;
    const parts = Object.values(unzipSync(await writeWorkbook(model))).map((part) => new TextDecoder().decode(part));
    for (const part of parts)
      for (const [, what = "", said = ""] of part.matchAll(/<(formula|formula1|definedName)\b[^>]*>([^<]*)</g))
        longest.set(what, Math.max(longest.get(what) ?? 0, said.length));
  }
  expect([...longest.keys()].sort()).toEqual(["definedName", "formula", "formula1"]);
  expect(Math.max(...longest.values())).toBeLessThanOrEqual(USUAL);
});
