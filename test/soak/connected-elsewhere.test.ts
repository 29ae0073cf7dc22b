import jsQR from "jsqr";
import type { Evening } from "../../src/play/evening";
import { choose, textsOf, until, type DrivenPage } from "../browsers/driven-page";
import { FIREFOX } from "../browsers/firefox";
import { describeInBrowsers } from "../browsers/suite";

const BEGUN: Evening = {
  ...{ id: "ten", kind: "pairs", options: { pairs: ["10"], boards: 18, date: "2026-11-27" } },
  ...{ mark: "aZ0_-9", started: Date.now(), changed: Date.now(), entries: [] },
} as const;
const KEPT = JSON.stringify(`overtrick.evening.${BEGUN.id}`);
/** In pixels, of a code's modules: so cameras see them. */
const LARGE = 6;
/** In milliseconds: somebody walks over with a phone, and points its camera. */
const WALK = 15_000;
/** How long what asks somebody takes no answer. */
const STEADY = 700;
/** How long it is watched that no connection is made that nobody needs. */
const QUIET = 20_000;

/** WebKit as Debian has it knows no connections between browsers. */
describeInBrowsers(
  "phones that stay connected elsewhere than in Chromium",
  (driven) => {
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const view = (page: DrivenPage, name: string) => page.click(".views button", name);

    /** A phone with the evening open at a table; each connection that its page makes is counted. */
    async function open(page: DrivenPage, table: number): Promise<void> {
      await page.goto(driven().site.address("in a browser"));
      await page.evaluate(
        `localStorage.getItem(${KEPT}) ?? localStorage.setItem(${KEPT}, ${JSON.stringify(JSON.stringify(BEGUN))})`
      );
      await page.goto(driven().site.address("in a browser"));
      await until(page.evaluate, "document.documentElement.dataset.host");
      await page.evaluate(`{
        const Made = RTCPeerConnection;
        window.made = [];
        window.RTCPeerConnection = class extends Made {
          constructor(...how) { super(...how); made.push(this); }
        };
      }`);
      await page.evaluate("location.hash = 'play'");
      await until(page.evaluate, "document.querySelector('.kept button, .pad')");
      if (await page.evaluate("!document.querySelector('.pad')")) await page.click(".kept .list-row");
      await until(page.evaluate, "document.querySelector('.pad')");
      await choose(page, "select[aria-label=Table]", String(table));
    }

    /** The code that a page shows, as a camera reads it. */
    async function scanned(page: DrivenPage): Promise<string> {
      await until(page.evaluate, "document.querySelector('.connecting .qr path')");
      const [size, path] = await page.evaluate<[number, string]>(
        "[document.querySelector('.qr').viewBox.baseVal.width, document.querySelector('.qr path').getAttribute('d')]"
      );
      const width = size * LARGE;
      const picture = new Uint8ClampedArray(4 * width * width).fill(255);
      for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
        for (let dy = 0; dy < LARGE; dy++) {
          const start = 4 * ((Number(y) * LARGE + dy) * width + Number(x) * LARGE);
          for (let i = start; i < start + 4 * LARGE; i++) if (i % 4 !== 3) picture[i] = 0;
        }
      const found = jsQR(picture, width, width);
      if (!found) throw new Error("No camera reads the code that is shown.");
      return found.data;
    }

    /** At once, as a camera brings it: keys take longer than an answer lasts. */
    async function paste(page: DrivenPage, code: string): Promise<void> {
      await until(page.evaluate, "document.querySelector('[name=connect-code]')");
      await choose(page, "[name=connect-code]", code);
    }

    async function stay(page: DrivenPage): Promise<void> {
      await view(page, "Phones");
      await page.click("button", "Stay connected");
      await until(page.evaluate, "document.querySelector('.connecting button')");
    }

    /** @param wait how long it takes until somebody reads the answer. */
    async function letIn(hub: DrivenPage, other: DrivenPage, wait: number): Promise<number> {
      for (const page of [hub, other]) await stay(page);
      await hub.click(".connecting .primary");
      const offer = await scanned(hub);
      await other.click("button", "Connect this phone");
      await paste(other, offer);
      await scanned(other);
      await hub.click("button", "Next: read the other phone's code");
      await pause(wait);
      const answer = await scanned(other);
      const start = Date.now();
      await paste(hub, answer);
      for (const page of [hub, other])
        await until(
          page.evaluate,
          "document.querySelector('.connecting [role=status]')?.textContent.includes('are connected')"
        );
      const took = Date.now() - start;
      for (const page of [hub, other]) {
        await page.click("button", "Done");
        await view(page, "Play");
      }
      return took;
    }

    async function enter(page: DrivenPage, text: string): Promise<void> {
      await page.fill(".pad input", text);
      await page.click(".accept .primary");
      await until(page.evaluate, "document.querySelector('.confirmation')");
      // What has just come is not pressed by who meant to press something else.
      await pause(STEADY);
      await page.click(".confirmation .primary");
      await until(page.evaluate, "!document.querySelector('.confirmation')");
    }
    const stands = (page: DrivenPage) =>
      page.evaluate<Record<string, string>>(`(() => {
        const { entries } = JSON.parse(localStorage.getItem(${KEPT}));
        const all = new Map(entries.map(({ table, board, said }) => [table + ":" + board, JSON.stringify(said)]));
        return Object.fromEntries([...all].filter(([, said]) => said !== "null").sort());
      })()`);
    async function waitFor(what: () => Promise<boolean>): Promise<number> {
      const start = Date.now();
      while (!(await what())) {
        if (Date.now() - start > 20_000) throw new Error("it did not come");
        await pause(20);
      }
      return Date.now() - start;
    }
    const hasAll = (page: DrivenPage, count: number) =>
      waitFor(async () => Object.keys(await stands(page)).length === count);
    const line = async (page: DrivenPage) => (await textsOf(page, ".connected")).join("");

    test("two phones connect however long the code waits, share results and corrections, break, and come back by two codes", async () => {
      const [hub, other] = [driven().page, await driven().another()];
      const measured: string[] = [];
      await open(hub, 1);
      await open(other, 2);
      measured.push(`connected ${await letIn(hub, other, WALK)} ms after the second code was read`);
      await enter(hub, "4hn=");
      measured.push(`a result is on the other phone after ${await hasAll(other, 1)} ms`);
      await enter(other, "3ntw-1");
      await hasAll(hub, 2);
      expect(await stands(hub)).toEqual(await stands(other));
      await waitFor(async () => (await line(hub)).includes("Table 2"));
      // The table that played a board corrects it.
      const [board = ""] = Object.keys(await stands(other)).flatMap((key) => /^2:(\d+)$/.exec(key)?.[1] ?? []);
      await choose(other, "select[aria-label=Board]", board);
      await enter(other, "3ntw=");
      const corrected = (await stands(other))[`2:${board}`];
      expect(corrected).toContain('"result":0');
      await waitFor(async () => (await stands(hub))[`2:${board}`] === corrected);
      const before = await hub.evaluate<number>("made.length");
      await pause(QUIET);
      expect((await hub.evaluate<number>("made.length")) - before).toBeLessThan(4);
      // The connection breaks; both go on.
      await other.evaluate("made.forEach((one) => one.close())");
      measured.push(
        `noticed after ${await waitFor(async () => (await line(hub)).includes("Table 2: nothing heard"))} ms`
      );
      await enter(hub, "2se+1");
      await open(other, 2);
      await enter(other, "5dxs-2");
      expect(Object.keys(await stands(hub))).toHaveLength(3);
      measured.push(`connected again ${await letIn(hub, other, 0)} ms after the second code was read`);
      await hasAll(hub, 4);
      await hasAll(other, 4);
      expect(await stands(hub)).toEqual(await stands(other));
      const standings: string[] = [];
      for (const page of [hub, other]) {
        await view(page, "Standings");
        await until(page.evaluate, "document.querySelector('.standings')");
        standings.push(...(await textsOf(page, ".standings")));
      }
      expect(standings).toHaveLength(2);
      expect(standings[0]).toBe(standings[1]);
      for (const page of [hub, other]) expect(await page.evaluate<string[]>("noted.wrong")).toEqual([]);
      process.stdout.write(`${measured.join("\n")}\n`);
    });
  },
  [FIREFOX]
);
