import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import type { Evening } from "../../src/play/evening";
import { bytesOf, describeWithBrowser, openPane, OUTSIDE_OFFICE, valueOf, type Pane } from "../support/browser";
import { deleteEvening, eveningAction, eveningRows, openEvening } from "../support/evening-list";
import { keepEvenings, wholeEvenings } from "../support/kept-evenings";
import { empty, fill, started } from "../support/killed-browser";
import { plainFourPairs, type PlainResult } from "../support/plain-scorer";
import { runs } from "../support/runs";
import { PHONE, beginPlay, padBoard, reloaded, standings, tapBoard, toEvenings } from "../support/tonight";
import { openPlace } from "../support/places";

/** The results of the whole evening that version 0.18.0 kept, by table and board. */
const LINES_OF_0_18: readonly (PlainResult | null)[] = [
  { level: 4, strain: "H", doubled: 0, declarer: "N", over: 0 },
  { level: 3, strain: "NT", doubled: 0, declarer: "W", over: -1 },
  { level: 2, strain: "S", doubled: 0, declarer: "E", over: 1 },
  null,
  { level: 5, strain: "D", doubled: 1, declarer: "S", over: -2 },
  { level: 1, strain: "NT", doubled: 0, declarer: "S", over: 2 },
  { level: 6, strain: "C", doubled: 0, declarer: "N", over: 0 },
];

