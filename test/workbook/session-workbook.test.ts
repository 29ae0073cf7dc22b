import { DIALECTS } from "../../src/workbook/dialect-names";
import type { Outline } from "../../src/workbook/assemble";
import type { Workbook } from "../../src/workbook/model";
import { sessionOutline, sessionWorkbook } from "../../src/workbook/session-workbook";
import { damageIn, unknownFunctions } from "../support/excel-limits";
import { before, example, KINDS_WITH_OPTIONS, kindsWithExample } from "../support/sessions";

const SHEETS: Readonly<Record<string, string>> = {
  "four-pairs": "Table 1, Table 2, Scoresheet, Result, Movement, Scales",
  "five-pairs": "Table 1, Table 2, Scoresheet, Result, Movement, Scales",
  "team-match league": "Match, Result, Table 1, Table 2, Check, Line-ups, Scales",
  "team-match swiss": "Match, Result, Table 1, Table 2, Check, Score card, Result slip, Scales",
  "team-match knockout": "Match, Result, Table 1, Table 2, Check, Line-ups, Scales",
  "team-match bam": "Match, Result, Table 1, Table 2, Check, Scales",
  "three-teams": "Scoresheet, Result, Table A, Table B, Table C, Movement, Scales",
  "four-teams": "Recap, Result, Table 1, Table 2, Table 3, Table 4, Matches, Master, Table cards, Score cards, Scales",
  league: "Fixtures, Result, Form, Outstanding, Scales",
  "league twice": "Fixtures, Result, Form, Form 2, Outstanding, Scales",
};

const EMPTY = KINDS_WITH_OPTIONS.map(([kind, options]) => ({
  name: `${kind} ${JSON.stringify(options)}`,
  sheets: SHEETS[options.form ? `${kind} ${options.form}` : options.double ? `${kind} twice` : kind],
  scored: () => before(kind, options),
}));
const PLAYED = kindsWithExample().map((kind) => ({
  name: `the example of ${kind}`,
  sheets: SHEETS[kind],
  scored: () => example(kind),
}));

describe.each([...EMPTY, ...PLAYED])("$name", ({ scored, sheets }) => {
  const workbooks = DIALECTS.map((formulas): Workbook => sessionWorkbook(scored(), { formulas }));
  const [builtIn, addIn] = workbooks as [Workbook, Workbook];

  test("has an outline that says of its shown sheets what stands where", () => {
    for (const workbook of workbooks) {
      const outline = sessionOutline(scored(), { formulas: workbook === builtIn ? "built-in" : "add-in" });
      expect(placesIn(outline)).toEqual(placesIn({ ...workbook, sheets: workbook.sheets.slice(0, -1) }));
    }
  });

  test("has the sheets of its kind", () => {
    const shown = builtIn.sheets.filter(({ hidden }) => !hidden).map(({ name }) => name);
    if (sheets) expect(shown.join(", ")).toBe(sheets);
    expect(shown).toContain("Scales");
    expect(addIn.sheets.map(({ name }) => name)).toEqual(builtIn.sheets.map(({ name }) => name));
  });

  test("has nothing that Excel takes for damage", () => {
    expect(workbooks.flatMap(damageIn)).toEqual([]);
  });

  test("uses no function that some spreadsheet lacks", () => {
    expect(unknownFunctions(builtIn)).toEqual([]);
    expect(unknownFunctions(addIn).filter((name) => !name.startsWith("BRIDGE."))).toEqual([]);
  });

  test("calls the add-in in one dialect only, and shows the same in both", () => {
    const formulas = (workbook: Workbook) =>
      workbook.sheets.flatMap(({ cells }) => cells.map(({ formula = "" }) => formula)).join();
    expect(formulas(builtIn)).not.toContain("BRIDGE.");
    const values = (workbook: Workbook) =>
      workbook.sheets
        .filter(({ hidden }) => !hidden)
        .map(({ cells }) => cells.map(({ row, column, value }) => [row, column, value]));
    expect(values(addIn)).toEqual(values(builtIn));
  });

  test("every defined name is of a sheet that there is, and no two are alike", () => {
    const names = builtIn.names.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const { sheet } of builtIn.names) expect(builtIn.sheets.map(({ name }) => name)).toContain(sheet);
  });

  test("every visible sheet is headed, and can be printed", () => {
    for (const { name, hidden, print, cells } of builtIn.sheets) {
      if (hidden) continue;
      expect(print).not.toBeNull();
      const head = cells.filter(({ row }) => row === 1).map(({ value }) => value);
      expect(head).toContain(builtIn.title);
      // A knockout without Swiss rounds has nothing but the teams on its first sheet.
      const what = name === "Standings" && builtIn.sheets.length < 6 ? "Teams" : name;
      // Tables' sheets have the date in the same line.
      expect(head.map((text) => String(text).replace(/ · 20 November 2026$/, ""))).toContain(what);
    }
  });
});

/** What a saved workbook is read by. */
function placesIn({ sheets, entries }: Outline): unknown {
  const placed = sheets.map(({ name, hidden, cells }) => [
    { name, hidden },
    ...cells.map(
      ({ row, column, value, formula, style }) =>
        `${row}:${column} ${formula === undefined ? JSON.stringify(value) : "="} ${style?.entry === true}`
    ),
  ]);
  return { placed, entries };
}
