import type { Page } from "playwright-core";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { plainFourPairs, type PlainResult } from "../support/plain-scorer";
import { beginPlay, byPair, padBoard, PHONE, reloaded, standings, tapBoard } from "../support/tonight";

const FOUR_HEARTS: PlainResult = { level: 4, strain: "H", doubled: 0, declarer: "N", over: 1 };

/** Takes all the room that the browser gives the page. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (let letters = 4_000_000; letters >= 1; letters = Math.floor(letters / 2))
      for (let i = 0; ; i++)
        try {
          localStorage.setItem(`pictures-${letters}-${i}`, "x".repeat(letters));
        } catch {
          break;
        }
  });

/** Gives the room back. */
const empty = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("pictures-")) localStorage.removeItem(key);
  });

const alert = (page: Page) => page.locator(".evening > .fault[role=alert]");

/** Both tables play three boards; Table 2 passes them out. */
const expected = byPair(
  plainFourPairs(4, (table, board) => (board > 3 ? undefined : table === 1 ? FOUR_HEARTS : null))
);

async function threeBoards(page: Page, isFull: () => Promise<unknown>): Promise<void> {
  await tapBoard(page, FOUR_HEARTS);
  await isFull();
  for (let board = 2; board <= 3; board++) await tapBoard(page, FOUR_HEARTS);
  await page.selectOption("select[aria-label=Table]", "2");
  for (let board = 1; board <= 3; board++) await tapBoard(page, null);
}

describeWithBrowser("a device whose storage is full", (site) => {
  test("what is accepted is kept in the other place, and that is said; a reload has all of it", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    await beginPlay(page);
    await threeBoards(page, () => fill(page));
    expect(await alert(page).innerText()).toContain("storage is full: results are still saved, but in one place");
    await reloaded(page);
    expect(await padBoard(page)).toBe("Board 4");
    expect(await standings(page)).toEqual(expected);
    // With room again it is kept in both, and nothing more is said.
    await empty(page);
    await alert(page).waitFor({ state: "detached", timeout: 15_000 });
    await reloaded(page);
    expect(await standings(page)).toEqual(expected);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("without the other place it is said what would be lost; play goes on, and with room again all is stored", async () => {
    const { page } = await openPane(site(), OUTSIDE_OFFICE, PHONE, (blank) =>
      blank.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      })
    );
    await beginPlay(page);
    await threeBoards(page, () => fill(page));
    expect(await alert(page).innerText()).toContain("you will lose new results when you close the page. Keep a copy");
    expect(await standings(page)).toEqual(expected);
    await empty(page);
    await page.waitForFunction(
      (text) => !document.querySelector(".evening > .fault")?.textContent?.includes(text),
      "storage is full",
      { timeout: 15_000 }
    );
    await reloaded(page);
    expect(await standings(page)).toEqual(expected);
    await page.context().close();
  });
});
