import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { emptySession, planSession } from "../../src/sessions/kinds";
import type { SwissEventJson } from "../../src/sessions/json";
import type { SessionOptions } from "../../src/sessions/session-options";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { said } from "../cli/command";
import type { PlayedExcel } from "../office/host/install";
import {
  bytesOf,
  describeWithBrowser,
  describeWithExcel,
  openPane,
  OUTSIDE_OFFICE,
  type Pane,
} from "../support/browser";
import { openInExcel } from "../support/open-in-excel";
import { openPlace } from "../support/places";
import { fileOf, playedWorkbook } from "../support/played-files";
import { SWISS, withPayments } from "../support/swiss-evening";

const TEAMS = ["Greens", "Reds", "Golds", "Whites", "Greys", "Blues", "Blacks", "Pinks"];
const OPTIONS = { teams: TEAMS, rounds: 3, boards: 7, scale: "WBF-7", title: "Autumn Swiss", date: "2026-11-28" };

const NEXT = ".event > .foot-bar > [name=next]";
const MESSAGE = "#panel-open .event-matches .message";

const empty = (kind: "swiss-event" | "league", options: SessionOptions) =>
  sessionWorkbook(emptySession(planSession(kind, options)).scored);

async function openEvent(page: Page, file: Parameters<Page["setInputFiles"]>[1]): Promise<void> {
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await openPlace(page, "open");
  await page.setInputFiles("#panel-open input[type=file]", file);
  await page.waitForSelector(NEXT);
}

/** Goes to a part of the page, where they are not beside each other. */
async function showPart(page: Page, part: "Matches" | "Standings" | "Tools"): Promise<void> {
  const button = page.locator(`.event > .segments > :text-is("${part}")`);
  if (await button.isVisible()) await button.click();
}

async function openTool(page: Page, name: string): Promise<void> {
  await showPart(page, "Tools");
  await page.click(`.event-tools [name=${name}]`);
}

/** Goes on with the keyboard alone: each match's margin beside its winners, and Enter. */
async function typeMargins(page: Page, margins: (table: number) => number): Promise<void> {
  await showPart(page, "Matches");
  const rows = page.locator(".match:has(input)");
  await rows.first().locator("input.first").focus();
  for (let table = 1; table <= (await rows.count()); table++) {
    const margin = margins(table);
    if (margin < 0) await page.keyboard.press("Tab");
    await page.keyboard.type(String(Math.abs(margin)));
    await page.keyboard.press("Enter");
  }
}

/** The victory points of a round as the page shows them, by the two teams' names. */
async function shownPoints(page: Page): Promise<Record<string, string>> {
  const rows = await page.locator(".match:has(input)").all();
  const points: Record<string, string> = {};
  for (const row of rows) {
    const [first, second] = await row
      .locator(".team")
      .evaluateAll((all) => all.map((each) => each.firstChild?.textContent));
    points[`${first}–${second}`] = (await row.locator(".points").allInnerTexts()).join("–");
  }
  return points;
}

async function saved(page: Page, press: () => Promise<unknown>): Promise<Uint8Array> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  await page.waitForSelector(`${MESSAGE}[data-intent=success]`);
  return bytesOf(download);
}

/** What the command line reads of a saved file. */
async function byCommand(bytes: Uint8Array): Promise<SwissEventJson> {
  const folder = mkdtempSync(path.join(tmpdir(), "event-page-"));
  const file = path.join(folder, "event.xlsx");
  writeFileSync(file, bytes);
  const { status, out } = await said(["read", file, "--json"]);
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  return JSON.parse(out) as SwissEventJson;
}

const MARGINS = [8, -15, 2, 22, -1, 0];

