import { callsAddIn } from "../../src/workbook/dialect";
import { isDescription } from "../../src/workbook/reading/read-description";
import type { HostOptions, PlayedExcel } from "../office/host/install";
import type { Worksheet } from "../office/host/workbook";
import { choose, describeWithExcel, openPane, pressOnSession, type Pane } from "../support/browser";
import { runs } from "../support/runs";
import { openPlace } from "../support/places";

interface Window {
  readonly played: PlayedExcel;
}

const sheetsOf = ({ page }: Pane): Promise<Worksheet[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify((window as unknown as Window).played.workbook.sheets)) as never);

const cellsOf = async (pane: Pane, name: string) => (await sheetsOf(pane)).find((sheet) => sheet.name === name)!.cells;

const bridgeCells = ({ cells }: Worksheet) =>
  Object.values(cells).filter((text) => text.startsWith("=") && callsAddIn(text)).length;

/** Opens the Doctor, which looks at once. */
async function look({ page }: Pane): Promise<string> {
  await openPlace(page, "functions");
  await page.getByText("Check this workbook’s functions").click();
  await page.waitForSelector(".doctor .findings > *");
  await page.waitForSelector(".doctor .outcome:empty", { state: "attached" });
  return page.innerText(".doctor .findings");
}

/** Presses a button of the Doctor's, and gives what is said then. */
async function press({ page }: Pane, label: string, nth = 0): Promise<string> {
  const bar = ".doctor .outcome .message";
  await page.evaluate((gone) => document.querySelector(gone)?.remove(), bar);
  await page.locator(`.doctor button:text-is("${label}")`).nth(nth).click();
  await page.waitForSelector(bar);
  return page.innerText(bar);
}

/** The other's workbook: two formulas, one of which shows an error, and one that spills. */
const OTHERS: HostOptions = {
  sheets: ["Club"],
  cells: {
    Club: {
      cells: { A2: "420", B2: "=BRIDGE.IMP(A2)", B3: "=BRIDGE.IMP(A3)", C2: "=BRIDGE.PLACE(A2:A4)", D2: "=SUM(A2:A4)" },
      shown: { B2: 9, B3: "#NAME?", C2: "2=", C3: "1", C4: "2=", D2: 420 },
      spills: { C2: "C2:C4" },
    },
  },
};

const STEP = runs({ ci: 53, soak: 1 });

