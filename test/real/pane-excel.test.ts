import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { emptySession, planSession } from "../../src/sessions/kinds";
import type { DialectName } from "../../src/workbook/dialect-names";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import type { HostOptions, PlayedExcel } from "../office/host/install";
import {
  choose,
  chooseKind,
  describeWithExcel,
  fillIn,
  type OfficeScript,
  openPane,
  type Pane,
  pressOnSession,
  showForm,
  type Site,
  wayOut,
} from "../support/browser";
import { emptyEvening } from "../support/evenings";
import { workedOutFile } from "../support/worked-out";
import { differences, recalculate } from "../support/libreoffice";
import { runs } from "../support/runs";
import { openPlace } from "../support/places";

const DATE = "2026-11-20";
const FOUR = planHome(FOUR_PAIRS, { boards: 24, date: DATE });
const FIVE = planHome(FIVE_PAIRS, { boards: 25, date: DATE });

/** Where Excel is; on the web it is around the pane, and refuses files with charts. */
const EXCELS = ["Windows", "the web"] as const;

interface Played extends Pick<PlayedExcel["workbook"], "sheets"> {
  readonly files: Uint8Array[];
  readonly names: string[];
  readonly faults: readonly string[];
}

/** What Excel has come to so far. */
async function playedIn({ page }: Pane): Promise<Played> {
  const { workbook, faults } = await page.evaluate(() => (window as unknown as { played: PlayedExcel }).played);
  const { sheets, names, files } = workbook;
  return { sheets, faults, names: Object.keys(names), files: files.map(bytesOf) };
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, "base64"));
}

async function press(
  pane: Pane,
  button: Parameters<typeof pressOnSession>[1],
  expected: string,
  how?: Parameters<typeof pressOnSession>[2]
): Promise<void> {
  expect(await pressOnSession(pane, button, how)).toContain(expected);
}

/** What the foot of the form offers, in words. */
async function waysOut({ view }: Pane): Promise<string[]> {
  await showForm(view);
  await view.click("#panel-workbook .foot-bar .menu > button");
  const offered = await view.locator("#panel-workbook .foot-bar button:not([aria-expanded])").allInnerTexts();
  await view.press("#panel-workbook .foot-bar .menu", "Escape");
  return offered;
}

function model(plan: typeof FOUR, formulas: DialectName) {
  return homeWorkbook(emptyEvening(plan), { formulas });
}

/** The kinds that are added to the open workbook, and what is said of them. */
const ADDED = [
  ["team-match", "Match, Winners"],
  ["three-teams", "Scoresheet, Winners"],
  ["four-teams", "Recap"],
  ["swiss-event", "Standings, Winners"],
  ["league", "Fixtures, League table"],
] as const;

for (const on of EXCELS)
  describeWithExcel(`the pane in Excel on ${on}, as Microsoft's Office.js has it`, (site) => paneInExcel(on, site));

