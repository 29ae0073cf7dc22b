import { chromium, type Browser, type Page } from "playwright-core";
import "../../src/sessions/field/more-games";
import type { Evening } from "../../src/play/evening";
import { describeWithBrowser, LAUNCH, openPane, OUTSIDE_OFFICE, type Pane } from "../support/browser";
import { keepEvenings } from "../support/kept-evenings";
import { runs } from "../support/runs";
import { PHONE } from "../support/tonight";

const BEGUN: Evening = {
  ...{ id: "ten", kind: "pairs", options: { pairs: ["10"], boards: 18, date: "2026-11-27" } },
  ...{ mark: "aZ0_-9", started: Date.now(), changed: Date.now(), entries: [] },
} as const;
const BOARDS = runs({ ci: 7, soak: 18 });
const LINES = ["4hn=", "3ntw-1", "2se+1", "pass", "5dxs-2", "1nts+2", "6cn="];

/** What was measured, to be read: what is asserted leaves room for a machine that has other things to do. */
const measured: string[] = [];

describeWithBrowser("phones that stay connected", (site) => {
  const panes: Pane[] = [];
  let browser: Browser;
  beforeAll(async () => {
    // Names of phones in a network are looked up by the browser itself.
    const args = LAUNCH.args.map((arg) => (arg.startsWith("--host-resolver") ? `${arg}, EXCLUDE *.local` : arg));
    browser = await chromium.launch({ ...LAUNCH, args });
  });
  afterEach(async () => {
    for (const pane of panes.splice(0)) {
      expect(pane.errors).toEqual([]);
      await pane.page.context().close();
    }
  });
  afterAll(async () => {
    await browser.close();
    process.stdout.write(`${measured.join("\n")}\n`);
  });

  /** A phone with the evening open at a table. */
  async function phone(table: number, begun = BEGUN): Promise<Page> {
    const pane = await openPane({ browser, address: site().address }, OUTSIDE_OFFICE, PHONE, (page) =>
      keepEvenings(page, [begun])
    );
    panes.push(pane);
    const { page } = pane;
    await page.tap("#tab-tonight");
    await page.tap(".kept button:text-is('Open')");
    await page.waitForSelector(".pad");
    await page.selectOption("select[aria-label=Table]", String(table));
    return page;
  }

  const stay = async (page: Page) => {
    await page.tap(".views button:text-is('Phones')");
    await page.tap("button:text-is('Stay connected')");
  };
  /** The code that a page shows, as its copy button has it. */
  const codeOn = async (page: Page): Promise<string> => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => {
        document.body.dataset.copied = text;
        return Promise.resolve();
      };
    });
    await page.tap("button:text-is('Copy this code')");
    return page.evaluate(() => document.body.dataset.copied ?? "");
  };
  /** One lets the other in, by two codes. */
  async function letIn(hub: Page, other: Page): Promise<void> {
    await stay(hub);
    await hub.tap(".connecting .primary");
    const offer = await codeOn(hub);
    await stay(other);
    await other.tap("button:text-is('Connect this phone')");
    await other.fill("[name=connect-code]", offer);
    const answer = await codeOn(other);
    await hub.tap('button:text-is("Next: read the other phone\'s code")');
    const start = Date.now();
    await hub.fill("[name=connect-code]", answer);
    await hub.waitForSelector(".connecting [role=status]:has-text('are connected')");
    measured.push(`codes of ${offer.length} and ${answer.length} letters, connected in ${Date.now() - start} ms`);
    await other.waitForSelector(".connecting [role=status]:has-text('are connected')");
    for (const page of [hub, other]) {
      await page.tap("button:text-is('Done')");
      await page.tap(".views button:text-is('Play')");
    }
  }

  const line = (page: Page) => page.locator(".connected").innerText();
  /** What stands on a phone, by the evening that it keeps. */
  const stands = (page: Page) =>
    page.evaluate(() => {
      const { entries } = JSON.parse(localStorage.getItem("overtrick.evening.ten")!) as {
        entries: { table: number; board: number; said: unknown }[];
      };
      const all = new Map(entries.map(({ table, board, said }) => [`${table}:${board}`, JSON.stringify(said)]));
      return Object.fromEntries([...all].filter(([, said]) => said !== "null").sort());
    });
  async function enter(page: Page, text: string): Promise<void> {
    if (await page.isVisible(".between button.primary")) await page.tap(".between button.primary");
    await page.fill(".pad input", text);
    await page.tap(".accept .primary");
    if (await page.isVisible(".question")) await page.tap(".accept .primary");
    if (await page.isVisible(".confirmation")) await page.tap(".confirmation .primary");
  }
  async function waitFor(what: () => Promise<boolean>, most = 20_000): Promise<number> {
    const start = Date.now();
    while (!(await what())) {
      if (Date.now() - start > most) throw new Error("it did not come");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return Date.now() - start;
  }

  test("two phones: by two codes, then each result at once; either may be loaded anew", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    await letIn(hub, other);
    await enter(hub, "4hn=");
    const took = await waitFor(async () => Object.keys(await stands(other)).length === 1);
    measured.push(`a result is on the other phone after ${took} ms`);
    await enter(other, "3ntw-1");
    await waitFor(async () => Object.keys(await stands(hub)).length === 2);
    expect(await stands(hub)).toEqual(await stands(other));
    await waitFor(async () => (await line(hub)).includes("Table 2"));
    // What the other phone has entered is not undone here.
    expect(await hub.innerText(".pad")).not.toContain("Undo 2");
    for (const [who, gone, stays] of [
      ["the other phone", other, hub],
      ["the hub", hub, other],
    ] as const) {
      const start = Date.now();
      await gone.reload();
      await gone.waitForSelector(".pad");
      const loaded = Date.now();
      await gone.waitForSelector(".connected:has-text('Connected: Table')");
      measured.push(`${who} loaded anew: ${loaded - start} ms to load, and ${Date.now() - loaded} ms to be connected`);
      const before = Object.keys(await stands(stays)).length;
      await enter(gone, "2se+1");
      await waitFor(async () => Object.keys(await stands(stays)).length === before + 1);
    }
  });

  test("five tables play ten pairs: all phones have the same standings, whoever goes and comes back", async () => {
    const tables = await Promise.all([1, 2, 3, 4, 5].map((table) => phone(table)));
    const [hub, ...others] = tables as [Page, ...Page[]];
    for (const other of others) await letIn(hub, other);
    for (let board = 0; board < BOARDS; board++) {
      await Promise.all(tables.map((page, i) => enter(page, LINES[(board * 3 + i) % LINES.length]!)));
      // The hub too: the others stay connected meanwhile, each with each.
      if (board % 3 === 2) await tables[[2, 0, 4][(board - 2) / 3] ?? 1]?.reload();
      for (const page of tables) await page.waitForSelector(".pad");
    }
    const start = Date.now();
    const all = await Promise.all(
      tables.map(async (page) => {
        await waitFor(async () => Object.keys(await stands(page)).length === 5 * BOARDS);
        return stands(page);
      })
    );
    measured.push(`all ${5 * BOARDS} results on all five phones ${Date.now() - start} ms after the last one`);
    for (const other of all) expect(other).toEqual(all[0]);
    const standings = await Promise.all(
      tables.map(async (page) => {
        await page.tap(".views button:text-is('Standings')");
        return page.innerText(".view table");
      })
    );
    for (const other of standings) expect(other).toBe(standings[0]);
    // Without the hub the others still hear each other.
    await hub.close();
    await waitFor(async () => (await line(others[0]!)).includes("Table 1: nothing heard"));
    expect(await line(others[0]!)).toMatch(/^Connected: Tables 3, 4, 5/);
  });

  test("what is no code for this is said to be none, and who only looks is not connected", async () => {
    const [hub, other] = [await phone(1), await phone(2, { ...BEGUN, mark: "bbbbbb" })];
    await stay(hub);
    await hub.tap(".connecting .primary");
    const offer = await codeOn(hub);
    await stay(other);
    await other.tap("button:text-is('Connect this phone')");
    const faults: readonly (readonly [typed: string, fault: string])[] = [
      ["Bd 1 4H N +1", "no code to stay connected"],
      [`${offer.slice(0, 40)}${offer.slice(41)}`, "incomplete or was changed"],
      [offer, "a phone with another evening"],
    ];
    for (const [typed, fault] of faults) {
      await other.fill("[name=connect-code]", typed);
      await other.waitForSelector(`.fault:has-text('${fault}')`);
    }
    await hub.tap('button:text-is("Next: read the other phone\'s code")');
    await hub.fill("[name=connect-code]", offer);
    await hub.waitForSelector(".fault:has-text('Read the code that the other phone shows after it')");
    // Elsewhere it is said where it belongs.
    for (const page of [hub, other]) {
      await page.tap(".connecting button:text-is('Back')");
      await page.tap(".connecting button:text-is('Back')");
      await page.waitForSelector(".phones .sides");
    }
    await hub.tap("button:text-is('Read a code')");
    await hub.fill("[name=code]", offer);
    await hub.waitForSelector(".fault:has-text('tap Stay connected')");
    for (const page of [hub, other]) expect(await page.locator(".connected").count()).toBe(0);
  });
});
