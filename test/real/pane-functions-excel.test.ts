import type { HostOptions, PlayedExcel } from "../office/host/install";
import { describeWithExcel, openPane, type Pane } from "../support/browser";
import { openPlace } from "../support/places";

/** Points that Table 1 and Table 2 had, below headings; beside them somebody has written something. */
const CELLS: Record<string, string> = { D4: "Difference", E7: "x", A1: "Our match" };
const POINTS: Record<string, number> = Object.fromEntries([420, -50, 620, 0].map((points, i) => [`D${5 + i}`, points]));
for (const [address, points] of Object.entries(POINTS)) CELLS[address] = String(points);

describeWithExcel("the functions in Excel, over selected cells", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });

  /** Opens the pane beside selected cells, and in it the page of a function. */
  async function open(name: string, selected: string, more: HostOptions = {}, shown: Record<string, string> = {}) {
    const cells = { Sheet1: { cells: { ...CELLS }, shown: { ...POINTS, ...shown } } };
    pane = await openPane(site(), { excel: { on: "Windows", selected, cells, ...more } });
    await openPlace(pane.view, "functions");
    await pane.view.click(`button[name=${name}]`);
    await pane.view.waitForSelector("[name=insert]");
    return pane.view.locator("#panel-functions");
  }
  const take = (nth = 0) => pane.view.getByRole("button", { name: "Take the selected cells" }).nth(nth).click();
  const insert = () => pane.view.locator("[name=insert]");
  const says = (text: string) => pane.view.getByText(text).first().waitFor();
  const formula = () => pane.view.innerText("#panel-functions .formula code");
  const played = <T>(work: (excel: PlayedExcel) => T) => pane.page.evaluate<T>(`(${work.toString()})(window.played)`);
  const sheet = () => played((excel) => excel.workbook.sheets[0]!.cells);
  const select = (address: string) =>
    pane.page.evaluate((cell) => (window as unknown as { played: PlayedExcel }).played.select(cell), address);
  const type = (address: string, text: string) =>
    pane.page.evaluate(
      (typed) => (window as unknown as { played: PlayedExcel }).played.type("Sheet1", typed[0], typed[1]),
      [address, text] as const
    );

  test("the cell that is written is named, and another one where somebody selects it", async () => {
    await open("IMP", "'Sheet1'!G36");
    await says("Goes into G36 of Sheet1, which is empty. Select another cell in Excel to change it.");
    expect([await insert().innerText(), await insert().isEnabled()]).toEqual(["Insert into G36", true]);
    await select("E7");
    await says("E7 holds “x”. Choose another cell, or clear it.");
    expect([await insert().innerText(), await insert().isEnabled()]).toEqual(["Insert into E7", false]);
    await select("G7");
    await says("Goes into G7 of Sheet1");
    await insert().click();
    await says("Inserted into G7.");
    expect(await sheet()).toEqual({ ...CELLS, G7: "=BRIDGE.IMP(470)" });
  });

  test("a fault is said, and nothing can be inserted", async () => {
    await open("IMP", "'Sheet1'!G36");
    await says("Goes into G36");
    await pane.view.fill("[name=difference]", "x");
    await says('The difference "x" is not a number');
    expect(await insert().isEnabled()).toBe(false);
    await pane.view.fill("[name=difference]", "470");
    expect(await insert().isEnabled()).toBe(true);
  });

  test("the IMPs of a column go into the next one, are shown before, and are taken back", async () => {
    const panel = await open("IMP", "'Sheet1'!D5:D8");
    await take();
    expect(await formula()).toBe("=BRIDGE.IMP(D5:D8)");
    expect(await panel.locator("td").allInnerTexts()).toEqual(["9", "-2", "12", "0"]);
    await says("E7 holds “x”. Choose another cell, or clear it.");
    expect(await insert().isEnabled()).toBe(false);
    expect(await sheet()).toEqual(CELLS);
    await select("G5");
    await says("Goes into G5 of Sheet1 and fills G5:G8: these 4 cells are empty.");
    if (process.env.PICTURE) await pane.page.screenshot({ path: process.env.PICTURE });
    await insert().click();
    await says("Inserted into G5:G8.");
    expect(await sheet()).toEqual({ ...CELLS, G5: "=BRIDGE.IMP(D5:D8)" });
    await pane.view.locator("[name=take-back]").click();
    await says("Undone");
    expect(await sheet()).toEqual({ ...CELLS, G5: "" });
    expect(await pane.view.locator("[name=take-back]").count()).toBe(0);
  });

  test("a cell that is filled while the pane shows it as empty is not written over", async () => {
    await open("IMP", "'Sheet1'!D5");
    await take();
    await says("Goes into E5 of Sheet1");
    await says("D5 holds 420.");
    await type("E5", "mine");
    await insert().click();
    await says("E5 holds “mine”. Choose another cell, or clear it.");
    expect((await sheet()).E5).toBe("mine");
  });

  test("what somebody has written over it since is not taken back", async () => {
    await open("IMP", "'Sheet1'!D5");
    await take();
    await says("Goes into E5 of Sheet1");
    await insert().click();
    await says("Inserted into E5.");
    await type("E5", "mine");
    await pane.view.locator("[name=take-back]").click();
    await says("E5 has been edited since the formula was inserted, so it was left as it is.");
    expect((await sheet()).E5).toBe("mine");
  });

  test("a formula on another sheet names the one that its cells were taken from", async () => {
    const cells = { Sheet1: { cells: { ...CELLS }, shown: POINTS } };
    await open("IMP", "'Sheet1'!D5:D6", { cells, sheets: ["Sheet1", "Other"] });
    await take();
    await says("fills E5:E6");
    await played((excel) => {
      excel.workbook.activeSheet = "Other";
      excel.select("B3");
    });
    await says("Goes into B3 of Other and fills B3:B4");
    await insert().click();
    await says("Inserted into B3:B4.");
    expect(await played((excel) => excel.workbook.sheets[1]!.cells)).toEqual({ B3: "=BRIDGE.IMP('Sheet1'!D5:D6)" });
  });

  test("columns go to the arguments in order, and more than there are are refused", async () => {
    await open("VPS", "'Sheet1'!C5:D8");
    await take();
    await says("=BRIDGE.VPS(C5:C8,D5:D8)");
    expect(await pane.view.inputValue("input[name=scale]")).toBe("D5:D8");
    await pane.page.context().close();
    await open("NETSCORE", "'Sheet1'!A5:F8");
    await take();
    await says("BRIDGE.NETSCORE takes up to 4 columns here, and 6 are selected.");
  });

  test("a whole column is the rows that the sheet uses", async () => {
    await open("IMP", "'Sheet1'!D1:D1048576");
    await take();
    await says("=BRIDGE.IMP(D1:D8)");
  });

  test("what would show an error in some cells is inserted only after a question", async () => {
    await open("IMP", "'Sheet1'!D4:D8", { cells: { Sheet1: { cells: { ...CELLS, E7: "" }, shown: POINTS } } });
    await take();
    await says("fills E4:E8");
    await insert().click();
    const question = pane.view.getByRole("dialog", { name: "Some cells would show an error" });
    expect(await question.innerText()).toContain('The difference "Difference" is not a number');
    await question.getByText("Back", { exact: true }).click();
    expect((await sheet()).E4).toBeUndefined();
    await insert().click();
    await question.getByText("Insert all the same").click();
    await says("Inserted into E4:E8.");
    expect((await sheet()).E4).toBe("=BRIDGE.IMP(D4:D8)");
  });

  test.each([
    ["'Sheet1'!D5:D8,'Sheet1'!F5:F8", "the selection is not one block of cells. Select adjacent cells"],
    ["'Sheet1'!H5:H8", "H5:H8 is empty. Select the cells for the function to read."],
    ["'Sheet1'!A1:Z2000", "there are more than 20000. Select fewer rows."],
  ])("%s is refused in a sentence", async (selected, sentence) => {
    await open("IMP", selected);
    await take();
    await says(sentence);
    expect(await formula()).toBe("=BRIDGE.IMP(470)");
  });

  test("where Excel cannot fill the cells, nothing is left behind", async () => {
    await open("IMP", "'Sheet1'!D5:D6", {}, { E5: "#SPILL!" });
    await take();
    await says("fills E5:E6");
    await insert().click();
    await says("Excel cannot fill E5:E6: some of these cells are merged or belong to a table.");
    expect((await sheet()).E5).toBe("");
  });

  test("a protected sheet is said, and stays as it is", async () => {
    const cells = { Sheet1: { cells: { ...CELLS }, shown: POINTS, protection: {} } };
    await open("IMP", "'Sheet1'!D5:D6", { cells });
    await take();
    await says("fills E5:E6");
    await insert().click();
    await says("are protected or the workbook is read-only");
    expect(await sheet()).toEqual(CELLS);
  });
});
