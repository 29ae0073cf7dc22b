import type { BrowserContextOptions, Page } from "playwright-core";
import { tooSmall, violations, type AxeRules } from "../support/axe";
import { describeWithBrowser, fillIn, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { eveningAction, openEvening } from "../support/evening-list";
import { keepEvenings, wholeEvenings } from "../support/kept-evenings";
import { runs } from "../support/runs";
import { scanned } from "../support/scanned";
import { beginPlay, beginRound, PHONE, tapBoard, toEvenings, toView } from "../support/tonight";
import { openPlace } from "../support/places";

/** Goes through every view of an evening, and calls back at each. */
async function everyView(page: Page, look: (view: string) => Promise<void>): Promise<void> {
  const view = (name: Parameters<typeof toView>[1]) => toView(page, name);
  const leave = () => toEvenings(page);
  await openPlace(page, "evenings");
  await page.waitForSelector(".kept li");
  await look("evenings that are kept");
  await eveningAction(page, "Delete");
  await look("the question before one is deleted");
  await page.click(".sheet button:text-is('Cancel')");
  await openEvening(page);
  await page.waitForSelector(".result-page");
  await look("the result of a whole evening");
  await page.click(".compared summary");
  await look("the comparison of a board");
  await page.click(".foot-bar .primary");
  await page.waitForSelector(".sheet");
  await look("the ways to share it");
  await page.keyboard.press("Escape");
  await leave();
  await openPlace(page, "play");
  await look("the first questions");
  await page.click("#panel-play .list-row[name=others]");
  await page.waitForSelector("#panel-play [name=about]");
  await look("all games");
  await page.click("#panel-play .list-row[name=change]");
  await fillIn(page, "pair-2", "Pair 1");
  await look("a name that cannot be");
  await fillIn(page, "pair-2", "Margaret & Christopher");
  await beginPlay(page);
  await look("the pad");
  await page.click('button[aria-label="4 hearts"]');
  await look("half a board");
  await page.click('button[aria-label="North"]');
  await page.click(".results button:text-is('More')");
  await look("results that are rare");
  await page.click('.results button:text-is("−8")');
  await page.click(".accept .primary");
  await look("a question");
  await page.click(".accept .primary");
  await look("a board that is accepted");
  await page.selectOption("select[aria-label=Board]", "1");
  await look("a correction");
  await page.fill("input[name=typed]", "9h");
  await page.keyboard.press("Enter");
  await look("a line that is not understood");
  await page.fill("input[name=typed]", "");
  await page.selectOption("select[aria-label=Board]", "2");
  for (let board = 2; board <= 4; board++)
    await page.fill("input[name=typed]", "pass").then(() => page.keyboard.press("Enter"));
  await look("between two rounds");
  await view("Phones");
  await look("a code");
  const code = await scanned(page);
  await page.click("button:text-is('Read a code')");
  await page.fill("textarea[name=code]", "hello");
  await look("a code that is none");
  await view("Board");
  await page.click(".last .undo");
  await page.click("button:text-is('Average')");
  await page.waitForSelector(".causes");
  await look("an average");
  await page.click("button:text-is('Enter the average')");
  await beginRound(page);
  await page.selectOption("select[aria-label=Board]", "1");
  await page.click(".last .undo");
  await view("Phones");
  await page.click("button:text-is('Read a code')");
  await page.fill("textarea[name=code]", code);
  await look("results of another phone");
  for (const other of await page.$$(".merging label:has-text('The other')")) await other.click();
  await page.click("button:text-is('Use these')");
  await look("results that were taken over");
  await view("Standings");
  await look("standings on the way");
  await view("Sheet");
  await look("the score sheet");
  await page.click("button:text-is('Swap two boards')");
  await page.click(".score-sheet button:text-is('1')");
  await page.click(".score-sheet button:text-is('2')");
  await look("two boards to be exchanged");
  await leave();
  await openPlace(page, "join");
  await look("joining");
}

/** How the pane may look, and which of axe's rules are for it. */
type Look = readonly [string, BrowserContextOptions, AxeRules];

describeWithBrowser("an evening in the pane, for everybody", (site) => {
  const whole = wholeEvenings(2);
  const opened = async (options: BrowserContextOptions) =>
    (await openPane(site(), OUTSIDE_OFFICE, options, (page) => keepEvenings(page, whole))).page;

  const LIGHT_AND_DARK: readonly Look[] = [
    ["light", { ...PHONE, colorScheme: "light" }, "all"],
    ["dark", { ...PHONE, colorScheme: "dark" }, "colours"],
  ];
  const SYSTEMS_OWN: Look = ["colours of the system's own", { ...PHONE, forcedColors: "active" }, "colours"];

  test.each(runs({ ci: LIGHT_AND_DARK, soak: [...LIGHT_AND_DARK, SYSTEMS_OWN] }))(
    "axe finds nothing on any view, nothing is small: %s",
    async (_, options, rules) => {
      const page = await opened(options);
      let seen = 0;
      await everyView(page, async (view) => {
        // The colours are those of a few files, which every view has.
        if (rules === "colours" && seen++ % runs({ ci: 4, soak: 1 }) !== 0) return;
        expect([view, await violations(page, rules)]).toEqual([view, []]);
        // Other colours make nothing smaller.
        if (rules === "all") expect([view, await tooSmall(page)]).toEqual([view, []]);
      });
      await page.context().close();
    }
  );

  // 320 px wide is also what a window of 1280 px has at 400 %.
  test("320 px wide: no scrolling sideways on any view", async () => {
    const page = await opened({ viewport: { width: 320, height: 256 } });
    await everyView(page, async (view) => {
      const small = (await tooSmall(page)).filter((text) => text.endsWith("wide"));
      expect([view, small]).toEqual([view, []]);
    });
    await page.context().close();
  });

  test("what is typed in is in sight and not below the buttons at 400 %", async () => {
    const page = await opened({ viewport: { width: 320, height: 256 } });
    await beginPlay(page);
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const hidden = await page.evaluate(() => {
        const active = document.activeElement!;
        const { left, top, width, height } = active.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = active === document.body || active.contains(seen) || seen?.contains(active);
        return isSeen ? null : active.outerHTML.slice(0, 80);
      });
      expect(hidden).toBeNull();
    }
    await page.context().close();
  });

  test.each<[string, BrowserContextOptions]>([
    ["a keyboard", {}],
    ["a finger", PHONE],
  ])("who leaves an evening by %s is at the list of all, and goes on from there", async (_, options) => {
    const page = await opened(options);
    await openPlace(page, "evenings");
    await openEvening(page);
    await page.waitForSelector(".result-page");
    await page.focus(".evening-bar [aria-label=Evenings]");
    if (options === PHONE) await page.tap(".evening-bar [aria-label=Evenings]");
    else await page.keyboard.press("Enter");
    await page.waitForSelector(".kept");
    expect(await page.evaluate(() => document.activeElement?.matches(".evenings"))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.matches(".evenings button"))).toBe(true);
    await page.context().close();
  });

  test("where the browser keeps nothing, what says so is plain to all", async () => {
    const { page } = await openPane(site(), OUTSIDE_OFFICE, PHONE, (blank) =>
      blank.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("no", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
      })
    );
    await beginPlay(page);
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await page.context().close();
  });

  test("who wants nothing to move sees nothing move", async () => {
    const page = await opened({ ...PHONE, reducedMotion: "reduce" });
    await beginPlay(page);
    await tapBoard(page, null);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.context().close();
  });
});
