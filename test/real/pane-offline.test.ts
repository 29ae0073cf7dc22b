import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readXlsx } from "hucre/xlsx";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import {
  bytesOf,
  chooseKind,
  describeWithBrowser,
  fillIn,
  LAUNCH_WHOLE,
  PANE_KINDS,
  pressDownload,
  valueOf,
} from "../support/browser";
import { DIST } from "../support/built";
import { swept } from "../support/runs";
import { servedCopy, type ServedCopy } from "../support/served-copy";
import { openPlace, openSeasonFiles } from "../support/places";

const NEWER = "A newer version is ready. Update";

describeWithBrowser("the pane that is kept for use without a network", (site) => {
  let copy: ServedCopy;
  let context: BrowserContext;
  let requests: string[];
  let errors: string[];

  beforeEach(async () => {
    copy = await servedCopy();
    context = await site().browser.newContext({ viewport: { width: 350, height: 700 } });
    requests = [];
    errors = [];
    context.on("request", (request) => void requests.push(request.url()));
    context.on("weberror", (error) => void errors.push(String(error.error())));
    context.on("console", (message) => void errors.push(message.text()));
  });
  afterEach(async () => {
    await context.close();
    await copy.remove();
    expect(errors).toEqual([]);
    const origin = new URL(copy.address).origin;
    expect(requests.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith(`blob:${origin}/`))).toEqual([]);
  });

  /** Waits for the pane, and goes to the tab on which a workbook is made. */
  const started = async (page: Page) => {
    await page.waitForSelector("html[data-host=browser]");
    await openPlace(page, "workbook");
  };
  const registered = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

  /** Opens the pane in a tab of its own. */
  async function open(address = copy.address): Promise<Page> {
    const page = await context.newPage();
    await page.goto(address);
    await started(page);
    return page;
  }

  /** Opens the pane, and waits until it is kept. */
  async function visit(): Promise<Page> {
    const page = await open();
    await page.evaluate(async () => (await navigator.serviceWorker.ready) && undefined);
    return page;
  }

  /** The addresses that are kept, from the pane's folder on. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const keys = await Promise.all(caches.map((cache) => cache.keys()));
      const folder = new URL(".", window.location.href).href;
      return keys.flat().map(({ url }) => url.replace(folder, ""));
    });

  /** What the page says of a newer version. */
  const said = async (page: Page) => (await page.innerText("#newer")).replace(/\s+/g, " ");
  const marked = (page: Page) => page.evaluate(() => document.title === "Marked");
  const mark = (page: Page) => page.evaluate(() => void (document.title = "Marked"));
  const newVersion = (to: string) =>
    copy.change("taskpane.html", (html) => html.replace(/<title>[^<]*/, `<title>${to}`));

  /** Has the browser look for a newer version, as it does at each visit, and waits until it has come to an end. */
  const lookForNewer = (page: Page) =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update().catch(() => undefined);
      const worker = registration.installing;
      if (worker)
        await new Promise<void>((resolve) =>
          worker.addEventListener("statechange", () => worker.state !== "installing" && resolve())
        );
    });

  test("every tab opens without a network after the first visit, and workbooks are saved", async () => {
    const page = await visit();
    const files = readdirSync(path.join(DIST, "taskpane")).filter((file) => /\.(js|css)$/.test(file));
    const names = (await kept(page)).map((url) => url.replace(/\?.*/, ""));
    expect(names).toEqual(expect.arrayContaining(files.map((file) => `taskpane/${file}`)));
    expect(names).toEqual(expect.arrayContaining(["taskpane.html", "functions.json", "assets/icon-512.png"]));
    expect(names.filter((name) => /licences|offline\.js|\.map$/.test(name))).toEqual([]);

    await copy.stop();
    await page.reload();
    await started(page);
    // All parts that a kind may need are there, above.
    for (const kind of swept(PANE_KINDS)) {
      await chooseKind(page, kind);
      await fillIn(page, "title", `Here ${kind}`);
      const { sheets } = await readXlsx(await bytesOf(await pressDownload(page)));
      expect(sheets.length).toBeGreaterThan(2);
    }
    await chooseKind(page, "four-pairs");
    for (const pair of [1, 2, 3, 4]) await fillIn(page, `pair-${pair}`, `Ann ${pair} & Bob ${pair}`);
    await openPlace(page, "results");
    await page.fill("#panel-results textarea", "table,board,points\n1,1,420\n2,1,-50");
    await page.waitForSelector("#panel-results .report");
    const name = (await pressDownload(page)).suggestedFilename();
    const played = { name, mimeType: "", buffer: Buffer.from(await bytesOf(await pressDownload(page))) };
    await openPlace(page, "open");
    await page.setInputFiles("#panel-open input[type=file]", played);
    await page.waitForSelector("#panel-open .report");
    await openSeasonFiles(page);
    await page.setInputFiles("#panel-play .season input[type=file][multiple]", [played]);
    await page.waitForSelector("#panel-play .season table");
    await openPlace(page, "functions");
    await page.waitForSelector("#panel-functions .list-row");
    await openPlace(page, "scores");
    await page.waitForSelector("#panel-scores input");
    await openPlace(page, "play");
    await page.waitForSelector("#panel-play button");
    expect(await page.locator(".failed").count()).toBe(0);
    // In a new tab too, and by a link with an anchor.
    await open(`${copy.address}#there`);
    expect(await said(page)).toBe("");
  });

  test("a newer version is fetched, said, and taken when the button is pressed", async () => {
    const page = await visit();
    const other = await open();
    expect(await registered(page)).toEqual([copy.address]);
    const before = await kept(page);
    await fillIn(page, "title", "Friday");
    newVersion("Newer");
    copy.change("assets/icon-32.png", (bytes) => `${bytes}.`);
    await Promise.all([page, other].map(mark));
    await lookForNewer(page);
    for (const each of [page, other]) await each.waitForFunction(() => document.querySelector("#newer button"));
    expect(await said(page)).toBe(NEWER);
    // Nothing else happens, and a tab that is opened now has the version of the others.
    await page.waitForTimeout(300);
    expect([await marked(page), await marked(other)]).toEqual([true, true]);
    const third = await open();
    expect([await third.title(), await said(third)]).toEqual(["Overtrick", NEWER]);

    await Promise.all([page.waitForEvent("load"), page.click("#newer button")]);
    await started(page);
    expect(await page.title()).toBe("Newer");
    expect(await valueOf(page, "title")).toBe("Friday");
    expect(await said(page)).toBe("");
    // What is of the old version alone is gone.
    const after = await kept(page);
    expect(after).toHaveLength(before.length);
    expect(before.filter((url) => !after.includes(url)).map((url) => url.replace(/\?.*/, ""))).toEqual([
      "assets/icon-32.png",
      "taskpane.html",
    ]);
    // The other tabs stay as they are until they take it as well.
    expect([await marked(other), await said(other)]).toEqual([true, NEWER]);
    await Promise.all([other.waitForEvent("load"), other.click("#newer button")]);
    await started(other);
    expect(await other.title()).toBe("Newer");
    await copy.stop();
    await page.reload();
    await started(page);
    expect(await page.title()).toBe("Newer");
  });

  test.each([
    ["a file of it is missing", () => copy.take("manifest.webmanifest")],
    ["a file is not the one that was built", () => copy.change("taskpane.html", (html) => `${html} `, false)],
    [
      "a network answers for the functions with a page of its own",
      () => {
        copy.change("functions.json", (text) => `${text} `);
        copy.change("functions.json", () => "<h1>Sign in</h1>", false);
      },
    ],
  ])("a newer version leaves the one in use where %s", async (_, breakIt) => {
    const page = await visit();
    const before = await kept(page);
    newVersion("Newer");
    copy.change("manifest.webmanifest", (text) => `${text} `);
    breakIt();
    await lookForNewer(page);
    expect(await said(page)).toBe("");
    await copy.stop();
    await page.reload();
    await started(page);
    expect([await page.title(), await said(page)]).toEqual(["Overtrick", ""]);
    expect(await kept(page)).toEqual(expect.arrayContaining(before));
    errors.length = 0;
  });

  test("a development build forgets what another build has had kept at its address", async () => {
    const page = await visit();
    newVersion("Development");
    copy.change("taskpane.offline.js", (text) => text.replace(/\[\{"url":.*?\}\]/, "null"), false);
    await page.reload();
    await page.waitForFunction(() => document.title === "Development");
    await started(page);
    await page.waitForFunction(async () => (await window.caches.keys()).length === 0);
  });

  test("at the address of the manifests it is not kept", async () => {
    await context.route("https://appsforoffice.microsoft.com/**", (route) => route.abort());
    const page = await open(`${copy.address}?host=excel`);
    await page.waitForTimeout(1000);
    expect([await registered(page), await kept(page)]).toEqual([[], []]);
    expect(requests.filter((url) => url.startsWith("https:"))).toHaveLength(1);
    requests = [];
    errors = errors.filter((text) => !text.includes("ERR_FAILED"));
  });

  test.each([
    [
      "there are no service workers",
      () => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }),
    ],
    [
      "they are refused",
      () => {
        const refuse = () => Promise.reject(new DOMException("no", "SecurityError"));
        if ("serviceWorker" in navigator) navigator.serviceWorker.register = refuse;
      },
    ],
  ])("it works where %s", async (_, prepare) => {
    await context.addInitScript(prepare);
    const page = await open();
    await page.waitForTimeout(500);
    expect((await pressDownload(page)).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test("it can be installed", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "overtrick-profile-"));
    const profile = await chromium.launchPersistentContext(folder, LAUNCH_WHOLE);
    const page = await profile.newPage();
    await page.goto(copy.address);
    await started(page);
    const session = await profile.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const { errors: faults, url } = await session.send("Page.getAppManifest");
    expect([installabilityErrors, faults, path.basename(url)]).toEqual([[], [], "manifest.webmanifest"]);
    await profile.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("opened as a file it is not kept, and says nothing of that", async () => {
    const page = await open(pathToFileURL(path.join(DIST, "taskpane.html")).href);
    await page.waitForTimeout(500);
    await pressDownload(page);
    // What a page of the file system asks for by itself is refused, as it was without a worker.
    errors = errors.filter((text) => !/functions\.json|ERR_FAILED/.test(text));
    requests = requests.filter((url) => !/^(blob:)?file:|^blob:null/.test(url));
  });
});
