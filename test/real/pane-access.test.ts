import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import path from "node:path";
import { describeWithBrowser, openPane, type Pane } from "../support/browser";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const DIST = path.join(__dirname, "../../dist");
const TABS = ["session", "results", "functions", "scores"];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What axe-core finds on the page as it is. */
async function violations({ page }: Pane): Promise<string[]> {
  // Through the debugger, which the page's Content-Security-Policy does not bind.
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<unknown> } };
    return (await axe.run()) as { violations: Violation[] };
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)
  );
}

describeWithBrowser("the pane for everybody", (site) => {
  let pane: Pane;
  afterEach(() => pane.page.context().close());

  test.each(["light", "dark"] as const)("axe finds nothing on any tab, %s", async (colorScheme) => {
    pane = await openPane(site(), "unreachable", { colorScheme });
    for (const tab of TABS) {
      await pane.page.click(`#tab-${tab}`);
      if (tab === "session") {
        await pane.page.selectOption("[name=kind]", "five-pairs");
        await pane.page.fill("[name=date]", "");
      }
      if (tab === "results") {
        await pane.page.fill("textarea", "table,board,points\n3,1,420");
        await pane.page.waitForSelector("#panel-results .faults");
      }
      if (tab === "functions") await pane.page.click("details.function summary");
      if (tab === "scores") await pane.page.fill("#panel-scores input", "9H");
      expect([tab, await violations(pane)]).toEqual([tab, []]);
    }
  });

  test.each([320, 350, 450])("%d px wide: no scrolling sideways on any tab", async (width) => {
    pane = await openPane(site(), "unreachable", { viewport: { width, height: 378 } });
    for (const tab of TABS) {
      await pane.page.click(`#tab-${tab}`);
      if (tab === "functions")
        for (const summary of await pane.page.locator("details.function summary").all())
          await summary.click();
      const wide = await pane.page.evaluate(() => document.scrollingElement!.scrollWidth);
      expect([tab, wide]).toEqual([tab, width]);
    }
  });

  test("a workbook by keyboard alone, the focus always to be seen", async () => {
    pane = await openPane(site(), "unreachable");
    const { page } = pane;
    const downloaded = page.waitForEvent("download");
    const visited: string[] = [];
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press("Tab");
      const [name, seen] = await page.evaluate(() => {
        const active = document.activeElement!;
        const { outlineStyle, boxShadow } = getComputedStyle(active);
        const inner = active.shadowRoot?.querySelector("*");
        const deep = inner ? getComputedStyle(inner) : null;
        const visible =
          outlineStyle !== "none" || boxShadow !== "none" || (deep && deep.outlineStyle !== "none");
        const after = getComputedStyle(active, "::after");
        const drawn = after.outlineStyle !== "none" || after.boxShadow !== "none";
        return [
          active.getAttribute("name") ?? active.id ?? active.tagName,
          Boolean(visible) || drawn || active.matches("fluent-tab, fluent-button"),
        ] as const;
      });
      expect([name, seen]).toEqual([name, true]);
      visited.push(name);
      if (await page.evaluate(() => document.activeElement?.matches("fluent-button"))) break;
    }
    expect(visited).toEqual(expect.arrayContaining(["tab-session", "kind", "boards", "title"]));
    await page.keyboard.press("Enter");
    expect((await downloaded).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test("the arrow keys go from tab to tab", async () => {
    pane = await openPane(site(), "unreachable");
    await pane.page.focus("#tab-session");
    await pane.page.keyboard.press("ArrowRight");
    await pane.page.waitForSelector("#panel-results:not([hidden])");
    await pane.page.keyboard.press("ArrowRight");
    await pane.page.waitForSelector("#panel-functions:not([hidden])");
  });

  test("no request leaves the page but Office.js's own, and nothing is evaluated", async () => {
    pane = await openPane(site(), "unreachable");
    await pane.page.click("#panel-session fluent-button");
    await pane.page.waitForSelector("#panel-session fluent-message-bar");
    const origin = new URL(site().address).origin;
    const foreign = pane.requests.filter(
      (url) => !url.startsWith(origin) && !url.startsWith("blob:")
    );
    expect([...new Set(foreign.map((url) => new URL(url).origin))]).toEqual([
      "https://appsforoffice.microsoft.com",
    ]);
    const policy = await pane.page.getAttribute("meta[http-equiv]", "content");
    expect(policy).not.toMatch(/unsafe/);
    const refused = await pane.page.evaluate(async () => {
      const blocked = (what: () => Promise<unknown>) =>
        what().then(
          () => false,
          () => true
        );
      return [
        await blocked(() => fetch("https://example.org/")),
        // Later, because the debugger may evaluate what the page may not.
        await new Promise((resolve) => {
          setTimeout(() => void blocked(async () => new Function("return 1")()).then(resolve));
        }),
      ];
    });
    expect(refused).toEqual([true, true]);
    expect(pane.errors.filter((text) => !text.includes("Content Security Policy"))).toEqual([]);
  });

  test("the first load is at most 90 KB of script and style", async () => {
    pane = await openPane(site(), "unreachable");
    const origin = new URL(site().address).origin;
    const files = pane.requests
      .filter((url) => url.startsWith(origin) && /\.(js|css)(\?|$)/.test(url))
      .map((url) => path.join(DIST, new URL(url).pathname));
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(files.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(90 * 1024);
  });
});
