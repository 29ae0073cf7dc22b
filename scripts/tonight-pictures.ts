// Renders the pictures of an evening on a phone in the documents, from the built dist/, in Chromium.
import path from "node:path";
import jsQR from "jsqr";
import { chromium, type Page } from "playwright-core";
import { PNG } from "pngjs";
import { servePane } from "./serve-pane";

const PICTURES = path.join(__dirname, "../docs/pictures");
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NAMES = ["Ann & Bob", "Cat & Dave", "Eve & Fred", "Gus & Hal"];
/** Boards as they are typed; the last of a round ends it. */
const PLAYED = {
  1: ["4hn+1", "3ntw-1", "2ss=", "1nte+1", "3nts=", "4se-1", "5dn=", "2hw+1"],
  2: ["4hn=", "3ntw=", "3ss-1", "2ce="],
};

/** The code that a page shows, as a camera reads it. */
async function codeOn(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await page.locator("svg.qr").screenshot());
  const link = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? "";
  return link.replace(/.*#/, "");
}

/** Goes through an evening, and has a picture taken of each view by its name. */
async function evening(page: Page, take: (name: string) => Promise<unknown>): Promise<void> {
  const type = async (line: string) => {
    await page.fill("input[name=typed]", line);
    await page.press("input[name=typed]", "Enter");
    for (const [asks, answer] of [
      [".question", ".accept .primary"],
      [".confirmation", ".confirmation .primary"],
    ] as const)
      if (await page.isVisible(asks)) await page.tap(answer);
  };
  const view = (name: string) => page.tap(`.views button:text-is('${name}')`);
  const board = (number: number) => page.selectOption("select[aria-label=Board]", String(number));
  const table = (number: number) => page.selectOption("select[aria-label=Table]", String(number));
  await page.tap("#tab-session");
  await page.fill("[name=title]", "Friday at Gus and Hal's");
  await page.fill("[name=date]", "2026-11-20");
  for (const [i, name] of NAMES.entries()) await page.fill(`[name=pair-${i + 1}]`, name);
  await page.tap("#tab-tonight");
  await page.waitForSelector(".tonight .primary");
  await take("begin");
  await page.tap(".tonight button:text-is('Start')");
  await page.waitForSelector(".bidding-box");
  await page.tap('button[aria-label="4 hearts"]');
  await page.tap('button[aria-label="North"]');
  await page.tap('.results button:text-is("+1")');
  await take("hand");
  await page.tap(".accept .primary");
  await take("contract");
  for (const line of PLAYED[1].slice(1, 4)) await type(line);
  await page.evaluate("window.scrollTo(0, 0)");
  await take("round");
  for (const line of PLAYED[1].slice(4)) await type(line);
  await table(2);
  for (const line of PLAYED[2]) await type(line);
  await view("Phones");
  await take("code");
  // What another phone has of Table 2, in which a board is not as it is here.
  const code = await codeOn(page);
  await view("Play");
  await board(3);
  await type("3ss=");
  await page.evaluate(`window.location.hash = ${JSON.stringify(code)}`);
  await page.waitForSelector(".merging");
  await take("merge");
  await page.tap("button:text-is('Use these')");
  await view("Standings");
  await take("standings");
  await page.tap(".views [aria-label=Evenings]");
  await page.waitForSelector(".kept li");
  await take("kept");
}

async function main(): Promise<void> {
  const pane = await servePane({ port: 0 });
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block", locale: "en-GB" });
  const page = await context.newPage();
  await page.clock.setSystemTime(new Date("2026-11-20T21:40:00Z"));
  await page.goto(pane.address);
  await page.waitForSelector("html[data-host]");
  await evening(page, (name) => page.screenshot({ path: path.join(PICTURES, `tonight-${name}.png`) }));
  await browser.close();
  await pane.stop();
}

void main();
