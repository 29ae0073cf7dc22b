// Evenings kept on a phone: from the press on Tonight to the list of them, and from Open to how one of them stands.
import type { Page } from "playwright-core";
import { openPane, OUTSIDE_OFFICE, type Site } from "../test/support/browser";
import { keepEvenings, wholeEvenings } from "../test/support/kept-evenings";
import { PHONE } from "../test/support/tonight";
import { inChromium } from "./chromium";
import { spread } from "./side-by-side";
import { shownSpread, type Target } from "./targets";

const KEPT = 60;
const OPENINGS = 9;
/** In milliseconds. */
const MOST = 1000;

/** The milliseconds from a press on a button until something shows. */
function answered(page: Page, button: string, shows: string): Promise<number> {
  return page.evaluate(
    async ([pressed, awaited]) => {
      const before = performance.now();
      document.querySelector<HTMLElement>(pressed)!.click();
      while (!document.querySelector(awaited)) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - before;
    },
    [button, shows] as const
  );
}

/** The milliseconds until each of two presses is answered, on a page that has just been opened. */
async function press(site: Site): Promise<readonly [list: number, evening: number]> {
  const evenings = wholeEvenings(KEPT);
  const { page } = await openPane(site, OUTSIDE_OFFICE, PHONE, (blank) => keepEvenings(blank, evenings));
  const list = await answered(page, "#places a[href='#evenings']", ".kept li");
  const evening = await answered(page, ".kept li:nth-child(15) button", ".standings table");
  await page.context().close();
  return [list, evening];
}

export async function benchEvenings(): Promise<Target[]> {
  const lists: number[] = [];
  const evenings: number[] = [];
  const ran = await inChromium("Kept evenings", async (site) => {
    for (let opening = 0; opening < OPENINGS; opening++) {
      const [list, evening] = await press(site);
      lists.push(list);
      evenings.push(evening);
    }
  });
  if (!ran) return [];
  const [list, evening] = [spread(lists), spread(evenings)];
  console.log(`\n${KEPT} evenings kept, in milliseconds`);
  console.table([{ "press to the list": shownSpread(list), "press to an evening": shownSpread(evening) }]);
  return [
    { what: `the list of ${KEPT} evenings`, measured: list.median, most: MOST, unit: "ms" },
    { what: `one of ${KEPT} evenings`, measured: evening.median, most: MOST, unit: "ms" },
  ];
}
