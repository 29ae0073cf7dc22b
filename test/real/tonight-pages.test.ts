import type { BrowserContextOptions, Page } from "playwright-core";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { scanned } from "../support/scanned";
import { PHONE, beginPlay, padBoard, tapBoard, toView, typedLine, unbound } from "../support/tonight";
import type { PlainResult } from "../support/plain-scorer";
import { openPlace } from "../support/places";

const touch = (width: number, height: number): BrowserContextOptions => ({ ...PHONE, viewport: { width, height } });
const LARGE = "html { text-size-adjust: 200% }";
const DOUBLED: PlainResult = { level: 5, strain: "C", doubled: 1, declarer: "W", over: -4 };
const SLAM: PlainResult = { level: 6, strain: "NT", doubled: 1, declarer: "W", over: 1 };

/** What lies beyond the right edge of the page, or is wider inside than its own place; a frame of a table scrolls. */
function cut(page: Page, within: string): Promise<string[]> {
  return page.$$eval(`${within} :is(th, td, p, li, button, summary, span):not(.table-frame *)`, (elements) =>
    elements.flatMap((element) => {
      const { right, width } = element.getBoundingClientRect();
      const isCut = right > document.documentElement.clientWidth + 0.5 || element.scrollWidth > element.clientWidth + 1;
      const isShown = width > 0 && getComputedStyle(element).display !== "inline";
      return isShown && !element.closest(".table-frame") && isCut ? [element.textContent ?? ""] : [];
    })
  );
}

