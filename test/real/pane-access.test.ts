import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import path from "node:path";
import type { Page } from "playwright-core";
import { violations, type AxeRules } from "../support/axe";
import { DIST } from "../support/built";
import {
  chooseKind,
  describeWithBrowser,
  fillIn,
  openPane,
  OUTSIDE_OFFICE,
  type Pane,
  PANE_KINDS,
  pressDownload,
  valueOf,
} from "../support/browser";
import { fileOf, typedInto } from "../support/played-files";
import { runs, swept } from "../support/runs";
import { swissWorkbook } from "../support/swiss-evening";
import { openPlace } from "../support/places";

const TABS = ["tonight", "session", "results", "open", "season", "functions", "scores"];

/** Results of the kinds whose tables are not called 1 and 2. */
const RESULTS: Readonly<Record<string, string>> = {
  "three-teams": "table,board,points\nA,1,420\nC,1,-50",
  "swiss-event": "round,team,opponent,imps\n1,1,4,12\n1,2,5,-3",
  league: "home,away,imps\n1,2,12\n3,4,-3",
};

/** Opens a Swiss event with something to be looked at. */
async function openWorkbook(page: Page): Promise<void> {
  await page.setInputFiles(
    "#panel-open input[type=file]",
    await fileOf(typedInto(swissWorkbook(), { "Round 2!M6": "?" }))
  );
  await page.waitForSelector("#panel-open .report");
}

/** Fills in teams and players with names of some length, where the kind has them. */
async function fillTeams(page: Page): Promise<void> {
  const closed = page.locator("details.players:not([open]) summary");
  if (await closed.count()) await closed.click();
  const name = (i: number) => `${["Reds", "Blues", "Greens", "Gold"][i]} of the Riverside Bridge Club`;
  for (const [i, field] of (await page.locator("[list=known-teams]").all()).entries()) await field.fill(name(i));
  for (const [i, field] of (await page.locator("[list=known-names]").all()).entries())
    await field.fill(`Wolfeschlegelsteinhausenbergerdorff ${i + 1}`);
  const list = page.locator("[name=list]");
  if (await list.count()) await list.fill(Array.from({ length: 7 }, (_, i) => `${i}${name(i % 4)}`).join("\n"));
}

