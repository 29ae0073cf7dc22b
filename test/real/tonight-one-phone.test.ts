import fc from "fast-check";
import type { Page } from "playwright-core";
import { tooSmall, violations } from "../support/axe";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { plainFivePairs, plainFourPairs, type PlainResult } from "../support/plain-scorer";
import { runs, SEED } from "../support/runs";
import { openEvening } from "../support/evening-list";
import { keepEvenings } from "../support/kept-evenings";
import { openPlace } from "../support/places";
import {
  byPair,
  padBoard,
  played,
  PHONE,
  reloaded,
  standings,
  tapBoard,
  takeSeats,
  toView,
  unbound,
} from "../support/tonight";

const GAMES = [
  ["four-pairs", 24, (results: readonly (PlainResult | null)[]) => plainFourPairs(4, resultIn(results, 24))],
  ["five-pairs", 25, (results: readonly (PlainResult | null)[]) => plainFivePairs(5, resultIn(results, 25))],
] as const;

const resultIn = (results: readonly (PlainResult | null)[], boards: number) => (table: number, board: number) =>
  results[(table - 1) * boards + board - 1];

const START = "#panel-play .foot-bar button.primary:not([disabled])";
const heading = async (page: Page) => unbound(await page.innerText(".pad .ask")).replace(/\n+/g, "\n");
/** The button at the foot of the page after a round. */
const goOn = (page: Page) => page.tap(".between .foot-bar .primary");
const tableOf = async (page: Page) => Number(await page.inputValue("select[aria-label=Table]"));

