import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type Download, type Frame, type Locator, type Page } from "playwright-core";
import sirv from "sirv";
import { texts } from "../../src/taskpane/texts";
import type { PhoneMode } from "../../src/play/one-phone";
import { isOfficeInstalled, MARKER, playExcel } from "../office/excel";
import type { HostOptions } from "../office/host/install";
import { built, DIST } from "./built";
import { openPlace } from "./places";

const INSTALL = "apt-get install chromium, or install Chrome or Edge";
const INSTALL_OFFICE = "npm ci --prefix test/office";
const OFFICE = "https://appsforoffice.microsoft.com/";
const PLACES = [
  process.env.CHROMIUM ?? "",
  // Without windows and what belongs to them a page takes half of the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
];
const FOUND = PLACES.filter((place) => place !== "" && existsSync(place));
const [EXECUTABLE] = FOUND;

/** How the browser is started. */
export const LAUNCH = {
  executablePath: EXECUTABLE ?? "",
  args: [
    "--no-sandbox",
    // No page reaches the network, whatever it asks for.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    // The pane is on this machine, and Excel around it on the web.
    "--disable-features=LocalNetworkAccessChecks",
  ],
};

/** The same with all that people have: cameras with permissions, profiles that last, apps that are installed. */
export const LAUNCH_WHOLE: typeof LAUNCH = {
  ...LAUNCH,
  executablePath: FOUND.find((place) => !place.endsWith("headless-shell")) ?? LAUNCH.executablePath,
};

/** What the pages of a suite run in. */
export interface Site {
  readonly browser: Browser;
  readonly address: string;
}

/**
 * A suite that needs Chromium and the built pane. Where Chromium is absent the suite is skipped
 * with a line that says how to install it; with CI=true it fails instead.
 */
export function describeWithBrowser(name: string, suite: (site: () => Site) => void): void {
  if (!EXECUTABLE) {
    if (process.env.CI === "true")
      test(name, () => {
        throw new Error(`A browser is needed: ${INSTALL}`);
      });
    else {
      process.stderr.write(`Skipped: ${name}. It needs a browser: ${INSTALL}\n`);
      describe.skip(name, () => suite(() => undefined as never));
    }
    return;
  }
  describe(name, () => {
    let server: Server;
    let site: Site;
    beforeAll(async () => {
      built("functions", "taskpane");
      server = createServer(sirv(DIST, { dev: true }));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      const browser = await chromium.launch(LAUNCH);
      site = { browser, address: `http://127.0.0.1:${port}/taskpane.html` };
    });
    afterAll(async () => {
      await site?.browser.close();
      server.close();
    });
    suite(() => site);
  });
}

/** The same for a suite that needs Microsoft's Office.js as well. */
export function describeWithExcel(name: string, suite: (site: () => Site) => void): void {
  if (isOfficeInstalled()) return describeWithBrowser(name, suite);
  if (process.env.CI === "true")
    test(name, () => {
      throw new Error(`Office.js is needed: ${INSTALL_OFFICE}`);
    });
  else {
    process.stderr.write(`Skipped: ${name}. It needs Microsoft's Office.js: ${INSTALL_OFFICE}\n`);
    describe.skip(name, () => suite(() => undefined as never));
  }
}

/**
 * How Office.js answers: it is not asked, in a browser; at the address that Excel opens not at all, with this
 * script, or as Microsoft wrote it, in an Excel that is played. `unmarked`: at the address that manifests of
 * earlier versions have.
 */
export type OfficeScript =
  | "outside Office"
  | "unreachable"
  | { readonly script: string }
  | { readonly excel: HostOptions; readonly unmarked?: true };

/** The pane in a browser. */
export const OUTSIDE_OFFICE: OfficeScript = "outside Office";

/** Office.js where the address of the manifests was opened in a browser. */
export const HOST_NULL: OfficeScript = {
  script:
    "window.Office = { onReady: (f) => { const i = { host: null, platform: null }; f && f(i); return Promise.resolve(i); }, context: {} };",
};

/** How the pane's page is opened; only where it asks to does it load parts that are not needed yet, which takes a third of its time. */
export type PaneOptions = Parameters<Browser["newContext"]>[0] & {
  readonly isEverIdle?: true;
  /** What the device has answered about phones; null if it has not been asked. */
  readonly phones?: PhoneMode | null;
};

