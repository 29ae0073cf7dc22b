import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { DIST } from "../../test/support/built";
import { inRoot, type PictureSet } from "./picture-set";

/** A made-up address, always the same: a QR code contains it. */
const SITE = "https://overtrick.example";
export const PANE = `${SITE}/taskpane.html`;

/** When the evening ends: codes contain the time of each result. */
const TIME = new Date("2026-11-20T21:40:00Z");
/** Gives an evening the same key each time. */
const NO_CHANCE = "Math.random = () => 0.5; crypto.getRandomValues = (bytes) => bytes.fill(1);";
/**
 * Pictures of one page in Chromium, in which dist/ is served without a server.
 * @param steps what is done in the page before each picture, in this order.
 */
export function pagePictures(
  folder: string,
  options: BrowserContextOptions,
  steps: Readonly<Record<string, (page: Page) => Promise<unknown>>>
): PictureSet {
  return {
    folder,
    names: Object.keys(steps),
    make: async (browser) => {
      const context = await browser.newContext({ serviceWorkers: "block", locale: "en-GB", ...options });
      await context.route(`${SITE}/**`, (route) =>
        route.fulfill({ path: `${DIST}${new URL(route.request().url()).pathname}` })
      );
      await context.addInitScript(NO_CHANCE);
      const page = await context.newPage();
      await page.clock.setFixedTime(TIME);
      const pictures: Record<string, Uint8Array> = {};
      for (const [name, step] of Object.entries(steps)) {
        await step(page);
        await page.evaluate("Promise.all([...document.images].map((image) => image.decode()))");
        pictures[name] = await page.screenshot({ animations: "disabled", omitBackground: true });
      }
      await context.close();
      return pictures;
    },
  };
}

/** An image of a page, of a file of the repository. */
export function image(file: string, size = ""): string {
  const type = file.endsWith(".svg") ? "svg+xml" : "png";
  return `<img src="data:image/${type};base64,${readFileSync(inRoot(file)).toString("base64")}" ${size} alt="">`;
}
