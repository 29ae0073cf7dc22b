import { chromium, type Browser, type Page } from "playwright-core";
import type { Evening } from "../../src/play/evening";
import { tooSmall, violations } from "../support/axe";
import { describeWithBrowser, LAUNCH, openPane, OUTSIDE_OFFICE, type Pane, type PaneOptions } from "../support/browser";
import { openEvening } from "../support/evening-list";
import { fill } from "../support/killed-browser";
import { keepEvenings } from "../support/kept-evenings";
import { runs, testInSoak } from "../support/runs";
import { scanned } from "../support/scanned";
import { PHONE, takeSeats, toView } from "../support/tonight";
import { openPlace } from "../support/places";

const BEGUN: Evening = {
  ...{ id: "ten", kind: "pairs", options: { pairs: ["10"], boards: 18, date: "2026-11-27" } },
  ...{ mark: "aZ0_-9", started: Date.now(), changed: Date.now(), entries: [] },
} as const;
const CHICAGO: Evening = {
  ...{ ...BEGUN, kind: "chicago", options: { expected: "21 50 50; 22 70 70; 23 110 110", date: "2026-11-27" } },
} as const;
const BOARDS = runs({ ci: 7, soak: 18 });
/** Five tables; in a soak also two that look on: no more phones than that were ever tried. */
const LOOKING_ON = runs({ ci: 0, soak: 2 });
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
  async function phone(table: number, begun = BEGUN, options: PaneOptions = {}): Promise<Page> {
    const pane = await openPane(
      { browser, address: site().address },
      OUTSIDE_OFFICE,
      { ...PHONE, ...options },
      (page) => keepEvenings(page, [begun])
    );
    panes.push(pane);
    const { page } = pane;
    await openPlace(page, "evenings");
    await openEvening(page);
    await takeSeats(page);
    if (await page.isVisible("select[aria-label=Table]"))
      await page.selectOption("select[aria-label=Table]", String(table));
    return page;
  }

  const stay = (page: Page) => toView(page, "Phones");
  /** The link that a phone shows: its evening, with an offer to connect. */
  async function offerOf(page: Page): Promise<string> {
    await stay(page);
    await page.waitForSelector("svg.qr");
    return scanned(page);
  }
  const read = async (page: Page, code: string) => {
    await page.tap(".phones button:text-is('Read a code')");
    await page.fill("[name=code]", code);
  };
  /** The answer of a phone to an offer: it shows it at once. */
  async function answerOf(page: Page, offer: string): Promise<string> {
    await stay(page);
    await read(page, offer);
    await page.waitForSelector(".showing svg.qr, .merging");
    if (await page.isVisible(".merging .primary")) await page.tap(".merging .primary");
    await page.waitForSelector(".showing svg.qr");
    return scanned(page);
  }
  const areConnected = (page: Page) => page.waitForSelector(".showing [role=status]:has-text('are connected')");
  /** One phone joins the other: each reads the other's code once. */
  async function letIn(hub: Page, other: Page): Promise<void> {
    const offer = await offerOf(hub);
    const answer = await answerOf(other, offer);
    const start = Date.now();
    await read(hub, answer);
    await areConnected(hub);
    measured.push(`codes of ${offer.length} and ${answer.length} letters, connected in ${Date.now() - start} ms`);
    await areConnected(other);
    for (const page of [hub, other]) await page.tap("button:text-is('Begin to play')");
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

  test("two phones: each reads the other's code once, then each result at once; either may be loaded anew", async () => {
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

  test("a phone that is new to the evening joins and connects by one scan each, and confirms nothing", async () => {
    const hub = await phone(1);
    await enter(hub, "4hn=");
    const pane = await openPane({ browser, address: site().address }, OUTSIDE_OFFICE, { ...PHONE, phones: "one" });
    panes.push(pane);
    const other = pane.page;
    await openPlace(other, "join");
    await other.fill("[name=join]", await offerOf(hub));
    await other.tap(".begin button[type=submit]");
    await other.tap("button:text-is('Join at Table 2')");
    await other.waitForSelector(".showing svg.qr");
    await read(hub, await scanned(other));
    for (const page of [hub, other]) await areConnected(page);
    await waitFor(async () =>
      /Table 2\s+No results yet[^]*1 other phone\s+Connected/.test(await hub.innerText(".phones"))
    );
    await hub.waitForSelector(".list-row:has-text('East-West confirm'):has-text('Turn on')");
    await other.tap("button:text-is('Begin to play')");
    await enter(other, "3ntw-1");
    expect(await other.isVisible(".confirmation")).toBe(false);
    await waitFor(async () => Object.keys(await stands(hub)).length === 2);
    expect(await other.isVisible(".between")).toBe(false);
  });

  test("five tables play ten pairs: all phones have the same standings, whoever goes and comes back", async () => {
    const tables = await Promise.all([1, 2, 3, 4, 5].map((table) => phone(table)));
    const [hub, ...others] = tables as [Page, ...Page[]];
    for (const other of others) await letIn(hub, other);
    const looking: Page[] = [];
    for (let i = 0; i < LOOKING_ON; i++) {
      const page = await phone(1);
      await letIn(others[i]!, page);
      looking.push(page);
    }
    for (let board = 0; board < BOARDS; board++) {
      await Promise.all(tables.map((page, i) => enter(page, LINES[(board * 3 + i) % LINES.length]!)));
      // The hub too: the others stay connected meanwhile, each with each.
      if (board % 3 === 2) await tables[[2, 0, 4][(board - 2) / 3] ?? 1]?.reload();
      for (const page of tables) await page.waitForSelector(".views");
    }
    const start = Date.now();
    const all = await Promise.all(
      [...tables, ...looking].map(async (page) => {
        await waitFor(async () => Object.keys(await stands(page)).length === 5 * BOARDS);
        return stands(page);
      })
    );
    measured.push(`all ${5 * BOARDS} results on all ${all.length} phones ${Date.now() - start} ms after the last one`);
    for (const other of all) expect(other).toEqual(all[0]);
    const standings = await Promise.all(
      [...tables, ...looking].map(async (page) => {
        await toView(page, "Standings");
        return page.innerText(".view table");
      })
    );
    for (const other of standings) expect(other).toBe(standings[0]);
    // Without the hub the others still hear each other.
    await hub.close();
    await waitFor(async () => (await line(others[0]!)).includes("Table 1: nothing heard"));
    expect(await line(others[0]!)).toMatch(/^Connected: Tables 3, 4, 5/);
  });

  test("what the Director rules on one phone, and takes back, stands on the other at once", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    await letIn(hub, other);
    await enter(hub, "4hn=");
    await waitFor(async () => Object.keys(await stands(other)).length === 1);
    const ruled = async (page: Page) => {
      await toView(page, "Sheet");
      const sheet = await page.innerText(".score-sheet");
      await toView(page, "Board");
      return sheet.includes("wrong way");
    };
    const [board = ""] = Object.keys(await stands(hub)).map((key) => key.split(":")[1]);
    await hub.selectOption("select[aria-label=Board]", board);
    await other.selectOption("select[aria-label=Table]", "1");
    await toView(hub, "Director");
    await hub.tap(`.director button:text-is('Board ${board}')`);
    const start = Date.now();
    await waitFor(() => ruled(other));
    measured.push(`a ruling is seen on the other phone after ${Date.now() - start} ms`);
    await hub.tap(".director button:text-is('Take back')");
    await waitFor(async () => !(await ruled(other)));
  });

  test("high-card points are on the other phone with their deal, and count there", async () => {
    const [hub, other] = [await phone(1, CHICAGO), await phone(1, CHICAGO)];
    await letIn(hub, other);
    const hcp = (points: number) => `.hcp .keys button:text-is("${points}")`;
    await hub.fill(".pad input", "4hn=");
    await hub.tap(".accept .primary");
    await hub.tap(hcp(23));
    await hub.tap(".accept .primary");
    if (await hub.isVisible(".confirmation")) await hub.tap(".confirmation .primary");
    await waitFor(async () =>
      Object.values(await stands(other))
        .join()
        .includes('"hcp":23')
    );
    expect(await stands(other)).toEqual(await stands(hub));
    const standings: string[] = [];
    for (const page of [hub, other]) {
      await toView(page, "Standings");
      standings.push(await page.innerText(".view table"));
    }
    expect(standings[0]).toBe(standings[1]);
  });

  test.each([["light"], ["dark"]] as const)(
    "axe finds nothing on any page of it, and nothing is small: %s",
    async (colorScheme) => {
      const look = async (page: Page, what: string) =>
        expect([what, await violations(page), await tooSmall(page)]).toEqual([what, [], []]);
      const [hub, other] = [await phone(1, BEGUN, { colorScheme }), await phone(2, BEGUN, { colorScheme })];
      const offer = await offerOf(hub);
      await look(hub, "the first code");
      await stay(other);
      await other.tap(".phones button:text-is('Read a code')");
      await look(other, "a code to be read");
      await other.fill("[name=code]", "hello");
      await look(other, "a code that is none");
      await other.fill("[name=code]", offer);
      await other.waitForSelector(".showing svg.qr");
      const answer = await scanned(other);
      await look(other, "the second code");
      await read(hub, answer);
      await areConnected(hub);
      await look(hub, "two phones that are connected");
      for (const page of [hub, other]) {
        await page.tap("button:text-is('Begin to play')");
        expect(await page.isVisible(".confirmation")).toBe(false);
      }
      await enter(other, "4hn=");
      await hub.waitForSelector(".connected:has-text('Connected: Table 2')");
      await look(hub, "the pad, connected");
      await other.close();
      await hub.waitForSelector(".connected:has-text('Table 2: nothing heard')");
      await look(hub, "the pad, of which another phone is lost");
      await stay(hub);
      await look(hub, "the first code, connected");
      await hub.tap(".phones button:text-is('Disconnect this phone')");
      expect(await hub.locator(".connected").count()).toBe(0);
    }
  );

  test("a browser that connects to none says so, on a page that all can use", async () => {
    const page = await phone(1);
    await page.evaluate(() => delete (window as { RTCPeerConnection?: unknown }).RTCPeerConnection);
    await stay(page);
    await page.waitForSelector("svg.qr");
    expect(await scanned(page)).not.toContain("OTC");
    expect([await violations(page), await tooSmall(page)]).toEqual([[], []]);
    await read(page, await offerOf(await phone(2)));
    await page.waitForSelector(".fault:has-text('cannot connect')");
    expect([await violations(page), await tooSmall(page)]).toEqual([[], []]);
  });

  testInSoak(
    "a code that was read twice, or by two phones, or of a page that is gone, lets in whom it can, and says what to do",
    async () => {
      const [hub, first, second] = [await phone(1), await phone(2), await phone(3)];
      const offer = await offerOf(hub);
      const late = await answerOf(second, offer);
      const early = await answerOf(first, offer);
      // The same offer once more: its second answer is the one that is read.
      const again = await answerOf(first, offer);
      expect(again).not.toBe(early);
      await read(hub, again);
      for (const page of [hub, first]) await areConnected(page);
      // The offer is used: the third phone still shows its code.
      await offerOf(hub);
      await read(hub, late);
      await hub.waitForSelector(".fault:has-text('belongs to an earlier attempt')");
      expect(await second.isVisible(".showing svg.qr")).toBe(true);
      // The page that offered is loaded anew before the answer is read.
      const gone = await offerOf(hub);
      await hub.reload();
      await hub.waitForSelector(".pad");
      const unread = await answerOf(second, gone);
      await offerOf(hub);
      await read(hub, unread);
      await hub.waitForSelector(".fault:has-text('belongs to an earlier attempt')");
      await letIn(hub, second);
      await enter(second, "4hn=");
      await waitFor(async () => Object.keys(await stands(hub)).length === 1);
    }
  );

  test("an answer stays in sight until it is read, however long that takes", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    const answer = await answerOf(other, await offerOf(hub));
    await other.waitForTimeout(runs({ ci: 22_000, soak: 180_000 }));
    expect(await other.isVisible(".showing svg.qr")).toBe(true);
    await read(hub, answer);
    for (const page of [hub, other]) await areConnected(page);
  });

  test("an offer that has been shown for an hour still lets in", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    await hub.clock.install();
    const offer = await offerOf(hub);
    await hub.clock.fastForward("01:00:00");
    const answer = await answerOf(other, offer);
    await read(hub, answer);
    for (const page of [hub, other]) await areConnected(page);
  });

  test("a page that the phone has put to sleep is shown as lost, and comes back by itself when it wakes", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    await letIn(hub, other);
    const session = await other.context().newCDPSession(other);
    // Nothing of the page runs, as when a phone is in a pocket.
    await session.send("Debugger.enable");
    await session.send("Debugger.pause");
    const start = Date.now();
    await hub.waitForSelector(".connected:has-text('Not connected to any phone')");
    measured.push(`a phone that sleeps is shown as lost after ${Date.now() - start} ms`);
    await enter(hub, "4hn=");
    await hub.waitForTimeout(runs({ ci: 1000, soak: 120_000 }));
    await session.send("Debugger.resume");
    const took = await waitFor(async () => Object.keys(await stands(other)).length === 1);
    measured.push(`what it missed is there ${took} ms after it wakes`);
    await enter(other, "3ntw-1");
    await waitFor(async () => Object.keys(await stands(hub)).length === 2);
    await hub.waitForSelector(".connected:has-text('Connected: Table 2')");
  });

  test("a phone whose answer came to nothing says so, and may begin once more", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    await other.evaluate(() => {
      const made: RTCPeerConnection[] = [];
      const Original = window.RTCPeerConnection;
      window.RTCPeerConnection = class extends Original {
        constructor(configuration?: RTCConfiguration) {
          super(configuration);
          made.push(this);
        }
      };
      const fail = () => {
        // Later than a browser gives up that cannot wait.
        const now = Date.now;
        Date.now = () => now() + 11_000;
        for (const one of made) {
          Object.defineProperty(one, "connectionState", { value: "failed" });
          one.dispatchEvent(new Event("connectionstatechange"));
        }
      };
      Object.assign(window, { fail });
    });
    await answerOf(other, await offerOf(hub));
    await other.evaluate(() => (window as unknown as { fail: () => void }).fail());
    await other.waitForSelector(".showing [role=status]:has-text('The phones cannot find each other.')");
    await other.tap("button:text-is('Read a code again')");
    expect(await other.isVisible("[name=code]")).toBe(true);
  });

  test("two tabs of one phone are one phone; the other one goes on when the first is closed", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    await letIn(hub, other);
    const tab = await other.context().newPage();
    await tab.goto(site().address);
    await tab.waitForSelector(".connected:has-text('in another tab')");
    await enter(hub, "4hn=");
    await waitFor(async () => Object.keys(await stands(tab)).length === 1);
    await other.close();
    await tab.waitForSelector(".connected:has-text('Connected: Table 1')");
    await enter(tab, "3ntw-1");
    await waitFor(async () => Object.keys(await stands(hub)).length === 2);
  });

  test("where a phone's storage is full, what others accept is there, and its own is on theirs", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    await letIn(hub, other);
    await fill(other);
    await enter(hub, "4hn=");
    await enter(other, "3ntw-1");
    await waitFor(async () => Object.keys(await stands(hub)).length === 2);
    await toView(other, "Sheet");
    await other.selectOption("select[aria-label=Table]", "1").catch(() => undefined);
    await other.reload();
    await other.waitForSelector(".connected:has-text('Connected: Table 1')");
    await toView(other, "Standings");
    await toView(hub, "Standings");
    await waitFor(async () => (await other.innerText(".view")) === (await hub.innerText(".view")));
  });

  test("what is no code is said to be none, and who only looks is not connected", async () => {
    const [hub, other] = [await phone(1), await phone(2)];
    const offer = await offerOf(hub);
    await stay(other);
    await other.tap(".phones button:text-is('Read a code')");
    for (const [typed, fault] of [
      ["Bd 1 4H N +1", "There is no code"],
      [offer.replace(/.{3}$/, ""), "incomplete or was changed"],
    ] as const) {
      await other.fill("[name=code]", typed);
      await other.waitForSelector(`.fault:has-text('${fault}')`);
    }
    for (const page of [hub, other]) {
      await toView(page, "Board");
      expect(await page.locator(".connected").count()).toBe(0);
    }
  });
});
