import { eveningCode } from "../../src/play/code";
import { withEntries, type Evening } from "../../src/play/evening";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { openEvening } from "../support/evening-list";
import { runs } from "../support/runs";
import { scanned } from "../support/scanned";
import {
  PHONE,
  beginPlay,
  joinTable,
  bidButton,
  padBoard,
  score,
  tapBoard,
  toEvenings,
  toView,
  typedLine,
} from "../support/tonight";
import type { PlainResult } from "../support/plain-scorer";
import { openPlace } from "../support/places";

const touch = (width: number, height: number): BrowserContextOptions => ({ ...PHONE, viewport: { width, height } });
const FOUR_HEARTS: PlainResult = { level: 4, strain: "H", doubled: 0, declarer: "N", over: 1 };

/** The buttons of the pad that a finger cannot hit: too small, or covered where the page is scrolled to them. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A result that the contract cannot have keeps its place, and is not shown.
    const keys = [...document.querySelectorAll<HTMLElement>(".pad button")].filter((key) =>
      key.checkVisibility({ visibilityProperty: true })
    );
    return keys.flatMap((key) => {
      key.scrollIntoView({ block: "center" });
      const { left, top, width, height } = key.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isWhole = left >= 0 && left + width <= document.documentElement.clientWidth && width >= 44 && height >= 44;
      return isWhole && hit !== null && key.contains(hit) ? [] : [key.outerHTML.slice(0, 60)];
    });
  });
}

/** The buttons that are not in sight, or lie below Accept, where nobody has scrolled. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const accept = document.querySelector(".accept")!.getBoundingClientRect();
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      right > accept.left && left < accept.right && bottom > accept.top + 0.5 && top < accept.bottom;
    return [...document.querySelectorAll(".zone button")].flatMap((key) => {
      const place = key.getBoundingClientRect();
      return place.bottom > window.innerHeight + 0.5 || isCovered(place) ? [key.textContent ?? ""] : [];
    });
  });
}

/** What does not fit the width of the page, and what a finger cannot hit, in whatever is shown of the evening. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const keys = [...document.querySelectorAll<HTMLElement>(".evening :is(button, select, summary, input)")];
    const small = keys.filter((key) => {
      if (!key.checkVisibility() || (key instanceof HTMLInputElement && key.type === "checkbox")) return false;
      const { left, right, height } = key.getBoundingClientRect();
      return height < 44 || left < 0 || right > clientWidth + 0.5;
    });
    return [...(scrollWidth > clientWidth ? ["the page"] : []), ...small.map((key) => key.outerHTML.slice(0, 80))];
  });
}

/** Whether Accept is in sight where nobody has scrolled. */
const CONFIRMS = ".phones .list-row:has-text('East-West confirm')";

/** Another phone joins: this one reads its code, on the page of phones. */
async function anotherJoins(page: Page): Promise<void> {
  const evening = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("overtrick.evening."))!;
    return JSON.parse(localStorage.getItem(key)!) as Evening;
  });
  const entries = [{ table: 2, board: 1, said: { kind: "passed" } }] as const;
  await toView(page, "Phones");
  await page.click(".phones button:text-is('Read a code')");
  await page.fill("[name=code]", eveningCode(withEntries({ ...evening, entries: [] }, entries, Date.now()), 2));
  await page.click(".merging .primary");
}

async function seesAccept(page: Page): Promise<boolean> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const { y, height } = (await page.locator(".accept .primary").boundingBox())!;
  return y >= 0 && y + height <= page.viewportSize()!.height;
}

