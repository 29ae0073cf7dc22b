import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { violations } from "../support/axe";
import { describeWithBrowser } from "../support/browser";
import { JSX } from "../support/jsx";

const FOLDER = path.join(__dirname, "../../src/taskpane/components");
const LOOKS = ["browser", "excel"] as const;
const THEMES = ["light", "dark"] as const;
/** Usual, large and larger letters. */
const LETTERS = ["0", "1", "2"] as const;

/** The page of all components, with its styles and its script in it. */
async function componentsPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, "all-components.tsx")],
    bundle: true,
    write: false,
    outdir: FOLDER,
    ...JSX,
    loader: { ".css": "css" },
  });
  const of = (end: string) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? "";
  const page = readFileSync(path.join(FOLDER, "all-components.html"), "utf8");
  return page
    .replace("</head>", () => `<style>${of(".css")}</style></head>`)
    .replace("</body>", () => `<script>${of(".js")}</script></body>`);
}

/** What sticks out of the page, or whose letters do not fit into it. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((each) => {
      if (!each.checkVisibility() || each.closest(".table-frame")) return [];
      const { left, right } = each.getBoundingClientRect();
      const isField = each.matches("input, select, textarea");
      const isCut = !isField && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline";
      return left < 0 || right > clientWidth + 0.5 || isCut ? [each.outerHTML.slice(0, 80)] : [];
    });
  });
}

describeWithBrowser("every component in every state", (site) => {
  let html: string;
  beforeAll(async () => {
    html = await componentsPage();
  });

  test.each(LOOKS.flatMap((look) => [320, 350, 1280].map((width) => [look, width] as const)))(
    "%s, %i px: fits with letters of each size, light and dark",
    async (look, width) => {
      const page = await site().browser.newPage({ viewport: { width, height: 800 } });
      await page.setContent(html);
      for (const letters of LETTERS)
        for (const theme of THEMES) {
          await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), {
            look,
            letters,
            theme,
          });
          const shown = [letters, theme];
          expect([shown, await misfits(page)]).toEqual([shown, []]);
        }
      await page.close();
    }
  );

  test.each(LOOKS.flatMap((look) => THEMES.map((theme) => [look, theme] as const)))(
    "%s, %s: axe finds nothing",
    async (look, theme) => {
      const page = await site().browser.newPage({ viewport: { width: 350, height: 800 } });
      await page.setContent(html);
      await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), { look, theme });
      // Of a component that never stops moving axe sees every colour.
      await page.addStyleTag({ content: "* { animation: none !important }" });
      expect(await violations(page)).toEqual([]);
      await page.close();
    }
  );

  test("larger letters are an eighth and a quarter larger", async () => {
    const page = await site().browser.newPage();
    await page.setContent(html);
    const sizes = [];
    for (const letters of LETTERS) {
      await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), { letters });
      sizes.push(await page.evaluate(() => getComputedStyle(document.body).fontSize));
    }
    expect(sizes).toEqual(["16px", "18px", "20px"]);
    await page.close();
  });
});
