import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import path from "node:path";
import type { Page } from "playwright-core";
import type { PlaceName } from "../../src/taskpane/shell/places";
import { violations, type AxeRules } from "../support/axe";
import { DIST } from "../support/built";
import {
  chooseKind,
  describeWithBrowser,
  fillIn,
  openPane,
  openRow,
  OUTSIDE_OFFICE,
  type Pane,
  PANE_KINDS,
  pressDownload,
  pressOnSession,
  showField,
  showForm,
  valueOf,
} from "../support/browser";
import { fileOf, typedInto } from "../support/played-files";
import { runs, swept } from "../support/runs";
import { swissWorkbook } from "../support/swiss-evening";
import { openPlace } from "../support/places";

const PLACES = [
  ...["play", "join", "evenings", "season", "more", "workbook", "results", "open", "functions", "scores", "settings"],
] as const satisfies readonly PlaceName[];
/** The rows of the form that open a page of fields. */
const ROWS = ["kind", "boards", "scoring", "names", "about", "paper"];

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
  await page.waitForSelector("#panel-open .event .foot-bar");
}

/** Has a page note what was loaded when play can begin: games to choose from come after that. */
const noteFirstFiles = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("#panel-play .foot-bar .primary:enabled")) return;
      observer.disconnect();
      Object.assign(window, { firstFiles: performance.getEntriesByType("resource").map(({ name }) => name) });
    }).observe(document, { childList: true, subtree: true });
  });

/** Goes to a place, once what it shows is there. */
async function showPlace(page: Page, name: PlaceName): Promise<void> {
  await openPlace(page, name);
  await page.waitForSelector("main > :not([hidden]) .page > :not(.bar, .waiting)");
}

/** The rows that the form of a kind has. */
async function rowsOf(page: Page): Promise<string[]> {
  await showForm(page);
  const names = await page
    .locator("#panel-workbook .list-row[name^=row-]:visible")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("name")!.replace("row-", "")));
  return ROWS.filter((row) => names.includes(row));
}