describeWithBrowser("the pane for everybody", (site) => {
  let pane: Pane;
  afterEach(() => pane.page.context().close());

  const SCHEMES = [
    ["light", "all"],
    ["dark", "colours"],
  ] as const satisfies readonly (readonly [string, AxeRules])[];

  test.each(SCHEMES)("axe finds nothing on any tab, %s", async (colorScheme, rules) => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { colorScheme });
    for (const tab of TABS) {
      await pane.page.click(`#tab-${tab}`);
      if (tab === "session") {
        await chooseKind(pane.page, "five-pairs");
        await fillIn(pane.page, "date", "");
      }
      if (tab === "results") {
        await pane.page.fill("textarea", "table,board,points\n3,1,420");
        await pane.page.waitForSelector("#panel-results .faults");
      }
      if (tab === "open") await openWorkbook(pane.page);
      if (tab === "functions") await pane.page.click("button[name=MATCHPOINTS]");
      if (tab === "scores") await pane.page.fill("#panel-scores input", "9H");
      expect([tab, await violations(pane.page, rules)]).toEqual([tab, []]);
    }
  });

  // The colours are those of the tabs, which are looked at in both.
  test.each(runs<readonly (typeof SCHEMES)[number][]>({ ci: [SCHEMES[0]], soak: SCHEMES }))(
    "axe finds nothing on kinds of session, with faults and with results, %s",
    async (colorScheme, rules) => {
      pane = await openPane(site(), OUTSIDE_OFFICE, { colorScheme });
      const { page } = pane;
      const withResults = swept(PANE_KINDS);
      for (const kind of withResults) {
        await chooseKind(page, kind);
        await fillTeams(page);
        expect([kind, await violations(page, rules)]).toEqual([kind, []]);
        await openPlace(page, "results");
        await page.fill("textarea:visible", RESULTS[kind] ?? "table,board,points\n1,1,420\n2,1,-50");
        await page.waitForSelector("#panel-results .report table");
        expect([kind, "results", await violations(page, rules)]).toEqual([kind, "results", []]);
        await openPlace(page, "workbook");
      }
      await chooseKind(page, "three-teams");
      for (const team of ["team-1", "team-2"]) await page.fill(`[name=${team}]`, "Reds");
      await page.waitForSelector("[name=team-2][aria-invalid=true]");
      expect(await violations(page, rules)).toEqual([]);
      await chooseKind(page, "swiss-event");
      await fillIn(page, "list", "Reds");
      await page.waitForSelector("[name=list][aria-invalid=true]");
      expect(await violations(page, rules)).toEqual([]);
    }
  );

  /** There is least room at 320 px. */
  const WIDTHS = runs<readonly number[]>({ ci: [320], soak: [320, 350, 450] });

  test.each(WIDTHS)("%d px wide: no scrolling sideways on any kind", async (width) => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width, height: 378 } });
    const { page } = pane;
    const wide = () => page.evaluate(() => document.scrollingElement!.scrollWidth);
    const inside = () =>
      page.evaluate(() => {
        const frame = document.querySelector("#panel-workbook .table-frame")!;
        return frame.scrollWidth <= frame.clientWidth;
      });
    for (const kind of PANE_KINDS) {
      await chooseKind(page, kind);
      await fillTeams(page);
      expect([kind, await wide()]).toEqual([kind, width]);
      // Room is short for the halves of five pairs, and on the least of phones for four tables: these scroll by themselves.
      if (kind !== "five-pairs" && !(kind === "pairs" && width === 320))
        expect([kind, await inside()]).toEqual([kind, true]);
      if (!swept(PANE_KINDS).includes(kind)) continue;
      await openPlace(page, "results");
      await page.fill("textarea:visible", RESULTS[kind] ?? "table,board,points\n1,1,420\n2,1,-50");
      await page.waitForSelector("#panel-results .report table");
      expect([kind, "results", await wide()]).toEqual([kind, "results", width]);
      await openPlace(page, "workbook");
    }
  });

  test.each(WIDTHS)("%d px wide: no scrolling sideways on any tab", async (width) => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width, height: 378 } });
    for (const tab of TABS) {
      await pane.page.click(`#tab-${tab}`);
      if (tab === "open") await openWorkbook(pane.page);
      const wide = () => pane.page.evaluate(() => document.scrollingElement!.scrollWidth);
      expect([tab, await wide()]).toEqual([tab, width]);
      if (tab === "functions")
        for (const row of await pane.page.locator("#panel-functions .list-row").all()) {
          await row.click();
          expect([tab, await wide()]).toEqual([tab, width]);
          await pane.page.click("#panel-functions .page .page [aria-label=Back]");
        }
    }
  });

  test("a workbook by keyboard alone, the focus always to be seen", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const downloaded = page.waitForEvent("download");
    const visited: string[] = [];
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press("Tab");
      const [name, seen] = await page.evaluate(() => {
        const active = document.activeElement!;
        const { outlineStyle, outlineWidth } = getComputedStyle(active);
        return [
          active.getAttribute("name") ?? (active.id || active.tagName),
          outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
        ] as const;
      });
      expect([name, seen]).toEqual([name, true]);
      visited.push(name);
      if (await page.evaluate(() => document.activeElement?.matches("button[name=download]"))) break;
    }
    expect(visited).toEqual(expect.arrayContaining(["kind", "boards", "title"]));
    await page.keyboard.press("Enter");
    expect((await downloaded).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test("an event of teams by keyboard alone: its kind, and players behind their heading", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute("name") ?? activeElement?.tagName;
      });
    await page.focus("[name=kind]");
    await page.keyboard.type("Match");
    await page.waitForSelector("[name=form]");
    // The form is another one now; the focus has stayed.
    expect(await focused()).toBe("kind");
    const visited: unknown[] = [];
    for (let i = 0; i < 20 && (await focused()) !== "SUMMARY"; i++) {
      await page.keyboard.press("Tab");
      visited.push(await focused());
    }
    // prettier-ignore
    expect(visited.filter((name, i) => name !== visited[i - 1])).toEqual([
      "form", "boards", "first-board", "scale", "title", "date", "home", "away", "SUMMARY",
    ]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("player-1");
    const more = page.locator("#panel-workbook details.more > summary");
    await more.focus();
    await page.keyboard.press("Enter");
    visited.length = 0;
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press("Tab");
      visited.push(await focused());
    }
    expect(visited).toEqual(["sessions", "handicap", "line-up", "penalties", "words", "pencil", "paper", "guide"]);
    await page.focus("[name=player-1]");
    await page.keyboard.type("Ann");
    await page.focus("[name=boards]");
    await page.keyboard.type("20");
    expect(await focused()).toBe("boards");
    expect(await page.isVisible("[name=player-1]")).toBe(true);
    expect(await valueOf(page, "scale")).toBe("WBF-20");
  });

  test("places and their pages by keyboard: each opens with Enter, says what it is, and its arrow leads back", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await openPlace(page, "more");
    const title = () => page.locator("h1:visible").innerText();
    for (const place of ["Play", "Evenings", "More"]) {
      await page.focus(`#places a:text-is("${place}")`);
      await page.keyboard.press("Enter");
      await page.waitForSelector(`h1:visible:text-is("${place}")`);
      expect(await page.locator("#places [aria-current=page]").innerText()).toBe(place);
    }
    await page.focus("#panel-more [name=scores]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel-scores input");
    expect(await title()).toBe("Scores and IMPs");
    await page.focus("#panel-scores [aria-label=Back]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel-more:not([hidden])");
    expect(await title()).toBe("More");
  });

  test("Enter in a field presses the button that makes the workbook", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const downloaded = pane.page.waitForEvent("download");
    await fillIn(pane.page, "title", "Friday");
    await pane.page.press("[name=title]", "Enter");
    expect((await downloaded).suggestedFilename()).toMatch(/^Friday /);
    await pane.page.waitForSelector("#panel-workbook .message:has-text('the ranking is on the Scoresheet sheet')");
  });

  test("nothing is smaller than 14 px, on any tab", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    for (const tab of TABS) {
      await pane.page.click(`#tab-${tab}`);
      if (tab === "open") await openWorkbook(pane.page);
      const small = await pane.page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((each) => each.checkVisibility() && parseFloat(getComputedStyle(each).fontSize) < 14)
          .map((each) => each.outerHTML.slice(0, 80))
      );
      expect([tab, small]).toEqual([tab, []]);
    }
  });

  test("no request leaves the page, and nothing is evaluated", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    await pane.page.click("#panel-workbook button");
    await pane.page.waitForSelector("#panel-workbook .message");
    const origin = new URL(site().address).origin;
    const foreign = pane.requests.filter((url) => !url.startsWith(origin) && !url.startsWith("blob:"));
    expect(foreign).toEqual([]);
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

  test("the first screen says in a few words what is played, and needs at most 52 KB of script and style", async () => {
    const address = `${site().address}#tonight`;
    pane = await openPane({ ...site(), address }, OUTSIDE_OFFICE, { viewport: { width: 360, height: 740 } });
    await pane.page.waitForSelector(".begin .primary");
    const words = (await pane.page.innerText("#panel-play")).match(/[\p{L}\d]+/gu)!;
    expect(words.length).toBeLessThanOrEqual(30);
    expect(words.join(" ")).not.toMatch(/excel|file|workbook|sheet/i);
    const origin = new URL(site().address).origin;
    const files = pane.requests
      .filter((url) => url.startsWith(origin) && /\.(js|css)(\?|$)/.test(url))
      .map((url) => path.join(DIST, new URL(url).pathname));
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(files.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(52 * 1024);
    // What reads results and writes files comes when it is first needed.
    const later = /delimitersToGuess|Content_Types/;
    for (const file of files) expect(readFileSync(file, "utf8")).not.toMatch(later);
    await openPlace(pane.page, "workbook");
    await chooseKind(pane.page, "swiss-event");
    await pane.page.waitForSelector("#panel-workbook caption:has-text('Round 1')");
    await pressDownload(pane.page);
    const all = pane.requests
      .filter((url) => url.startsWith(origin) && /\.js(\?|$)/.test(url))
      .map((url) => readFileSync(path.join(DIST, new URL(url).pathname), "utf8"));
    for (const word of ["delimitersToGuess", "Content_Types"])
      expect(all.filter((text) => text.includes(word)).length).toBeGreaterThan(0);
  });
});
