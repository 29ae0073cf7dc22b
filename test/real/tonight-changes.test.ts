import type { Page } from "playwright-core";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE, valueOf } from "../support/browser";
import { eveningRows, openEvening } from "../support/evening-list";
import type { PlainResult } from "../support/plain-scorer";
import { plainFourPairs } from "../support/plain-scorer";
import { scanned } from "../support/scanned";
import {
  PHONE,
  beginPlay,
  joinTable,
  bidButton,
  byPair,
  padBoard,
  reloaded,
  score,
  standings,
  takeSeats,
  tapBoard,
  toEvenings,
  toTable,
  toView,
  unbound,
} from "../support/tonight";
import { openPlace } from "../support/places";

const FOUR_HEARTS: PlainResult = { level: 4, strain: "H", doubled: 0, declarer: "N", over: 1 };

describeWithBrowser("an evening that is changed while it is played", (site) => {
  const begin = async (): Promise<Page> => {
    const { page } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    await beginPlay(page);
    return page;
  };
  const toSetup = async (page: Page) => {
    await toView(page, "Names and settings");
    await page.waitForSelector(".setup-page");
  };
  const shownCode = async (page: Page): Promise<string> => {
    await toView(page, "Phones");
    await page.tap(".phones button:text-is('Show my code')");
    return scanned(page);
  };
  test("names and title count as they are typed; Back, a reload and the start card keep them, with all results", async () => {
    const page = await begin();
    await tapBoard(page, FOUR_HEARTS);
    await toSetup(page);
    await page.fill("[name=pair-4]", "Gus & Hal");
    await page.fill("[name=title]", "Friday");
    await page.goBack();
    await page.waitForSelector(".pad");
    expect(await page.innerText(".compass")).toMatch(/Gus[\s\S]+Hal/);
    await reloaded(page);
    expect(await page.innerText(".compass")).toMatch(/Gus[\s\S]+Hal/);
    expect(await score(page)).toContain("board 2 of 4");
    await toEvenings(page);
    // What begins play is the same evening: the old names do not come back by it.
    expect(await page.innerText(".kept .title")).toContain("Friday");
    await openPlace(page, "play");
    await page.tap("button:text-is('Continue playing')");
    expect(await page.innerText(".compass")).toMatch(/Gus[\s\S]+Hal/);
    await page.context().close();
  });

  test("another first board takes the results and what is not accepted with it, and the score is of its vulnerability", async () => {
    const page = await begin();
    const results = Array.from({ length: 24 }, (): PlainResult => FOUR_HEARTS);
    for (const result of results.slice(0, 2)) await tapBoard(page, result);
    await page.tap(bidButton(3, "NT"));
    await toSetup(page);
    await page.fill("[name=first-board]", "14");
    expect(await page.innerText(".settled")).toContain("All 2 results are kept.");
    expect(await page.innerText(".settled")).toContain("Board 1 becomes board 14, and so on");
    await page.tap("button:text-is('Leave as it was')");
    expect(await page.inputValue("[name=first-board]")).toBe("");
    await page.fill("[name=first-board]", "14");
    await page.tap("button:text-is('Use these')");
    await page.waitForSelector(".pad");
    expect(await padBoard(page)).toBe("Board 16");
    expect(await page.innerText(".contract[aria-pressed=true]")).toBe("3NT");
    await page.selectOption("select[aria-label=Board]", "15");
    // North-South is vulnerable on board 15, as it is on board 2: on 14 nobody is.
    expect(await score(page)).toBe("N\u2011S +650: 4♥ by North, 1 over");
    await page.selectOption("select[aria-label=Board]", "14");
    expect(await score(page)).toBe("N\u2011S +450: 4♥ by North, 1 over");
    await reloaded(page);
    expect(await padBoard(page)).toBe("Board 14");
    await page.context().close();
  });

  test("a length that would give results to others is refused and says which; the scoring changes the standings", async () => {
    const page = await begin();
    for (let board = 1; board <= 5; board++) await tapBoard(page, FOUR_HEARTS);
    await toTable(page, 2);
    for (let board = 1; board <= 5; board++) await tapBoard(page, null);
    await toSetup(page);
    await page.selectOption("[name=boards]", "30/6");
    expect(await page.innerText(".settled")).toMatch(
      /does not fit the results already entered \(Table 1, board 5; Table 2, board 5\)/
    );
    expect(await page.isVisible("button:text-is('Use these')")).toBe(false);
    await page.tap("button:text-is('Leave as it was')");
    // Three rounds of four: what was played is the same.
    await page.selectOption("[name=boards]", "12/3");
    await page.tap("button:text-is('Use these')");
    await page.waitForSelector(".pad");
    expect(await page.innerText(".sentence")).toBe("Changed. All 10 results are kept.");
    expect(await score(page)).toContain("Round 2: board 2 of 4");
    const found = (table: number, board: number) => (board > 5 ? undefined : table === 1 ? FOUR_HEARTS : null);
    expect(await standings(page)).toEqual(byPair(plainFourPairs(4, found)));
    await page.context().close();
  });

  test("a pair that comes in the middle: a second part for five, and the first keeps its results", async () => {
    const page = await begin();
    for (const table of [1, 2]) {
      await toTable(page, table);
      for (let board = 1; board <= 8; board++) await tapBoard(page, FOUR_HEARTS);
    }
    await toView(page, "Names and settings");
    await page.waitForSelector(".setup-page");
    await page.tap("summary:text-is('Somebody leaves or joins')");
    await page.selectOption(".second-part select", "0");
    expect(await page.innerText(".second-part")).toContain("There is no movement for 3 pairs");
    await page.selectOption(".second-part select", "comes");
    expect(await page.innerText(".second-part")).toContain("starting at board 9");
    await page.tap("button:text-is('Begin the second part')");
    await takeSeats(page);
    expect(await padBoard(page)).toBe("Board 9");
    await tapBoard(page, FOUR_HEARTS);
    const second = await shownCode(page);
    await toEvenings(page);
    expect(await page.locator(".kept li").count()).toBe(2);
    await openEvening(page, 2);
    await page.waitForSelector(".evening");
    await toView(page, "Standings");
    expect(await page.innerText(".result-page")).toMatch(/win with|share first place/);
    // A phone that comes for the second part is told what it has not, and reads it.
    const first = await shownCode(page);
    const { page: other } = await openPane({ ...site(), address: second }, OUTSIDE_OFFICE, PHONE);
    await joinTable(other, "Join at Table 2");
    await toView(other, "Standings");
    await other.waitForSelector(".first-part");
    expect(await other.innerText(".first-part")).toContain("the first is not on this phone");
    await other.fill("textarea[name=first-part]", second);
    expect(await other.innerText(".first-part .fault")).toBe("This is not the code of this evening's first part.");
    await other.fill("textarea[name=first-part]", first);
    await other.waitForSelector(".both-parts");
    expect(await other.locator(".first-part").count()).toBe(0);
    expect(await other.locator(".pad, .which, .merging").count()).toBe(0);
    await toEvenings(other);
    expect(await other.locator(".kept li").count()).toBe(2);
    // All pairs are first, which are too many to be named.
    expect(await eveningRows(other).nth(1).innerText()).toContain("48 of 48 results");
    await Promise.all([page, other].map((each) => each.context().close()));
  });

  test("names that come with another phone's code are those of the Session tab too, where the evening began", async () => {
    const page = await begin();
    await tapBoard(page, FOUR_HEARTS);
    const { page: other } = await openPane({ ...site(), address: await shownCode(page) }, OUTSIDE_OFFICE, PHONE);
    await joinTable(other, "Join at Table 2");
    await tapBoard(other, FOUR_HEARTS);
    await toView(other, "Names and settings");
    await other.fill(".setup-page [name=pair-1]", "Anna & Bo");
    await other.tap("button:text-is('Back to play')");
    const code = await shownCode(other);
    await page.goto(code);
    await page.waitForSelector(".merging");
    expect(await page.innerText(".merging")).toContain("Anna & Bo");
    await page.tap("button:text-is('Use these')");
    await toEvenings(page);
    await page.waitForSelector(".kept li");
    // The same evening goes on, under the new name, with both results.
    await openPlace(page, "play");
    expect(await page.innerText("#panel-play [name=names]")).toContain("Anna & Bo");
    expect(await page.isVisible("button:text-is('Continue playing')")).toBe(true);
    await openPlace(page, "workbook");
    expect(await valueOf(page, "pair-1")).toBe("Anna & Bo");
    await openPlace(page, "play");
    await page.tap("button:text-is('Continue playing')");
    await toView(page, "Standings");
    expect(await page.innerText(".ranking")).toContain("Anna & Bo");
    await Promise.all([page, other].map((each) => each.context().close()));
  });

  test("a board of a round that is not being played asks, with who would sit there", async () => {
    const page = await begin();
    await tapBoard(page, null);
    await page.selectOption("select[aria-label=Board]", "9");
    await page.tap("button:text-is('Passed out')");
    await page.tap(".accept .primary");
    expect(await page.innerText(".question")).toBe(
      "This board belongs to Round 3: Pair 4 against Pair 3. Is that right?"
    );
    await page.tap(".accept .primary");
    expect(await page.innerText(".sentence")).toBe("✓ Board 9: passed out: 0");
    await page.context().close();
  });

  test("a board that is left out is asked about before the round is over", async () => {
    const page = await begin();
    const typed = (board: string) => page.selectOption("select[aria-label=Board]", board);
    await typed("5");
    await page.tap("button:text-is('Passed out')");
    await page.tap(".accept .primary");
    await page.tap(".accept .primary");
    for (const board of ["7", "8"]) {
      await typed(board);
      await page.tap("button:text-is('Passed out')");
      await page.tap(".accept .primary");
      if (await page.isVisible(".question")) await page.tap(".accept .primary");
    }
    const sheet = page.locator("dialog");
    expect(await sheet.innerText()).toMatch(
      /^Board 6 has no result\s+This table's other results of Round 2 are in\.[^\n]+\s+Enter board 6\s+It was not played\s+Go on, enter it later$/
    );
    // Back and Escape are no answers: it is asked again before the next round begins.
    const begin9 = () => page.tap("button:text-is('Begin with board 9')");
    await page.goBack();
    await sheet.waitFor({ state: "detached" });
    await begin9();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await begin9();
    await page.tap("button:text-is('Go on, enter it later')");
    expect(await page.innerText(".between")).toContain("No result yet: 6");
    await page.reload();
    await page.tap("button:text-is('Enter board 6')");
    expect(await padBoard(page)).toBe("Board 6");
    await page.tap("button:text-is('Passed out')");
    await page.tap(".accept .primary");
    expect(await page.innerText(".pad h2")).toBe("Round 2 is over");
    // It was not played: said of it in one act, which Undo takes back.
    await page.tap(".last .undo");
    await page.tap(".last .undo");
    await page.selectOption("select[aria-label=Board]", "8");
    await page.tap("button:text-is('Not played')");
    await page.tap(".accept .primary");
    await page.tap("button:text-is('It was not played')");
    expect(await page.innerText(".sentence")).toBe("✓ Board 6: Not played");
    await begin9();
    expect(await padBoard(page)).toBe("Board 9");
    await page.context().close();
  });

  test("a table that another phone enters asks once", async () => {
    const page = await begin();
    await tapBoard(page, null);
    await toView(page, "Phones");
    await toView(page, "Board");
    await toTable(page, 2);
    await page.tap("button:text-is('Passed out')");
    await page.tap(".accept .primary");
    expect(await page.innerText(".question")).toBe("This phone is for another table. Is this really Table 2's result?");
    await page.tap(".accept .primary");
    await tapBoard(page, null);
    expect(await padBoard(page)).toBe("Board 3");
    await page.context().close();
  });

  test("after the round all tables' results of its boards are a tap away, and of no board before it is played", async () => {
    const page = await begin();
    for (const table of [1, 2]) {
      await toTable(page, table);
      for (let board = 1; board <= 4; board++) await tapBoard(page, table === 1 ? FOUR_HEARTS : null);
      if (table === 1) expect(await page.isVisible(".between .list-row")).toBe(false);
    }
    await page.tap(".between [name=round-won]");
    expect(unbound(await page.innerText(".traveller >> nth=0"))).toMatch(
      /^Board 1\s+1\s+4♥ N \+1\s+\+450\s+10 N-S\s+Pair 4 – Pair 1\s+2\s+Passed out\s+0\s+10 E-W\s+Here: Pair 2 – Pair 3\s*$/
    );
    expect(await page.locator(".traveller").count()).toBe(4);
    await page.tap(".segments button:text-is('Table 2')");
    expect(await page.locator(".traveller").count()).toBe(0);
    await page.context().close();
  });

  test("between rounds each table has its new chairs, and a table that has not finished is named", async () => {
    const page = await begin();
    await toTable(page, 2);
    await tapBoard(page, null);
    await toTable(page, 1);
    for (let board = 1; board <= 4; board++) await tapBoard(page, null);
    expect(await page.innerText(".between")).toContain(
      "Still to come, as far as this phone knows: Table 2, boards 2–4"
    );
    const chairs = () =>
      page
        .locator(".seats")
        .evaluateAll((tables) =>
          tables.map((table) => [...table.querySelectorAll(".chair")].map((chair) => chair.textContent))
        );
    const now = [
      ["NPair 4stays", "SPair 4stays", "EPair 2from Table 2", "WPair 2from Table 2"],
      ["NPair 3was East", "SPair 3was West", "EPair 1from Table 1", "WPair 1from Table 1"],
    ];
    expect(await chairs()).toEqual(now);
    // There is nothing to accept between rounds, and a result can be undone.
    expect(await page.isVisible(".accept")).toBe(false);
    expect(await page.innerText(".undo")).toBe("Undo board 4");
    await toView(page, "Standings");
    await page.tap(".standings .list-row:has-text('Moves after Round 1')");
    expect(await chairs()).toEqual(now);
    await page.context().close();
  });
});
