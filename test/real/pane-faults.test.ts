import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { functionsTexts } from "../../src/taskpane/functions/functions-texts";
import { texts } from "../../src/taskpane/texts";
import type { PlayedExcel } from "../office/host/install";
import {
  bytesOf,
  chooseKind,
  describeWithBrowser,
  describeWithExcel,
  fillIn,
  kindOf,
  type OfficeScript,
  openPane,
  openRow,
  OUTSIDE_OFFICE,
  type Pane,
  pressDownload,
  pressOnSession,
  showForm,
  valueOf,
  wayOut,
} from "../support/browser";
import { partsWith } from "../support/built";
import { runs } from "../support/runs";
import { openPlace } from "../support/places";

/** What only the part that writes workbooks has, a number of Excel's version; and those that name files, Windows' names. */
const [WRITER, FILE_NAMES] = ["191029", "con|prn"];

const NOT_LOADED = texts.partNotLoaded;

const EXCEL: OfficeScript = { excel: { sheets: ["Mine"] } };

const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page.setInputFiles("#panel-results input[type=file]", { name, mimeType: "text/csv", buffer });

/** Pastes into the field for results; what a browser would do by itself is not done. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, cancelable: true, bubbles: true });
    document.querySelector("#panel-results textarea")!.dispatchEvent(event);
  }, text);

const fileFault = (page: Page) => page.innerText("#panel-results .drop-zone .fault");

describeWithBrowser("the pane when something is wrong around it", (site) => {
  let pane: Pane;
  afterEach(() => pane.page.context().close());

  test("a full storage is not felt, as long as the page lasts", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, {}, (page) =>
      page.addInitScript(() => {
        // What is stored already stays, and nothing more goes in.
        for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
          try {
            for (let i = 0; ; i++) localStorage.setItem(`${size}.${i}`, "x".repeat(size));
          } catch {
            continue;
          }
      })
    );
    const { page } = pane;
    await fillIn(page, "pair-1", "Ann & Bob");
    await fillIn(page, "title", "Here");
    await chooseKind(page, "five-pairs");
    expect(await valueOf(page, "pair-1")).toBe("Ann & Bob");
    expect((await pressDownload(page)).suggestedFilename()).toMatch(/^Here /);
    await page.waitForSelector("#panel-workbook .banner.done");
    expect((await page.locator(".fault").allInnerTexts()).join("")).toBe("");
    await chooseKind(page, "four-pairs");
    const known = page.locator("#known-names option").first();
    expect(await known.getAttribute("value")).toBe("Ann & Bob");
    expect(await page.evaluate(() => localStorage.getItem("overtrick.session"))).toBeNull();
    expect(pane.errors).toEqual([]);
  });
});

describeWithExcel("buttons that are pressed twice in Excel", (site) => {
  let pane: Pane;
  afterEach(() => pane.page.context().close());

  test("neither a double-click nor a key held down makes a second workbook", async () => {
    pane = await openPane(site(), EXCEL);
    const { page } = pane;
    const made = () => page.evaluate(() => (window as unknown as { played: PlayedExcel }).played.workbook.files.length);
    const button = page.locator(`#panel-workbook ${wayOut("New workbook")}`);
    const done = () => page.waitForSelector("#panel-workbook .banner.done");
    await button.dblclick();
    await done();
    // The second click of a slow double-click comes when the first workbook is there already, and another button.
    await page.locator("#panel-workbook button[name=done]").dispatchEvent("click", { detail: 2 });
    await page.waitForTimeout(300);
    await done();
    expect(await made()).toBe(1);
    await showForm(page);
    await button.dispatchEvent("click", { detail: 2 });
    await page.waitForTimeout(300);
    expect(await made()).toBe(1);
    await button.focus();
    for (let i = 0; i < 5; i++) {
      await page.keyboard.down("Enter");
      await page.waitForTimeout(50);
      await done();
    }
    await page.keyboard.up("Enter");
    expect(await made()).toBe(2);
    await pressOnSession(pane, "New workbook");
    expect(await made()).toBe(3);
  });

  test("a double-click puts a formula into the cell once, and says so", async () => {
    pane = await openPane(site(), EXCEL);
    const { page } = pane;
    await openPlace(page, "functions");
    await page.click("button[name=IMP]");
    await page.locator("button:text-is('Insert into B2')").dblclick();
    await page.getByText("Inserted into B2.").waitFor();
    await page.waitForTimeout(200);
    expect(await page.locator("#panel-functions .message").allInnerTexts()).toEqual(["Inserted into B2."]);
  });
});

describeWithBrowser("files and texts that are no results", (site) => {
  let pane: Pane;
  beforeEach(async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    await openPlace(pane.page, "results");
  });
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });

  test("5 MB are refused with the sizes, as a file and as a text", async () => {
    const { page } = pane;
    const lines = "1,1,4H,N,=,,Kx7\n".repeat(330_000);
    await chooseFile(page, "season.csv", Buffer.from(lines));
    await page.waitForSelector("#panel-results .fault:not(:empty)");
    expect(await fileFault(page)).toBe(
      "season.csv is 5.3 MB, too large for a session's results: choose a CSV file of at most 200 KB."
    );
    // What is pasted has nothing to do with the file.
    await page.fill("textarea:visible", "table,board,points\n1,1,420");
    await page.waitForSelector("#panel-results .report");
    expect(await fileFault(page)).toBe("");

    const textFault = () => page.innerText("#panel-results .field:has(textarea) .fault");
    await paste(page, lines);
    expect(await textFault()).toBe(
      "This is too long for a session's results: it has 5280000 characters; at most 200000 are accepted."
    );
    // What was there before stays.
    expect(await page.inputValue("textarea:visible")).toBe("table,board,points\n1,1,420");
    expect(await page.locator("#panel-results .report").count()).toBe(1);
    // Typed or dropped there after all.
    await page.evaluate(
      (text) => {
        const area = document.querySelector<HTMLTextAreaElement>("#panel-results textarea")!;
        area.value = text;
        area.dispatchEvent(new Event("input"));
      },
      lines.slice(0, 200_001)
    );
    expect(await textFault()).toContain("it has 200001 characters");
    expect(await page.locator("#panel-results .report").count()).toBe(0);
    expect(await page.locator("#panel-results .out button").count()).toBe(0);
    await page.fill("textarea:visible", "table,board,points\n2,1,420");
    await page.waitForSelector("#panel-results .report");
    expect(await textFault()).toBe("");
  });

  test("a file of almost 200 KB is read to the end, and fifty of its faults are shown", async () => {
    const { page } = pane;
    const lines = "3,1,420\n".repeat(24_000);
    await chooseFile(page, "long.csv", Buffer.from(`table,board,points\n${lines}`));
    await page.waitForSelector("#panel-results .faults");
    const items = await page.locator("#panel-results .faults li").allInnerTexts();
    expect(items).toHaveLength(51);
    expect(items[0]).toBe("Line 2, table: There is no Table 3: enter 1 or 2.");
    expect(items[50]).toMatch(/^… and \d+ more\.$/);
    expect(await page.locator("#panel-results .out button").count()).toBe(0);
  });

  test("a long text is pasted where the caret is, in place of what is selected", async () => {
    const { page } = pane;
    const lines = "1,1,420\n".repeat(2_000);
    await page.fill("textarea:visible", "table,board,points\n2,1,50\nold");
    await page.evaluate(() => {
      document.querySelector<HTMLTextAreaElement>("#panel-results textarea")!.setSelectionRange(26, 29);
    });
    await paste(page, lines);
    expect(await page.inputValue("textarea:visible")).toBe(`table,board,points\n2,1,50\n${lines}`);
    await page.waitForSelector("#panel-results .faults");
  });

  test("a workbook, a picture and a text without its byte order are no text", async () => {
    const { page } = pane;
    await openPlace(page, "workbook");
    const xlsx = Buffer.from(await bytesOf(await pressDownload(page)));
    await openPlace(page, "results");
    const files: Record<string, Buffer> = {
      "evening.xlsx": xlsx,
      "evening.png": readFileSync(path.join(__dirname, "../../assets/icon-32.png")),
      "evening.csv": Buffer.from("table,board,points\n1,1,420", "utf16le"),
    };
    for (const [name, bytes] of Object.entries(files)) {
      await chooseFile(page, name, bytes);
      await page.waitForSelector(`#panel-results .fault:has-text("${name}")`);
      expect(await fileFault(page)).toBe(
        `${name} is not a text file: save the results as CSV. To open an Overtrick workbook, use “Open a workbook”.`
      );
      expect(await page.inputValue("textarea:visible")).toBe("");
    }
  });

  test("what an earlier file held goes when one is refused", async () => {
    const { page } = pane;
    const download = page.locator(`#panel-results ${wayOut("Download")}`);
    await chooseFile(page, "evening.csv", Buffer.from("table,board,points\n1,1,420"));
    await page.waitForSelector("#panel-results .report");
    expect(await download.isEnabled()).toBe(true);
    await chooseFile(page, "evening.png", Buffer.from([0]));
    await page.waitForSelector('#panel-results .fault:has-text("evening.png")');
    expect(await page.locator("#panel-results .report").count()).toBe(0);
    expect(await page.inputValue("textarea:visible")).toBe("");
    expect(await download.count()).toBe(0);
  });

  test("a file that was mended can be chosen once more under its name", async () => {
    const { page } = pane;
    await chooseFile(page, "evening.csv", Buffer.from("table,board,points\n3,1,420"));
    await page.waitForSelector("#panel-results .faults");
    const input = page.locator("#panel-results input[type=file]");
    expect(await input.inputValue()).toContain("evening.csv");
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), input.click()]);
    // Only where nothing is chosen is the same name a change.
    expect(await input.inputValue()).toBe("");
    const buffer = Buffer.from("table,board,points\n1,1,420");
    await chooser.setFiles({ name: "evening.csv", mimeType: "text/csv", buffer });
    await page.waitForSelector("#panel-results .report");
  });
});

describeWithBrowser("the pane where Office.js is refused", (site) => {
  test("does not wait for it", async () => {
    // Without the clock that would end the waiting.
    const pane = await openPane(site(), "unreachable", {}, (page) =>
      page.addInitScript(() => {
        const set = window.setTimeout.bind(window);
        const short = (call: () => void, delay = 0) => (delay < 1000 ? set(call, delay) : 0);
        window.setTimeout = short as typeof window.setTimeout;
      })
    );
    await pressDownload(pane.page);
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });
});

describeWithBrowser("the pane without a connection", (site) => {
  let pane: Pane;
  const offline = (is: boolean) => pane.page.context().setOffline(is);
  afterEach(async () => {
    expect(pane.errors.filter((text) => !text.includes("net::ERR_"))).toEqual([]);
    await pane.page.context().close();
  });

  test("what a press needs was loaded while the pane had nothing else to do", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { isEverIdle: true });
    for (const part of [partsWith(WRITER), partsWith(FILE_NAMES)])
      await pane.page.waitForFunction((address) => {
        const loaded = performance.getEntriesByType("resource");
        return loaded.some((resource) => new RegExp(address).test(resource.name));
      }, part.source);
    await pane.page.waitForLoadState("networkidle");
    await offline(true);
    expect(await pressOnSession(pane, "Download")).toMatch(/^Downloaded as/);
  });

  test("a press says what to do, and works when there is one again", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await offline(true);
    for (let i = 0; i < 2; i++) expect(await pressOnSession(pane, "Download")).toBe(NOT_LOADED);
    await offline(false);
    expect((await pressDownload(page)).suggestedFilename()).toMatch(/^Four pairs .*\.xlsx$/);
    // All parts are there now.
    await offline(true);
    expect(await pressOnSession(pane, "Download")).toMatch(/^Downloaded as/);
  });

  test("what writes workbooks may be missing alone", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    let missing = true;
    await pane.page.route(partsWith(WRITER), (route) => (missing ? route.abort() : route.continue()));
    expect(await pressOnSession(pane, "Download")).toBe(
      "The file was not saved: the part that writes workbooks could not be loaded. Check the connection and try again."
    );
    missing = false;
    await pressDownload(pane.page);
  });

  test("what was typed is there when it is opened again with one", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await fillIn(page, "pair-1", "Ann & Bob");
    await chooseKind(page, "five-pairs");
    await offline(true);
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await offline(false);
    await page.reload();
    await page.waitForSelector("html[data-host]");
    expect(await kindOf(page)).toBe("five-pairs");
    expect(await valueOf(page, "pair-1")).toBe("Ann & Bob");
    expect((await pressDownload(page)).suggestedFilename()).toMatch(/^Five pairs/);
  });

  test("results stay where they are, to be read by “Try again”", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await openPlace(page, "results");
    await page.waitForSelector("#panel-results textarea");
    await offline(true);
    await page.fill("textarea:visible", "table,board,points\n1,1,420");
    await page.waitForSelector("#panel-results .failed");
    expect(await page.innerText("#panel-results .failed p")).toBe(NOT_LOADED);
    await offline(false);
    await page.click('#panel-results button:text-is("Try again")');
    await page.waitForSelector("#panel-results .report");
    expect(await page.locator("#panel-results .failed").count()).toBe(0);
  });

  test("a Swiss event's first round can be asked for again", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await offline(true);
    await chooseKind(page, "swiss-event");
    await openRow(page, "movement");
    await page.waitForSelector("#panel-workbook .table-frame .failed");
    await offline(false);
    await page.click('.table-frame button:text-is("Try again")');
    await page.waitForSelector("#panel-workbook caption:has-text('Round 1')");
  });

  test.each([
    ["the part", () => partsWith(functionsTexts.searchExample)],
    ["the list", () => /functions\.json/],
  ])("%s of the functions missing: “Try again”", async (_, part) => {
    const { browser, address } = site();
    const page = await (await browser.newContext()).newPage();
    pane = { page, view: page, requests: [], errors: [] };
    page.on("pageerror", (error) => void pane.errors.push(String(error)));
    let missing = true;
    await page.route(part(), (route) => (missing ? route.abort() : route.continue()));
    await page.goto(address);
    await openPlace(page, "functions");
    await page.waitForSelector("#panel-functions .failed");
    expect(await page.innerText("#panel-functions .failed p")).toBe(NOT_LOADED);
    missing = false;
    await page.click('#panel-functions button:text-is("Try again")');
    await page.waitForSelector("#panel-functions .list-row");
  });

  test("a part of another version is told as one that is missing", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    // As a server answers that has a newer one under the same name.
    const id = '(self.webpackChunkovertrick=self.webpackChunkovertrick||[]).push([["other"],{}]);';
    await pane.page.route(partsWith(FILE_NAMES), (route) =>
      route.fulfill({ contentType: "text/javascript", body: id })
    );
    expect(await pressOnSession(pane, "Download")).toBe(NOT_LOADED);
  });
});

describeWithBrowser("the pane that cannot start", (site) => {
  let pane: Pane;
  afterEach(() => pane.page.context().close());

  /** Opens a page of the pane, which may stay without a host. */
  async function open(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
    const { browser, address } = site();
    const page = await (await browser.newContext()).newPage();
    pane = { page, view: page, requests: [], errors: [] };
    await prepare(page);
    await page.goto(address);
    return page;
  }
  const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

  // Whatever it is, without a browser: test/taskpane/workbook/form/remembered.test.ts.
  const STORED = ["null", "7", '"x"', "[null]", '{"title":null,"pairs":{"0":1}}', "{"];

  test.each(STORED.filter((_, i) => runs({ ci: i >= 4, soak: true })))(
    "what is stored for the session may be %s",
    async (text) => {
      const page = await open((each) =>
        each.addInitScript((session) => localStorage.setItem("overtrick.session", session), text)
      );
      await page.waitForSelector("html[data-host]");
      await openPlace(page, "workbook");
      expect(await kindOf(page)).toBe("four-pairs");
    }
  );

  test("says so, forgets what it remembered, and starts when it is opened again", async () => {
    const page = await open((each) =>
      each.addInitScript(() => {
        // Only what is remembered keeps it from starting.
        const { insertBefore } = Node.prototype;
        Node.prototype.insertBefore = function <T extends Node>(added: T, before: Node | null): T {
          const isPlaces = added instanceof Element && added.matches("nav");
          if (isPlaces && localStorage.getItem("overtrick.names")) throw new Error("no places");
          return insertBefore.call(this, added, before) as T;
        };
        if (localStorage.getItem("another")) return;
        localStorage.setItem("another", "mine");
        localStorage.setItem("overtrick.names", '["Ann"]');
        localStorage.setItem("overtrick.results", '"table,board"');
      })
    );
    const said = await page.innerText("#pane [role=alert] p");
    expect(said).toContain("Overtrick could not start. Its settings were cleared, but your evenings are kept");
    expect(said).toContain('The error was "no places".');
    expect(await stored(page)).toEqual(["another"]);
    await page.click("#pane [role=alert] button");
    await page.waitForSelector("html[data-host]");
    expect(await page.locator("[role=alert]:has-text('could not')").count()).toBe(0);
    await openPlace(page, "workbook");
    expect(await kindOf(page)).toBe("four-pairs");
  });

  test("says so where its script throws before it has begun", async () => {
    const page = await open(async (each) => {
      await each.addInitScript(() => localStorage.setItem("overtrick.session", "{}"));
      const script = { contentType: "text/javascript", body: 'throw new Error("no beginning");' };
      await each.route(/taskpane\.js/, (route) => route.fulfill(script));
    });
    expect(await page.innerText("#pane [role=alert] p")).toContain("no beginning");
    expect(await stored(page)).toEqual([]);
  });

  test("says so where its script does not come, and remembers", async () => {
    let missing = true;
    const page = await open(async (each) => {
      await each.addInitScript(() => localStorage.setItem("overtrick.names", '["Ann"]'));
      await each.route(/taskpane\.js/, (route) => (missing ? route.abort() : route.continue()));
    });
    expect(await page.innerText("#pane [role=alert] p")).toBe(
      "Overtrick could not be loaded. Check the connection and open it again."
    );
    expect(await stored(page)).toEqual(["overtrick.names"]);
    missing = false;
    await page.click("#pane [role=alert] button");
    await page.waitForSelector("html[data-host]");
  });

  test("results that were typed or chosen are there when it is opened again", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const reload = async () => {
      await page.reload();
      await page.waitForSelector("html[data-host]");
    };
    await openPlace(page, "results");
    await page.fill("#panel-results textarea", "table,board,points\n1,1,420\n2,1,50");
    await page.waitForSelector("#panel-results .report");
    await reload();
    await page.waitForSelector("#panel-results .report");
    expect(await page.inputValue("#panel-results textarea")).toBe("table,board,points\n1,1,420\n2,1,50");
    expect(await page.locator("#panel-results .out button").getAttribute("disabled")).toBe(null);
    await chooseFile(page, "evening.csv", Buffer.from("table,board,points\n3,1,420"));
    await page.waitForSelector("#panel-results .faults");
    await reload();
    await page.waitForSelector("#panel-results .faults");
    await page.fill("#panel-results textarea", "");
    await reload();
    expect(await page.inputValue("#panel-results textarea")).toBe("");
    expect(pane.errors).toEqual([]);
  });
});
