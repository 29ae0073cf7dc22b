import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import sirv from "sirv";
import { SCALE_FAMILIES } from "../../src/bridge/vp/named-scale";
import { KINDS } from "../../src/sessions/kinds";
import {
  chooseKind,
  describeWithBrowser,
  fillIn,
  openPane,
  OUTSIDE_OFFICE,
  type Pane,
  PANE_KINDS,
  pressDownload,
} from "../support/browser";
import { DIST } from "../support/built";
import { writePane } from "../support/language/pane-folder";
import { cutInPage, readInPage } from "../support/language/seen-in-page";
import { exampleText } from "../support/sessions";
import { plainWords } from "../support/language/words";
import { openPlace } from "../support/places";

const TABS = ["tonight", "session", "results", "open", "season", "functions", "scores"] as const;

/** In pixels, those of phones. */
const WIDTHS = [360, 320];

/** What has one name in every language, or is the browser's: the program's, those of the tests, and codes that are typed. */
const NAMES = new Set([
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString("en-US", { month: "long" })),
  ...plainWords(SCALE_FAMILIES.map(({ name }) => name).join()),
  ...Object.values(KINDS)
    .flatMap(({ columns }) => Object.keys(columns))
    .flatMap(plainWords),
  ...["Overtrick", "Letter", "xlsx", "Reds", "Blues", "Greens", "Golds", "Ann", "Bob", "Eve", "bingo"],
]);

describeWithBrowser("the pane in a made-up language, a third longer", (site) => {
  let folder: string;
  let server: Server;
  let pane: Pane | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "pane-language-"));
    await writePane(folder);
    const [own, rest] = [sirv(folder), sirv(DIST)];
    server = createServer((request, response) => own(request, response, () => rest(request, response)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => pane?.page.context().close());
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(options = {}): Promise<Page> {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/taskpane.html`;
    pane = await openPane({ ...site(), address }, OUTSIDE_OFFICE, options);
    return pane.page;
  }

  /** What is left out, and what is cut on narrow phones, of the view that is shown. */
  async function faultsOf(page: Page, view: string, known: ReadonlySet<string> = NAMES): Promise<string[]> {
    const isCode = (word: string) => known.has(word) || /^[A-Z]+$/.test(word);
    // A code of results is letters without a meaning.
    const leftOut = (await readInPage(page)).filter(
      (text) => !/^OT[\w-]+$/.test(text) && !plainWords(text).every(isCode)
    );
    const faults = leftOut.map((text) => `${view} is in English: ${text}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      faults.push(...(await cutInPage(page)).map((text) => `${view}, ${width} px wide: ${text}`));
    }
    return faults;
  }

  test("every tab", async () => {
    const page = await open();
    const functions = new Set([...NAMES, ...plainWords(readFileSync(path.join(DIST, "functions.json"), "utf8"))]);
    const faults: string[] = [];
    for (const tab of TABS) {
      await page.click(`#tab-${tab}`);
      await page.waitForTimeout(300);
      faults.push(...(await faultsOf(page, tab, tab === "functions" ? functions : NAMES)));
    }
    expect(faults).toEqual([]);
  });

  test("every kind of session", async () => {
    const page = await open();
    const faults: string[] = [];
    for (const kind of PANE_KINDS) {
      await chooseKind(page, kind);
      await page.$$eval("#panel-workbook details", (all) => all.forEach((details) => details.setAttribute("open", "")));
      await page.waitForTimeout(100);
      faults.push(...(await faultsOf(page, kind)));
      await openPlace(page, "results");
      await page.fill("textarea:visible", "table,board,points\n1,1,421\n2,9,x");
      await page.waitForTimeout(200);
      faults.push(...(await faultsOf(page, `${kind} faults`)));
      await openPlace(page, "workbook");
    }
    expect(faults).toEqual([]);
  });

  test("an evening that is played, its standings and its codes", async () => {
    const page = await open();
    const faults: string[] = [];
    const look = async (view: string) => void faults.push(...(await faultsOf(page, view)));
    const accept = () => page.click(".accept .primary");
    await openPlace(page, "play");
    await page.click(".tonight .primary");
    await page.waitForSelector(".bidding-box");
    await look("the pad");
    await page.click(".bid >> nth=3");
    await look("a contract");
    await page.click(".play-of-hand .row[role=group] button >> nth=0");
    await page.click(".results button >> nth=0");
    await look("a result");
    await accept();
    await look("a question");
    if (await page.isVisible(".question")) await accept();
    await look("the next board");
    await page.fill(".tonight input[type=text], .tonight input:not([type])", "bingo");
    await page.keyboard.press("Enter");
    await look("a line that is not understood");
    for (const view of [1, 2]) {
      await page.click(`.views button >> nth=${view}`);
      await page.waitForTimeout(300);
      await look(`view ${view}`);
    }
    expect(faults).toEqual([]);
  });

  test("results, and what is made of them", async () => {
    const page = await open();
    const faults: string[] = [];
    await openPlace(page, "results");
    await page.fill("textarea:visible", exampleText("four-pairs"));
    await page.waitForSelector("#panel-results .report table");
    faults.push(...(await faultsOf(page, "a report")));
    await page.fill("textarea:visible", "Bd 7 3NT W -2\nBd 8 4O N =\nhello");
    await page.waitForTimeout(300);
    faults.push(...(await faultsOf(page, "messages", new Set([...NAMES, "Bd", "hello"]))));
    await openPlace(page, "workbook");
    await pressDownload(page);
    await page.waitForSelector("#panel-workbook .message");
    faults.push(...(await faultsOf(page, "a download")));
    expect(faults).toEqual([]);
  });

  test("numbers and dates are the browser's", async () => {
    const page = await open({ locale: "de-DE" });
    await chooseKind(page, "team-match");
    await fillIn(page, "date", "2026-11-20");
    await openPlace(page, "results");
    await page.fill("textarea:visible", exampleText("team-match"));
    await page.waitForSelector("#panel-results .report table");
    const shown = await page.innerText("#panel-results .report tbody");
    expect(shown).toMatch(/\d,\d/);
    expect(shown).not.toMatch(/\d\.\d/);
    await openPlace(page, "play");
    await page.waitForSelector("#panel-play >> text=20. November 2026");
  });
});
