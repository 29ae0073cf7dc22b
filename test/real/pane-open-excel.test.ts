import type { Page } from "playwright-core";
import { cellAddress } from "../../src/workbook/reference";
import type { Workbook } from "../../src/workbook/model";
import type { HostOptions, PlayedExcel } from "../office/host/install";
import { describeWithExcel, openPane, type Pane } from "../support/browser";
import { openInExcel } from "../support/open-in-excel";
import { oneBehindTheOther, playedWorkbook, typedInto, withoutRound } from "../support/played-files";
import { runs } from "../support/runs";
import { swissWorkbook } from "../support/swiss-evening";
import { openPlace } from "../support/places";

interface Window {
  readonly played: PlayedExcel;
}

type Cells = Record<string, Record<string, string>>;

const played = swissWorkbook();
const cleared = withoutRound(played, 3);

/** What the cells of all sheets hold, blank ones left out. */
const filled = async ({ page }: Pane): Promise<Cells> => {
  const sheets = await page.evaluate(() =>
    (window as unknown as Window).played.workbook.sheets.map(({ name, cells }) => [name, { ...cells }] as const)
  );
  return Object.fromEntries(
    sheets.map(([name, cells]) => [
      name,
      Object.fromEntries(Object.entries(cells).flatMap(([at, text]) => (text === "" ? [] : [[at, String(text)]]))),
    ])
  );
};

/** What is typed in the yellow cells of a sheet. */
const yellow = ({ sheets }: Workbook, name: string) =>
  Object.fromEntries(
    sheets
      .find((sheet) => sheet.name === name)!
      .cells.filter(({ style, value }) => style?.entry && value !== null && value !== "")
      .map(({ row, column, value }) => [cellAddress(row, column), String(value)])
  );

const type = ({ page }: Pane, sheet: string, address: string, text: string) =>
  page.evaluate(([at, cell, value]) => (window as unknown as Window).played.type(at, cell, value), [
    sheet,
    address,
    text,
  ] as const);

async function openThis(pane: Pane): Promise<string> {
  const { page } = pane;
  await openPlace(page, "open");
  await page.click("#panel-open .list-row[name=this]");
  await page.waitForSelector("#panel-open :is(.report, .event .foot-bar), #panel-open .failed");
  return page.innerText("#panel-open");
}

async function press({ page }: Pane, label: string): Promise<string> {
  const bar = "#panel-open :is(.next-round, .event-matches) .outcome .message";
  await page.evaluate((gone) => document.querySelector(gone)?.remove(), bar);
  await page.click(`#panel-open button:text-is("${label}")`);
  await page.waitForSelector(bar);
  return page.innerText(bar);
}

/** Opens a tool of an event. */
async function openTool(page: Page, name: string): Promise<void> {
  await page.click("#panel-open .event > .segments > :nth-child(3)");
  await page.click(`#panel-open .event-tools [name=${name}]`);
}

const WRITE = "Pair round 3";
const WORK_OUT = "Work out 1 ruling";
const STEP = runs({ ci: 31, soak: 1 });

