import { columnOf, typedInto } from "../support/typing";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { texts } from "../../src/workbook/texts";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening } from "../support/evenings";
import { calculate } from "../support/formula-engine";
import { describeWithLibreOffice, recalculate, type Recalculated } from "../support/libreoffice";

const REMARKS = texts.remarks;

type Typed = string | number;
type Row = readonly [contract: Typed, by: Typed, result: Typed, points: Typed, gives: Typed, remark: string];

/** What is typed for board 1 (nobody vulnerable), 2 (N-S vulnerable) …, and what comes of it. */
const ROWS: readonly Row[] = [
  ["4h", "N", "=", "", 420, ""],
  ["3nt x", "s", "+1", "", 950, ""],
  ["4♥", "East", 0, "", -620, ""],
  ["4 ♠ xx", "W", -2, "", 1000, ""],
  ["3N-1", "N", "", "", -100, ""],
  ["5C=", "e", "", "", -600, ""],
  ["6nt*", "S", "−2", "", -500, ""],
  ["pass", "", "", "", 0, ""],
  ["2D+1", "N", 1, "", 110, ""],
  ["Passed out", "", "", "", 0, ""],
  ["1♦️", "south", "- 1", "", -50, ""],
  ["8H", "N", "=", "", "", REMARKS.contract],
  ["4", "N", "=", "", "", REMARKS.contract],
  ["4?", "N", "=", "", "", REMARKS.contract],
  ["4H7", "N", "=", "", "", REMARKS.contract],
  ["4H", "Q", "=", "", "", REMARKS.declarer],
  ["4H", "N", "great", "", "", REMARKS.result],
  ["4H", "N", 1.5, "", "", REMARKS.result],
  ["4H+1", "N", "=", "", "", REMARKS.twoResults],
  ["4H", "N", "+4", "", "", REMARKS.tooMany],
  ["4H", "N", -11, "", "", REMARKS.tooFew],
  ["4H", "", "=", "", "", REMARKS.noDeclarer],
  ["4H", "N", "", "", "", ""],
  ["4H", "N", "=", 450, 420, `${REMARKS.contradiction}420`],
];

/** Points typed alone, or against a contract. Board 1 again: nobody is vulnerable. */
const POINTS: readonly Row[] = [
  ["", "", "", 420, "", ""],
  ["", "", "", -110, "", ""],
  ["", "", "", 0, "", ""],
  ["", "", "", 425, "", REMARKS.notTen],
  ["", "", "", "lots", "", REMARKS.noNumber],
  ["", "", "", 10, "", REMARKS.impossible],
  // Board 7, both vulnerable: no game bonus of 300, but down six undoubled.
  ["", "", "", 420, "", REMARKS.impossible],
  ["", "", "", 600, "", ""],
  ["4H", "N", "=", -420, 420, `${REMARKS.sign}420`],
  ["4H", "N", "-1", 50, -100, `${REMARKS.contradiction}-100`],
];

const plan = planHome(FOUR_PAIRS, { boards: 24 });

async function typedWorkbook(formulas: "built-in" | "add-in") {
  return await writeWorkbook(homeWorkbook(emptyEvening(plan), { formulas }));
}

function outcome(sheets: ReadonlyMap<string, Recalculated>, rows: readonly Row[]) {
  const table = sheets.get("Table 2")!;
  const working = sheets.get("Working")!;
  const points = columnOf(working, "Table 2 points");
  const check = columnOf(table, "Check", 4);
  return rows.map((_, i) => [working.at(5 + i, points), table.at(5 + i, check)]);
}

const expected = (rows: readonly Row[]) => rows.map(([, , , , gives, remark]) => [gives, remark]);

describeWithLibreOffice("what is typed, in LibreOffice", () => {
  test.each([
    ["contracts", ROWS],
    ["points", POINTS],
  ])("%s", async (_, rows) => {
    const bytes = await typedWorkbook("built-in");
    const [sheets] = recalculate([{ bytes, edits: typedInto("Table 2", rows) }]);
    expect(outcome(sheets!, rows)).toEqual(expected(rows));
  });
});

test.each([
  ["contracts", "built-in", ROWS],
  ["contracts", "add-in", ROWS],
  ["points", "built-in", POINTS],
  ["points", "add-in", POINTS],
] as const)("%s typed, calculated in the %s dialect", async (_, formulas, rows) => {
  const sheets = await calculate(await typedWorkbook(formulas), typedInto("Table 2", rows));
  expect(outcome(sheets, rows)).toEqual(expected(rows));
});

test.each(["built-in", "add-in"] as const)(
  "where Table 2 has its score, Table 1 is missing, or the result of its contract (%s)",
  async (formulas) => {
    const table1: readonly Row[] = [
      ["", "", "", "", "", "Table 1 is missing"],
      ["4H", "N", "", "", "", "Result is missing"],
      ["4H", "N", "=", "", 620, ""],
    ];
    const table2: readonly Row[] = table1.map(() => ["", "", "", 100, "", ""]);
    const edits = [...typedInto("Table 1", table1), ...typedInto("Table 2", table2)];
    const sheet = (await calculate(await typedWorkbook(formulas), edits)).get("Table 1")!;
    const check = columnOf(sheet, "Check", 4);
    expect(table1.map((_, i) => sheet.at(5 + i, check))).toEqual(table1.map((row) => row[5]));
  }
);
