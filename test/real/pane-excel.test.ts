import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { beforePlay, planSession } from "../../src/sessions/kinds";
import type { DialectName } from "../../src/workbook/dialect";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import type { HostOptions, PlayedExcel } from "../office/host/install";
import { describeWithExcel, openPane, pressOnSession, type OfficeScript, type Pane } from "../support/browser";
import { emptyEvening } from "../support/evenings";
import { calculate } from "../support/formula-engine";
import { differences } from "../support/libreoffice";
import { recalculated } from "../support/recalculated";

const DATE = "2026-11-20";
const FOUR = planHome(FOUR_PAIRS, { boards: 24, date: DATE });
const FIVE = planHome(FIVE_PAIRS, { boards: 25, date: DATE });

/** Microsoft's Office.js in an Excel that is played. */
function excel(options: HostOptions): OfficeScript {
  return { excel: options };
}

interface Played extends Pick<PlayedExcel["workbook"], "activeCell" | "sheets"> {
  readonly files: Uint8Array[];
  readonly names: string[];
  readonly faults: readonly string[];
}

/** What Excel has come to so far. */
async function playedIn({ page }: Pane): Promise<Played> {
  const { workbook, faults } = await page.evaluate(() => (window as unknown as { played: PlayedExcel }).played);
  const { activeCell, sheets, names, files } = workbook;
  return { activeCell, sheets, faults, names: Object.keys(names), files: files.map(bytesOf) };
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, "base64"));
}

async function press(pane: Pane, button: string, expected: string): Promise<void> {
  expect(await pressOnSession(pane, button)).toContain(expected);
}

function model(plan: typeof FOUR, formulas: DialectName) {
  return homeWorkbook(emptyEvening(plan), { formulas });
}