describeWithBrowser("the pad at the sizes of phones and desktops", (site) => {
  const opened = async (options: BrowserContextOptions) => (await openPane(site(), OUTSIDE_OFFICE, options)).page;

  /** The lowest, the narrowest and the widest, and with the soak what lies between them. */
  const LEAST: readonly (readonly [string, BrowserContextOptions])[] = [
    ["a small phone with the browser's bars", touch(375, 553)],
    ["a narrow one", touch(320, 568)],
    ["a phone on its side", touch(740, 360)],
    ["a desktop", { viewport: { width: 1280, height: 800 } }],
    ["a laptop", { viewport: { width: 1366, height: 650 } }],
  ];
  const BETWEEN: typeof LEAST = [
    ["a phone", touch(360, 740)],
    ["a tall phone", touch(375, 812)],
  ];

  test.each(runs({ ci: LEAST, soak: [...LEAST, ...BETWEEN] }))(
    "%s: Accept and every key are in sight, and every key can be pressed",
    async (_, options) => {
      const page = await opened(options);
      await beginPlay(page);
      const look = async (what: string) => {
        // What has just come cannot be pressed for a moment.
        await page.waitForFunction(() => document.getAnimations().length === 0);
        expect([what, await seesAccept(page)]).toEqual([what, true]);
        expect([what, await outOfSight(page)]).toEqual([what, []]);
        expect([what, await unreachable(page)]).toEqual([what, []]);
      };
      await look("contracts");
      await page.click(bidButton(4, "H"));
      await look("results");
      await page.click(".results button:text-is('More')");
      await look("rare results");
      await page.click(".results button:text-is('Fewer')");
      await look("results again");
      await page.click(".last .undo");
      await page.fill("[name=typed]", typedLine(FOUR_HEARTS));
      await page.press("[name=typed]", "Enter");
      await look("contracts, with what was accepted");
      await page.click("button:text-is('Average')");
      // What nobody has chosen cannot be accepted.
      expect(await page.getAttribute(".accept .primary", "aria-disabled")).toBe("true");
      await page.waitForSelector(".causes");
      await page.click("dialog button:text-is('Back')");
      expect(await page.locator(".causes").count()).toBe(0);
      expect(await page.getAttribute(".accept .primary", "aria-disabled")).toBe("true");
      await look("contracts again");
      await page.click("button:text-is('Average')");
      await page.click("button:text-is('Enter the average')");
      expect(await page.innerText(".sentence")).toBe("✓ Board 2: Both sides average");
      await page.context().close();
    }
  );

  /** Where there is least room. */
  const NARROW: readonly (readonly [string, BrowserContextOptions, string])[] = [
    ["a narrow one", touch(320, 568), ""],
    ["a phone on its side", touch(740, 360), ""],
    ["letters twice as large", touch(360, 740), "html { text-size-adjust: 200% }"],
  ];
  const OTHERS: typeof NARROW = [
    ["a phone", touch(360, 740), ""],
    ["the system's own colours", { ...touch(360, 740), forcedColors: "active" }, ""],
  ];

  test.each(runs({ ci: NARROW.slice(1), soak: [...NARROW, ...OTHERS] }))(
    "%s: every view fits",
    async (_, options, style) => {
      const page = await opened({ ...options, bypassCSP: true });
      await beginPlay(page);
      if (style !== "") {
        await page.addStyleTag({ content: style });
        await page.waitForSelector(".pad.large");
      }
      const fits = async (what: string) => expect([what, await misfits(page)]).toEqual([what, []]);
      const fitsOnPad = async (what: string) => {
        await fits(what);
        expect([what, await unreachable(page)]).toEqual([what, []]);
      };
      await fitsOnPad("contracts");
      await page.click(bidButton(4, "H"));
      await fitsOnPad("results");
      await page.click(".last .undo");
      for (let board = 1; board <= 4; board++) await tapBoard(page, board === 1 ? FOUR_HEARTS : null);
      await fitsOnPad("between rounds");
      await toView(page, "Sheet");
      await fits("sheet");
      await page.tap("button:text-is('All tables')");
      await fits("travellers");
      await toView(page, "Standings");
      await fits("standings");
      await toView(page, "Board");
      await toView(page, "Names and settings");
      await page.tap("summary:text-is('Somebody leaves or joins')");
      await fits("names and settings");
      await page.context().close();
    }
  );

  test("what is chosen is seen by the system's own colours", async () => {
    const page = await opened({ ...PHONE, forcedColors: "active" });
    await beginPlay(page);
    await page.tap(bidButton(4, "H"));
    const grounds = await page.$$eval(".play-of-hand .contract", (keys) =>
      keys.map((key) => getComputedStyle(key).backgroundColor)
    );
    expect(new Set(grounds).size).toBe(2);
    expect(grounds[0]).not.toBe(grounds[1]);
    await page.context().close();
  });

  test("a desktop has score sheet and standings beside the pad, and the line to type in in sight", async () => {
    const page = await opened({ viewport: { width: 1280, height: 800 } });
    await beginPlay(page);
    await page.keyboard.type(typedLine(FOUR_HEARTS));
    await page.keyboard.press("Enter");
    expect(await page.innerText(".score-sheet tbody tr:nth-child(2)")).toMatch(/4♥\s+N\s+\+1/);
    expect(await page.isVisible(".standings .report")).toBe(true);
    const { y, height } = (await page.locator(".typed input").boundingBox())!;
    expect(y + height).toBeLessThan(800);
    // A line of the sheet leads to its board.
    await page.click(".score-sheet button:text-is('1')");
    expect([await padBoard(page), await score(page)]).toEqual(["Board 1", "N\u2011S +450: 4♥ by North, 1 over"]);
    await page.context().close();
  });

  test("the score sheet opens a board to be corrected, and exchanges two in one act", async () => {
    const page = await opened(PHONE);
    await beginPlay(page);
    await tapBoard(page, FOUR_HEARTS);
    await tapBoard(page, null);
    await toView(page, "Sheet");
    const line = (board: number) => page.innerText(`.score-sheet tr:has(button:text-is("${board}"))`);
    await page.tap("button:text-is('Swap two boards')");
    await page.tap(".score-sheet button:text-is('1')");
    await page.tap(".score-sheet button:text-is('2')");
    await page.tap(".score-sheet .primary");
    expect(await line(1)).toContain("Passed out");
    // North-South is vulnerable on board 2.
    expect(await line(2)).toMatch(/4♥\s+N\s+\+1\s+\+650/);
    await page.tap(".score-sheet button:text-is('2')");
    expect([await padBoard(page), await score(page)]).toEqual(["Board 2", "N\u2011S +650: 4♥ by North, 1 over"]);
    await page.tap(".last .undo");
    expect(await page.innerText(".sentence")).toBe("2 results accepted together have been undone.");
    await toView(page, "Sheet");
    expect(await line(1)).toMatch(/4♥\s+N\s+\+1/);
    await page.context().close();
  });

  test("East-West confirm each result where somebody has chosen that: No keeps what was entered, Yes makes it count", async () => {
    const page = await opened(PHONE);
    await beginPlay(page);
    await tapBoard(page, FOUR_HEARTS);
    expect(await padBoard(page)).toBe("Board 2");
    await toView(page, "Phones");
    // A code that is shown changes nothing, and nothing is offered before another phone has joined.
    expect(await page.isVisible(CONFIRMS)).toBe(false);
    await toView(page, "Board");
    expect(await page.innerText(".accept .primary")).toBe("Accept");
    await anotherJoins(page);
    await page.tap(CONFIRMS);
    await toView(page, "Board");
    await page.tap(bidButton(3, "NT"));
    await page.tap('button[aria-label="East"]');
    await page.tap('.results button:text-is("−1")');
    await page.tap(".accept .primary");
    expect(await page.innerText(".confirmation")).toMatch(/Board 2\s+3NT −1\s+by East\s+−50 for E\u2011W/);
    expect(await page.isVisible("select[aria-label=Board]")).toBe(false);
    await page.tap("button:text-is('No, change it')");
    expect(await score(page)).toBe("N\u2011S +50: 3NT by East, 1 down");
    await page.tap(".accept .primary");
    await page.tap("button:text-is('Yes, E-W agree')");
    expect([await padBoard(page), await page.innerText(".sentence")]).toEqual([
      "Board 3",
      "✓ Board 2: 3NT by East, 1 down: 50 for N\u2011S",
    ]);
    // It stays on after a reload, and is turned off beside the codes.
    await page.reload();
    await page.waitForSelector(".pad");
    await toView(page, "Phones");
    await page.tap(CONFIRMS);
    await toView(page, "Board");
    await page.tap("button:text-is('Passed out')");
    await page.tap(".accept .primary");
    expect(await padBoard(page)).toBe("Board 4");
    await page.context().close();
  });

  test.each(LEAST)("%s: East-West's answer is in sight, and not where Accept was pressed", async (_, options) => {
    const page = await opened(options);
    await beginPlay(page);
    await anotherJoins(page);
    await page.click(CONFIRMS);
    await toView(page, "Board");
    await page.click("button:text-is('Passed out')");
    await seesAccept(page);
    const accept = (await page.locator(".accept .primary").boundingBox())!;
    await page.click(".accept .primary");
    const agree = (await page.locator(".confirmation .primary").boundingBox())!;
    expect(agree.y + agree.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    const isBeside = agree.x >= accept.x + accept.width || agree.x + agree.width <= accept.x;
    const isAbove = agree.y + agree.height <= accept.y || agree.y >= accept.y + accept.height;
    expect([agree, accept, isBeside || isAbove]).toEqual([agree, accept, true]);
    // Whoever presses Enter twice has not answered for them.
    await page.keyboard.press("Enter");
    expect(await page.isVisible(".confirmation")).toBe(true);
    await page.click(".confirmation .primary");
    expect(await padBoard(page)).toBe("Board 2");
    await page.context().close();
  });

  test("Back leads back inside an evening, and then out of it", async () => {
    const page = await opened(PHONE);
    await beginPlay(page);
    await toView(page, "Standings");
    await page.goBack();
    await page.waitForSelector(".pad");
    await tapBoard(page, null);
    await page.goBack();
    await page.waitForSelector(".kept li");
    await openEvening(page);
    await page.waitForSelector(".pad");
    await toEvenings(page);
    await page.waitForSelector(".kept li");
    await page.context().close();
  });

  test("an evening is joined by a pasted code; a text without one is refused", async () => {
    const first = await opened(PHONE);
    await beginPlay(first);
    await toView(first, "Phones");
    const code = (await scanned(first)).replace(/.*#/, "");
    const page = await opened(PHONE);
    await openPlace(page, "join");
    await page.fill("textarea[name=join]", "see you on Friday");
    await page.tap(".tonight .begin [type=submit]");
    expect(await page.innerText(".tonight .fault")).toContain("no Overtrick code");
    await page.fill("textarea[name=join]", `Here it is:\n${code}`);
    await page.tap(".tonight .begin [type=submit]");
    await joinTable(page, "Join at Table 2");
    expect(await page.$eval("select[aria-label=Table]", (select) => (select as HTMLSelectElement).value)).toBe("2");
    await Promise.all([first, page].map((each) => each.context().close()));
  });
});
