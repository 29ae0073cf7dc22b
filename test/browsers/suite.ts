import { isOfficeInstalled } from "../office/excel";
import { built } from "../support/built";
import type { DrivenBrowser, DrivenPage } from "./driven-page";
import { FIREFOX } from "./firefox";
import { paneSite, type PaneSite } from "./site";
import { WEBKIT } from "./webkit";

const OFFICE: Pick<DrivenBrowser, "isInstalled" | "install"> = {
  isInstalled: isOfficeInstalled,
  install: "npm ci --prefix test/office",
};

/** What the tests of a suite have: a page, and where the pane is. */
export interface Driven {
  readonly page: DrivenPage;
  readonly site: PaneSite;
  /** The same browser of somebody else's, with a storage of its own. */
  readonly another: () => Promise<DrivenPage>;
}

/**
 * A suite for each browser besides Chromium. Where one is absent its suite is skipped with a line that says
 * how to install it; with CI=true it fails instead.
 */
export function describeInBrowsers(
  what: string,
  suite: (driven: () => Driven) => void,
  browsers: readonly DrivenBrowser[] = [FIREFOX, WEBKIT]
): void {
  for (const browser of browsers) describeIn(browser, `${what}: ${browser.name}`, suite);
}

function describeIn(browser: DrivenBrowser, name: string, suite: (driven: () => Driven) => void): void {
  const missing = [browser, OFFICE].filter(({ isInstalled }) => !isInstalled()).map(({ install }) => install);
  if (missing.length > 0) {
    if (process.env.CI === "true")
      test(name, () => {
        throw new Error(`Missing: ${missing.join("; ")}`);
      });
    else {
      process.stderr.write(`Skipped: ${name}. It needs: ${missing.join("; ")}\n`);
      describe.skip(name, () => suite(() => undefined as never));
    }
    return;
  }
  describe(name, () => {
    let driven: Driven;
    const others: DrivenPage[] = [];
    const another = async () => {
      const page = await browser.start();
      others.push(page);
      return page;
    };
    beforeAll(async () => {
      built("functions", "taskpane");
      driven = { site: await paneSite(), page: await browser.start(), another };
    });
    afterAll(async () => {
      for (const page of [driven?.page, ...others]) await page?.close();
      driven?.site.close();
    });
    suite(() => driven);
  });
}