describeWithExcel("the pane in Excel, as Microsoft's Office.js has it", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect([pane.errors, (await playedIn(pane)).faults]).toEqual([[], []]);
    await pane.page.context().close();
  });

  test("new workbooks of four and five pairs, with BRIDGE functions unless chosen otherwise", async () => {
    pane = await openPane(site(), excel({}));
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
    const [four, five] = (await playedIn(pane)).files;
    const withFunctions = model(FOUR, "add-in");
    expect(differences(withFunctions.sheets, await calculate(four!))).toEqual([]);
    const [sheets] = await recalculated([five!]);
    expect(differences(model(FIVE, "built-in").sheets, sheets!)).toEqual([]);
  });

  test("new workbooks of every kind of event of teams, by BRIDGE functions", async () => {
    pane = await openPane(site(), excel({}));
    const { page } = pane;
    await page.fill("[name=date]", DATE);
    const kinds = ["team-match", "three-teams", "four-teams", "swiss-event", "league"] as const;
    for (const kind of kinds) {
      await page.selectOption("[name=kind]", kind);
      await press(pane, "New workbook", "window of its own");
    }
    const files = (await playedIn(pane)).files;
    for (const [i, kind] of kinds.entries()) {
      const sixteen = kind === "swiss-event" || kind === "league" ? { teams: ["16"] } : {};
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
    ["league", "Fixtures, Table"],
  ])("%s: added to the open workbook", async (kind, first) => {
    pane = await openPane(site(), excel({ refusesCharts: true, sheets: ["Mine"] }));
    await pane.page.fill("[name=date]", DATE);
    await pane.page.selectOption("[name=kind]", kind);
    await press(pane, "Add to this workbook", `Added: ${first}`);
    const { sheets, files } = await playedIn(pane);
    expect(sheets[0]!.name).toBe("Mine");
    const [book] = await recalculated(files);
    expect(sheets.slice(1).map(({ name }) => name)).toEqual([...book!.keys()]);
    const errors = [...book!].map(([name, sheet]) => [name, sheet.errors]);
    expect(errors.filter(([, found]) => found !== "")).toEqual([]);
  });

  test("added twice to a workbook that has a sheet Table 1", async () => {
    pane = await openPane(site(), excel({ refusesCharts: true, sheets: ["Table 1", "Mine"] }));
    await pane.page.fill("[name=date]", DATE);
    await pane.page.selectOption("[name=formulas]", "built-in");
    await press(pane, "Add to this workbook", "Added: Table 1 (2), Table 2 (2), Scoresheet (2)");
    await press(pane, "Add to this workbook", "Added: Table 1 (3), Table 2 (3), Scoresheet (3)");
    const { sheets, names, files } = await playedIn(pane);
    expect(sheets.map(({ name }) => name).slice(0, 4)).toEqual(["Table 1", "Mine", "Table 1 (2)", "Table 2 (2)"]);
    expect(sheets.find(({ name }) => name === "Scoresheet (3)")!.charts).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(["Score_Total_2", "Score_Total_3"]));
    const books = await recalculated(files);
    for (const [i, book] of books.entries())
      expect(book.get(`Scoresheet (${i + 2})`)!.at(3, 1)).toBe("0 of 24 boards scored");
    expect(books.flatMap((book) => [...book.values()].map(({ errors }) => errors)).join("")).toBe("");
  });

  test("a refusal is told, and nothing has been added", async () => {
    pane = await openPane(site(), excel({ structure: "locked with a password" }));
    await press(pane, "Add to this workbook", "protected");
    expect((await playedIn(pane)).sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  });

  test("an Excel that can do less is offered less", async () => {
    pane = await openPane(site(), excel({ excelApi: "1.8" }));
    expect(await pane.page.locator("#panel-session .ways fluent-button").allInnerTexts()).toEqual([
      "New workbook",
      "Download",
    ]);
  });

  test("a function goes into the cell", async () => {
    pane = await openPane(site(), excel({}));
    const { page } = pane;
    await page.click("#tab-functions");
    const vp = page.locator("details.function", {
      has: page.getByText("BRIDGE.VPS", { exact: true }),
    });
    await vp.locator("summary").click();
    await vp.locator("input").nth(0).fill("F30");
    await vp.locator("fluent-button").click();
    await vp.getByText("In Sheet1!").waitFor();
    expect((await playedIn(pane)).activeCell).toBe("=BRIDGE.VPS(F30,24)");
  });

  test("who watches the workbook is told what a person types, until it is enough", async () => {
    pane = await openPane(site(), excel({ sheets: ["Mine", "Other"] }));
    const told = await pane.page.evaluate(async () => {
      const { played } = window as unknown as { played: PlayedExcel };
      const toldAll = () => new Promise((resolve) => setTimeout(resolve, 50));
      const told: string[] = [];
      const tell = (who: string) => (event: Excel.WorksheetChangedEventArgs) => {
        told.push(`${who}: ${event.changeType} ${event.worksheetId} ${event.address}`);
        return Promise.resolve();
      };
      const watching = await Excel.run(async (context) => {
        const { worksheets } = context.workbook;
        const other = worksheets.getItem("Other").load("id");
        await context.sync();
        const watched = [worksheets.onChanged.add(tell("all")), other.onChanged.add(tell("Other"))];
        await context.sync();
        return watched;
      });
      played.type("Mine", "B2", "420");
      played.type("Other", "C3", "4H");
      await toldAll();
      await Excel.run(watching[0]!.context, async (context) => {
        watching[0]!.remove();
        await context.sync();
      });
      played.type("Other", "C4", "");
      await toldAll();
      return told;
    });
    expect(told).toEqual([
      "all: RangeEdited {sheet-0} B2",
      "all: RangeEdited {sheet-1} C3",
      "Other: RangeEdited {sheet-1} C3",
      "Other: RangeEdited {sheet-1} C4",
    ]);
  });

  test("Office's dark theme is followed, whatever the system says", async () => {
    pane = await openPane(site(), excel({ background: "#262626" }), { colorScheme: "light" });
    const scheme = await pane.page.evaluate(() => document.documentElement.style.colorScheme);
    expect(scheme).toBe("dark");
  });

  test("an add-in that is tried out has no token, which Office.js reads as XML all the same", async () => {
    pane = await openPane(site(), excel({ token: "" }));
    // Chromium marks what is no XML with styles of its own, in a document that nobody sees; the policy refuses them.
    expect(pane.errors).toHaveLength(2);
    for (const error of pane.errors.splice(0)) expect(error).toContain("Applying inline style violates");
    await press(pane, "Add to this workbook", "Added: Table 1");
  });
});
