import type { Page } from "playwright-core";
import { fillIn } from "../../test/support/browser";
import { openPlace } from "../../test/support/places";
import { scanned } from "../../test/support/scanned";
import { beginPlay, beginRound, PHONE, toEvenings, toTable, toView } from "../../test/support/tonight";
import { PANE, pagePictures } from "./page-pictures";
import { DATE, DOCS, TITLE } from "./picture-set";

const NAMES = ["Ann & Bob", "Cat & Dave", "Eve & Fred", "Gus & Hal"];

/** Types boards; the last of a round ends it. */
async function type(page: Page, ...lines: readonly string[]): Promise<void> {
  await beginRound(page);
  for (const line of lines) {
    await page.fill("input[name=typed]", line);
    await page.press("input[name=typed]", "Enter");
    if (await page.isVisible(".question")) await page.tap(".accept .primary");
    if (await page.isVisible(".confirmation")) await page.tap(".confirmation .primary");
  }
}

/** An evening on a phone, view by view. */
export const PHONE_PICTURES = pagePictures(DOCS, PHONE, {
  "tonight-begin": async (page) => {
    await page.goto(PANE);
    await page.waitForSelector("html[data-host]");
    await openPlace(page, "workbook");
    await fillIn(page, "title", TITLE);
    await fillIn(page, "date", DATE);
    for (const [i, name] of NAMES.entries()) await fillIn(page, `pair-${i + 1}`, name);
    // Chromium marks a tap for a moment, but not a click.
    await openPlace(page, "play");
    await page.waitForSelector("#panel-play .radio-card[aria-pressed=true]");
  },
  "tonight-hand": async (page) => {
    await beginPlay(page);
    await page.tap('button[aria-label="4 hearts"]');
    await page.tap('button[aria-label^="North"]');
    await page.tap('.results button:text-is("+1")');
  },
  "tonight-contract": (page) => page.tap(".accept .primary"),
  "tonight-round": async (page) => {
    await type(page, "3ntw-1", "2ss=", "1nte+1");
    await page.evaluate("window.scrollTo(0, 0)");
  },
  "tonight-code": async (page) => {
    await type(page, "3nts=", "4se-1", "5dn=", "2hw+1");
    await toTable(page, 2);
    await type(page, "4hn=", "3ntw=", "3ss-1", "2ce=");
    await toView(page, "Phones");
    await page.waitForSelector(".showing svg.qr");
  },
  "tonight-merge": async (page) => {
    // Another phone has Table 2 as it was until now: a board is changed here.
    const code = new URL(await scanned(page)).hash;
    await toView(page, "Board");
    await beginRound(page);
    await page.selectOption("select[aria-label=Board]", "3");
    await type(page, "3ss=");
    await page.evaluate(`window.location.hash = ${JSON.stringify(code)}`);
    await page.waitForSelector(".merging");
  },
  "tonight-standings": async (page) => {
    await page.tap("button:text-is('Use these')");
    await toView(page, "Standings");
  },
  "tonight-kept": async (page) => {
    await toEvenings(page);
    await page.waitForSelector("#panel-play .list-row");
  },
});
