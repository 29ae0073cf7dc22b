import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { readXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import sirv from "sirv";
import { placeOf } from "../../src/taskpane/shell/places";
import { readyFiles, type ReadyFile } from "../../scripts/ready-workbooks";
import { writeSite } from "../../scripts/site/write-site";
import { violations, type AxeRules } from "../support/axe";
import { bytesOf, describeWithBrowser, pressDownload, showField } from "../support/browser";
import { DIST } from "../support/built";
import { runs, swept } from "../support/runs";
import { bidButton, takeSeats } from "../support/tonight";

const DOWNLOADED = "four-pairs-24-imps-a4.xlsx";

/** Of the ready workbooks `test/docs/ready` makes those that are asked for most: here the soak makes the others. */
const MADE = runs({ ci: false, soak: true }) ? readyFiles().flatMap(({ file, asked }) => (asked ? [] : [file])) : [];
const make = ({ file, make: made }: ReadyFile) =>
  MADE.includes(file) || file === DOWNLOADED ? made() : Promise.resolve(new Uint8Array());

const PHONE = { width: 360, height: 740 };

/** Sets a page in letters that every machine has, which are as wide as those of phones. */
async function inLiberationSans(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [sheet] = document.styleSheets;
    sheet?.insertRule('body { font-family: "Liberation Sans", Arial, sans-serif; }', sheet.cssRules.length);
  });
}

/** What the pane and the functions have as pages of their own: their suites look at them. */
const OF_THE_PANE = ["taskpane.html", "functions.html", "functions-help.html"];

