import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import type { BrowserContext, Page } from "playwright-core";
import { planSession, scoreCsv } from "../../src/sessions/kinds";
import { resultText } from "../../src/sessions/result/result-text";
import { describeWithBrowser } from "../support/browser";
import { JSX } from "../support/jsx";

const EXAMPLE = readFileSync(path.join(__dirname, "../../examples/four-pairs-results.csv"), "utf8");
const OPTIONS = { boards: 24, date: "2026-11-20", pairs: ["Ann & Bob", "<b>Cy</b>", "", "Eve & Flo"] };
const TEXT = resultText(scoreCsv(planSession("four-pairs", OPTIONS), EXAMPLE).scored);

/** The view by itself, with what scores a session. */
const VIEW = buildSync({
  stdin: {
    contents: `
      import { planSession, scoreCsv, emptySession } from "./src/sessions/kinds";
      import { h, render } from "preact";
      import { ShareResult } from "./src/taskpane/workbook/results/share-result";
      export const show = (options, text) => {
        const plan = planSession("four-pairs", options);
        render(h(ShareResult, (text ? scoreCsv(plan, text) : emptySession(plan))), document.body);
      };`,
    resolveDir: path.join(__dirname, "../.."),
  },
  ...JSX,
  bundle: true,
  write: false,
  format: "iife",
  globalName: "view",
}).outputFiles[0]!.text;

interface Window {
  readonly view: { readonly show: (options: typeof OPTIONS, text: string) => void };
}

describeWithBrowser("a result that is told to others", (site) => {
  let context: BrowserContext;
  let page: Page;
  afterEach(() => context.close());

  /** The view in a page of its own; the clipboard wants one that is secure. */
  async function open(prepare: () => void = () => undefined, text = EXAMPLE): Promise<void> {
    context = await site().browser.newContext({ viewport: { width: 350, height: 700 } });
    await context.route("**", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
    page = await context.newPage();
    await page.addInitScript(prepare);
    await page.goto("http://localhost/");
    await page.addScriptTag({ content: VIEW });
    await page.evaluate(([options, csv]) => (window as unknown as Window).view.show(options, csv), [
      OPTIONS,
      text,
    ] as const);
  }

  const press = (label: string) => page.locator("button", { hasText: label }).first().click();
  const status = () => page.locator("[role=status]");

  test("it is copied as text", async () => {
    await open();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await press("Copy the result");
    await status().getByText("Copied: paste it into a message.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
  });

  test("where the clipboard is refused, the text stands there and is marked", async () => {
    await open(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await press("Copy the result");
    await status().getByText("Copy the selected text").waitFor();
    const marked = await page.evaluate(() => {
      const area = document.activeElement as HTMLTextAreaElement;
      return area.value.slice(area.selectionStart, area.selectionEnd);
    });
    expect(marked).toBe(TEXT);
  });

  test("its picture is shown, named by the text, and saved as a file of twice its size on a phone", async () => {
    await open();
    await press("Make a picture");
    const canvas = page.getByRole("img");
    expect(await canvas.getAttribute("aria-label")).toBe(TEXT);
    const [download] = await Promise.all([page.waitForEvent("download"), press("Save the picture")]);
    expect(download.suggestedFilename()).toBe("Four pairs 2026-11-20.png");
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(width).toBe(1080);
    // Four rows and what is said below them: no strip, and no roll.
    expect(height).toBeGreaterThan(800);
    expect(height).toBeLessThan(1600);
    await status().getByText("Saved as Four pairs 2026-11-20.png.").waitFor();
    if (process.env.PICTURE) await download.saveAs(process.env.PICTURE);
  });

  test("the picture is copied as an image", async () => {
    await open();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await press("Make a picture");
    await press("Copy the picture");
    await status().getByText("Copied: paste the picture").waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).map((item) => item.types));
    expect(types).toEqual([["image/png"]]);
  });

  test("what the device has for sharing gets the picture with the text, or the text alone; to change one's mind is no fault", async () => {
    const stub = () => {
      const shared: unknown[] = [];
      Object.assign(window, { shared, takesFiles: true, refuses: "" });
      const told = window as unknown as { takesFiles: boolean; refuses: string };
      navigator.canShare = (data) => told.takesFiles || data?.files === undefined;
      navigator.share = ({ files, text } = {}) => {
        shared.push([files?.map(({ name, type, size }) => [name, type, size > 1000]), text]);
        return told.refuses ? Promise.reject(new DOMException("", told.refuses)) : Promise.resolve();
      };
    };
    await open(stub);
    await press("Share");
    await status().getByText("Shared.").waitFor();
    await page.evaluate(() => Object.assign(window, { takesFiles: false, refuses: "AbortError" }));
    await press("Share");
    await page.waitForFunction(() => (window as unknown as { shared: unknown[] }).shared.length === 2);
    expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
      [[["Four pairs 2026-11-20.png", "image/png", true]], TEXT],
      [undefined, TEXT],
    ]);
    expect(await status().textContent()).toBe("");
    await page.evaluate(() => Object.assign(window, { refuses: "NotAllowedError" }));
    await press("Share");
    await status().getByText("The result cannot be shared from here").waitFor();
  });

  test("a device without sharing has no button for it, and before the first board there is nothing to tell", async () => {
    await open(() => Object.assign(navigator, { canShare: undefined }));
    expect(await page.locator("button").allInnerTexts()).toEqual([
      "Copy the resultTo paste into a message",
      "Make a pictureTo save or to paste",
    ]);
    await context.close();
    await open(undefined, "");
    expect(await page.locator(".share").isVisible()).toBe(false);
  });
});