describeWithBrowser("an evening on one phone", (site) => {
  /** A device that has not been asked about phones, at Start. */
  async function atStart(people = 8, options = {}): Promise<Page> {
    const { page } = await openPane(site(), OUTSIDE_OFFICE, { ...PHONE, phones: null, ...options });
    await openPlace(page, "play");
    await page.fill("#panel-play [name=people]", String(people));
    await page.press("#panel-play [name=people]", "Tab");
    await page.waitForSelector(START);
    return page;
  }

  /** An evening that has just begun, on a device that has answered. */
  async function begun(kind: "four-pairs" | "five-pairs" = "four-pairs", boards = 24): Promise<Page> {
    const now = Date.now();
    const evening = { id: "e", kind, options: { boards }, started: now, changed: now, entries: [] } as const;
    const { page } = await openPane(site(), OUTSIDE_OFFICE, { ...PHONE, phones: "one" }, (blank) =>
      keepEvenings(blank, [evening])
    );
    await openPlace(page, "evenings");
    await openEvening(page);
    await takeSeats(page);
    return page;
  }

  async function round(page: Page, boards: number): Promise<void> {
    for (let board = 0; board < boards; board++) await tapBoard(page, null);
  }

  test("it is asked once: four taps to the first board, and two on later evenings", async () => {
    const page = await atStart();
    await page.tap(START);
    await page.waitForSelector("dialog[open] h2:has-text('One phone, or one at each table?')");
    expect([await violations(page), await tooSmall(page)]).toEqual([[], []]);
    // Back answers nothing.
    await page.tap("dialog button:text-is('Back')");
    expect(await page.isVisible(".take-seats")).toBe(false);
    await page.tap(START);
    await page.tap("dialog [name=one]");
    await page.tap(".take-seats .primary");
    expect(await padBoard(page)).toBe("Board 1");
    await tapBoard(page, null);
    await toView(page, "Board");
    await page.tap(".evening-bar [aria-label=Evenings]");
    await openPlace(page, "play");
    await page.tap("button:text-is('Start another evening')");
    await page.waitForSelector(".take-seats");
    expect(await page.isVisible("dialog")).toBe(false);
    await page.context().close();
  });

  test("a game of one table asks nothing", async () => {
    const page = await atStart(4);
    await page.tap(START);
    await takeSeats(page);
    expect(await page.isVisible("dialog")).toBe(false);
    await page.context().close();
  });

  test("each round leads to Table 2 and back; codes and confirmations are nowhere", async () => {
    const page = await begun();
    await round(page, 4);
    expect(await heading(page)).toBe(
      "Now Table 2\nTake the phone across.\nTable 1 has played boards 1–4; Table 2 has boards 1–4 left."
    );
    expect(await page.innerText(".between .foot-bar")).toBe("Enter Table 2's boards 1–4");
    expect(await page.innerText(".between .banner")).toMatch(
      /^Table 1's results stay hidden\s+until Table 2's boards 1–4 are in\.$/
    );
    expect(await page.getAttribute(".between .seats", "aria-label")).toBe("Table 2");
    expect([await violations(page), await tooSmall(page)]).toEqual([[], []]);
    await reloaded(page);
    await goOn(page);
    expect([await tableOf(page), await padBoard(page)]).toEqual([2, "Board 1"]);
    await round(page, 1);
    expect(await page.innerText(".last")).not.toContain("Table 1");
    await toView(page, "Sheet");
    await page.tap(".segments button:text-is('Table 1')");
    expect(await page.locator(".boards tr.hidden").allInnerTexts()).toEqual(
      ["1", "2", "3", "4"].map((board) => expect.stringMatching(new RegExp(`^${board}\\s+Hidden`)) as string)
    );
    await page.tap(".segments button:text-is('All tables')");
    expect(await page.locator(".traveller").count()).toBe(0);
    await toView(page, "Board");
    expect(await tableOf(page)).toBe(2);
    await round(page, 3);
    expect(await heading(page)).toBe("Round 1 is over\nNow boards 5–8. Take the phone to Table 1.");
    await page.tap(".between .list-row");
    expect(await page.locator(".traveller").count()).toBe(4);
    await toView(page, "Board");
    await goOn(page);
    expect([await tableOf(page), await padBoard(page)]).toEqual([1, "Board 5"]);
    for (const view of ["Sheet", "Standings", "Phones"] as const) {
      await toView(page, view);
      expect(await page.isVisible("text=from the other phone")).toBe(false);
      expect(await page.isVisible("svg.qr")).toBe(false);
    }
    await page.context().close();
  });

  test("Table 2 may be entered later, or get a phone of its own", async () => {
    const page = await begun();
    await round(page, 4);
    await page.tap("button:has-text('Enter Table 2 later')");
    expect([await tableOf(page), await padBoard(page)]).toEqual([1, "Board 5"]);
    await round(page, 4);
    expect(await page.innerText(".between .foot-bar")).toBe("Enter Table 2's boards 1–8");
    await page.tap("button:has-text('Table 2 has a phone of its own')");
    await page.waitForSelector("svg.qr");
    await toView(page, "Board");
    expect(await heading(page)).toBe("Round 2 is over\nNow boards 9–12");
    await page.context().close();
  });

  test.each(GAMES)(
    "%s by taps, with reloads: all boards, table by table, and the standings of another scorer",
    async (kind, boards, score) => {
      const page = await begun(kind, boards);
      const results = fc.sample(played, { numRuns: 2 * boards, seed: SEED });
      for (let i = 0; i < 2 * boards; i++) {
        if (i % runs({ ci: 11, soak: 3 }) === 5) await reloaded(page);
        if (await page.isVisible(".between .foot-bar .primary")) await goOn(page);
        const [table, board] = [await tableOf(page), Number((await padBoard(page)).replace("Board ", ""))];
        await tapBoard(page, resultIn(results, boards)(table, board)!);
      }
      await page.waitForSelector(".result-page");
      expect(await standings(page)).toEqual(byPair(score(results)));
      await page.context().close();
    }
  );

  test("at the end a missing board leads to its table", async () => {
    const page = await begun();
    for (let i = 0; i < 24; i++) {
      if (await page.isVisible("button:has-text('Enter Table 2 later')"))
        await page.tap("button:has-text('Enter Table 2 later')");
      await tapBoard(page, null);
    }
    expect(await page.innerText(".between .foot-bar")).toBe("Enter Table 2's boards 1–24");
    expect(await page.isVisible("text=from the other phone")).toBe(false);
    await page.context().close();
  });
});