/** A page of the pane, with what it asked of the network and what went wrong in it. */
export interface Pane {
  readonly page: Page;
  /** Where the pane is: the page, or its frame where Excel is around it. */
  readonly view: Page | Frame;
  readonly requests: string[];
  readonly errors: string[];
}

/**
 * Opens the pane and waits until it knows its host. No worker keeps it, unless the options say so: what a
 * worker answers, the suites' own answers do not reach.
 */
export async function openPane(
  { browser, address }: Site,
  office: OfficeScript,
  { isEverIdle, phones = "each", ...options }: PaneOptions = {},
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()
): Promise<Pane> {
  const context = await browser.newContext({
    viewport: { width: 350, height: 700 },
    serviceWorkers: "block",
    ...options,
  });
  // On a machine that has other things to do everything takes longer.
  context.setDefaultTimeout(Number(process.env.PANE_TIMEOUT ?? 120_000));
  const page = await context.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => void requests.push(request.url()));
  page.on("pageerror", (error) => void errors.push(String(error)));
  page.on("console", (message) => {
    const refused = message.text().includes("ERR_FAILED");
    if (message.type() === "error" && !refused) errors.push(message.text());
  });
  let start = office === "outside Office" ? address : address + MARKER;
  if (typeof office === "object" && "excel" in office)
    start = await playExcel(page, office.unmarked ? address : start, office.excel);
  else if (office !== "outside Office")
    await page.route(`${OFFICE}**`, (route) =>
      typeof office === "object"
        ? route.fulfill({ contentType: "text/javascript", body: office.script })
        : route.abort()
    );
  if (!isEverIdle)
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  if (phones !== null)
    await page.addInitScript((answer) => {
      try {
        localStorage.getItem("overtrick.phones") ?? localStorage.setItem("overtrick.phones", JSON.stringify(answer));
      } catch {
        // A browser that keeps nothing.
      }
    }, phones);
  await prepare(page);
  await page.goto(start);
  const view = start.startsWith(address) ? page : page.frames()[1]!;
  await view.waitForSelector("html[data-host]");
  if (office !== "outside Office") await view.waitForSelector("#panel-home .list-row");
  // In a browser it opens where an evening is played, beside Excel at home.
  if (!start.includes("#") && !(await isInPlay(page))) {
    await openPlace(view, "workbook");
    await view.waitForSelector("#panel-workbook button[name]");
  }
  return { page, view, requests, errors };
}

/** Whether an evening was open when the page was left. */
function isInPlay(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      return localStorage.getItem("overtrick.opened") !== null;
    } catch {
      // A browser that keeps nothing.
      return false;
    }
  });
}

/** The buttons by which a workbook leaves the pane; the first of them says what is made. */
const WAYS_OUT = { "New workbook": "new-workbook", "Add to this workbook": "add", Download: "download" } as const;

/** One of these buttons, by what it does. */
export const wayOut = (way: keyof typeof WAYS_OUT): string => `button[name=${WAYS_OUT[way]}]`;

/** The rows of the form that open a page with fields, by the names of these; the others are under "boards". */
const ROWS: readonly (readonly [row: string, fields: RegExp])[] = [
  ["names", /^(pair-|player-|team-|substitute-|more-)|^(home|away|list|teams|line-up)$/],
  ["scoring", /^(scoring|scale|handicap|ties|carry|carry-part|places|fouled|expected|penalties|walkover)$/],
  ["about", /^(title|date)$/],
  ["paper", /^(paper|guide|formulas|words|travellers|journals|name-tags)$/],
];

const SESSION = "#panel-workbook";

/** Goes back to the form from a page of it, or from what was made. */
export async function showForm(view: Page | Frame, panel = SESSION): Promise<void> {
  const done = view.locator(`${panel} button[name=done]`);
  await view.locator(`${panel} button:visible`).first().waitFor();
  if (await done.isVisible()) await done.click();
}

/** Opens a row of the form. */
export async function openRow(view: Page | Frame, row: string, panel = SESSION): Promise<void> {
  await showForm(view, panel);
  await view.click(`${panel} .list-row[name=row-${row}]`);
}