describeWithExcel("This workbook", (site) => {
  let pane: Pane;
  const start = async (excel: HostOptions) => (pane = await openPane(site(), { excel }));
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    expect(await pane.page.evaluate(() => (window as unknown as Window).played.faults)).toEqual([]);
    await pane.page.context().close();
  });

  test("of others: one sentence", async () => {
    await start({ sheets: ["Club"], cells: { Club: { cells: { A1: "Hello" } } } });
    expect(await openThis(pane)).toContain("This workbook has no Overtrick session");
  });

  test("is read without the sheets of others: its report, and remarks that lead to their cells", async () => {
    const evening = playedWorkbook("four-pairs", { boards: 24 }, "table,board,points\n1,1,420\n2,1,50");
    const spoilt = typedInto(evening, { "Table 1!D6": "4HZ" });
    const excel = openInExcel(spoilt);
    const club = { Club: { cells: { A1: "Members", A2: "Ann" } } };
    await start({ ...excel, sheets: ["Club", ...excel.sheets!], cells: { ...excel.cells, ...club } });
    const said = await openThis(pane);
    expect(said).toContain("1 of 24 boards scored");
    expect(said).toContain("Table 1!D6");
    expect(said).toContain("Show the fault: Table 1, D6");
    const { page } = pane;
    const actions = await page.evaluate(() => (window as unknown as Window).played.actions);
    const ofOthers = actions.filter((action) => action.includes("Club") && action.startsWith("load"));
    expect(ofOthers).not.toEqual([]);
    for (const action of ofOthers) expect(action).toContain("GetRow(0)");
    await page.focus(".place");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => (window as unknown as Window).played.workbook.selected !== "");
    const { selected, activeSheet } = await page.evaluate(() => (window as unknown as Window).played.workbook);
    expect([selected, activeSheet]).toEqual(["'Table 1'!D6", "Table 1"]);
  });

  test("is found where a sheet is called otherwise, and where rows stand above the description", async () => {
    const { sheets, cells } = openInExcel(played);
    const renamed = (name: string) => (name === "Round 2" ? "Runde 2" : name);
    const down = (kept: object) =>
      Object.fromEntries(Object.entries(kept).map(([at, text]) => [at.replace("1", "3"), text as string]));
    const working = cells!.Working!;
    await start({
      sheets: sheets!.map(renamed),
      cells: {
        ...cells,
        "Runde 2": cells!["Round 2"]!,
        Working: { ...working, cells: { A1: "mine", ...down(working.cells) }, shown: {} },
      },
    });
    expect(await openThis(pane)).toContain("Round 3 of 5: 0 of 4 matches scored");
  });

  test("two sessions are to choose from", async () => {
    const evening = playedWorkbook("four-pairs", { boards: 24 }, "table,board,points\n1,1,420\n2,1,50");
    await start(openInExcel(oneBehindTheOther(played, evening)));
    expect(await openThis(pane)).toContain("2 sessions are in this workbook");
    const names = await pane.page.locator("[name=opened] option").allInnerTexts();
    expect(names).toEqual(["Sunday Swiss, November 15, 2026 (Standings …)", "Four pairs (Table 1 (2) …)"]);
    await pane.page.selectOption("[name=opened]", "1");
    await pane.page.waitForSelector("#panel-open .card:has-text('1 of 24 boards scored')");
  });

  test("the next round is written into the yellow cells as a new workbook has it, and taken back", async () => {
    await start(openInExcel(cleared));
    const before = await filled(pane);
    expect(await openThis(pane)).toContain("Round 3, boards 15–21");
    expect(await press(pane, WRITE)).toBe("Round 3 is now on the Round 3 sheet.");
    const after = await filled(pane);
    const written = yellow(played, "Round 3");
    expect(Object.keys(written)).toHaveLength(8);
    expect(after).toEqual({ ...before, "Round 3": { ...before["Round 3"], ...written } });
    const { page } = pane;
    await page.waitForSelector("#panel-open .match [name='3-4-1']");
    expect(await page.innerText("#panel-open .event")).toContain("boards 15–21");
    expect(await page.locator(`#panel-open button:text-is("${WRITE}")`).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("event");

    expect(await press(pane, "Undo")).toBe("The cells are as they were before.");
    expect(await filled(pane)).toEqual(before);
    await page.waitForSelector(`#panel-open button:text-is("${WRITE}")`);
  });

  test("a match is entered by its score sheets: its margin in the yellow cell of its line, and nothing else", async () => {
    await start(openInExcel(played));
    const before = await filled(pane);
    await openThis(pane);
    const { page } = pane;
    await openTool(page, "sheets");
    const sheets = "#panel-open .score-sheets";
    const room = (table: number, tricks: readonly number[]) => ({
      name: `room ${table}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from(
        ["board,contract,declarer,result", ...tricks.map((t, i) => `${15 + i},4H,N,${t}`)].join("\n")
      ),
    });
    await page.waitForSelector(sheets);
    const rooms = [room(1, [0, 1, -1, 2, 0, -2, 0]), room(2, [0, -1, 0, 2, 1, 0, -1])];
    await page.setInputFiles(`${sheets} input[type=file]`, rooms);
    await page.waitForSelector(`${sheets} :text("it does not say which match it is of")`);
    await page.selectOption(`${sheets} select`, { label: "Reds" });
    await page.waitForSelector(`${sheets} caption:has-text("Round 3: 1 Reds – 4 Golds 23–24 IMPs, 9–11 VPs")`);
    await page.click(`${sheets} button:text-is("Enter the match")`);
    await page.waitForSelector(`${sheets} .message:has-text("The match is entered in the workbook.")`);
    const after = await filled(pane);
    // 4 Golds are named first there.
    expect(after).toEqual({ ...before, "Round 3": { ...before["Round 3"], F6: "1" } });
    await page.waitForSelector(`${sheets} button:text-is("Result slip Reds – Golds")`);
  });

  test("what has been typed since it was read is never written over", async () => {
    await start(openInExcel(cleared));
    await openThis(pane);
    const [cell] = Object.keys(yellow(played, "Round 3"));
    await type(pane, "Round 3", cell!, "8");
    expect(await press(pane, WRITE)).toMatch(/^Nothing was written: /);
    await type(pane, "Round 3", cell!, "");
    await type(pane, "Round 3", "F6", "12");
    expect(await press(pane, WRITE)).toBe(
      "Nothing was written: Round 3!F6 is not blank and would be overwritten. Clear the yellow cells of that sheet first."
    );
  });

  test("pairings by results that have been changed since are shown before they are written", async () => {
    await start(openInExcel(cleared));
    await openThis(pane);
    const [cell, margin] = Object.entries(yellow(played, "Round 2")).find(([, text]) => text === "-30")!;
    expect(margin).toBe("-30");
    await type(pane, "Round 2", cell, "30");
    expect(await press(pane, WRITE)).toMatch(/^Nothing was written: the workbook has changed since it was read/);
    expect(await press(pane, WRITE)).toBe("Round 3 is now on the Round 3 sheet.");
  });

  test("each action of the writing failing once: the workbook is as before, or has all of the round", async () => {
    await start(openInExcel(cleared));
    await openThis(pane);
    const before = await filled(pane);
    let failed = 0;
    for (let at = 0; ; at += STEP) {
      await pane.page.evaluate((number) => {
        const { played: excel } = window as unknown as Window;
        excel.fails = { at: excel.actions.length + number, when: "after", code: "GeneralException" };
      }, at);
      const said = await press(pane, WRITE);
      if (said.startsWith("Round 3 is now")) break;
      failed++;
      expect(said).toMatch(/^(Nothing was written|The workbook was not read): /);
      expect(await filled(pane)).toEqual(before);
    }
    expect(failed).toBeGreaterThan(40 / STEP);
    expect((await filled(pane))["Round 3"]).toEqual({ ...before["Round 3"], ...yellow(played, "Round 3") });
  });

  test("rulings are worked out in its cells, and taken back", async () => {
    const evening = playedWorkbook(
      "pairs",
      { pairs: ["6"], boards: 15 },
      ["table,board,points", "1,1,420", "2,1,170", "3,1,-50", "1,2,110", "2,2,-100", "3,2,50"].join("\n")
    );
    const typed = typedInto(evening, { "Director!B6": "1 at Table 2: 60% 170, 40% -50" });
    await start(openInExcel(typed));
    const before = await filled(pane);
    await openThis(pane);
    expect(await press(pane, WORK_OUT)).toBe("1 ruling is worked out.");
    const after = await filled(pane);
    const values = Object.keys(after).flatMap((sheet) =>
      Object.entries(after[sheet]!).filter(([at, text]) => before[sheet]?.[at] !== text)
    );
    expect(values.map(([, text]) => text).sort()).toEqual([
      "10.00/90.00 R",
      "100.00/0.00 R",
      "40.00/60.00 R",
      "420, 170, -50 · 1× · 1 at Table 2: 60% 170, 40% -50",
    ]);
    expect(await pane.page.locator(`#panel-open button:text-is("${WORK_OUT}")`).count()).toBe(0);
    expect(await press(pane, "Undo")).toBe("The cells are as they were before.");
    expect(await filled(pane)).toEqual(before);
    await pane.page.waitForSelector(`#panel-open button:text-is("${WORK_OUT}")`);
  });

  test("rulings are worked out by the scores as they are now, not as they were read", async () => {
    const evening = playedWorkbook(
      "pairs",
      { pairs: ["6"], boards: 15 },
      "table,board,points\n1,1,420\n2,1,170\n3,1,-50"
    );
    const typed = typedInto(evening, { "Director!B6": "1 at Table 2: 60% 170, 40% -50" });
    await start(openInExcel(typed));
    await openThis(pane);
    const { cells } = evening.sheets.find(({ name }) => name === "Table 1")!;
    const points = cells.find(({ value, style }) => value === 420 && style?.entry)!;
    await type(pane, "Table 1", cellAddress(points.row, points.column), "-50");
    expect(await press(pane, WORK_OUT)).toMatch(/^Nothing was written: the workbook has changed since it was read/);
    expect(await press(pane, WORK_OUT)).toBe("1 ruling is worked out.");
    expect(Object.values((await filled(pane)).Director!)).toContainEqual(
      "-50, 170, -50 · 1× · 1 at Table 2: 60% 170, 40% -50"
    );
  });
});