describeWithBrowser("what is kept on the device", (site) => {
  const panes: Pane[] = [];
  afterEach(async () => {
    for (const { page } of panes.splice(0)) await page.context().close();
  });
  async function open(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const pane = await openPane(site(), OUTSIDE_OFFICE, PHONE, prepare);
    panes.push(pane);
    return pane.page;
  }
  async function begin(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await open(prepare);
    await beginPlay(page);
    return page;
  }
  /** Another tab of the same browser. */
  async function beside(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto(site().address);
    await other.waitForSelector("html[data-host]");
    return other;
  }
  const warning = (page: Page) => page.locator(".evening > .fault");

  describe("where the pane cannot start", () => {
    const evenings = wholeEvenings(2);
    const damaged = '{"id":"x","kind":"four-pa';
    /** A page whose script fails, with evenings, one that cannot be read, and settings. */
    async function failing(page: Page): Promise<void> {
      await keepEvenings(page, evenings);
      await page.addInitScript((text) => {
        if (localStorage.getItem("overtrick.evening.x")) return;
        localStorage.setItem("overtrick.evening.x", text);
        localStorage.setItem("overtrick.names", '["Ann"]');
        localStorage.setItem("overtrick.results", '"board,contract"');
      }, damaged);
    }
    const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
    const keys = ["overtrick.evening.e0", "overtrick.evening.e1", "overtrick.evening.x"];

    test.each([
      ["its script throws at the first line", 'throw new Error("no beginning");'],
      ["its script cannot be read", "export default 1 }"],
      ["it is found late", 'setTimeout(() => { throw new Error("no beginning") }, 50);'],
    ])("since %s, evenings stay, are saved as a file, and open from there", async (_, body) => {
      const page = await (await site().browser.newContext()).newPage();
      panes.push({ page, view: page, requests: [], errors: [] });
      await failing(page);
      let isBroken = true;
      await page.route(/taskpane\.js/, (route) =>
        isBroken ? route.fulfill({ contentType: "text/javascript", body }) : route.continue()
      );
      await page.goto(site().address);
      const save = page.locator("#pane [role=alert] button:text-is('Save the evenings to a file')");
      const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
      expect(await stored(page)).toEqual(keys);
      const bytes = Buffer.from(await bytesOf(download));
      const file = JSON.parse(bytes.toString()) as { evenings: string[]; results: string };
      expect(file.evenings.sort()).toEqual([...evenings.map((evening) => JSON.stringify(evening)), damaged].sort());
      expect(file.results).toBe("board,contract");
      isBroken = false;
      await page.click("#pane [role=alert] button:text-is('Open again')");
      await page.waitForSelector("html[data-host]");
      await openPlace(page, "evenings");
      await page.waitForSelector(".kept");
      expect(await page.locator(".kept li").count()).toBe(3);
      // On another device.
      const other = await open();
      await openPlace(other, "join");
      await other.setInputFiles(".drop-zone input", { name: "all.json", mimeType: "application/json", buffer: bytes });
      await other.waitForSelector(".kept li:nth-child(2)");
      expect(await eveningRows(other).allInnerTexts()).toEqual([
        expect.stringContaining("Evening 2"),
        expect.stringContaining("Evening 1"),
      ]);
    });

    test("since its script does not come, evenings can be saved too", async () => {
      const page = await (await site().browser.newContext()).newPage();
      panes.push({ page, view: page, requests: [], errors: [] });
      await failing(page);
      await page.route(/taskpane\.js/, (route) => route.abort());
      await page.goto(site().address);
      await page.waitForSelector("#pane [role=alert] button:text-is('Save the evenings to a file')");
      expect(await stored(page)).toEqual([...keys, "overtrick.names", "overtrick.results"]);
    });

    test("a fault of an extension's script changes nothing", async () => {
      const page = await (await site().browser.newContext()).newPage();
      panes.push({ page, view: page, requests: [], errors: [] });
      await failing(page);
      await page.addInitScript(() => {
        const fail = (filename: string) =>
          window.dispatchEvent(new ErrorEvent("error", { message: "theirs", filename, cancelable: true }));
        document.addEventListener("readystatechange", () => {
          fail("chrome-extension://abc/content.js");
          fail(location.href);
          fail("");
        });
      });
      await page.goto(site().address);
      await page.waitForSelector("html[data-host]");
      expect(await stored(page)).toEqual([...keys, "overtrick.names", "overtrick.results"]);
    });
  });

  test.each([
    ["there is a disk, results are on it", true],
    ["there is none, it is said that they are lost", false],
  ])("where the storage is full and %s, as long as that is so", async (_, hasDisk) => {
    const page = await begin(async (blank) => {
      if (hasDisk) return;
      await blank.addInitScript(() => {
        Object.defineProperty(window, "indexedDB", {
          value: {
            databases: () => Promise.resolve([]),
            open: () => {
              throw new DOMException("no", "InvalidStateError");
            },
          },
        });
      });
    });
    await tapBoard(page, null);
    await fill(page);
    for (let board = 2; board <= 5; board++) {
      await tapBoard(page, null);
      expect(await warning(page).innerText()).toContain("storage is full");
    }
    expect((await warning(page).innerText()).includes("when you close the page")).toBe(!hasDisk);
    if (hasDisk) {
      // That a board is accepted is said when it is on the disk.
      await page.waitForSelector(".last [aria-busy=false]");
      await reloaded(page);
      expect(await padBoard(page)).toBe("Board 6");
      expect(await warning(page).innerText()).toContain("storage is full");
    }
    await empty(page);
    // Tried again by itself.
    await page.waitForFunction(
      (late) =>
        (document.querySelector(".tonight .fault")?.textContent ?? "").includes("full") === false && late !== undefined,
      hasDisk,
      { timeout: 15_000 }
    );
    expect(
      await page.evaluate(
        () =>
          Object.entries(localStorage)
            .find(([key]) => key.startsWith("overtrick.evening."))?.[1]
            .split("passed").length
      )
    ).toBe(6);
  });

  const EVENING: Evening = { ...wholeEvenings(1)[0]!, id: "now", changed: 0 };
  /** Opens the pane with an evening in play, changed before that. */
  const openWith = (text: string, ...others: Evening[]) =>
    open(async (page) => {
      await keepEvenings(page, others);
      await page.addInitScript(
        ([evening]) => {
          if (localStorage.getItem("overtrick.opened")) return;
          localStorage.setItem("overtrick.evening.now", evening!);
          localStorage.setItem("overtrick.opened", "now");
        },
        [text]
      );
    });
  const current = (more: object) => JSON.stringify({ ...EVENING, changed: Date.now(), ...more });

  test("what version 0.18.0 kept is in the new places: evenings, an entry, settings, names, results", async () => {
    const kept = JSON.parse(readFileSync(path.join(__dirname, "kept/0.18.0.json"), "utf8")) as Record<string, string>;
    const page = await open(async (blank) => {
      await blank.clock.setFixedTime(new Date("2026-11-20T20:00:00Z"));
      await blank.addInitScript((stored) => {
        for (const [key, text] of Object.entries(stored))
          if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      }, kept);
    });
    // Whoever played goes on at the board, with what was entered of it.
    await page.waitForSelector(".play-of-hand");
    expect(await padBoard(page)).toBe("Board 3");
    expect(await page.innerText(".contract[aria-pressed=true]")).toContain("3");
    await toEvenings(page);
    expect(await eveningRows(page).allInnerTexts()).toEqual([
      expect.stringContaining("At the club"),
      expect.stringContaining("Rosemary's"),
    ]);
    await openEvening(page, 2);
    await page.waitForSelector(".result-page");
    const totals = plainFourPairs(4, (table, board) => LINES_OF_0_18[(table + board) % 7]!);
    const pairs = ["Ann & Bob", "Cat & Dave", "Eve & Fred", "Gus & Hal"];
    expect(await standings(page)).toEqual(Object.fromEntries(pairs.map((pair, i) => [pair, totals[i]])));
    await toEvenings(page);
    await openPlace(page, "workbook");
    expect(await valueOf(page, "paper")).toBe("Letter");
    expect(await valueOf(page, "pair-2")).toBe("Cat & Dave");
    await openPlace(page, "results");
    expect(await page.inputValue("#panel-results textarea")).toBe("table,board,points\n1,1,420");
  });

  test("one entry that cannot be read is named, and the evening played on with the others", async () => {
    const { entries } = EVENING;
    const some = [...entries.slice(0, 3), { table: 1, board: 9, said: { kind: "claimed" } }, ...entries.slice(3, 6)];
    const page = await openWith(current({ entries: some }));
    await page.waitForSelector(".pad");
    expect(await page.innerText(".evening > .fault")).toContain("board 9 at Table 1");
    expect(await padBoard(page)).toBe("Board 7");
    await tapBoard(page, null);
    await toEvenings(page);
    expect(await page.innerText(".kept li")).toContain("7 of 48 results");
    const kept = await page.evaluate(() => localStorage.getItem("overtrick.evening.now")!);
    expect((JSON.parse(kept) as Evening).entries).toEqual([
      ...some,
      { table: 1, board: 7, said: { kind: "passed" }, at: expect.any(Number) },
    ]);
  });

  test.each([
    ["of a later version", current({ kind: "rubber" }), "later version", "Evening 1"],
    ["damaged", current({}).slice(0, 300), "damaged", "An evening"],
  ])("an evening %s is named, saved as it is, and deleted by hand alone", async (_, text, why, title) => {
    const page = await openWith(text, ...wholeEvenings(2).slice(1));
    await openPlace(page, "evenings");
    await page.waitForSelector(".kept");
    const item = page.locator(".kept li").last();
    expect(await eveningRows(page).allInnerTexts()).toEqual([
      expect.stringContaining("Evening 2"),
      expect.stringContaining(title),
    ]);
    expect(await item.innerText()).toContain(why);
    const [download] = await Promise.all([page.waitForEvent("download"), eveningAction(page, "Save unchanged", 2)]);
    expect(readFileSync(await download.path(), "utf8")).toBe(text);
    await beginPlay(page);
    await tapBoard(page, null);
    await toEvenings(page);
    expect(await page.evaluate(() => localStorage.getItem("overtrick.evening.now"))).toBe(text);
    await deleteEvening(page, 3);
    expect(await page.locator(".kept li").count()).toBe(2);
    await page.waitForFunction(isDeletedOnDisk, "overtrick.evening.now");
    await page.reload();
    await page.waitForSelector("html[data-host]");
    await openPlace(page, "evenings");
    await page.waitForSelector(".kept");
    expect(await page.locator(".kept li").count()).toBe(2);
  });

  test("an evening that another tab deletes leads back to the list; its results can be kept", async () => {
    const page = await begin();
    await tapBoard(page, null);
    const other = await beside(page);
    await other.waitForSelector(".pad");
    const deleteThere = async () => {
      await toEvenings(other);
      await deleteEvening(other);
    };
    await deleteThere();
    await page.waitForSelector(".tonight [role=alert]");
    expect(await page.innerText(".tonight [role=alert]")).toContain("has been deleted in another tab");
    await page.tap("button:text-is('Keep its result')");
    expect(await padBoard(page)).toBe("Board 2");
    await page.reload();
    await page.waitForSelector(".pad");
    expect(await padBoard(page)).toBe("Board 2");
    // Without results there is nothing to keep.
    await page.tap(".undo");
    await other.waitForSelector(".kept li");
    await deleteEvening(other);
    await page.waitForSelector(".tonight [role=alert]");
    expect(await page.locator("button:text-is('Keep its result')").count()).toBe(0);
    await page.reload();
    await page.waitForSelector("html[data-host]");
    await openPlace(page, "evenings");
    await page.waitForSelector(".evenings");
    expect(await page.locator(".kept li").count()).toBe(0);
  });

  test("a browser that is killed after it said what was accepted has it when it is opened again", async () => {
    const kills = runs({ ci: 2, soak: 100 });
    let folder = "";
    let accepted = 0;
    const lost: string[] = [];
    for (let kill = 0; kill <= kills; kill++) {
      if (kill === kills || accepted > 40) {
        const { page, end } = await started(folder, site().address);
        if ((await acceptedIn(page)) !== accepted) lost.push(`kill ${kill}: ${await acceptedIn(page)} of ${accepted}`);
        await end();
        rmSync(folder, { recursive: true, force: true });
        folder = "";
        if (kill === kills) break;
      }
      const isNew = folder === "";
      if (isNew) folder = mkdtempSync(path.join(tmpdir(), "killed-"));
      if (isNew) accepted = 0;
      const { page, end } = await started(folder, site().address);
      if (isNew) {
        await beginPlay(page);
      }
      await page.waitForSelector(".pad");
      // Left without a result, an evening is deleted.
      const found = isNew ? 0 : await acceptedIn(page);
      if (found !== accepted) lost.push(`kill ${kill}: ${found} of ${accepted}`);
      accepted = found;
      for (let more = 1 + (kill % 3); more > 0; more--) {
        if (accepted === 24) await page.selectOption("select[aria-label=Table]", "2");
        if (await page.isVisible(".between button.primary")) await page.click(".between button.primary");
        const board = await padBoard(page);
        await page.click("button:text-is('Passed out')");
        await page.click(".accept .primary");
        await page.waitForSelector(`.sentence:has-text('${board}: passed out')`);
        accepted++;
      }
      await end();
    }
    expect(lost).toEqual([]);
  }, 1_200_000);
});

/** Whether the disk has heard that something was deleted; runs in the page. */
function isDeletedOnDisk(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = indexedDB.open("overtrick");
    asked.onsuccess = () => {
      const kept = asked.result.transaction("kept").objectStore("kept").get(key);
      kept.onsuccess = () => {
        asked.result.close();
        resolve(String(kept.result).startsWith('{"deleted"'));
      };
    };
  });
}

/** How many boards of both tables have a result. */
async function acceptedIn(page: Page): Promise<number> {
  await page.waitForSelector(".pad, .result-page");
  await toEvenings(page);
  const [, found] = /(\d+) of \d+ results/.exec(await page.innerText(".kept li")) ?? [];
  await openEvening(page);
  return Number(found);
}