/** Opens the page that has a field, unless it is open, and gives the field. */
export async function showField(view: Page | Frame, name: string, panel = SESSION): Promise<Locator> {
  const field = view.locator(`${panel} [name="${name}"]:visible:not(button)`);
  if ((await field.count()) === 0)
    await openRow(view, ROWS.find(([, fields]) => fields.test(name))?.[0] ?? "boards", panel);
  await field.waitFor();
  return field;
}

/** Types into a field of the form. */
export async function fillIn(view: Page | Frame, name: string, text: string, panel?: string): Promise<void> {
  await (await showField(view, name, panel)).fill(text);
}

/** Chooses in a list of the form. */
export async function choose(view: Page | Frame, name: string, value: string, panel?: string): Promise<void> {
  await (await showField(view, name, panel)).selectOption(value);
}

/** What a field of the form has. */
export async function valueOf(view: Page | Frame, name: string, panel?: string): Promise<string> {
  return (await showField(view, name, panel)).inputValue();
}

/** The text that a list of the form shows. */
export async function textOf(view: Page | Frame, name: string, panel?: string): Promise<string> {
  return (await showField(view, name, panel)).locator("option:checked").innerText();
}

/** What is wrong with a field of the form. */
export async function faultOf(view: Page | Frame, name: string): Promise<string> {
  await showField(view, name);
  return view.innerText(`${SESSION} .field:has([name="${name}"]) .fault`);
}

/** Chooses a kind of session, whatever is proposed. */
export async function chooseKind(view: Page | Frame, kind: string): Promise<void> {
  await openRow(view, "kind");
  const { [kind]: label = kind }: Readonly<Record<string, string>> = texts.kinds;
  await view.click(`${SESSION} .games .radio-card:visible:has(strong:text-is("${label}"))`);
  await view.waitForSelector(`${SESSION} .list-row[name=row-kind]`);
}

/** The kind that is chosen. */
export async function kindOf(view: Page | Frame): Promise<string> {
  await openRow(view, "kind");
  const label = await view.innerText(`${SESSION} .games .radio-card[aria-pressed=true]:visible`);
  await showForm(view);
  return Object.entries(texts.kinds).find(([, text]) => text === label)?.[0] ?? label;
}

/** Presses what makes a workbook, in the menu at the foot if it is there. */
async function pressWay(view: Page | Frame, way: keyof typeof WAYS_OUT, within: string): Promise<void> {
  const button = `${within} ${wayOut(way)}`;
  const menu = `${within} .foot-bar .menu > button`;
  if ((await view.locator(button).count()) === 0 && (await view.isVisible(menu))) await view.click(menu);
  await view.click(button);
}

/**
 * Presses such a button of the form, and gives what is said then.
 * @param isAsked whether a question comes first, to which the answer is yes.
 */
export async function pressOnSession(
  { view }: Pane,
  way: keyof typeof WAYS_OUT,
  { isAsked = false } = {}
): Promise<string> {
  const bar = `${SESSION} :is(.message, .banner)`;
  await showForm(view);
  await view.evaluate((gone) => document.querySelector(gone)?.remove(), bar);
  await pressWay(view, way, SESSION);
  if (isAsked) await view.click(`${SESSION} button:text-is('Yes, do it')`);
  await view.waitForSelector(bar);
  return view.innerText(bar);
}

/** Goes from the form to where its session is played, by its menu. */
export async function pressPlay(view: Page | Frame): Promise<void> {
  await showForm(view);
  await view.click(`${SESSION} .foot-bar .menu > button`);
  await view.click(`${SESSION} button[name=play]`);
}

/** Presses Download on the place that is shown, or in a part of it, and waits for the file that it saves. */
export async function pressDownload(page: Page, within = "main > :not([hidden])"): Promise<Download> {
  if (await page.isVisible(`${within} button[name=done]`)) await page.click(`${within} button[name=done]`);
  const [download] = await Promise.all([page.waitForEvent("download"), pressWay(page, "Download", within)]);
  return download;
}

/** What a downloaded file holds. */
export async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(readFileSync(await download.path()));
}

/** The kinds of session as the pane lists them. */
export const PANE_KINDS = [
  "four-pairs",
  "five-pairs",
  "pairs",
  "individual",
  "team-match",
  "three-teams",
  "four-teams",
  "swiss-event",
  "league",
] as const;
