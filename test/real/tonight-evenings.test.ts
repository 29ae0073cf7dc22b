import fc from "fast-check";
import type { Page } from "playwright-core";
import { currentResults, eveningPlan, outcomeOf } from "../../src/play/evening";
import { isFirst } from "../../src/sessions/report";
import { resultOf } from "../../src/sessions/result/session-result";
import { chooseKind, describeWithBrowser, fillIn, openPane, OUTSIDE_OFFICE, pressPlay } from "../support/browser";
import { deleteEvening, eveningRows, openEvening } from "../support/evening-list";
import { keepEvenings, wholeEvenings } from "../support/kept-evenings";
import { noteShifts, shifts } from "../support/layout-shifts";
import { plainFivePairs, plainFourPairs, type PlainResult } from "../support/plain-scorer";
import { runs } from "../support/runs";
import { servedCopy } from "../support/served-copy";
import {
  PHONE,
  beginPlay,
  beginRound,
  bidButton,
  byPair,
  doublingButton,
  padBoard,
  played,
  reloaded,
  standings,
  resultText,
  takeSeats,
  tapBoard,
  toEvenings,
  toTable,
  typedLine,
} from "../support/tonight";
import { openPlace } from "../support/places";

/** The table of which each board is tapped; of the other those of a round are, and the others typed. */
const TAPPED = 1;
/** Boards of five pairs: five rounds of five. */
const BOARDS = 25;
const drawn = (boards: number) => fc.sample(fc.tuple(played, played), boards);
type Results = ReturnType<typeof drawn>;
const at = (results: Results) => (table: 1 | 2, board: number) => results[board - 1]![table - 1]!;