describeWithExcel("the Doctor", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    expect(await pane.page.evaluate(() => (window as unknown as Window).played.faults)).toEqual([]);
    await pane.page.context().close();
  });

  test("says that there is nothing to find", async () => {
    pane = await openPane(site(), { excel: {} });
    expect(await look(pane)).toBe("This workbook has no BRIDGE functions and no Overtrick sheets.");
  });

  test("finds BRIDGE functions and their errors, makes values of them, and takes that back", async () => {
    pane = await openPane(site(), { excel: OTHERS });
    const before = await cellsOf(pane, "Club");
    const found = await look(pane);
    expect(found).toContain("Club: B2, C2, B3");
    expect(found).toContain("Show an error: Club B3 #NAME?");
    expect(await press(pane, "Replace with their values")).toBe(
      "2 cells replaced with values. 1 cell with an error kept the formula."
    );
    expect(await cellsOf(pane, "Club")).toEqual({ ...before, B2: 9, C2: "'2=", C3: "'1", C4: "'2=" });
    expect(await press(pane, "Undo")).toBe("Changed back.");
    expect(await cellsOf(pane, "Club")).toEqual({ ...before, C3: "", C4: "" });
  });

  test("changes one of two sessions to the other dialect, and back; what is typed stays", async () => {
    pane = await openPane(site(), { excel: {} });
    await choose(pane.page, "formulas", "add-in");
    await pressOnSession(pane, "Add to this workbook");
    await pressOnSession(pane, "Add to this workbook", { isAsked: true });
    await pane.page.evaluate(() => {
      const { workbook } = (window as unknown as Window).played;
      workbook.sheets.find(({ name }) => name === "Table 1 (2)")!.cells.D5 = "4H";
    });
    const before = await sheetsOf(pane);
    const found = await look(pane);
    expect(found).toMatch(/Four pairs \(Table 1 …\)[^]*Four pairs \(Table 1 \(2\) …\)/);
    const count = before.map(bridgeCells).reduce((sum, cells) => sum + cells) / 2;
    expect(count).toBeGreaterThan(50);
    expect(found).toContain(`${count} cells with BRIDGE functions`);

    expect(await press(pane, "Change to built-in functions", 1)).toBe("Changed. Nothing that you typed was touched.");
    const after = await sheetsOf(pane);
    const isCopy = ({ name }: Worksheet) => name.endsWith("(2)");
    expect(after.filter((sheet) => !isCopy(sheet))).toEqual(before.filter((sheet) => !isCopy(sheet)));
    expect(after.filter(isCopy).map(bridgeCells)).toEqual(after.filter(isCopy).map(() => 0));
    expect((await cellsOf(pane, "Table 1 (2)")).D5).toBe("4H");
    const former = new Map(before.map((sheet) => [sheet.name, sheet]));
    for (const { name, cells, protection } of after.filter(isCopy)) {
      expect(protection).toEqual(former.get(name)!.protection);
      const sheets = Object.values(cells).flatMap((text) =>
        [...text.matchAll(/'((?:[^']|'')+)'!/g)].map(([, sheet]) => sheet!)
      );
      expect(sheets.filter((sheet) => !sheet.endsWith("(2)"))).toEqual([]);
    }
    expect(Object.values(await cellsOf(pane, "Working (2)")).find(isDescription)).toContain('"formulas":"built-in"');
    expect(await pane.page.innerText(".doctor .findings")).toContain("calculate everywhere");

    expect(await press(pane, "Undo")).toBe("Changed back.");
    const blank = ({ cells, ...sheet }: Worksheet) => ({
      ...sheet,
      cells: Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== "")),
    });
    expect((await sheetsOf(pane)).map(blank)).toEqual(before.map(blank));
  });

  test("a sheet that has been renamed is named, and nothing is changed", async () => {
    pane = await openPane(site(), { excel: {} });
    await pressOnSession(pane, "Add to this workbook");
    await pane.page.evaluate(() => {
      const { workbook } = (window as unknown as Window).played;
      workbook.sheets.find(({ name }) => name === "Table 1")!.name = "Tisch 1";
    });
    const before = await sheetsOf(pane);
    await look(pane);
    expect(await press(pane, "Change to BRIDGE functions")).toBe(
      "The formulas were not changed: some sheets of the session are missing or renamed: Table 1. Restore their old names and try again."
    );
    expect(await sheetsOf(pane)).toEqual(before);
  });

  test("each action of a change failing once: the workbook is as before", async () => {
    pane = await openPane(site(), { excel: {} });
    await choose(pane.page, "formulas", "add-in");
    await pressOnSession(pane, "Add to this workbook");
    await look(pane);
    const filled = async () =>
      (await sheetsOf(pane)).map(({ cells, name, protection }) => [
        name,
        protection !== null,
        Object.entries(cells).filter(([, text]) => text !== ""),
      ]);
    const before = await filled();
    let failed = 0;
    for (let at = 0; ; at += STEP) {
      await pane.page.evaluate((number) => {
        const { played } = window as unknown as Window;
        played.fails = { at: played.actions.length + number, when: "after", code: "GeneralException" };
      }, at);
      const said = await press(pane, "Change to built-in functions");
      if (!said.startsWith("The formulas were not changed")) break;
      failed++;
      expect(await filled()).toEqual(before);
    }
    expect(failed).toBeGreaterThan(100 / STEP);
  });
});
