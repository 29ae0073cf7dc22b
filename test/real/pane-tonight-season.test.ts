import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { carriedIn } from "../../src/workbook/season/carried";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { bytesOf, describeWithBrowser, fillIn, openPane, OUTSIDE_OFFICE, pressDownload } from "../support/browser";
import { takeSeats, toEvenings, toView } from "../support/tonight";
import { openPlace } from "../support/places";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describeWithBrowser("an evening that comes into a season", (site) => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const view = async (page: Page, name: Parameters<typeof toView>[1]) => {
    await toView(page, name);
    if (name === "Standings") await page.tap(".standings .list-row:has-text('Excel workbook and season')");
  };

  /** Plays the first board at both tables, passed out at one of them. */
  async function play(page: Page): Promise<void> {
    for (const table of ["1", "2"]) {
      await page.selectOption("select[aria-label=Table]", table);
      await page.tap("button:text-is('Passed out')");
      await page.tap(".accept .primary");
    }
    await view(page, "Standings");
  }

  /** Presses, waits for the file that comes of it, and keeps it. */
  async function saving(page: Page, press: () => Promise<unknown>) {
    const [download] = await Promise.all([page.waitForEvent("download"), press()]);
    const file = path.join(folder, download.suggestedFilename());
    const bytes = await bytesOf(download);
    writeFileSync(file, bytes);
    return { file, evenings: carriedIn(await readXlsx(bytes))!.evenings };
  }
  const said = async (page: Page) => {
    const message = page.locator("section.season .message");
    await message.waitFor();
    return message.innerText();
  };

  test("a season is begun, an evening corrected in it, another added", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    const choose = (file: string) => page.setInputFiles("section.season input[type=file]", file);
    const begin = async (date: string, button: string) => {
      await openPlace(page, "workbook");
      await fillIn(page, "date", date);
      await fillIn(page, "pair-1", "Ann & Bob");
      await openPlace(page, "play");
      await page.tap(`.tonight .foot-bar button:has-text('${button}')`);
      await takeSeats(page);
    };
    await begin("2026-11-20", "Start");
    await view(page, "Standings");
    expect(await page.locator("section.season").count()).toBe(0);
    await view(page, "Board");
    await play(page);
    const first = await saving(page, () => page.tap("[name=begin-season]"));
    expect(path.basename(first.file)).toBe("Season 2026-11-20.xlsx");
    expect(await said(page)).toContain("This evening has been added: the season now has one evening.");
    if (process.env.PICTURE) await page.locator("section.season").screenshot({ path: process.env.PICTURE });
    // Pressed twice, and a result corrected in between: still one evening.
    await view(page, "Board");
    await page.selectOption("select[aria-label=Board]", "1");
    await page.tap('button[aria-label="4 hearts"]');
    await page.tap('button[aria-label="North"]');
    await page.tap('.results button:text-is("=")');
    await page.tap(".accept .primary");
    await view(page, "Standings");
    const second = await saving(page, () => choose(first.file));
    expect(await said(page)).toContain("This evening was already in the season and has been updated");
    expect(second.evenings).toHaveLength(1);
    expect(second.evenings[0]?.sameAs).not.toBe(first.evenings[0]?.sameAs);
    await toEvenings(page);
    await begin("2026-11-27", "Start another evening");
    await play(page);
    const third = await saving(page, () => choose(second.file));
    expect(path.basename(third.file)).toBe("Season 2026-11-27.xlsx");
    expect(await said(page)).toContain("the season now has 2 evenings");
    expect(third.evenings.map(({ score }) => score?.date)).toEqual(["2026-11-20", "2026-11-27"]);
    // The evening's own workbook is no season.
    const own = path.join(folder, "own.xlsx");
    writeFileSync(own, await bytesOf(await pressDownload(page)));
    await choose(own);
    await page.getByText("own.xlsx is not a season’s workbook.").waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