function paneInExcel(on: (typeof EXCELS)[number], site: () => Site): void {
  const onTheWeb = on === "the web";
  /** Microsoft's Office.js in an Excel that is played. */
  const excel = (options: HostOptions): OfficeScript => ({ excel: { on, refusesCharts: onTheWeb, ...options } });

  /** What the pane does alike on both: on the web in the long proof alone. */
  const ofBoth = (name: string, work: () => Promise<void>): void => {
    if (runs({ ci: !onTheWeb, soak: true })) test(name, work);
  };

  let pane: Pane;
  afterEach(async () => {
    expect([pane.errors, (await playedIn(pane)).faults]).toEqual([[], []]);
    await pane.page.context().close();
  });

  test("new workbooks of four and five pairs, with built-in functions unless chosen otherwise", async () => {
    pane = await openPane(site(), excel({}));
    const { view } = pane;
    await fillIn(view, "date", DATE);
    expect(await waysOut(pane)).toEqual([
      "Make the workbook",
      "Add the sheets to this workbook",
      "Download",
      "Play it here",
    ]);
    await press(pane, "New workbook", "in a new window");
    await chooseKind(view, "five-pairs");
    await choose(view, "formulas", "add-in");
    await press(pane, "New workbook", "in a new window");
    const [four, five] = (await playedIn(pane)).files;
    const [sheets] = recalculate([{ bytes: four! }]);
    expect(differences(model(FOUR, "built-in").sheets, sheets!)).toEqual([]);
    const withFunctions = model(FIVE, "add-in");
    expect(differences(withFunctions.sheets, await workedOutFile(five!, withFunctions))).toEqual([]);
  });

  // Of the others "New workbook" makes the sheets.
  const added = ADDED.filter((_, i) => runs({ ci: i % 4 === 0, soak: true }));

  test.each(onTheWeb ? ADDED.slice(0, 1) : added)("%s: added to the open workbook", async (kind, first) => {
    pane = await openPane(site(), excel({ refusesCharts: true, sheets: ["Mine"] }));
    await fillIn(pane.view, "date", DATE);
    await chooseKind(pane.view, kind);
    await press(pane, "Add to this workbook", `How to, ${first}`);
    const { sheets, files } = await playedIn(pane);
    expect(sheets[0]!.name).toBe("Mine");
    const [book] = recalculate(files.map((bytes) => ({ bytes })));
    expect(sheets.slice(1).map(({ name }) => name)).toEqual([...book!.keys()]);
    // On Working a chart has #N/A where nothing is drawn.
    const errors = [...book!].filter(([name]) => name !== "Working").map(([name, sheet]) => [name, sheet.errors]);
    expect(errors.filter(([, found]) => found !== "")).toEqual([]);
  });

  ofBoth("added twice to a workbook that has a sheet Table 1", async () => {
    pane = await openPane(site(), excel({ refusesCharts: true, sheets: ["Table 1", "Mine"] }));
    await fillIn(pane.view, "date", DATE);
    await choose(pane.view, "formulas", "built-in");
    // Nothing is added twice without a question.
    await showForm(pane.view);
    await pane.view.click("#panel-workbook .foot-bar .menu > button");
    await pane.view.click(`#panel-workbook ${wayOut("Add to this workbook")}`);
    expect(await pane.view.innerText("#panel-workbook .question")).toBe(
      "This workbook already has Table 1. Adding the sheets once more makes copies for another session, such as Table 1 (2). Add them?"
    );
    await pane.view.click("#panel-workbook button:text-is('Cancel')");
    expect((await playedIn(pane)).sheets).toHaveLength(2);
    const how = { isAsked: true };
    await press(pane, "Add to this workbook", "How to (2), Table 1 (2), Table 2 (2), Scoresheet (2)", how);
    await press(pane, "Add to this workbook", "How to (3), Table 1 (3), Table 2 (3), Scoresheet (3)", how);
    const { sheets, names, files } = await playedIn(pane);
    expect(sheets.map(({ name }) => name).slice(0, 4)).toEqual(["Table 1", "Mine", "How to (2)", "Table 1 (2)"]);
    expect(sheets.find(({ name }) => name === "Scoresheet (3)")!.charts).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(["Score_Total_2", "Score_Total_3"]));
    const books = recalculate(files.map((bytes) => ({ bytes })));
    for (const [i, book] of books.entries())
      expect(book.get(`Scoresheet (${i + 2})`)!.at(3, 1)).toBe("0 of 24 boards scored");
    const shown = books.flatMap((book) => [...book].filter(([name]) => !name.startsWith("Working")));
    expect(shown.map(([, { errors }]) => errors).join("")).toBe("");
  });

  ofBoth("an add-in whose manifest is of an earlier version finds Excel by Excel's own signs", async () => {
    pane = await openPane(site(), { excel: { on, refusesCharts: onTheWeb }, unmarked: true });
    expect(await pane.view.evaluate(() => window.location.search.includes("host=excel"))).toBe(false);
    await press(pane, "Add to this workbook", "How to, Table 1");
  });

  ofBoth("a refusal is told, and nothing has been added", async () => {
    pane = await openPane(site(), excel({ structure: "locked with a password" }));
    await press(pane, "Add to this workbook", "protected");
    expect((await playedIn(pane)).sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  });

  ofBoth("an Excel that can do less is offered less", async () => {
    pane = await openPane(site(), excel({ excelApi: "1.8" }));
    expect(await waysOut(pane)).toEqual(["Make the workbook", "Download", "Play it here"]);
  });

  test("a function goes into the cell", async () => {
    pane = await openPane(site(), excel({}));
    const { view } = pane;
    await openPlace(view, "functions");
    await view.click("button[name=VPS]");
    await view.fill("[name=imps]", "F30");
    await view.click("button:text-is('Insert into B2')");
    await view.getByText("Inserted into B2.").waitFor();
    expect((await playedIn(pane)).sheets[0]!.cells.B2).toBe("=BRIDGE.VPS(F30,24)");
  });

  test("who watches the workbook is told what a person types, until it is enough", async () => {
    pane = await openPane(site(), excel({ sheets: ["Mine", "Other"] }));
    const type = async (sheet: string, address: string, text: string) => {
      await pane.page.evaluate((typed) => (window as unknown as { played: PlayedExcel }).played.type(...typed), [
        sheet,
        address,
        text,
      ] as const);
      await pane.page.waitForTimeout(100);
    };
    await pane.view.evaluate(async () => {
      const told: string[] = [];
      const tell = (who: string) => (event: Excel.WorksheetChangedEventArgs) => {
        told.push(`${who}: ${event.changeType} ${event.worksheetId} ${event.address}`);
        return Promise.resolve();
      };
      const all = await Excel.run(async (context) => {
        const { worksheets } = context.workbook;
        const other = worksheets.getItem("Other").load("id");
        await context.sync();
        other.onChanged.add(tell("Other"));
        const watched = worksheets.onChanged.add(tell("all"));
        await context.sync();
        return watched;
      });
      const enough = () =>
        Excel.run(all.context, async (context) => {
          all.remove();
          await context.sync();
        });
      Object.assign(window, { told, enough });
    });
    await type("Mine", "B2", "420");
    await type("Other", "C3", "4H");
    await pane.view.evaluate(() => (window as unknown as { enough: () => Promise<void> }).enough());
    await type("Other", "C4", "");
    expect(await pane.view.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
      "all: RangeEdited {sheet-0} B2",
      "all: RangeEdited {sheet-1} C3",
      "Other: RangeEdited {sheet-1} C3",
      "Other: RangeEdited {sheet-1} C4",
    ]);
  });

  // Of the rest, the theme and the token come another way on the web.
  if (onTheWeb) return;

  test("new workbooks of every kind of event of teams, by BRIDGE functions", async () => {
    pane = await openPane(site(), excel({}));
    const { view } = pane;
    await fillIn(view, "date", DATE);
    await choose(view, "formulas", "add-in");
    const kinds = runs<readonly string[]>({
      ci: ["three-teams", "swiss-event"],
      soak: ["team-match", "three-teams", "four-teams", "swiss-event", "league"],
    });
    for (const kind of kinds) {
      await chooseKind(view, kind);
      await press(pane, "New workbook", "in a new window");
    }
    const files = (await playedIn(pane)).files;
    for (const [i, kind] of kinds.entries()) {
      const sixteen = kind === "swiss-event" || kind === "league" ? { teams: ["16"] } : {};
      const plan = planSession(kind, { ...sixteen, date: DATE });
      const model = sessionWorkbook(emptySession(plan).scored, { formulas: "add-in" });
      expect([kind, differences(model.sheets, await workedOutFile(files[i]!, model))]).toEqual([kind, []]);
    }
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
    await press(pane, "Add to this workbook", "How to, Table 1");
  });
}
