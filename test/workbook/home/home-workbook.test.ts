import { readFileSync } from "node:fs";
import path from "node:path";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";
import { readResults } from "../../sessions/read-csv-results";
import { NO_RESULTS } from "../../../src/sessions/results";
import { scoreHome } from "../../../src/sessions/home/score-home";
import { homeWorkbook } from "../../../src/workbook/home/home-workbook";
import type { Workbook } from "../../../src/workbook/model";
import { STYLES, type Style } from "../../../src/workbook/theme";
import { damageIn, unknownFunctions } from "../../support/excel-limits";
import { emptyEvening, PLANS } from "../../support/evenings";

const PLAN = planHome(FOUR_PAIRS, { boards: 24, pairs: ["Ann", "Bob", "Cy", "Di"] });
const BOARDS = PLAN.subrounds.flatMap((subround) => subround.boards);
const EXAMPLE = path.join(__dirname, "../../../examples/four-pairs-results.csv");
const empty = homeWorkbook(scoreHome(PLAN, NO_RESULTS));
const played = homeWorkbook(scoreHome(PLAN, readResults(readFileSync(EXAMPLE, "utf8"), BOARDS).results));

/** The values of a named block, row by row; of a table's column those of its boards, not of the bands between. */
function named(workbook: Workbook, name: string): unknown[][] {
  const { sheet, area } = workbook.names.find((known) => known.name === name)!;
  const { cells } = workbook.sheets.find((known) => known.name === sheet)!;
  const bands = new Set(cells.filter(({ style }) => isBand(style)).map(({ row }) => row));
  const rows: unknown[][] = [];
  for (const { row, column, value } of cells)
    if (row >= area.top && row <= area.bottom && column >= area.left && column <= area.right && !bands.has(row))
      (rows[row] ??= [])[column - area.left] = value;
  return rows.filter((row) => row !== undefined);
}

function isBand(style: Style | undefined): boolean {
  return style === STYLES.band;
}

test("the sheets, in their order", () => {
  expect(empty.sheets.map(({ name, hidden }) => (hidden ? `(${name})` : name))).toEqual([
    "Table 1",
    "Table 2",
    "Scoresheet",
    "Winners",
    "Movement",
    "Scales",
    "(Working)",
  ]);
});

test("every defined name of a column has a row a board", () => {
  const both = ["Board", "Contract", "By", "Result", "Doubled", "Points", "Typed"];
  for (const name of [...both, "Difference", "Imps", "Adjusted"])
    expect(named(empty, `Table1_${name}`)).toHaveLength(24);
  for (const name of both) expect(named(empty, `Table2_${name}`)).toHaveLength(24);
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
  const bands = PLAN.subrounds.flatMap(({ round, tables }) =>
    tables.map(({ table, ns, ew }) => {
      // Of four boards Table 1 starts with the first two, Table 2 with the others.
      const first = 4 * round - 5 + 2 * table;
      return `Round ${round}   N-S ${names[ns]} · E-W ${names[ew]} · start with ${first}–${first + 1}`;
    })
  );
  expect(bands).toContain("Round 1   N-S 4 Di · E-W 1 Ann · start with 1–2");
  expect([...new Set(shown)].sort()).toEqual(
    [
      PLAN.title,
      "0 of 24 boards scored",
      ...bands,
      ...names,
      ...names.map((name) => `Pair ${name}`),
      ...names.map((name) => name.replace(" ", "\n")),
      "N-S ______\n\nE-W ______\n\nNet ______",
    ].sort()
  );
});

/** The headings of the columns of a sheet that have cells to type into. */
function headingsTypedBelow({ cells }: Workbook["sheets"][number]): unknown[] {
  const columns = new Set(cells.filter(({ style }) => style?.entry).map(({ column }) => column));
  return [...columns]
    .sort((a, b) => a - b)
    .map((at) => cells.find(({ row, column }) => row === 2 && column === at)!.value);
}

test("only what is typed is unlocked: what ordinary boards need comes first, behind each other", () => {
  const [table1, table2, , , movement] = empty.sheets;
  const typed = ["Contract\n4h", "By\nn", "Result\n+1", "X", "Score only, N-S"];
  expect(headingsTypedBelow(table1!)).toEqual([...typed, "Adj. IMPs"]);
  expect(headingsTypedBelow(table2!)).toEqual(typed);
  expect(movement!.cells.filter(({ style }) => style?.entry)).toEqual([]);
});

test("on the Scoresheet names and the rounds played are typed, on Scales the victory points", () => {
  const typedOn = (workbook: Workbook, name: string) =>
    workbook.sheets.find((sheet) => sheet.name === name)!.cells.filter(({ style }) => style?.entry);
  const texts = typedOn(empty, "Scoresheet").filter(({ style }) => style!.format === "@");
  expect(texts.flatMap(({ value }) => value ?? [])).toEqual(["Ann", "Bob", "Cy", "Di"]);
  expect(typedOn(empty, "Scoresheet").filter(({ style }) => style!.format !== "@")).toHaveLength(1);
  // A club's own words are texts.
  const numbersOn = (workbook: Workbook) => typedOn(workbook, "Scales").filter(({ style }) => style!.format !== "@");
  expect(numbersOn(empty)).toEqual([]);
  const vps = homeWorkbook(emptyEvening(planHome(FOUR_PAIRS, { boards: 24, scoring: "vps" })));
  expect(
    numbersOn(vps)
      .slice(0, 3)
      .map(({ value }) => value)
  ).toEqual([0, 7, 7]);
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