describeWithBrowser("the pages beside the pad", (site) => {
  const opened = async (options: BrowserContextOptions = PHONE) =>
    (await openPane(site(), OUTSIDE_OFFICE, { ...options, bypassCSP: true })).page;
  const view = toView;

  /** Plays boards at both tables; the last table is the second one. */
  async function playBoth(page: Page, boards: number): Promise<void> {
    await beginPlay(page);
    for (const table of ["1", "2"]) {
      await page.selectOption("select[aria-label=Table]", table);
      for (let board = 1; board <= boards; board++) await tapBoard(page, table === "1" ? DOUBLED : SLAM);
    }
  }

  test.each([
    ["a narrow phone", touch(320, 568), ""],
    ["a phone", touch(360, 740), ""],
    ["letters twice as large", touch(360, 740), LARGE],
  ])("%s: nothing of sheet, travellers and standings is cut", async (_, options, style) => {
    const page = await opened(options);
    await playBoth(page, 2);
    if (style !== "") await page.addStyleTag({ content: style });
    await view(page, "Sheet");
    expect(await cut(page, ".score-sheet")).toEqual([]);
    await page.tap("button:text-is('All tables')");
    expect(await page.locator(".traveller").count()).toBe(2);
    expect(await cut(page, ".score-sheet")).toEqual([]);
    if (style === "") {
      // A line for each table.
      const heights = await page.$$eval(".traveller tr:not(.round)", (rows) => rows.map((row) => row.clientHeight));
      // With a smaller line below it that says who sat there.
      expect(Math.max(...heights)).toBeLessThan(60);
    }
    await view(page, "Standings");
    expect(await cut(page, ".standings")).toEqual([]);
    await page.context().close();
  });

  test("the sheet says who sat where, whose each score is, and shows no column that is empty", async () => {
    const page = await opened();
    await beginPlay(page);
    await tapBoard(page, DOUBLED);
    await view(page, "Sheet");
    const headings = async () => unbound((await page.locator(".score-sheet thead th").allInnerTexts()).join());
    expect(await headings()).toBe("Board,Contract,By,Result,N-S");
    const head = unbound(await page.innerText(".score-sheet .round"));
    expect(head).toMatch(/^Round 1\s+N-S Pair 4 – E-W Pair 1$/);
    expect(unbound(await page.innerText(".score-sheet tr:has(button:text-is('1'))"))).toMatch(
      /^1\s+5♣ X\s+W\s+−4\s+\+800$/
    );
    expect(await page.innerText(".score-sheet .now")).toMatch(/^2\s+Now$/);
    await page.tap(".segments button:text-is('Table 2')");
    await view(page, "Board");
    await tapBoard(page, SLAM);
    await view(page, "Sheet");
    const line = await page.innerText(".score-sheet tr:has(button:text-is('1'))");
    expect(unbound(line)).toMatch(/^1\s+6NT X\s+W\s+\+1\s+−1330$/);
    await page.tap("button:text-is('All tables')");
    expect(await headings()).toBe("Table,Contract,N-S,IMPs");
    expect(unbound(await page.innerText(".traveller"))).toMatch(
      /^Board 1\s+1\s+5♣ X W −4\s+\+800\s+19 N-S\s+Pair 4 – Pair 1\s+2\s+6NT X W \+1\s+−1330\s+19 E-W\s+Here: Pair 2 – Pair 3$/
    );
    await page.context().close();
  });

  test("after a round that was typed one click begins the next", async () => {
    const { page } = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 1280, height: 800 } });
    await beginPlay(page);
    for (let board = 1; board <= 4; board++) {
      await page.fill("[name=typed]", "pass");
      await page.press("[name=typed]", "Enter");
    }
    await page.click(".between .foot-bar .primary");
    expect(await padBoard(page)).toBe("Board 5");
    await page.context().close();
  });

  test("standings say what is entered, when a board counts, and where the rest is; then by which rule", async () => {
    const page = await opened();
    await beginPlay(page);
    await tapBoard(page, DOUBLED);
    await view(page, "Standings");
    expect(await page.innerText(".standings")).toMatch(
      /^Standings\s+0 of 24 boards scored\s+No ranking yet.*\s+Board 1 waits for Table 2\s+A board counts when both tables have played it\./
    );
    expect(await page.innerText(".standings .banner")).toMatch(
      /Table 1, boards 2–4\s+Enter\s+Table 2, boards 1–4\s+Enter/
    );
    expect(await page.isVisible("button[name=download]")).toBe(false);
    await page.tap('button[aria-label="Enter Table 2\'s results"]');
    expect(await padBoard(page)).toBe("Board 1");
    expect(await page.inputValue("select[aria-label=Table]")).toBe("2");
    await view(page, "Standings");
    await page.tap("button:text-is('Get these from the other phone')");
    await page.waitForSelector(".phones svg.qr");
    await view(page, "Board");
    await page.selectOption("select[aria-label=Table]", "2");
    await tapBoard(page, SLAM);
    await view(page, "Standings");
    expect((await page.locator(".ranking thead th").allInnerTexts()).join()).toBe("Place,Pair,IMPs");
    expect(await page.innerText(".ranking .leads")).toMatch(/\+19 in Round 1\s+19/);
    expect(await page.innerText(".report")).toContain(
      "The IMPs of each round go in full to everyone on the winning side"
    );
    await page.context().close();
  });

  test("with nothing of another table there are no travellers, but a way to them", async () => {
    const page = await opened();
    await beginPlay(page);
    await tapBoard(page, DOUBLED);
    await view(page, "Sheet");
    await page.tap("button:text-is('All tables')");
    expect(await page.innerText(".score-sheet")).toContain("Nothing to compare yet");
    expect(await page.locator(".traveller").count()).toBe(0);
    await page.tap("button:text-is('Get these from the other phone')");
    await page.waitForSelector(".phones svg.qr");
    await page.context().close();
  });

  test.each([
    ["a phone on its side", touch(740, 360)],
    ["a narrow phone", touch(320, 568)],
  ])("%s shows all of the code at once, and a camera reads it", async (_, options) => {
    const page = await opened(options);
    await beginPlay(page);
    await tapBoard(page, DOUBLED);
    await view(page, "Phones");
    const { y, height } = (await page.locator("svg.qr").boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
    expect(await scanned(page)).toContain("#OT");
    await page.context().close();
  });

  test("the end has the ranking once, the best board, and nothing to type or choose", async () => {
    const page = await opened(touch(740, 360));
    await beginPlay(page);
    const typed = async (result: PlainResult | null) => {
      await page.fill("[name=typed]", typedLine(result));
      await page.press("[name=typed]", "Enter");
      for (const asks of [".question", ".confirmation"])
        if (await page.isVisible(asks)) await page.tap(".accept .primary");
    };
    for (let board = 1; board <= 24; board++) await typed(null);
    await page.tap('button:text-is("Enter Table 2\'s results here")');
    for (let board = 1; board <= 24; board++) await typed(board === 5 ? SLAM : null);
    await page.waitForSelector(".win-card");
    const end = unbound(await page.innerText(".result-page"));
    expect(end).toMatch(/Pair \d\s+Pair \d\s+share first place with \d+ IMPs/);
    expect(end).toMatch(/Largest swing: board 5\s+\d+ IMPs: passed out; 6NT by West, doubled, 1 over/);
    expect(end).toMatch(/3=\s+Pair \d\s+0/);
    for (const gone of [".where", ".typed"]) expect(await page.isVisible(gone)).toBe(false);
    const covered = await page.$$eval(
      ".result-page :is(p, button)",
      (parts) =>
        parts.filter((part) => {
          part.scrollIntoView({ block: "center" });
          const { left, top, width, height } = part.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !hit || !part.closest(".result-page")!.contains(hit);
        }).length
    );
    expect(covered).toBe(0);
    await page.context().close();
  });

  test("all places are in sight on a narrow phone; on a desktop Start is no wider than a card", async () => {
    const page = await opened(touch(320, 568));
    await openPlace(page, "play");
    const tabs = page.locator("#places a:visible");
    const places = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()));
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(320);
    const desktop = await opened({ viewport: { width: 1280, height: 800 } });
    await openPlace(desktop, "play");
    const { width } = (await desktop.locator("#panel-play .foot-bar button.primary").boundingBox())!;
    expect(width).toBeLessThan(560);
    await Promise.all([page, desktop].map((each) => each.context().close()));
  });
});