describeWithBrowser("an event's page in a browser", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });

  test.each([
    ["1280 px", { viewport: { width: 1280, height: 800 } }],
    ["360 px and a finger", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ])("a Swiss of eight teams is played on it, with a team that comes late: %s", async (_, options) => {
    pane = await openPane(site(), OUTSIDE_OFFICE, options);
    const { page } = pane;
    await openEvent(page, await fileOf(empty("swiss-event", OPTIONS), "swiss.xlsx"));
    expect([await page.innerText(NEXT), await page.isDisabled(NEXT)]).toEqual(["Pair round 2", true]);
    expect(await page.innerText(".event > .foot-bar")).toContain("Tables 1, 2, 3 and 4 are not in.");
    const points: Record<string, string>[] = [];
    let file = new Uint8Array();
    for (const round of [1, 2, 3]) {
      await typeMargins(page, (table) => MARGINS[(table + round) % MARGINS.length]!);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("next");
      points.push(await shownPoints(page));
      expect(Object.values(points[round - 1]!).every((each) => /^\d+\.\d\d–\d+\.\d\d$/.test(each))).toBe(true);
      if (round === 1) await refusesWrong(page);
      file = Uint8Array.from(await saved(page, () => page.click(NEXT)));
      if (round === 1) {
        await openTool(page, "late");
        expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("late-team");
        await page.keyboard.type("Violets");
        await saved(page, () => page.click('.foot-bar button:text-is("Add and save")'));
        await showPart(page, "Matches");
        await page.waitForSelector(`${NEXT}:text-is("Pair round 2 again")`);
        await saved(page, () => page.click(NEXT));
      }
      if (round < 3) await page.waitForSelector(`.match [name="${round + 1}-1-1"]`);
    }
    await page.waitForSelector(".winner");
    const json = await byCommand(file);
    const name = (team: number | null) => (team === null ? "" : [...TEAMS, "Violets"][team - 1]!);
    for (const { round, teams, vps } of json.matches) {
      if (teams[1] === null) continue;
      const shown = points[round - 1]![`${name(teams[0])}–${name(teams[1])}`];
      expect([round, teams, shown]).toEqual([round, teams, vps.map((each) => each!.toFixed(2)).join("–")]);
    }
    expect(json.matches.filter(({ teams }) => teams[1] !== null)).toHaveLength(points.flatMap(Object.keys).length);
    const final = await page
      .locator(".all-rounds tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.children[0]!.textContent,
          row.children[1]!.textContent,
          row.lastElementChild!.textContent,
        ])
      );
    const ranked = json.standings.map(({ place, team, total }) => [place, name(team), total!.toFixed(2)]);
    expect(final).toEqual(ranked);
    expect(await page.innerText(".winner")).toContain(ranked[0]![1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test("an earlier round is corrected, a team withdraws, and what is typed is not lost unasked", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 1280, height: 800 } });
    const { page } = pane;
    await openEvent(page, await fileOf(empty("swiss-event", OPTIONS), "swiss.xlsx"));
    await typeMargins(page, () => 5);
    await page.click("#panel-open .bar > [aria-label=Back]:visible");
    await page.click('.sheet button:text-is("Stay here")');
    await saved(page, () => page.click(NEXT));
    await page.waitForSelector('.match [name="2-1-1"]');

    await openTool(page, "correct");
    await page.selectOption("[name=correct-round]", "1");
    await page.fill('.match [name="1-1-2"]', "30");
    expect(await page.innerText(".match:has([name='1-1-2']) .match-note")).toBe(
      "Type the margin beside the winners only."
    );
    await page.fill('.match [name="1-1-1"]', "");
    const corrected = await byCommand(await saved(page, () => page.click("[name=correct-save]")));
    const first = corrected.matches.find(({ round, teams }) => round === 1 && teams.join() === "1,5");
    expect(first?.imps).toEqual([-30, 30]);

    await openTool(page, "withdraw");
    await page.selectOption("[name=withdraw-team]", { label: "8 Pinks" });
    const left = await byCommand(await saved(page, () => page.click('.foot-bar button:text-is("Withdraw and save")')));
    expect(left.teams[7]).toMatchObject({ name: "Pinks", withdrawn: 2 });
    await page.waitForSelector(`${NEXT}:text-is("Pair round 2 again")`);
    const again = await byCommand(await saved(page, () => page.click(NEXT)));
    expect(again.matches.filter(({ round, teams }) => round === 2 && teams.includes(8))).toEqual([]);

    await page.fill('.match [name="2-1-1"]', "7");
    await page.click("#panel-open .bar > [aria-label=Back]:visible");
    await page.click('.sheet button:text-is("Leave without saving")');
    await page.waitForSelector("#panel-open .drop-zone");
  });

  test("two opponents are swapped, and the browser's Back closes a tool, then asks, then leads to the list", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 1280, height: 800 } });
    const { page } = pane;
    await openEvent(page, await fileOf(empty("swiss-event", OPTIONS), "swiss.xlsx"));
    await typeMargins(page, (table) => 10 * table);
    const before = await byCommand(await saved(page, () => page.click(NEXT)));
    const pairs = ({ matches }: SwissEventJson) =>
      matches.filter(({ round }) => round === 2).map(({ teams }) => [...teams].sort().join());
    expect(new URL(page.url()).hash).toBe("#event");

    await openTool(page, "swap");
    await page.goBack();
    await page.waitForSelector(".event-tools [name=swap]");
    await openTool(page, "swap");
    const chips = page.locator(".swap-match .chip");
    const names = await chips.allInnerTexts();
    await chips.nth(1).click();
    await chips.nth(3).click();
    const after = await byCommand(await saved(page, () => page.click("[name=swap-save]")));
    const numbers = names.map((name) => TEAMS.indexOf(name.replace(/^\d+\s*/, "").trim()) + 1);
    const swapped = [
      [numbers[0], numbers[3]],
      [numbers[2], numbers[1]],
    ].map((pair) => pair.sort().join());
    expect(pairs(after)).toEqual(expect.arrayContaining(swapped));
    expect(pairs(after).filter((pair) => !pairs(before).includes(pair))).toHaveLength(2);

    await page.fill(".match input.first", "7");
    await page.goBack();
    await page.click('.sheet button:text-is("Stay here")');
    expect(await page.inputValue(".match input.first")).toBe("7");
    await page.goBack();
    await page.click('.sheet button:text-is("Leave without saving")');
    await page.waitForSelector("#panel-open .drop-zone");
    expect(new URL(page.url()).hash).toBe("#open");
    // Nothing is open after a reload or a step forward.
    await page.goForward();
    await page.waitForFunction(() => location.hash === "#open");
    expect(await page.isVisible("#panel-open .drop-zone")).toBe(true);
  });

  test("the next stage takes the teams in the order of the standings", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 1280, height: 800 } });
    const { page } = pane;
    await openEvent(page, await fileOf(empty("swiss-event", { ...OPTIONS, rounds: 1 }), "swiss.xlsx"));
    await typeMargins(page, (table) => 10 * table);
    await saved(page, () => page.click("#panel-open .event .foot-bar .primary"));
    await page.waitForSelector(".winner");
    const ranked = await page.locator(".all-rounds tbody tr :nth-child(2)").allInnerTexts();
    await page.click("#panel-open [name=stage]");
    await page.selectOption("[name=stage-count]", "4");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.click("#panel-open .foot-bar .primary:visible"),
    ]);
    const { teams } = await byCommand(await bytesOf(download));
    expect(teams.map(({ name }) => name)).toEqual(ranked.slice(0, 4).map((name) => name.trim()));
  });

  test("sheets of somebody's own stay: results and the next round are written into cells", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const CSV = "round,team,opponent,imps\n1,1,5,12\n1,2,6,-3\n1,3,7,6\n1,4,8,";
    await openEvent(page, await fileOf(withPayments(playedWorkbook("swiss-event", SWISS, CSV))));
    await page.fill('.match [name="1-4-2"]', "9");
    const bytes = await saved(page, () => page.click(NEXT));
    expect(await page.innerText(MESSAGE)).toContain("Payments stayed as before.");
    const workbook = await readXlsx(bytes);
    expect(workbook.sheets.at(-1)?.name).toBe("Payments");
    const csv = readSaved(workbook)[0]!.outcome.csv();
    expect(csv).toMatch(/1,Golds,Browns,-9,[^]*\n2,/);
  });

  test("a league: IMPs of both teams, what is outstanding, and the table", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 1280, height: 800 } });
    const { page } = pane;
    const options = { teams: TEAMS.slice(0, 4), title: "Winter league", date: "2026-10-01" };
    await openEvent(page, await fileOf(empty("league", options)));
    await page.fill('.match [name="1-1-1"]', "40");
    expect(await page.isDisabled(NEXT)).toBe(true);
    await page.fill('.match [name="1-1-2"]', "31");
    const bytes = await saved(page, () => page.click(NEXT));
    const [session] = readSaved(await readXlsx(bytes));
    expect(session!.outcome.csv()).toMatch(/1,\w+,\w+,40,31/);
    await page.waitForSelector('.event h2:text-is("Outstanding")');
    expect(await page.innerText(".event-standings")).toMatch(/1\s+\d \w+/);
  });

  test("at board-a-match the boards of both teams are typed", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await openEvent(page, await fileOf(empty("swiss-event", { teams: TEAMS.slice(0, 4), form: "bam", boards: 3 })));
    await page.fill('.match [name="1-1-1"]', "2.5");
    await page.fill('.match [name="1-1-2"]', "0.5");
    const [session] = readSaved(await readXlsx(await saved(page, () => page.click(NEXT))));
    expect(session!.outcome.report.progress).toContain("1 of 2 matches");
    const event = session!.outcome.scored;
    if (event.kind !== "swiss-event") throw new Error("no event");
    expect(event.rounds[0]!.matches.map(({ vps, opponentVps }) => [vps, opponentVps])).toContainEqual([2.5, 0.5]);
  });
});

