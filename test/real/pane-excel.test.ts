import path from "node:path";
import { buildSync } from "esbuild";
import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { beforePlay, planSession } from "../../src/sessions/kinds";
import type { DialectName } from "../../src/workbook/dialect";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { describeWithBrowser, openPane, type OfficeScript, type Pane } from "../support/browser";
import { emptyEvening } from "../support/evenings";
import type { FakeExcel, FakeOptions } from "../support/fake-excel";
import { calculate } from "../support/formula-engine";
import { differences } from "../support/libreoffice";
import { recalculated } from "../support/recalculated";

const DATE = "2026-11-20";
const FOUR = planHome(FOUR_PAIRS, { boards: 24, date: DATE });
const FIVE = planHome(FIVE_PAIRS, { boards: 25, date: DATE });

const FAKE = buildSync({
  entryPoints: [path.join(__dirname, "../support/fake-excel.ts")],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "FakeExcel",
}).outputFiles[0]!.text;

/** Office.js in an Excel that records calls. */
function excel(options: FakeOptions): OfficeScript {
  const install = `window.fake = FakeExcel.installFakeExcel(${JSON.stringify(options)});`;
  return { script: `${FAKE}\n${install}` };
}

type Recorded = Pick<FakeExcel, "calls" | "activeFormula"> & {
  readonly files: number[][];
  readonly sheets: { readonly name: string; readonly charts: unknown[] }[];
  readonly names: string[];
};

/** What the stub has recorded so far. */
function recorded({ page }: Pane): Promise<Recorded> {
  return page.evaluate(() => {
    const { fake } = window as unknown as { fake: FakeExcel };
    return {
      calls: fake.calls,
      activeFormula: fake.activeFormula,
      files: fake.files.map((file) => Array.from(file)),
      sheets: fake.sheets.map(({ name, charts }) => ({ name, charts })),
      names: [...fake.names.keys()],
    };
  });
}

async function press({ page }: Pane, button: string, expected: string): Promise<void> {
  await page.evaluate(() => document.querySelector("#panel-session fluent-message-bar")?.remove());
  await page.click(`#panel-session fluent-button:text-is("${button}")`);
  await page.waitForSelector("#panel-session fluent-message-bar");
  expect(await page.innerText("#panel-session fluent-message-bar")).toContain(expected);
}

function model(plan: typeof FOUR, formulas: DialectName) {
  return homeWorkbook(emptyEvening(plan), { formulas });
}