describeWithBrowser("the site", (browserOf) => {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-site-"));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  let pages: readonly string[];
  let server: Server;
  let address: string;

  beforeAll(async () => {
    cpSync(DIST, folder, { recursive: true });
    await writeSite(folder, { support: "help@example.org" }, make);
    pages = (readdirSync(folder, { recursive: true }) as string[])
      .map((file) => file.replace(/\\/g, "/"))
      .filter((file) => file.endsWith(".html") && !OF_THE_PANE.includes(file));
    server = createServer(sirv(folder, { dev: true }));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("has the pages that manifests and marketplace name, the guide, and all ready workbooks", () => {
    expect(pages).toEqual(
      expect.arrayContaining(["index.html", "privacy.html", "terms.html", "support.html", "guide/user-guide.html"])
    );
    const workbooks = readdirSync(path.join(folder, "workbooks"));
    expect(workbooks.sort()).toEqual(
      readyFiles()
        .map(({ file }) => file)
        .sort()
    );
    expect(workbooks.length).toBeGreaterThanOrEqual(40);
    const home = read("index.html");
    for (const file of workbooks) expect(home).toContain(`href="workbooks/${file}" download`);
  });

  test("every link, picture and anchor leads somewhere", () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/(?:href|src)="([^"]*)"/g)]
        .map(([, to]) => to!)
        .filter((to) => !/^(https|mailto):/.test(to) && !leads(page, to))
        .map((to) => `${page}: ${to}`)
    );
    expect(broken).toEqual([]);
  });

  function leads(page: string, to: string): boolean {
    const [file, anchor] = to.split("#") as [string, string?];
    const target = file === "" ? page : path.posix.join(path.posix.dirname(page), file);
    // The pane reads what is behind the # itself.
    if (target === "taskpane.html") return anchor === undefined || placeOf(anchor) !== null;
    if (!existsSync(path.join(folder, target))) return false;
    return anchor === undefined || read(target).includes(`id="${anchor}"`);
  }

  test("every page forbids all that is not the site's, and scripts but for the one file of the first page", () => {
    for (const page of pages) {
      const html = read(page);
      const isFirst = page === "index.html";
      const policy = `default-src 'none'; style-src 'self'; img-src 'self';${isFirst ? " script-src 'self';" : ""} base-uri`;
      expect([page, html]).toEqual([page, expect.stringContaining(`content="${policy}`)]);
      const script = '<script src="first-page.js" defer></script>';
      const rest = isFirst ? html.replace(script, "") : html;
      expect([page, html.length - rest.length]).toEqual([page, isFirst ? script.length : 0]);
      expect([page, /<script|<style| style=| on\w+=/.exec(rest)]).toEqual([page, null]);
    }
  });

  /** The links that are seen to the empty workbooks of four pairs with 24 boards, by IMPs. */
  const seen = (page: Page) => page.locator('a[href*="/four-pairs-24-imps-"]:visible').evaluateAll(hrefs);
  const hrefs = (links: Element[]) => links.map((link) => link.getAttribute("href"));
  const [A4, LETTER] = ["a4", "letter"].map((paper) => `workbooks/four-pairs-24-imps-${paper}.xlsx`);

  test.each([
    ["en-GB", A4, "Letter", LETTER],
    ["en-US", LETTER, "A4", A4],
  ])(
    "in %s it is the paper of the place that is offered, until another is chosen",
    async (locale, usual, other, then) => {
      const context = await browserOf().browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto(`${address}/index.html`);
      expect(await seen(page)).toEqual([usual]);
      await page.getByRole("radio", { name: other }).check({ force: true });
      expect(await seen(page)).toEqual([then]);
      await page.goto(`${address}/index.html`);
      expect(await seen(page)).toEqual([then]);
      await context.close();
    }
  );

  test("how many you are is handed on to the pad and to the workbook, where the first proposal is chosen", async () => {
    const context = await browserOf().browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    // In the morning the usual start counts, and not now.
    await page.clock.setFixedTime(new Date("2026-11-20T20:00:00"));
    await page.goto(`${address}/index.html`);
    const asked = () => page.locator(".hero a[data-asks]").evaluateAll(hrefs);
    const both = (query: string) => [`taskpane.html#play?${query}`, `taskpane.html#workbook?${query}`];
    expect(await asked()).toEqual(both("people=8&until=23%3A00"));
    await page.tap("text=+ >> nth=0");
    expect(await page.inputValue("#people")).toBe("9");
    await page.fill("#until", "23:04");
    expect(await asked()).toEqual(both("people=9&until=23%3A04"));
    await page.fill("#from", "20:10");
    expect(await asked()).toEqual(both("people=9&until=23%3A04&from=20%3A10"));
    const [game, ...length] = (await page.innerText(".answer .fits >> nth=0 >> strong")).split(", ");
    await page.tap("text=Start scoring");
    // The pane says of the same answers what the site said.
    await page.waitForSelector(`#panel-play .foot-bar button.primary:has-text('${length.join(", ")}')`);
    expect(await page.innerText("#panel-play .radio-card[aria-pressed=true] strong")).toBe(game);
    expect(game).toBe("Individual");
    expect(await page.inputValue("#panel-play [name=from]")).toBe("20:10");
    await page.tap("#panel-play .foot-bar button.primary");
    await takeSeats(page);
    await page.waitForSelector(".tonight button:text-is('Passed out')");
    await context.close();
  });

  test("answers for which there is no game say so, and turn Start scoring off", async () => {
    const context = await browserOf().browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date("2026-11-20T20:00:00"));
    await page.goto(`${address}/index.html`);
    for (const [field, typed, fault] of [
      ["people", "3", "There is no game here for 3 people: choose from 4 to 20."],
      ["people", "", "That is not a number of people: enter one from 4 to 20."],
      ["until", "20:30", "There is time for only 4 boards, and an evening needs at least 12"],
    ] as const) {
      const before = await page.inputValue(`#${field}`);
      await page.fill(`#${field}`, typed);
      expect(await page.innerText(".answer")).toContain(fault);
      expect(await page.locator(".hero a[data-asks]").evaluateAll(hrefs)).toEqual([null, null]);
      await page.fill(`#${field}`, before);
    }
    // More time than any game takes.
    await page.fill("#until", "05:00");
    expect(await page.innerText(".answer")).toContain("more than an evening has");
    await page.fill("#people", "20");
    expect(await page.getAttribute("[aria-label='One more']", "aria-disabled")).toBe("true");
    await context.close();
  });

  test("the drawn pad has the keys of the real one", async () => {
    const context = await browserOf().browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const keys = (within: string) => page.locator(`${within} .play-of-hand`).evaluate((element) => element.textContent);
    await page.goto(`${address}/index.html`);
    const drawn = (await keys(".screen")).replace(/Gus|Hal|Ann|Bob|\s/g, "");
    await page.tap("text=Start scoring");
    await page.tap("#panel-play .foot-bar button.primary:has-text('Four pairs')");
    await takeSeats(page);
    await page.tap(bidButton(4, "H"));
    expect((await keys(".pad")).replace(/\s/g, "")).toBe(drawn);
    await context.close();
  });

  test("without scripts the first page asks nothing, and leads to the pad and the workbook all the same", async () => {
    const context = await browserOf().browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}/index.html`);
    expect(await page.locator("#people:visible").count()).toBe(0);
    expect(await page.locator(".hero a[data-asks]:visible").evaluateAll(hrefs)).toEqual([
      "taskpane.html#play",
      "taskpane.html#workbook",
    ]);
    await context.close();
  });

  test("without scripts both papers are offered, until one is chosen", async () => {
    const context = await browserOf().browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}/index.html`);
    expect(await page.locator('a[href*="/four-pairs-24-imps-"]:visible').count()).toBe(2);
    await page.locator(".segments label").last().click();
    expect(await page.locator('a[href*="/four-pairs-24-imps-"]:visible').count()).toBe(1);
    await context.close();
  });

  test("on a phone thirteen games are seen at once", async () => {
    const context = await browserOf().browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${address}/index.html`);
    await inLiberationSans(page);
    expect(await page.locator(".game").count()).toBe(13);
    const { height } = (await page.locator(".games").boundingBox())!;
    expect(height).toBeLessThanOrEqual(PHONE.height);
    await context.close();
  });

  test.each(["user-guide", "guide-phone", "guide-teams", "guide-season"])(
    "the text of %s is six screens of a phone at most",
    async (guide) => {
      const context = await browserOf().browser.newContext({ viewport: PHONE });
      const page = await context.newPage();
      await page.goto(`${address}/guide/${guide}.html`);
      await inLiberationSans(page);
      const screens = await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = "eager";
        await Promise.all([...document.images].map((picture) => picture.decode()));
        return document.querySelector("main")!.offsetHeight / window.innerHeight;
      });
      expect(screens).toBeLessThanOrEqual(6);
      await context.close();
    }
  );

  test("the page for help says where to ask", () => {
    expect(read("support.html")).toContain('<a href="mailto:help@example.org">');
  });

  /** A page of each make: its colours are those of all. */
  const ONE_OF_EACH = [
    "index.html",
    "guide/index.html",
    "guide/user-guide.html",
    "guide/functions.html",
    "support.html",
  ];

  test.each<[number, "light" | "dark", AxeRules]>([
    [320, "light", "all"],
    [1200, "light", "all"],
    [320, "dark", "colours"],
  ])("at %i px, %s, nothing is wider than the window, and axe finds nothing", async (width, colorScheme, rules) => {
    const context = await browserOf().browser.newContext({ viewport: { width, height: 700 }, colorScheme });
    const page = await context.newPage();
    const errors: string[] = [];
    const foreign: string[] = [];
    page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
    page.on("pageerror", (error) => void errors.push(String(error)));
    page.on("request", (request) => void (request.url().startsWith(address) || foreign.push(request.url())));
    const looked = runs({ ci: [...ONE_OF_EACH, ...swept(pages)], soak: pages });
    for (const file of width === 320 && colorScheme === "light" ? pages : runs({ ci: ONE_OF_EACH, soak: pages })) {
      await page.goto(`${address}/${file}`);
      const over = await page.evaluate(() => ({
        window: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        // A card hides what is too wide for it.
        inside: [...document.querySelectorAll(".game, .drawn, .hero .card, .text table, .text pre")]
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.textContent),
        smallest: Math.min(
          ...[...document.querySelectorAll("main *")].map((e) => parseFloat(getComputedStyle(e).fontSize))
        ),
      }));
      expect([file, over]).toEqual([file, { window: 0, inside: [], smallest: expect.any(Number) }]);
      expect([file, over.smallest >= 16]).toEqual([file, true]);
      if (looked.includes(file)) expect([file, await violations(page, rules)]).toEqual([file, []]);
    }
    expect([errors, foreign]).toEqual([[], []]);
    await context.close();
  });

  test("a ready workbook is downloaded, and opens", async () => {
    const context = await browserOf().browser.newContext({ viewport: { width: 320, height: 700 }, locale: "en-GB" });
    const page = await context.newPage();
    await page.goto(`${address}/index.html`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "A4 Four pairs at home, 24 boards, IMPs", exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(DOWNLOADED);
    const { sheets } = await readXlsx(await bytesOf(download));
    expect(sheets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Table 1", "Table 2", "Scoresheet", "Winners", "Movement"])
    );
    await context.close();
  });

  test("the first page leads to the pane, which makes a workbook and asks nobody else", async () => {
    const context = await browserOf().browser.newContext({
      viewport: { width: 320, height: 700 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on("request", (request) => void (request.url().startsWith(address) || foreign.push(request.url())));
    await page.goto(`${address}/index.html`);
    await page.getByRole("link", { name: "Start scoring" }).click();
    await page.waitForSelector('#places [href="#play"][aria-current=page]');
    await page.goto(`${address}/index.html`);
    await page.getByRole("link", { name: "Make a workbook" }).click();
    await page.waitForSelector("html[data-host]");
    await showField(page, "title");
    const shown = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      letters: parseFloat(getComputedStyle(document.querySelector("#panel-workbook input[name=title]")!).fontSize),
    }));
    expect(shown.width).toBe(320);
    // Into smaller letters a phone zooms.
    expect(shown.letters).toBeGreaterThanOrEqual(16);
    const download = await pressDownload(page);
    expect((await readXlsx(await bytesOf(download))).sheets.length).toBeGreaterThan(4);
    expect(foreign.filter((url) => !url.startsWith("blob:"))).toEqual([]);
    await context.close();
  });
});