/** A value that is no margin: named below its match, and nothing is paired until it is mended. */
async function refusesWrong(page: Page): Promise<void> {
  const field = page.locator('.match [name="1-2-1"]');
  const before = await field.inputValue();
  const other = page.locator('.match [name="1-2-2"]');
  const beside = await other.inputValue();
  await other.fill("");
  await field.fill("2x");
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  expect(await page.innerText(".match:has([name='1-2-1']) .match-note")).toContain('"2x" is not a margin');
  expect([await page.isDisabled(NEXT), await page.innerText(".event > .foot-bar")]).toEqual([
    true,
    expect.stringContaining("A result is refused"),
  ]);
  await field.fill(before);
  await other.fill(beside);
  expect(await page.isDisabled(NEXT)).toBe(false);
}

interface Window {
  readonly played: PlayedExcel;
}

describeWithExcel("an event's page in Excel", (site) => {
  test("results are written into the yellow cells with the next round, and taken back", async () => {
    const book = empty("swiss-event", OPTIONS);
    const pane = await openPane(site(), { excel: openInExcel(book) });
    const { page } = pane;
    await openPlace(page, "open");
    await page.click("#panel-open .list-row[name=this]");
    await page.waitForSelector(NEXT);
    const cells = async () =>
      new Map(
        await page.evaluate(() =>
          (window as unknown as Window).played.workbook.sheets.flatMap(({ name, cells: of }) =>
            Object.entries(of).map(([address, text]) => [`${name}!${address}`, String(text)] as const)
          )
        )
      );
    const before = await cells();
    await typeMargins(page, (table) => MARGINS[table]!);
    const points = await shownPoints(page);
    await page.click(NEXT);
    await page.waitForSelector(MESSAGE);
    expect(await page.innerText(MESSAGE)).toContain("Round 2 is now on the Round 2 sheet.");
    const after = await cells();
    const changed = [...after].filter(([at, text]) => (before.get(at) ?? "") !== text);
    expect(changed.filter(([at]) => at.startsWith("Round 1!")).map(([, text]) => text)).toEqual(
      expect.arrayContaining(["-15", "2", "22", "-1"])
    );
    expect(changed.filter(([at]) => at.startsWith("Round 2!"))).toHaveLength(8);
    expect(Object.keys(points)).toHaveLength(4);
    await page.waitForSelector('.match [name="2-1-1"]');
    await page.click(`#panel-open button:text-is("Undo")`);
    await page.waitForSelector(`${MESSAGE}:has-text("The cells are as they were before.")`);
    expect([...(await cells())].filter(([, text]) => text !== "")).toEqual(
      [...before].filter(([, text]) => text !== "")
    );
    expect(await page.evaluate(() => (window as unknown as Window).played.faults)).toEqual([]);
    expect(pane.errors).toEqual([]);
    await page.context().close();
  });
});
