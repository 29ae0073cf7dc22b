import { HostError } from "../../src/excel/host-error";
import { excelHost } from "../../src/excel/excel-host";
import { callsAddIn } from "../../src/workbook/dialect";
import type { Cell, Workbook } from "../../src/workbook/model";
import { areaAddress, columnLetters } from "../../src/workbook/reference";
import { renamed } from "../../src/workbook/rename";
import { installFakeExcel, removeFakeExcel, type FakeExcel, type FakeOptions } from "../support/fake-excel";
import { workedOutFile } from "../support/worked-out";
import { differences } from "../support/libreoffice";
import { runs } from "../support/runs";
import { evening } from "./evening";

const SHEETS = ["Table 1", "Table 2", "Scoresheet", "Winners", "Movement", "Scales", "Working"];
const model = evening();

afterEach(removeFakeExcel);

function numbered(n: number): Workbook {
  return renamed(
    model,
    (sheet) => `${sheet} (${n})`,
    (name) => `${name}_${n}`
  );
}

/** Adds a workbook to the open one, and says what came of it. */
async function add(options: FakeOptions = {}, added = model): Promise<{ fake: FakeExcel; sheets: unknown }> {
  const fake = installFakeExcel(options);
  const sheets = await excelHost()
    .addToWorkbook(added)
    .catch((error: unknown) => error);
  return { fake, sheets };
}