/** Fills in teams and players with names of some length, where the kind has them. */
async function fillTeams(page: Page): Promise<void> {
  await openRow(page, "names");
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

  test.each(SCHEMES)("axe finds nothing on any place, %s", async (colorScheme, rules) => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { colorScheme });
    for (const tab of PLACES) {
      await showPlace(pane.page, tab);
      if (tab === "workbook") {
        await chooseKind(pane.page, "five-pairs");
        await fillIn(pane.page, "date", "");
      }
      if (tab === "results") {
        await pane.page.fill("textarea", "table,board,points\n3,1,420");
        await pane.page.waitForSelector("#panel-results .faults");
      }
      if (tab === "open") await openWorkbook(pane.page);
      if (tab === "functions") {
        expect([tab, await violations(pane.page, rules)]).toEqual([tab, []]);
        await pane.page.click("button[name=MATCHPOINTS]");
      }
      if (tab === "scores") await pane.page.fill("#panel-scores input", "9H");
      expect([tab, await violations(pane.page, rules)]).toEqual([tab, []]);
    }
  });

  // The colours are those of the places, which are looked at in both.
  test.each(runs<readonly (typeof SCHEMES)[number][]>({ ci: [SCHEMES[0]], soak: SCHEMES }))(
    "axe finds nothing on kinds of session, with faults and with results, %s",
    async (colorScheme, rules) => {
      pane = await openPane(site(), OUTSIDE_OFFICE, { colorScheme });
      const { page } = pane;
      const withResults = swept(PANE_KINDS);
      for (const kind of withResults) {
        await chooseKind(page, kind);
        await fillTeams(page);
        expect([kind, "names", await violations(page, rules)]).toEqual([kind, "names", []]);
        await showForm(page);
        expect([kind, await violations(page, rules)]).toEqual([kind, []]);
        for (const row of [...(await rowsOf(page)), "movement"]) {
          await openRow(page, row);
          expect([kind, row, await violations(page, rules)]).toEqual([kind, row, []]);
        }
        await openPlace(page, "results");
        await page.fill("textarea:visible", RESULTS[kind] ?? "table,board,points\n1,1,420\n2,1,-50");
        await page.waitForSelector("#panel-results .report table");
        expect([kind, "results", await violations(page, rules)]).toEqual([kind, "results", []]);
        await openPlace(page, "workbook");
      }
      await chooseKind(page, "three-teams");
      for (const team of ["team-1", "team-2"]) await fillIn(page, team, "Reds");
      await page.waitForSelector("[name=team-2][aria-invalid=true]");
      expect(await violations(page, rules)).toEqual([]);
      await chooseKind(page, "swiss-event");
      await fillIn(page, "list", "Reds");
      await page.waitForSelector("[name=list][aria-invalid=true]");
      expect(await violations(page, rules)).toEqual([]);
      await showForm(page);
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
      expect([kind, "names", await wide()]).toEqual([kind, "names", width]);
      await showForm(page);
      expect([kind, await wide()]).toEqual([kind, width]);
      for (const row of await rowsOf(page)) {
        await openRow(page, row);
        expect([kind, row, await wide()]).toEqual([kind, row, width]);
      }
      await openRow(page, "movement");
      await page.waitForSelector("#panel-workbook .table-frame td");
      expect([kind, "movement", await wide()]).toEqual([kind, "movement", width]);
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

  test.each(WIDTHS)("%d px wide: no scrolling sideways on any place", async (width) => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width, height: 378 } });
    for (const tab of PLACES) {
      await showPlace(pane.page, tab);
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

  /** The name of what has the focus. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("name") ?? activeElement?.tagName ?? "";
    });

  /** Presses Tab until something has the focus, and gives the names of what had it on the way. */
  async function tabTo(page: Page, name: string): Promise<string[]> {
    const visited: string[] = [];
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("Tab");
      const now = await focused(page);
      const isSeen = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
      });
      expect([now, isSeen]).toEqual([now, true]);
      if (now === name) return visited;
      if (visited[visited.length - 1] !== now) visited.push(now);
    }
    throw new Error(`${name} is not reached: ${visited.join()}`);
  }

  /** Opens a row of the form with Enter, and gives its fields in the order of Tab; Enter on Done leads back to the row. */
  async function fieldsIn(page: Page, row: string): Promise<string[]> {
    await page.focus(`#panel-workbook [name=row-${row}]`);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel-workbook [name=done]");
    const fields = await tabTo(page, "done");
    await page.keyboard.press("Enter");
    await page.waitForSelector(`#panel-workbook [name=row-${row}]:focus`);
    return fields;
  }

  test("a workbook by keyboard alone, the focus always to be seen", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const downloaded = page.waitForEvent("download");
    expect(await tabTo(page, "row-about")).toEqual(
      expect.arrayContaining(["people", "from", "until", "row-kind", "row-boards", "row-scoring", "row-names"])
    );
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel-workbook [name=title]:visible");
    await tabTo(page, "title");
    await page.keyboard.type("Friday");
    await tabTo(page, "done");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel-workbook [name=row-about]:focus");
    await tabTo(page, "download");
    await page.keyboard.press("Enter");
    expect((await downloaded).suggestedFilename()).toMatch(/^Friday .*\.xlsx$/);
  });

  test("an event of teams by keyboard alone: its kind, and its fields behind their rows", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await page.focus("[name=row-kind]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel-workbook .games .radio-card:visible");
    const match = page.locator("#panel-workbook .games .radio-card:has(strong:text-is('Match between two teams'))");
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press("Tab");
      if (await match.evaluate((card) => card === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    // The form is another one now; the focus is back at its row.
    await page.waitForSelector("#panel-workbook [name=row-kind]:focus");
    expect(await fieldsIn(page, "boards")).toEqual(["form", "boards", "first-board", "sessions"]);
    expect(await fieldsIn(page, "scoring")).toEqual(["scale", "handicap", "penalties"]);
    const players = Array.from({ length: 8 }, (_, i) => `player-${i + 1}`);
    expect(await fieldsIn(page, "names")).toEqual(expect.arrayContaining(["home", "away", ...players, "line-up"]));
    expect(await fieldsIn(page, "about")).toEqual(["title", "date"]);
    expect(await fieldsIn(page, "paper")).toEqual(expect.arrayContaining(["paper", "guide", "formulas", "words"]));
    await (await showField(page, "player-1")).focus();
    await page.keyboard.type("Ann");
    await (await showField(page, "boards")).focus();
    await page.keyboard.type("20");
    expect(await focused(page)).toBe("boards");
    expect(await valueOf(page, "player-1")).toBe("Ann");
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

  test("Enter in a field presses the button of its page: back to the form, and on it a workbook is made", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await fillIn(page, "title", "Friday");
    await page.press("[name=title]", "Enter");
    await page.waitForSelector("#panel-workbook [name=row-about]:visible");
    const downloaded = page.waitForEvent("download");
    await page.press("#panel-workbook [name=people]", "Enter");
    expect((await downloaded).suggestedFilename()).toMatch(/^Friday /);
    await page.waitForSelector("#panel-workbook .steps:has-text('Scoresheet')");
  });

  test("nothing is smaller than 14 px, on any place", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    for (const tab of PLACES) {
      await showPlace(pane.page, tab);
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
    expect(await pressOnSession(pane, "Download")).toContain("Downloaded as");
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
    const phone = { viewport: { width: 360, height: 740 } };
    pane = await openPane({ ...site(), address }, OUTSIDE_OFFICE, phone, noteFirstFiles);
    await pane.page.waitForSelector("#panel-play .foot-bar .primary:enabled");
    const words = (await pane.page.innerText("#panel-play")).match(/[\p{L}\d]+/gu)!;
    // Who comes, until when, what and who plays.
    expect(words.length).toBeLessThanOrEqual(70);
    expect(words.join(" ")).not.toMatch(/excel|file|workbook|sheet/i);
    const origin = new URL(site().address).origin;
    const first = await pane.page.evaluate(() => (window as unknown as { firstFiles: string[] }).firstFiles);
    const files = first
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
    await openRow(pane.page, "movement");
    await pane.page.waitForSelector("#panel-workbook caption:has-text('Round 1')");
    await pressDownload(pane.page);
    const all = pane.requests
      .filter((url) => url.startsWith(origin) && /\.js(\?|$)/.test(url))
      .map((url) => readFileSync(path.join(DIST, new URL(url).pathname), "utf8"));
    for (const word of ["delimitersToGuess", "Content_Types"])
      expect(all.filter((text) => text.includes(word)).length).toBeGreaterThan(0);
  });
});
