// Evenings kept on a phone: from the press on Tonight to the list of them, and from Open to how one of them stands.
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

/** The milliseconds until each of two presses is answered, on a page that has just been opened. */
async function press(site: Site): Promise<readonly [list: number, evening: number]> {
  const evenings = wholeEvenings(KEPT);
  const { page } = await openPane(site, OUTSIDE_OFFICE, PHONE, (blank) => keepEvenings(blank, evenings));
  const took = await page.evaluate(async () => {
    const until = async (button: string, shows: string) => {
      const before = performance.now();
      document.querySelector<HTMLElement>(button)!.click();
      while (!document.querySelector(shows)) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - before;
    };
    const list = await until("#tab-tonight", ".kept li");
    return [list, await until(".kept li:nth-child(30) button", ".standings table")] as const;
  });
  await page.context().close();
  return took;
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
