/** Firefox as it is installed, driven by WebDriver BiDi. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { found, until, type DrivenBrowser, type DrivenPage } from "./driven-page";

const PLACES = [
  process.env.FIREFOX ?? "",
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:/Program Files/Mozilla Firefox/firefox.exe",
];
const EXECUTABLE = PLACES.find((place) => place !== "" && existsSync(place));
const PUPPETEER = path.join(__dirname, "node_modules/puppeteer-core");

/** Of puppeteer's what is needed here; its own types are there only where it is installed. */
interface Puppeteer {
  readonly launch: (options: object) => Promise<{
    readonly newPage: () => Promise<PuppeteerPage>;
    readonly close: () => Promise<void>;
  }>;
}

interface PuppeteerPage {
  readonly goto: (address: string) => Promise<unknown>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly evaluateHandle: (expression: string) => Promise<{ readonly asElement: () => Element | null }>;
  readonly setViewport: (size: { readonly width: number; readonly height: number }) => Promise<void>;
  readonly keyboard: { readonly press: (key: string) => Promise<void> };
}

interface Element {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

export const FIREFOX: DrivenBrowser = {
  name: "Firefox",
  isInstalled: () => EXECUTABLE !== undefined && existsSync(PUPPETEER),
  install: "apt-get install firefox-esr, or install Firefox, and npm ci --prefix test/browsers",
  start,
};

async function start(): Promise<DrivenPage> {
  const { launch } = require(PUPPETEER) as Puppeteer;
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath: EXECUTABLE,
    headless: true,
    extraPrefsFirefox: {
      "browser.download.folderList": 2,
      "browser.download.dir": folder,
      // The list of what was saved would take the keyboard from the page.
      "browser.download.alwaysOpenPanel": false,
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 350, height: 700 });
  const evaluate = <T>(expression: string) => page.evaluate(expression) as Promise<T>;
  const element = async (selector: string, text?: string) => {
    await until(evaluate, found(selector, text));
    return (await page.evaluateHandle(found(selector, text))).asElement()!;
  };
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate,
    click: async (selector, text) => (await element(selector, text)).click(),
    fill: async (selector, text) => {
      const field = await element(selector);
      await page.evaluate(`(${found(selector)}).select()`);
      if (text === "") await page.keyboard.press("Delete");
      else await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