describeWithBrowser("whole evenings on a phone", (site) => {
  test("five pairs by taps, without a network from the start of play", async () => {
    const copy = await servedCopy();
    const context = await site().browser.newContext(PHONE);
    try {
      const page = await context.newPage();
      await page.goto(copy.address);
      await page.evaluate(async () => (await navigator.serviceWorker.ready) && undefined);
      await openPlace(page, "workbook");
      await chooseKind(page, "five-pairs");
      await copy.stop();
      await page.reload();
      await openPlace(page, "workbook");
      await pressPlay(page);
      await takeSeats(page);
      const results = drawn(BOARDS);
      for (const table of [1, 2] as const) {
        if (table === 2) await page.tap('button:text-is("Enter Table 2\'s results here")');
        for (let board = 1; board <= BOARDS; board++) {
          await beginRound(page);
          expect(await padBoard(page)).toBe(`Board ${board}`);
          const result = at(results)(table, board);
          if (table === TAPPED || runs({ ci: board <= BOARDS / 5, soak: true })) await tapBoard(page, result);
          else await typeBoard(page, result);
          if (board % 8 === 0) await reloaded(page);
        }
      }
      expect(await standings(page)).toEqual(byPair(plainFivePairs(BOARDS / 5, at(results))));
      // Whoever opens the page again is where the evening is, which is at its end.
      await page.reload();
      await page.waitForSelector(".result-page");
    } finally {
      await context.close();
      await copy.remove();
    }
  });

  test("four pairs by keyboard alone: the focus is always there and always seen", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 360, height: 740 } });
    const results = drawn(24);
    await openPlace(page, "play");
    await tabTo(page, "#panel-play .foot-bar .primary:enabled");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".take-seats .primary:focus");
    await page.keyboard.press("Enter");
    // Play begins where a line can be typed at once.
    await page.waitForSelector(".typed input:focus");
    for (const table of [1, 2] as const) {
      if (table === 2) {
        await tabTo(page, ".between > button");
        await page.keyboard.press("Enter");
        await tabTo(page, ".typed input");
      }
      for (let board = 1; board <= 24; board++) {
        if (await page.isVisible(".between .primary")) {
          await tabTo(page, ".between .primary");
          await page.keyboard.press("Enter");
          await tabTo(page, ".typed input");
        }
        expect(await padBoard(page)).toBe(`Board ${board}`);
        const result = at(results)(table, board);
        if (board % runs({ ci: 12, soak: 6 }) === 2 && result) await pressBoard(page, result);
        else {
          await page.keyboard.type(typedLine(result));
          await page.keyboard.press("Enter");
          if (await page.isVisible(".question")) await page.keyboard.press("Enter");
          if (table === 2 && board === 24) break;
          expect(await page.evaluate(() => document.activeElement?.matches(".typed input"))).toBe(true);
        }
        if (board === 11) await reloaded(page);
        await tabTo(page, ".typed input");
      }
    }
    const totals = plainFourPairs(4, at(results));
    await page.waitForSelector(".win-card h2:focus");
    expect(await standings(page)).toEqual(byPair(totals));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test.each([
    ["four-pairs", ["Ann & Bob", "Cat & Dave", "Eve & Fred", "Gus & Hal"]],
    ["five-pairs", ["Margaret & Christopher", "Cat & Dave", "Wolfeschlegelsteinhausen", "Gus", "Ida & Jim"]],
  ])("nothing on the pad of %s moves below a finger", async (kind, names) => {
    const { page } = await openPane(site(), OUTSIDE_OFFICE, PHONE, (blank) => blank.addInitScript(noteShifts));
    await chooseKind(page, kind);
    for (const [i, name] of names.entries()) await fillIn(page, `pair-${i + 1}`, name);
    await beginPlay(page);
    await shifts(page);
    // Each thing that may be said: a result, who moves, the other table's result, a question.
    const slam: PlainResult = { level: 6, strain: "NT", doubled: 2, declarer: "S", over: -2 };
    const last = runs({ ci: 5, soak: 9 });
    for (let board = 1; board <= last; board++) expect([board, await tapped(page, slam)]).toEqual([board, []]);
    await toTable(page, 2);
    await shifts(page);
    for (let board = 1; board <= last; board++) {
      const other: PlainResult = { ...slam, declarer: board % 2 ? "W" : "N", over: board % 3 ? 0 : -7 };
      expect([board, await tapped(page, other)]).toEqual([board, []]);
    }
    await page.tap(".last .undo");
    expect(await shifts(page)).toEqual([]);
    await page.context().close();
  });

  test("sixty evenings are kept, listed with the last one first, and opened", async () => {
    const evenings = wholeEvenings(60);
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE, (blank) => keepEvenings(blank, evenings));
    await openPlace(page, "evenings");
    await page.waitForSelector(".kept li");
    // Of a long list the months before the last are folded.
    const months = page.locator(".evenings [name=month]");
    const unfold = async (all: number) => {
      while ((await months.count()) > 0) await months.first().tap();
      await page.waitForFunction((count) => document.querySelectorAll(".kept li").length === count, all);
    };
    await unfold(60);
    const titles = async () => (await eveningRows(page).allInnerTexts()).map((text) => /Evening \d+/.exec(text)?.[0]);
    expect(await titles()).toEqual(evenings.map((_, i) => `Evening ${60 - i}`));
    const { scored } = outcomeOf(currentResults(evenings[0]!), eveningPlan(evenings[0]!), evenings[0]);
    const winners = resultOf(scored).rows.filter(({ place }) => isFirst(place));
    const told = await eveningRows(page).nth(59).innerText();
    for (const { name } of winners) expect(told).toContain(name);
    // A finished one opens with its result.
    await openEvening(page, 37);
    await page.waitForSelector(".result-page");
    expect(await page.innerText(".result-page")).toMatch(/win|share first place/);
    await toEvenings(page);
    await deleteEvening(page, 2);
    await unfold(59);
    expect((await titles())[1]).toBe("Evening 58");
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** Presses Tab until something has the focus; all that has it on the way is seen to have it. */
async function tabTo(page: Page, selector: string, key = "Tab"): Promise<void> {
  if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key);
    const [what, isSeen, isThere] = await page.evaluate((wanted) => {
      const active = document.activeElement!;
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      const isOnPage = active === document.body || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
      return [active.outerHTML.slice(0, 80), isOnPage, active.matches(wanted)] as const;
    }, selector);
    expect([what, isSeen]).toEqual([what, true]);
    if (isThere) return;
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

/** A board as it is typed in a line; a result that is asked about is accepted all the same. */
async function typeBoard(page: Page, result: PlainResult | null): Promise<void> {
  if (await page.isVisible(".between button.primary")) await page.tap(".between button.primary");
  await page.fill("input[name=typed]", typedLine(result));
  await page.press("input[name=typed]", "Enter");
  if (await page.isVisible(".question")) await page.tap(".accept .primary");
}

/** A board by its buttons, with Tab and Enter. */
async function pressBoard(page: Page, { level, strain, doubled, declarer, over }: PlainResult): Promise<void> {
  const down = (selector: string) => tabTo(page, selector);
  const enter = () => page.keyboard.press("Enter");
  await tabTo(page, bidButton(level, strain), "Shift+Tab");
  await enter();
  // The contracts are gone: what has come in their place has the focus.
  expect(await page.evaluate(() => document.activeElement?.matches(".zone button"))).toBe(true);
  if (doubled > 0) {
    await down(doublingButton(doubled));
    await enter();
  }
  const seat = { N: "North", E: "East", S: "South", W: "West" }[declarer];
  await down(`[aria-label="${seat}"]`);
  await enter();
  // None of those drawn is behind "More".
  await down(".results button");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  while ((await focused()) !== resultText(over)) await page.keyboard.press("Tab");
  await enter();
  await down(".accept .primary");
  await enter();
  if (await page.isVisible(".question")) await enter();
  expect(await page.evaluate(() => document.activeElement?.matches(".accept .primary"))).toBe(true);
}

/** Taps a board, and gives what has moved meanwhile. */
async function tapped(page: Page, result: PlainResult): Promise<string[]> {
  await tapBoard(page, result);
  return shifts(page);
}
