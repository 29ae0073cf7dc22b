import fc from "fast-check";
import type { Page } from "playwright-core";
import { tooSmall, violations } from "../support/axe";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { openEvening } from "../support/evening-list";
import { keepEvenings } from "../support/kept-evenings";
import { namedEvenings } from "../support/named-evenings";
import { openPlace } from "../support/places";
import { scanned } from "../support/scanned";
import { PHONE, standings } from "../support/tonight";

const [EVENING] = fc.sample(
  namedEvenings(1).filter(([evening]) => evening!.kind === "four-pairs"),
  1
)[0]!;

interface Shared extends Window {
  shared: string[];
}

/** A device with means of its own to share. */
function withSharing(): void {
  const seen: string[] = [];
  Object.assign(window, { shared: seen });
  navigator.canShare = () => true;
  navigator.share = ({ text } = {}) => {
    seen.push(text ?? "");
    return Promise.resolve();
  };
}

describeWithBrowser("a result that friends open", (site) => {
  async function atResult(prepare: () => void = () => undefined): Promise<Page> {
    const options = { ...PHONE, permissions: ["clipboard-read", "clipboard-write"] };
    const { page } = await openPane(site(), OUTSIDE_OFFICE, options, async (blank) => {
      await keepEvenings(blank, [EVENING!]);
      await blank.addInitScript(prepare);
    });
    await openPlace(page, "evenings");
    await openEvening(page);
    await page.waitForSelector(".result-page");
    return page;
  }

  /** The link of the result, as it is pasted elsewhere. */
  async function copiedLink(page: Page): Promise<string> {
    await page.tap(".result-page .foot-bar .primary");
    await page.fill("dialog [name=sender]", "Rosemary");
    await page.tap("dialog .list-row:has-text('Copy the link')");
    await page.waitForSelector("dialog [role=status]:has-text('Copied: paste the link')");
    return page.evaluate(() => navigator.clipboard.readText());
  }

  const opened = async (link: string) => (await openPane({ ...site(), address: link }, OUTSIDE_OFFICE, PHONE)).page;
  const evenings = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("overtrick.evening.")));

  test("the link shows all of it, changes nothing until it is kept, and is kept once", async () => {
    const page = await atResult();
    const link = await copiedLink(page);
    expect(link.length).toBeLessThan(2000);
    expect([await violations(page), await tooSmall(page)]).toEqual([[], []]);
    await page.tap("dialog .list-row:has-text('Show a code to scan')");
    expect(await scanned(page)).toBe(link);
    await page.tap("dialog .close");
    const other = await opened(link);
    await other.waitForSelector(".result-page");
    expect(await other.innerText(".banner")).toMatch(/Rosemary sent you this result\s+It was scored with Overtrick\./);
    expect(await standings(other)).toEqual(await standings(page));
    expect(await other.locator(".board-list .compared").count()).toBeGreaterThan(0);
    expect([await violations(other), await tooSmall(other)]).toEqual([[], []]);
    await other.reload();
    await other.waitForSelector(".result-page");
    expect(await evenings(other)).toEqual([]);
    await other.tap(".foot-bar button:has-text('Keep it among my evenings')");
    await other.waitForSelector(".evening .result-page");
    expect(await evenings(other)).toHaveLength(1);
    await other.goto("about:blank");
    await other.goto(link);
    await other.tap("button:text-is('Open it among my evenings')");
    await other.waitForSelector(".evening .result-page");
    expect(await evenings(other)).toHaveLength(1);
    await Promise.all([page, other].map((each) => each.context().close()));
  });

  test("where the device can share, the names are chosen once, and later one tap sends it", async () => {
    const page = await atResult(withSharing);
    const sent = () => page.evaluate(() => (window as unknown as Shared).shared);
    await page.tap(".result-page .foot-bar .primary");
    await page.tap("dialog .segments button:text-is('None')");
    await page.tap("dialog .close");
    await page.tap(".result-page .foot-bar .primary");
    await page.waitForFunction(() => (window as unknown as Shared).shared.length === 1);
    const [message = ""] = await sent();
    for (const name of EVENING!.options.pairs as string[]) expect(message).not.toContain(name);
    const [link = ""] = /https?:\S+#result\S+/.exec(message) ?? [];
    const other = await opened(link);
    await other.waitForSelector(".result-page");
    expect(await other.innerText(".result-page")).toContain("Pair 4");
    await page.tap("[aria-label='Other ways to share']");
    await page.waitForSelector("dialog .segments button[aria-pressed=true]:text-is('None')");
    await Promise.all([page, other].map((each) => each.context().close()));
  });

  test("a link that was cut, of a later version, or without a result says so", async () => {
    const page = await atResult();
    const link = await copiedLink(page);
    const faults = await Promise.all(
      [link.slice(0, -40), link.replace("#result1", "#result9"), link.replace(/#.*/, "#result")].map(
        async (address) => {
          const other = await opened(address);
          const fault = await other.innerText("#panel-play .fault");
          expect(await evenings(other)).toEqual([]);
          await other.tap("#panel-play .bar [aria-label=Back]");
          await other.waitForSelector(".tonight button:text-is('Start')");
          await other.context().close();
          return fault;
        }
      )
    );
    expect(faults).toEqual([
      expect.stringMatching(/incomplete|damaged|changed/),
      expect.stringMatching(/later|newer/),
      "There is no result in this address. Ask for the link again.",
    ]);
    await page.context().close();
  });
});
