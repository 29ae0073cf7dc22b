// The pane in Chromium: its first load, and from the press on Download to the workbook's bytes.
import type { Page } from "playwright-core";
import { OUTSIDE_OFFICE, openPane, type Site } from "../test/support/browser";
import { inChromium } from "./chromium";
import { spread, type Spread } from "./side-by-side";
import { shownSpread, type Target } from "./targets";

const OPENINGS = 14;
/** How long a person looks at the pane at the least, in milliseconds. */
const LOOK = 1000;
/** Presses on one page, after the first. */
const PRESSES = 9;
const MOST = 150;
/** On a processor that is so many times slower, so many players have their first workbook within so many milliseconds. */
const SLOW = { times: 4, players: 20, most: 1000 };
const HOME = ["four-pairs", "five-pairs"];
const KINDS = [...HOME, "team-match", "three-teams", "four-teams", "swiss-event", "league"];

/** What the page notes of itself. */
interface Noted {
  ready: number;
  bytes: number;
}

/** Runs in the page, before anything of it. */
function note(): void {
  const noted: Noted = { ready: 0, bytes: 0 };
  Object.assign(window, { noted });
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.dataset.host) return;
    noted.ready = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, childList: true, subtree: true });
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    noted.bytes = performance.now();
    return create(blob);
  };
}

/** Presses Download, and gives the milliseconds until the bytes are there. */
async function press(page: Page): Promise<number> {
  const took = await page.evaluate(async () => {
    const { noted } = window as unknown as { noted: Noted };
    const button = document.querySelector<HTMLElement>("main > :not([hidden]) button[name=download]")!;
    noted.bytes = 0;
    const before = performance.now();
    button.click();
    while (noted.bytes === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return noted.bytes - before;
  });
  await page.waitForTimeout(50);
  return took;
}

interface Measured {
  readonly ready: Spread;
  /** Pressed as soon as the pane was there. */
  readonly atOnce: Spread;
  /** Pressed after a look at it. */
  readonly first: Spread;
  readonly later: Spread;
}

async function measure(site: Site, kind: string): Promise<Measured> {
  const ready: number[] = [];
  const first: readonly number[][] = [[], []];
  const later: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const { page } = await openPane(site, OUTSIDE_OFFICE, { isEverIdle: true }, (opened) => opened.addInitScript(note));
    ready.push(await page.evaluate(() => (window as unknown as { noted: Noted }).noted.ready));
    await page.selectOption("[name=kind]", kind);
    const looked = opening % 2;
    if (looked) await page.waitForTimeout(LOOK);
    first[looked]!.push(await press(page));
    if (opening === 0) for (let count = 0; count < PRESSES; count++) later.push(await press(page));
    await page.context().close();
  }
  const [atOnce, looked] = first.map(spread);
  return { ready: spread(ready), atOnce: atOnce!, first: looked!, later: spread(later) };
}

/** The first press for an individual of most players, on a slow processor. */
async function measureSlow(site: Site): Promise<Spread> {
  const took: number[] = [];
  for (let opening = 0; opening < OPENINGS / 2; opening++) {
    const { page } = await openPane(site, OUTSIDE_OFFICE, { isEverIdle: true }, (opened) => opened.addInitScript(note));
    await page.selectOption("[name=kind]", "individual");
    await page.selectOption("[name=players]", String(SLOW.players));
    await page.waitForTimeout(LOOK);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.times });
    took.push(await press(page));
    await page.context().close();
  }
  return spread(took);
}

export async function benchPane(): Promise<Target[]> {
  const measured: (Measured & { readonly kind: string })[] = [];
  let slow: Spread | undefined;
  const ran = await inChromium("The pane", async (site) => {
    slow = await measureSlow(site);
    for (const kind of KINDS) measured.push({ kind, ...(await measure(site, kind)) });
  });
  if (!ran || !slow) return [];
  console.log("\nThe pane in Chromium, in milliseconds");
  console.table(
    measured.map(({ kind, ready, atOnce, first, later }) => ({
      kind,
      "opened until ready": shownSpread(ready),
      "press at once to bytes": shownSpread(atOnce),
      "first press after a second": shownSpread(first),
      "later press to bytes": shownSpread(later),
    }))
  );
  const slowly = `${SLOW.players} players, first press to bytes, ${SLOW.times} times slower`;
  console.log(`${slowly}: ${shownSpread(slow)} ms`);
  return [
    { what: slowly, measured: slow.median, most: SLOW.most, unit: "ms" },
    ...measured
      .filter(({ kind }) => HOME.includes(kind))
      .flatMap(({ kind, first, later }) => [
        { what: `${kind}, first press to bytes`, measured: first.median, most: MOST, unit: "ms" },
        { what: `${kind}, later press to bytes`, measured: later.median, most: MOST, unit: "ms" },
      ]),
  ];
}
