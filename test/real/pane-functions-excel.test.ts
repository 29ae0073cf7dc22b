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

  async function open(selected: string, more: HostOptions = {}, shown: Record<string, string> = {}) {
    const cells = { Sheet1: { cells: { ...CELLS }, shown: { ...POINTS, ...shown } } };
    pane = await openPane(site(), { excel: { on: "Windows", selected, cells, ...more } });
    await openPlace(pane.view, "functions");
    return (name: string) =>
      pane.view.locator("details.function", { has: pane.view.getByText(`BRIDGE.${name}`, { exact: true }) });
  }
  const sheet = () =>
    pane.page.evaluate(() => (window as unknown as { played: PlayedExcel }).played.workbook.sheets[0]!.cells);
  const type = (address: string, text: string) =>
    pane.page.evaluate(
      (typed) => (window as unknown as { played: PlayedExcel }).played.type("Sheet1", typed[0], typed[1]),
      [address, text] as const
    );

  test("the IMPs of a column go into the next one, are shown before, and are taken back", async () => {
    const imp = (await open("'Sheet1'!D5:D8"))("IMP");
    await imp.locator("summary").click();
    await imp.locator("[name=take]").click();
    await imp.getByText("=BRIDGE.IMP(D5:D8) goes into E5 and fills E5:E8 (4 cells).").waitFor();
    expect(await imp.locator("output td").allInnerTexts()).toEqual(["9", "-2", "12", "0"]);
    await imp.locator("[name=fill]").click();
    await imp.getByText("E7 holds “x”. Choose another cell, or clear it.").waitFor();
    expect(await sheet()).toEqual(CELLS);
    await imp.locator("[name=into]").fill("somewhere");
    expect(await imp.getByText("“somewhere” is not a cell: type one such as E5.").count()).toBe(1);
    expect(await imp.locator("[name=fill]").isDisabled()).toBe(true);
    await imp.locator("[name=into]").fill("g5");
    await imp.getByText("goes into G5 and fills G5:G8 (4 cells)").waitFor();
    if (process.env.PICTURE) await pane.page.screenshot({ path: process.env.PICTURE });
    await imp.locator("[name=fill]").click();
    await imp.getByText("Written into G5:G8.").waitFor();
    expect(await sheet()).toEqual({ ...CELLS, G5: "=BRIDGE.IMP(D5:D8)" });
    await imp.locator("[name=take-back]").click();
    await imp.getByText("Undone").waitFor();
    expect(await sheet()).toEqual({ ...CELLS, G5: "" });
    expect(await imp.locator("[name=take-back]").count()).toBe(0);
  });

  test("what somebody has written over it since is not taken back", async () => {
    const imp = (await open("'Sheet1'!D5"))("IMP");
    await imp.locator("summary").click();
    await imp.locator("[name=take]").click();
    await imp.getByText("=BRIDGE.IMP(D5) goes into E5.").waitFor();
    await imp.locator("[name=fill]").click();
    await imp.getByText("Written into E5.").waitFor();
    await type("E5", "mine");
    await imp.locator("[name=take-back]").click();
    await imp.getByText("E5 has been edited since the formula was inserted, so it was left as it is.").waitFor();
    expect((await sheet()).E5).toBe("mine");
  });

  test("columns go to the arguments in order, and more than there are are refused", async () => {
    const entry = await open("'Sheet1'!C5:D8");
    await entry("VPS").locator("summary").click();
    await entry("VPS").locator("[name=take]").click();
    await entry("VPS").getByText("=BRIDGE.VPS(C5:C8,D5:D8)").first().waitFor();
    await pane.page.context().close();
    const next = await open("'Sheet1'!A5:F8");
    await next("NETSCORE").locator("summary").click();
    await next("NETSCORE").locator("[name=take]").click();
    await next("NETSCORE").getByText("BRIDGE.NETSCORE takes up to 4 columns, and 6 are selected.").waitFor();
  });

  test("a whole column is the rows that the sheet uses", async () => {
    const imp = (await open("'Sheet1'!D1:D1048576"))("IMP");
    await imp.locator("summary").click();
    await imp.locator("[name=take]").click();
    await imp.getByText("=BRIDGE.IMP(D1:D8)").first().waitFor();
  });

  test.each([
    ["'Sheet1'!D5:D8,'Sheet1'!F5:F8", "the selection is not one block of cells. Select adjacent cells"],
    ["'Sheet1'!H5:H8", "H5:H8 is empty. Select the cells for the function to read."],
    ["'Sheet1'!A1:Z2000", "there are more than 20000. Select fewer rows."],
  ])("%s is refused in a sentence", async (selected, sentence) => {
    const imp = (await open(selected))("IMP");
    await imp.locator("summary").click();
    await imp.locator("[name=take]").click();
    await imp.getByText(sentence).waitFor();
    expect(await imp.locator("[name=fill]").count()).toBe(0);
  });

  test("where Excel cannot fill the cells, nothing is left behind", async () => {
    const imp = (await open("'Sheet1'!D5:D6", {}, { E5: "#SPILL!" }))("IMP");
    await imp.locator("summary").click();
    await imp.locator("[name=take]").click();
    await imp.locator("[name=fill]").click();
    await imp.getByText("Excel cannot fill E5:E6: some of these cells are merged or belong to a table.").waitFor();
    expect((await sheet()).E5).toBe("");
  });

  test("a protected sheet is said, and stays as it is", async () => {
    const cells = { Sheet1: { cells: { ...CELLS }, shown: POINTS, protection: {} } };
    const imp = (await open("'Sheet1'!D5:D6", { cells }))("IMP");
    await imp.locator("summary").click();
    await imp.locator("[name=take]").click();
    await imp.locator("[name=fill]").click();
    await imp.getByText("are protected or the workbook is read-only").waitFor();
    expect(await sheet()).toEqual(CELLS);
  });
});