describeWithBrowser("the pane in a stub of Excel", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });

  test("new workbooks of four and five pairs, with BRIDGE functions unless chosen otherwise", async () => {
    pane = await openPane(site(), excel({ platform: "PC" }));
    const { page } = pane;
    await page.fill("[name=date]", DATE);
    expect(await page.locator("#panel-session .ways fluent-button").allInnerTexts()).toEqual([
      "New workbook",
      "Add to this workbook",
      "Download",
    ]);
    await press(pane, "New workbook", "window of its own");
    await page.selectOption("[name=kind]", "five-pairs");
    await page.selectOption("[name=formulas]", "built-in");
    await press(pane, "New workbook", "window of its own");
    const [four, five] = (await recorded(pane)).files.map((file) => Uint8Array.from(file));
    const withFunctions = model(FOUR, "add-in");
    expect(differences(withFunctions.sheets, await calculate(four!))).toEqual([]);
    const [sheets] = await recalculated([five!]);
    expect(differences(model(FIVE, "built-in").sheets, sheets!)).toEqual([]);
  });

  test("new workbooks of every kind of event of teams, by BRIDGE functions", async () => {
    pane = await openPane(site(), excel({ platform: "PC" }));
    const { page } = pane;
    await page.fill("[name=date]", DATE);
    const kinds = ["team-match", "three-teams", "four-teams", "swiss-event"] as const;
    for (const kind of kinds) {
      await page.selectOption("[name=kind]", kind);
      await press(pane, "New workbook", "window of its own");
    }
    const files = (await recorded(pane)).files.map((file) => Uint8Array.from(file));
    for (const [i, kind] of kinds.entries()) {
      const sixteen = kind === "swiss-event" ? { teams: ["16"] } : {};
      const plan = planSession(kind, { ...sixteen, date: DATE });
      const { sheets } = sessionWorkbook(beforePlay(plan).scored, { formulas: "add-in" });
      expect([kind, differences(sheets, await calculate(files[i]!))]).toEqual([kind, []]);
    }
  });

  test.each([
    ["team-match", "Match, Table 1"],
    ["three-teams", "Scoresheet, Table A"],
    ["four-teams", "Recap"],
    ["swiss-event", "Standings, Ranking"],
  ])("%s: added to the open workbook", async (kind, first) => {
    pane = await openPane(site(), excel({ platform: "OfficeOnline", sheets: ["Mine"] }));
    await pane.page.fill("[name=date]", DATE);
    await pane.page.selectOption("[name=kind]", kind);
    await press(pane, "Add to this workbook", `Added: ${first}`);
    const { sheets, files } = await recorded(pane);
    expect(sheets[0]!.name).toBe("Mine");
    const [book] = await recalculated(files.map((file) => Uint8Array.from(file)));
    expect(sheets.slice(1).map(({ name }) => name)).toEqual([...book!.keys()]);
    const errors = [...book!].map(([name, sheet]) => [name, sheet.errors]);
    expect(errors.filter(([, found]) => found !== "")).toEqual([]);
  });

  test("added twice to a workbook that has a sheet Table 1", async () => {
    pane = await openPane(site(), excel({ platform: "OfficeOnline", sheets: ["Table 1", "Mine"] }));
    await pane.page.fill("[name=date]", DATE);
    await pane.page.selectOption("[name=formulas]", "built-in");
    await press(pane, "Add to this workbook", "Added: Table 1 (2), Table 2 (2), Scoresheet (2)");
    await press(pane, "Add to this workbook", "Added: Table 1 (3), Table 2 (3), Scoresheet (3)");
    const { sheets, names, files } = await recorded(pane);
    expect(sheets.map(({ name }) => name).slice(0, 4)).toEqual(["Table 1", "Mine", "Table 1 (2)", "Table 2 (2)"]);
    expect(sheets.find(({ name }) => name === "Scoresheet (3)")!.charts).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(["Score_Total_2", "Score_Total_3"]));
    const books = await recalculated(files.map((file) => Uint8Array.from(file)));
    for (const [i, book] of books.entries())
      expect(book.get(`Scoresheet (${i + 2})`)!.at(3, 1)).toBe("0 of 24 boards scored");
    expect(books.flatMap((book) => [...book.values()].map(({ errors }) => errors)).join("")).toBe("");
  });

  test("a refusal is told, and nothing has been added", async () => {
    pane = await openPane(site(), excel({ platform: "PC", workbookProtected: "with a password" }));
    await press(pane, "Add to this workbook", "protected");
    expect((await recorded(pane)).sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  });

  test("an Excel that can do less is offered less", async () => {
    pane = await openPane(site(), excel({ platform: "Mac", excelApi: 1.8 }));
    expect(await pane.page.locator("#panel-session .ways fluent-button").allInnerTexts()).toEqual(["New workbook"]);
  });

  test("a function goes into the cell", async () => {
    pane = await openPane(site(), excel({ platform: "PC" }));
    const { page } = pane;
    await page.click("#tab-functions");
    const vp = page.locator("details.function", {
      has: page.getByText("BRIDGE.VP", { exact: true }),
    });
    await vp.locator("summary").click();
    await vp.locator("input").nth(0).fill("F30");
    await vp.locator("fluent-button").click();
    await vp.getByText("In Sheet1!").waitFor();
    expect((await recorded(pane)).activeFormula).toBe("=BRIDGE.VP(F30,24)");
  });

  test("Office's dark theme is followed, whatever the system says", async () => {
    const theme = { bodyBackgroundColor: "#262626", isDarkTheme: true };
    pane = await openPane(site(), excel({ platform: "PC", theme }), { colorScheme: "light" });
    const scheme = await pane.page.evaluate(() => document.documentElement.style.colorScheme);
    expect(scheme).toBe("dark");
  });
});
