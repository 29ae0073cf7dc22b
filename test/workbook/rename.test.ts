import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { NO_ENTRIES } from "../../src/workbook/entries";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import type { Area, Workbook } from "../../src/workbook/model";
import { renamed } from "../../src/workbook/rename";
import { emptyEvening } from "../support/evenings";

const CELL: Area = { top: 1, left: 1, bottom: 1, right: 1 };

/** A workbook of sheets and names, with a formula in its first sheet. */
function workbook(formula: string, names = ["Score_Total"], sheets = ["Table 1", "Bob's", "A!1"]) {
  const sheet = {
    hidden: false,
    widths: [],
    heights: new Map(),
    merges: [],
    validations: [],
    highlights: [],
    links: [],
    charts: [],
    pictures: [],
    lists: [],
    frozenRows: 0,
    frozenColumns: 0,
    openColumn: null,
    print: null,
    cells: [],
  };
  return {
    title: "Table 1",
    date: "",
    sheets: sheets.map((name, i) => ({
      ...sheet,
      name,
      ...(i === 0 && {
        cells: [
          { row: 1, column: 1, value: "'Table 1'!A1", formula },
          { row: 2, column: 1, value: "Table 1" },
        ],
        highlights: [{ area: CELL, formula, tone: "alert" as const }],
        charts: [{ title: "Table 1", sheet: "Bob's", categories: CELL, anchor: CELL, lines: [], description: "" }],
      }),
    })),
    names: names.map((name) => ({ name, sheet: "Table 1", area: CELL })),
    entries: NO_ENTRIES,
  } satisfies Workbook;
}

function second(before: Workbook): Workbook {
  return renamed(
    before,
    (sheet) => `${sheet} (2)`,
    (name) => `${name}_2`
  );
}

test.each([
  ["'Table 1'!A1", "'Table 1 (2)'!A1"],
  ["SUM('Table 1'!$A$1:$B$2,'A!1'!C3)", "SUM('Table 1 (2)'!$A$1:$B$2,'A!1 (2)'!C3)"],
  ["'Bob''s'!A1", "'Bob''s (2)'!A1"],
  ["'Table 12'!A1", "'Table 12'!A1"],
  [`"'Table 1'!A1"&'Table 1'!A1`, `"'Table 1'!A1"&'Table 1 (2)'!A1`],
  [`"say ""'Table 1'!"" or 'Table 1'!"&A1`, `"say ""'Table 1'!"" or 'Table 1'!"&A1`],
  [`IF('Bob''s'!A1="'Bob''s'!","it's",'Table 1'!B2)`, `IF('Bob''s (2)'!A1="'Bob''s'!","it's",'Table 1 (2)'!B2)`],
  ["SUM(Score_Total)", "SUM(Score_Total_2)"],
  ["MAX(score_total,Score_Totals,MyScore_Total)", "MAX(Score_Total_2,Score_Totals,MyScore_Total)"],
  [`"Score_Total"&Score_Total()&Score_Total`, `"Score_Total"&Score_Total()&Score_Total_2`],
  [`Score_Total!A1&BRIDGE.IMP(A1)`, `Score_Total!A1&BRIDGE.IMP(A1)`],
])("in formulas and highlights: %s", (formula, expected) => {
  const [sheet] = second(workbook(formula)).sheets;
  expect(sheet!.cells[0]!.formula).toBe(expected);
  expect(sheet!.highlights[0]!.formula).toBe(expected);
});

test("sheets, names and the data of charts; not what is shown", () => {
  const after = second(workbook("1"));
  expect(after.sheets.map(({ name }) => name)).toEqual(["Table 1 (2)", "Bob's (2)", "A!1 (2)"]);
  expect(after.names).toEqual([{ name: "Score_Total_2", sheet: "Table 1 (2)", area: CELL }]);
  expect(after.sheets[0]!.charts[0]).toMatchObject({ sheet: "Bob's (2)", title: "Table 1" });
  expect(after.sheets[0]!.cells.map(({ value }) => value)).toEqual(["'Table 1'!A1", "Table 1"]);
  expect(after.title).toBe("Table 1");
});

test("the workbook itself is left as it was", () => {
  const before = workbook("'Table 1'!A1");
  const copy = structuredClone(before);
  second(before);
  expect(before).toEqual(copy);
});

test.each(["add-in", "built-in"] as const)("there and back is the same: %s", (formulas) => {
  const plan = planHome(FIVE_PAIRS, { boards: 30, scoring: "vps" });
  const before = homeWorkbook(emptyEvening(plan), { formulas });
  const there = renamed(
    before,
    (sheet) => `Bob's ${sheet}!`,
    (name) => `x_${name}`
  );
  const left = JSON.stringify(there.sheets.map(({ cells }) => cells.map((cell) => cell.formula)));
  for (const { name } of before.sheets) expect(left).not.toContain(`'${name}'!`);
  const back = renamed(
    there,
    (sheet) => sheet.slice(6, -1),
    (name) => name.slice(2)
  );
  expect(back).toEqual(before);
});