test("the sheets come last, under their own names where these are free", async () => {
  const { fake, sheets } = await add();
  expect(sheets).toEqual(SHEETS);
  expect(fake.sheets.map(({ name }) => name)).toEqual(["Sheet1", ...SHEETS]);
  expect(fake.sheets.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(["Working"]);
  expect(fake.activeSheet).toBe("Table 1");
});

test("the sheets whose names are taken are known before any is added", async () => {
  const fake = installFakeExcel();
  expect(await excelHost().sheetsTaken(model)).toEqual([]);
  await excelHost().addToWorkbook(model);
  // Not the hidden one.
  expect(await excelHost().sheetsTaken(model)).toEqual([
    "Table 1",
    "Table 2",
    "Scoresheet",
    "Winners",
    "Movement",
    "Scales",
  ]);
  expect(fake.sheets).toHaveLength(8);
});

test("an Excel that refuses pictures gets the sheets without them", async () => {
  const squares = [
    [true, false],
    [false, true],
  ];
  const picture = { squares, row: 1, column: 1, right: 0, down: 0, size: 80, description: "" };
  const withPicture = { ...model, sheets: model.sheets.map((sheet) => ({ ...sheet, pictures: [picture] })) };
  for (const refusesPictures of [false, true])
    expect((await add({ refusesPictures }, withPicture)).sheets).toEqual(SHEETS);
});

test("a structure that is locked without a password is unlocked meanwhile", async () => {
  const { fake, sheets } = await add({ workbookProtected: true });
  expect(sheets).toEqual(SHEETS);
  expect(fake.structureLocked).toBe(true);
});

test("a structure that does not lock again is told, with the sheets in their place", async () => {
  const { fake, sheets: thrown } = await add({
    workbookProtected: true,
    fails: (call) => call === "protect workbook" && "before",
  });
  expect((thrown as Error).message).toContain("were added, but the workbook's structure could not be protected again");
  expect(fake.sheets).toHaveLength(1 + SHEETS.length);
});

test("each further insert gets the next number", async () => {
  const { fake } = await add();
  expect(await excelHost().addToWorkbook(model)).toEqual(SHEETS.map((name) => `${name} (2)`));
  expect(await excelHost().addToWorkbook(model)).toEqual(SHEETS.map((name) => `${name} (3)`));
  const names = model.names.flatMap(({ name }) => [name, `${name}_2`, `${name}_3`]);
  expect([...fake.names.keys()].sort()).toEqual(names.sort());
  expect(fake.names.get("Table1_Board_3")).toBe("Table 1 (3)!$A$4:$A$32");
});

test.each<[string, FakeOptions]>([
  ["sheet", { sheets: ["Sheet1", "TABLE 1"] }],
  ["name", { names: ["score_vps"] }],
  ["table", { tables: ["Vp_Scale"] }],
])("a %s that is there already gives all of them a number", async (_, options) => {
  const { fake, sheets } = await add(options);
  expect(sheets).toEqual(SHEETS.map((name) => `${name} (2)`));
  expect(fake.names.has("Imp_Scale_2")).toBe(true);
  expect(fake.names.has("Imp_Scale")).toBe(false);
});

test("a long name is cut so that its number fits", async () => {
  const long = "An evening in the village hall!";
  const only = { ...model, sheets: [{ ...model.sheets[4]!, name: long }], names: [] };
  installFakeExcel({ sheets: [long] });
  expect(await excelHost().addToWorkbook(only)).toEqual(["An evening in the village h (2)"]);
});

test.each([1, 2])("the formulas of insert %i give what the model says", async (n) => {
  const { fake } = await add();
  if (n === 2) await excelHost().addToWorkbook(model);
  const expected = n === 1 ? model : numbered(2);
  expect(differences(expected.sheets, await workedOutFile(fake.files[n - 1]!, expected))).toEqual([]);
});

test("formulas of the add-in and across sheets are set again, in few calls", async () => {
  const { fake } = await add({ sheets: ["Table 1"] });
  let cells = 0;
  for (const sheet of numbered(2).sheets) {
    const { formulas } = fake.sheets.find(({ name }) => name === sheet.name)!;
    const set = new Map(Object.entries(formulas).flatMap(([at, rows]) => cellsOf(at, rows)));
    const due = sheet.cells.filter(({ formula = "" }) => callsAddIn(formula) || formula.includes("'!"));
    expect([...set].sort()).toEqual(due.map(setting).sort());
    cells += due.length;
  }
  const calls = fake.calls.filter((call) => call.includes(": formulas ")).length;
  expect(calls).toBeGreaterThan(0);
  // A call sets a column of a round, which has four boards, or the cell of a band above it.
  expect(calls).toBeLessThan(cells / 3);
  const [score] = Object.values(fake.sheets.find(({ name }) => name === "Working (2)")!.formulas)
    .flat(2)
    .filter((formula) => formula.includes("BRIDGE.SCORE"));
  // Of the steps of Table 1, wherever they stand.
  expect(score?.replace(/\b[A-Z]+4\b/g, "#")).toContain(
    `BRIDGE.SCORE(INT((#+4)/5)&MID("CDHSN",#,1)&REPT("X",#),MID("NESW",#,1),IF(#=1,4,1),#)`
  );
});

function setting({ row, column, formula }: Cell): [string, string] {
  return [`${columnLetters(column)}${row}`, `=${formula}`];
}

function cellsOf(address: string, rows: string[][]): [string, string][] {
  const [, column, first] = /^([A-Z]+)(\d+)/.exec(address)!;
  return rows.map(([formula], i) => [`${column}${Number(first) + i}`, formula!]);
}

test("every sheet is protected again as the file protects it", async () => {
  const { fake } = await add();
  for (const { protection } of fake.sheets.slice(1))
    expect(protection).toEqual({ allowFormatColumns: true, allowFormatRows: true });
});

test.each([true, false])("the chart is added, names guessed or not: %s", async (guessesNames) => {
  const { fake } = await add({ sheets: ["Table 1"], guessesNames });
  const [chart, ...more] = fake.sheets.flatMap(({ charts }) => charts);
  expect(more).toEqual([]);
  expect(chart).toMatchObject({
    title: "Running total, victory points",
    type: "LineMarkers",
    place: "$A$23:$K$32",
    visibleOnly: false,
  });
  const [data] = model.sheets.flatMap(({ charts }) => charts);
  const [label, pair2] = [data!.categories, data!.lines[1]!.values];
  const all = areaAddress({ ...label, top: 1, right: label.right + 4 });
  expect(fake.calls).toContain(`Scoresheet (2): add chart Working (2)!${all}`);
  expect(chart!.lines.map(({ name }) => name)).toEqual(["1 Ann", "Pair 2", "Pair 3", "Pair 4"]);
  expect(chart!.lines[1]).toEqual({
    name: "Pair 2",
    ...(!guessesNames && { values: `Working (2)!${areaAddress(pair2)}` }),
    labels: `Working (2)!${areaAddress(label)}`,
    color: "#C2571A",
    marker: "Square",
  });
});

describe("when something fails", () => {
  const options = { sheets: ["Sheet1", "Table 1"], names: ["Score_Vps"], guessesNames: false };

  /** The evening with few cells, so that it is written in no time. */
  const small = {
    ...model,
    sheets: model.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.filter(({ row }) => row === 5 || row === 12),
    })),
  };

  /** What of the open workbook a person sees. */
  const seen = ({ sheets, names }: FakeExcel) => ({ sheets, names: [...names] });
  let calls: string[];
  let before: unknown;
  beforeAll(async () => {
    before = seen(installFakeExcel(options));
    calls = (await add(options, small)).fake.calls;
  });

  test.each(["before", "after"] as const)("%s any call, nothing is changed", async (when) => {
    const last = calls.findIndex((call) => call.endsWith("activate"));
    expect(last).toBeGreaterThan(100);
    for (let step = 0; step < last; step += runs({ ci: 71, soak: 1 })) {
      const fails = (_: string, index: number) => index === step && when;
      const { fake, sheets: error } = await add({ ...options, fails }, small);
      expect([calls[step], seen(fake)]).toEqual([calls[step], before]);
      expect(error).toBeInstanceOf(HostError);
      expect((error as Error).message).toBe(
        "The sheets were not added, and nothing in this workbook was changed: " +
          'the error was "internal error". Try again; if it fails again, use a different button.'
      );
    }
  });

  test("where only going to them fails, the sheets stay", async () => {
    const fails = (call: string) => call.endsWith("activate") && "before";
    const { fake, sheets } = await add({ ...options, fails }, small);
    expect(sheets).toEqual(small.sheets.map(({ name }) => `${name} (2)`));
    expect(fake.sheets.map(({ name }) => name)).toEqual(expect.arrayContaining(sheets as string[]));
  });

  test("what others have added meanwhile stays", async () => {
    const fake = installFakeExcel({
      ...options,
      fails: (call) => {
        if (call !== "add name Imp_Scale_2") return false;
        fake.sheets.push({ ...fake.sheets[0]!, id: "{other}", name: "Bob's" });
        fake.names.set("Bobs", "Bob's!A1");
        return "before";
      },
    });
    await expect(excelHost().addToWorkbook(model)).rejects.toThrow("nothing in this workbook");
    expect(fake.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Table 1", "Bob's"]);
    expect([...fake.names.keys()]).toEqual(["Score_Vps", "Bobs"]);
  });

  test("and cannot be taken back, the sheets to delete are named", async () => {
    const fails = (call: string) => /: protect|: delete/.test(call) && "before";
    const error = { code: "AccessDenied" };
    const { sheets: thrown } = await add({ ...options, fails, error });
    expect((thrown as Error).message).toMatch(
      /could not be removed again: the cells are protected .*Delete these sheets yourself: Table 1 \(2\), /
    );
  });

  test.each([
    ["RequestPayloadSizeLimitExceeded", "larger than Excel accepts at once (5 MB on the web)"],
    ["ActivityLimitReached", "Excel is busy. Wait a moment"],
    ["UnsupportedFeature", "this version of Excel cannot do that"],
    ["AccessDenied", "Unprotect the sheet on Excel's Review tab"],
    ["InvalidOperationInCellEditMode", "Press Enter or Esc in the sheet"],
  ])("%s is put in words", async (code, words) => {
    const { sheets: thrown } = await add({
      fails: (call) => call === "insert" && "before",
      error: { code },
    });
    expect((thrown as Error).message).toContain(words);
  });

  test("because the workbook's structure has a password, that is said before anything is done", async () => {
    const { fake, sheets: thrown } = await add({ workbookProtected: "with a password" });
    expect((thrown as Error).message).toContain("Turn off Protect Workbook");
    expect(fake.calls).not.toContain("insert");
    expect(fake.structureLocked).toBe(true);
  });

  test("because unlocking failed although the lock is off, it is on again", async () => {
    const { fake, sheets: thrown } = await add({
      workbookProtected: true,
      fails: (call) => call === "unprotect workbook" && "after",
    });
    expect((thrown as Error).message).toContain("nothing in this workbook was changed");
    expect(fake.structureLocked).toBe(true);
  });

  test("the workbook's structure is locked again", async () => {
    const { fake, sheets: thrown } = await add({
      workbookProtected: true,
      fails: (call) => call === "insert" && "after",
    });
    expect((thrown as Error).message).toContain("were not added");
    expect(fake.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
    expect(fake.structureLocked).toBe(true);
  });
});
