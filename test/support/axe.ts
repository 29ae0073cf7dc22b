import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Those of axe-core's rules about colours that it asks for by itself. */
const OF_COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** By which rules axe-core looks: by all, or where a page is seen again in other colours by those about colours. */
export type AxeRules = "all" | "colours";

/** What axe-core finds on a page as it is. */
export async function violations(page: Page, rules: AxeRules = "all"): Promise<string[]> {
  // Half-way between two states of a button its colours are neither's.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Through the debugger, which the page's Content-Security-Policy does not bind.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<unknown> } };
      return (await axe.run(options)) as { violations: Violation[] };
    },
    // What is right is not told element by element, which takes as long again.
    { resultTypes: ["violations"], ...(rules === "colours" && { runOnly: OF_COLOURS }) }
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)
  );
}

/** What is too small, or wider than the page: its letters, and what is tapped on the pad. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>("body *")].filter((each) => each.checkVisibility());
    const told = (what: string, of: Element) => `${what}: ${of.outerHTML.slice(0, 80)}`;
    const letters = seen.filter((each) => parseFloat(getComputedStyle(each).fontSize) < 14);
    const targets = seen.filter((each) => {
      // A button of a row takes a press anywhere in the row.
      const isWhole = getComputedStyle(each, "::after").position === "absolute";
      const { width, height } = ((isWhole && each.closest("tr")) || each).getBoundingClientRect();
      return each.matches(".tonight :is(button, select)") && (width < 44 || height < 44);
    });
    const wide = document.scrollingElement!.scrollWidth - document.documentElement.clientWidth;
    return [
      ...letters.map((each) => told("letters", each)),
      ...targets.map((each) => told("target", each)),
      ...(wide > 0 ? [`${wide} px too wide`] : []),
    ];
  });
}
