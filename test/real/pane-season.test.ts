import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { isSeason } from "../../src/workbook/season/read-season";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { homeEvening, points } from "../season/evenings";
import { bytesOf, describeWithBrowser, openPane, OUTSIDE_OFFICE, pressDownload } from "../support/browser";

const PAIRS = ["Ann Smith & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
const EVENINGS = [
  homeEvening("one.xlsx", { pairs: PAIRS, date: "2026-11-06" }),
  homeEvening("two.xlsx", { pairs: ["Bob / A. Smith", "Cy & Di", "flo+eve", "Gus, Hal"], date: "2026-11-13" }, [
    points(1, 1, 420),
    points(2, 1, 50),
  ]),
];

describeWithBrowser("the tab Season", (site) => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
    for (const { source, scored } of EVENINGS)
      writeFileSync(path.join(folder, source), await writeWorkbook(sessionWorkbook(scored)));
    writeFileSync(path.join(folder, "text.xlsx"), "Ann 12\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("evenings are added up, doubtful names joined by a press, and the workbook downloaded", async () => {
    const { page } = await openPane(site(), OUTSIDE_OFFICE);
    try {
      await page.click("#tab-season");
      const panel = page.locator("#panel-season");
      const files = ["one.xlsx", "two.xlsx", "text.xlsx"].map((name) => path.join(folder, name));
      await panel.locator("input[type=file][multiple]").setInputFiles(files);
      await panel.locator("table").first().waitFor();
      const rows = () => panel.locator("table").first().locator("tbody tr").allInnerTexts();
      expect((await rows())[0]?.split(/\s+/).slice(0, 4)).toEqual(["1=", "Eve", "2", "15"]);
      expect(await rows()).toHaveLength(9);
      expect(await panel.locator(".remarks li").allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringMatching(/^text\.xlsx: not counted\. This file is text/)])
      );
      if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE, fullPage: true });
      await panel.getByText("Both are Ann Smith").click();
      expect(await rows()).toHaveLength(8);
      await panel.locator("input[name=best]").fill("x");
      expect(await panel.locator("[role=alert]").allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringMatching(/is no number of evenings/)])
      );
      await panel.locator("input[name=best]").fill("1");
      const download = await pressDownload(page);
      expect(download.suggestedFilename()).toBe("Season.xlsx");
      expect(isSeason(await readXlsx(await bytesOf(download)))).toBe(true);
    } finally {
      await page.close();
    }
  });
});
