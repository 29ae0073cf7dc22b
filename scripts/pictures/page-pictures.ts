import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { DIST } from "../../test/support/built";
import { inRoot, type PictureSet } from "./picture-set";

/** A made-up address, always the same: a QR code contains it. */
const SITE = "https://overtrick.example";
export const PANE = `${SITE}/taskpane.html`;

/** When the evening ends: codes contain the time of each result. */
const TIME = new Date("2026-11-20T21:40:00Z");
/** Gives an evening the same key each time. */
const NO_CHANCE = "Math.random = () => 0.5; crypto.getRandomValues = (bytes) => bytes.fill(1);";
/** Pictures of the built page, with the words that can be read in them. */
export interface PagePictures extends PictureSet {
  /** Returns the visible words by the name of their picture. */
  words(browser: Browser): Promise<Readonly<Record<string, string>>>;
}

/**
 * Pictures of one page in Chromium, in which dist/ is served without a server.
 * @param steps what is done in the page before each picture, in this order.
 */
export function pagePictures(
  folder: string,
  options: BrowserContextOptions,
  steps: Readonly<Record<string, (page: Page) => Promise<unknown>>>
): PagePictures {
  async function taken<T>(browser: Browser, take: (page: Page) => Promise<T>): Promise<Record<string, T>> {
    const place = { locale: "en-GB", timezoneId: "Europe/London" };
    const context = await browser.newContext({ serviceWorkers: "block", ...place, ...options });
    await context.route(`${SITE}/**`, (route) =>
      route.fulfill({ path: `${DIST}${new URL(route.request().url()).pathname}` })
    );
    await context.addInitScript(NO_CHANCE);
    const page = await context.newPage();
    await page.clock.setFixedTime(TIME);
    const all: Record<string, T> = {};
    for (const [name, step] of Object.entries(steps)) {
      await step(page);
      // A result is announced only once it is on the disk.
      await page.waitForSelector(".storing", { state: "detached" });
      await page.evaluate("Promise.all([...document.images].map((image) => image.decode()))");
      all[name] = await take(page);
    }
    await context.close();
    return all;
  }
  return {
    folder,
    names: Object.keys(steps),
    make: (browser) => taken(browser, (page) => page.screenshot({ animations: "disabled", omitBackground: true })),
    words: (browser) => taken(browser, async (page) => (await page.innerText("body")).split(/\s+/).join(" ")),
  };
}

/** An image of a page, of a file of the repository. */
export function image(file: string, size = ""): string {
  const type = file.endsWith(".svg") ? "svg+xml" : "png";
  return `<img src="data:image/${type};base64,${readFileSync(inRoot(file)).toString("base64")}" ${size} alt="">`;
}
