import { readFileSync } from "node:fs";
import path from "node:path";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";
import { readResults } from "../../../src/sessions/home/read-results";
import { NO_RESULTS } from "../../../src/sessions/results";
import { scoreHome } from "../../../src/sessions/home/score-home";
import { homeWorkbook } from "../../../src/workbook/home/home-workbook";
import type { Area, Workbook } from "../../../src/workbook/model";
import { damageIn, unknownFunctions } from "../../support/excel-limits";
import { emptyEvening, PLANS } from "../../support/evenings";

const PLAN = planHome(FOUR_PAIRS, { boards: 24, pairs: ["Ann", "Bob", "Cy", "Di"] });
const BOARDS = PLAN.subrounds.flatMap((subround) => subround.boards);
const EXAMPLE = path.join(__dirname, "../../../examples/four-pairs-results.csv");
const empty = homeWorkbook(scoreHome(PLAN, NO_RESULTS));
const played = homeWorkbook(scoreHome(PLAN, readResults(readFileSync(EXAMPLE, "utf8"), BOARDS).results));

/** The values of a named block, row by row. */
function named(workbook: Workbook, name: string): unknown[][] {
  const { sheet, area } = workbook.names.find((known) => known.name === name)!;
  return valuesIn(workbook, sheet, area);
}

function valuesIn(workbook: Workbook, name: string, area: Area): unknown[][] {
  const { cells } = workbook.sheets.find((sheet) => sheet.name === name)!;
  const rows: unknown[][] = [];
  for (const { row, column, value } of cells)
    if (row >= area.top && row <= area.bottom && column >= area.left && column <= area.right)
      (rows[row - area.top] ??= [])[column - area.left] = value;
  return rows;
}

test("the sheets, in their order", () => {
  expect(empty.sheets.map(({ name, hidden }) => (hidden ? `(${name})` : name))).toEqual([
    "Table 1",
    "Table 2",
    "Scoresheet",
    "Movement",
    "Scales",
    "(Working)",
  ]);
});

test("every defined name of a column has a row a board", () => {
  for (const name of ["Board", "Contract", "By", "Result", "Points", "Difference", "Imps"])
    expect(named(empty, `Table1_${name}`)).toHaveLength(24);
  expect(empty.names.map(({ name }) => name)).not.toContain("Table2_Imps");
  expect(named(empty, "Table2_Board").flat()).toEqual(BOARDS);
  expect(named(empty, "Score_Imps")).toHaveLength(6);
  expect(named(empty, "Imp_Scale")).toHaveLength(25);
});

test("the named blocks hold what was played", () => {
  expect(named(played, "Table1_Contract").flat().slice(0, 3)).toEqual(["1NT", "4H", "3NT"]);
  expect(named(played, "Table1_Points").flat().slice(0, 3)).toEqual([120, -420, 430]);
  expect(named(played, "Table1_Difference").flat().slice(0, 3)).toEqual([10, -470, 30]);
  expect(named(played, "Table1_Imps").flat().slice(0, 3)).toEqual([0, -10, 1]);
  expect(named(played, "Score_Total")).toEqual([[45, 15, 2, 48]]);
  expect(named(played, "Score_Place")).toEqual([["2", "3", "4", "1"]]);
});

test("before play every computed cell in sight is blank, but for labels", () => {
  const shown = empty.sheets
    .filter(({ hidden }) => !hidden)
    .flatMap(({ cells, widths }) =>
      cells.filter(({ formula, column }) => formula !== undefined && widths[column - 1] !== 0)
    )
    .map(({ value }) => value)
    .filter((value) => value !== "");
  const names = ["1 Ann", "2 Bob", "3 Cy", "4 Di"];
  expect([...new Set(shown)].sort()).toEqual(
    [
      "0 of 24 boards scored",
      ...names,
      ...names.map((name) => `Pair ${name}`),
      ...names.map((name) => name.replace(" ", "\n")),
    ].sort()
  );
});

test("only the cells to type into are unlocked", () => {
  const columns = new Set(empty.sheets[0]!.cells.filter(({ style }) => style?.entry).map(({ column }) => column));
  expect([...columns]).toEqual([7, 8, 9, 10, 14]);
});

test("the built-in dialect uses no function newer than Excel 2016 or unknown elsewhere", () => {
  expect(unknownFunctions(played)).toEqual([]);
});

test.each(PLANS.map((plan) => [`${plan.kind} ${plan.boards} ${plan.scale?.name ?? "imps"}`, plan] as const))(
  "nothing that Excel takes for damage: %s",
  (_, plan) => {
    expect(damageIn(homeWorkbook(emptyEvening(plan), { formulas: "add-in" }))).toEqual([]);
  }
);
