/** How many taps the main jobs of a phone take, counted on the built page. */
import type { Page } from "playwright-core";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE, type PaneOptions } from "../support/browser";
import { keepEvenings, wholeEvenings } from "../support/kept-evenings";
import { openPlace } from "../support/places";
import { padBoard, PHONE, tapBoard } from "../support/tonight";

interface Counting extends Window {
  clicks: number;
}

const START = "#panel-play .foot-bar button.primary:enabled";
const FOUR_HEARTS = { level: 4, strain: "H", doubled: 0, declarer: "N", over: 0 } as const;

describeWithBrowser("the taps of the main jobs", (site) => {
  async function opened(options: PaneOptions, evenings = 0): Promise<Page> {
    const { page } = await openPane(site(), OUTSIDE_OFFICE, { ...PHONE, ...options }, async (blank) => {
      if (evenings > 0) await keepEvenings(blank, wholeEvenings(evenings));
      await blank.addInitScript(() => {
        const counting = window as unknown as Counting;
        counting.clicks = 0;
        window.addEventListener("click", ({ isTrusted }) => isTrusted && counting.clicks++, true);
        navigator.canShare = () => true;
        navigator.share = () => Promise.resolve();
      });
    });
    await openPlace(page, "play");
    await page.waitForSelector(START);
    return page;
  }

  /** The taps that an act takes. */
  async function taps(page: Page, act: () => Promise<unknown>): Promise<number> {
    const clicks = () => page.evaluate(() => (window as unknown as Counting).clicks);
    const before = await clicks();
    await act();
    return (await clicks()) - before;
  }

  test("a first evening takes three, a board four, another table one a round, a board that was skipped one", async () => {
    const page = await opened({ phones: null });
    const begin = async () => {
      await page.tap(START);
      await page.tap("dialog [name=one]");
      await page.tap(".take-seats .primary");
      await page.waitForSelector(".bidding-box");
    };
    expect(await taps(page, begin)).toBe(3);
    expect(await taps(page, () => tapBoard(page, FOUR_HEARTS))).toBe(4);
    await page.selectOption("select[aria-label=Board]", "3");
    for (const board of [3, 4]) {
      expect(await padBoard(page)).toBe(`Board ${board}`);
      await tapBoard(page, FOUR_HEARTS);
    }
    expect(await taps(page, () => page.tap("dialog .primary"))).toBe(1);
    expect(await padBoard(page)).toBe("Board 2");
    await tapBoard(page, FOUR_HEARTS);
    expect(await taps(page, () => page.tap(".between .foot-bar .primary"))).toBe(1);
    expect(await page.inputValue("select[aria-label=Table]")).toBe("2");
    await page.context().close();
  });

  test("a later evening takes two; the result of one is a tap away, and in the season by itself", async () => {
    const page = await opened({ phones: "one" }, 3);
    const begin = async () => {
      await page.tap(START);
      await page.tap(".take-seats .primary");
      await page.waitForSelector(".bidding-box");
    };
    expect(await taps(page, begin)).toBe(2);
    await openPlace(page, "evenings");
    const look = async () => {
      await page.locator(".kept li button").first().tap();
      await page.waitForSelector(".result-page");
      await page.locator(".compared > summary").first().tap();
    };
    expect(await taps(page, look)).toBe(2);
    expect(await page.innerText(".result-page [name=season]")).toContain("3 evenings");
    await page.evaluate(() => localStorage.setItem("overtrick.linkNames", '"full"'));
    await page.reload();
    await openPlace(page, "evenings");
    await page.locator(".kept li button").first().tap();
    const send = async () => {
      await page.tap(".result-page .foot-bar .primary");
      await page.waitForSelector(".share-outcome:has-text('Shared.')");
    };
    expect(await taps(page, send)).toBe(1);
    await page.context().close();
  });
});
