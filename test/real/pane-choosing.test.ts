import type { Page } from "playwright-core";
import { version } from "../../package.json";
import {
  choose,
  chooseKind,
  describeWithBrowser,
  faultOf,
  fillIn,
  kindOf,
  openPane,
  openRow,
  OUTSIDE_OFFICE,
  type Pane,
  PANE_KINDS,
  pressDownload,
  showField,
  showForm,
  textOf,
  valueOf,
} from "../support/browser";
import { openPlace } from "../support/places";

/** How many rows the movement has. */
async function rows(page: Page): Promise<number> {
  await openRow(page, "movement");
  await page.waitForSelector("#panel-workbook .preview tbody tr");
  return page.locator("#panel-workbook .preview tbody tr").count();
}

const TEAMS = ["Reds & Co", "<img src=x>", "=1+1", "Gold"];

describeWithBrowser("choosing a session in the pane", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });

  test("nothing typed is lost while other kinds are chosen, nor by loading the pane anew", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const typed: Record<string, Record<string, string>> = {
      "four-pairs": { "pair-1": "Ann & Bob" },
      "five-pairs": { "pair-5": "Hosts", title: "Friday" },
      "team-match": { home: "Reds", away: "Blues", "player-8": "Hal" },
      "three-teams": { "team-3": "Greens", "player-12": "Ida" },
      "four-teams": { "team-4": "Gold", "player-16": "Kay" },
      "swiss-event": { list: "Reds\nBlues\nGreens\nGold\nGrey" },
    };
    for (const [kind, fields] of Object.entries(typed)) {
      await chooseKind(page, kind);
      for (const [name, text] of Object.entries(fields)) await fillIn(page, name, text);
    }
    await choose(page, "rounds", "2");
    await page.reload();
    await page.waitForSelector("html[data-host]");
    expect(await kindOf(page)).toBe("swiss-event");
    expect(await valueOf(page, "rounds")).toBe("2");
    for (const [kind, fields] of Object.entries(typed)) {
      await chooseKind(page, kind);
      for (const [name, text] of Object.entries(fields))
        expect([kind, name, await valueOf(page, name)]).toEqual([kind, name, text]);
    }
  });

  test("how many you are and till when proposes games; what is taken is chosen, also after a reload, and names stay", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await fillIn(page, "pair-1", "Ann & Bob");
    await showForm(page);
    await page.fill("#panel-workbook [name=people]", "3");
    await page.waitForSelector("text=There is no game here for 3 people: choose from 4 to 20.");
    await page.fill("#panel-workbook [name=people]", "18");
    await openRow(page, "kind");
    await page.fill("#panel-workbook [name=about]", "24");
    await page.locator("#panel-workbook .how-many li button").first().click();
    const chosen = async () => [
      await kindOf(page),
      await valueOf(page, "pairs"),
      await textOf(page, "boards"),
      await valueOf(page, "pair-1"),
      await rows(page),
    ];
    const expected = ["pairs", "9", "24 boards: 8 rounds of 3, boards travel, about 3 h", "Ann & Bob", 8];
    expect(await chosen()).toEqual(expected);
    await page.reload();
    expect(await chosen()).toEqual(expected);
  });

  test("every form and size of a match can be chosen; a scale is shown where there is one", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await chooseKind(page, "team-match");
    const shown = async () => [
      await valueOf(page, "boards"),
      await page.locator("#panel-workbook .list-row[name=row-scoring] .value").textContent(),
      await rows(page),
      await page.locator("#panel-workbook .preview th").first().innerText(),
      await (await showField(page, "title")).getAttribute("placeholder"),
    ];
    expect(await shown()).toEqual(["24/2", "VPs by WBF-24", 2, "Session", "League match"]);
    await choose(page, "form", "swiss");
    expect(await shown()).toEqual(["7/1", "VPs by ACBL20-7", 1, "Session", "Swiss match"]);
    await choose(page, "form", "knockout");
    expect(await shown()).toEqual(["24/2", "IMPs", 2, "Stanza", "Knockout match"]);
    await choose(page, "boards", "64/4");
    expect(await shown()).toEqual(["64/4", "IMPs", 4, "Stanza", "Knockout match"]);
    await choose(page, "form", "bam");
    expect(await shown()).toEqual(["24/1", "Boards won", 1, "Session", "Board-a-match"]);
  });

  test("boards have their time, scales their kind, the Director a pair, and names stand in the movement", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await showField(page, "pair-1");
    expect(await page.innerText(".field:has([name=pair-4]) label")).toBe("Pair 4 (the Director's)");
    expect(await page.innerText(".field:has([name=pair-1]) label")).toBe("Pair 1");
    expect(await textOf(page, "boards")).toBe("24 boards: 6 rounds of 4, about 3 h");
    await fillIn(page, "pair-4", "Gus & Hal");
    await openRow(page, "movement");
    expect(await page.locator("#panel-workbook .preview tbody tr").first().innerText()).toBe(
      "1\t1–4\t4 Gus & Hal – 1\t2 – 3"
    );
    await chooseKind(page, "five-pairs");
    await showField(page, "pair-5");
    expect(await page.innerText(".field:has([name=pair-5]) label")).toBe("Pair 5 (the Director's)");
    // A table of three plays two thirds of the boards.
    await chooseKind(page, "three-teams");
    expect(await textOf(page, "boards")).toBe("18 boards: 3 matches of 6, about 1½ h");
    await chooseKind(page, "team-match");
    expect(await textOf(page, "scale")).toBe("20-point, 24 boards (WBF)");
    await showForm(page);
    expect(await page.innerText("#panel-workbook .primary")).toBe("Make the workbook");
  });

  test("a workbook that was made has a page of what to do next; the version and the help have pages of their own", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await pressDownload(page);
    await page.waitForSelector("#panel-workbook .banner:has-text('Downloaded as Four pairs')");
    expect(await page.locator("#panel-workbook .steps strong").allInnerTexts()).toEqual([
      "Print it whole",
      "Type the results into the yellow cells",
      "See the ranking",
    ]);
    await choose(page, "boards", "18/6");
    expect(await page.locator("#panel-workbook .banner").count()).toBe(0);
    await openPlace(page, "settings");
    await page.waitForSelector(`#panel-settings :text("Overtrick ${version}")`);
    await openPlace(page, "more");
    await page.waitForSelector("#panel-more a[href='functions-help.html'][rel=noopener]");
  });

  test("the number of Swiss teams follows the names, and the lists follow the number", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await chooseKind(page, "swiss-event");
    const isOff = async () => {
      await showForm(page);
      return page.isDisabled("#panel-workbook button[name=download]");
    };
    await showField(page, "boards");
    expect(await page.locator("[name=odd]").count()).toBe(0);
    await choose(page, "teams", "9");
    await choose(page, "odd", "three-teams");
    await openRow(page, "movement");
    await page.waitForSelector("#panel-workbook .preview th:text-is('Triangle')");
    await choose(page, "odd", "bye");
    await openRow(page, "movement");
    await page.waitForSelector("#panel-workbook .preview th:text-is('Bye')");
    expect(await (await showField(page, "bracket")).locator("option").count()).toBe(8);

    // As typed, key by key: the field stays, with its caret.
    await (await showField(page, "list")).click();
    await page.keyboard.type("Reds\nBlues\nGreens");
    expect(await valueOf(page, "list")).toBe("Reds\nBlues\nGreens");
    expect(await page.innerText("#panel-workbook .field:has([name=list]) .fault")).toBe(
      "3 teams are listed: list 4 to 64, one per line, or none."
    );
    expect(await isOff()).toBe(true);
    expect(await page.innerText("#panel-workbook .list-row[name=row-names] .value")).toBe("To correct");
    expect(await page.innerText("#panel-workbook .foot-bar > .fault")).toContain("3 teams are listed");
    await (await showField(page, "list")).press("Control+End");
    await page.keyboard.type("\nGold");
    expect(await valueOf(page, "teams")).toBe("4");
    expect(await page.isDisabled("[name=teams]")).toBe(true);
    expect(await (await showField(page, "rounds")).locator("option").allInnerTexts()).toEqual(["1", "2", "3 (usual)"]);
    expect(await page.locator("[name=odd]").count()).toBe(0);
    expect(await isOff()).toBe(false);
    await openRow(page, "movement");
    await page.waitForSelector("#panel-workbook .preview td:text-is('4 Gold')");
    await fillIn(page, "list", "");
    expect(await valueOf(page, "teams")).toBe("9");
    expect(await page.isDisabled("[name=teams]")).toBe(false);
  });

  test("a title and names that no workbook can hold are told beside them", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await fillIn(page, "title", "x".repeat(101));
    expect(await faultOf(page, "title")).toBe("The title has 101 characters: use at most 100.");
    await showForm(page);
    expect(await page.isDisabled("#panel-workbook button[name=download]")).toBe(true);
    await fillIn(page, "title", "Friday");
    expect(await faultOf(page, "title")).toBe("");
    await fillIn(page, "pair-2", "Pair 1");
    expect(await faultOf(page, "pair-2")).toContain(
      'Pair 2 cannot be called "Pair 1": Pair 1 already goes by that name'
    );
    await fillIn(page, "pair-2", "A\uFFFE");
    expect(await faultOf(page, "pair-2")).toContain("a character that workbooks cannot hold (U+FFFE)");
    await page.reload();
    await page.waitForSelector("html[data-host]");
    expect(await valueOf(page, "title")).toBe("Friday");
    expect(await faultOf(page, "pair-2")).toContain("U+FFFE");
    await fillIn(page, "pair-2", "");
    await chooseKind(page, "team-match");
    await fillIn(page, "player-3", "x".repeat(101));
    expect(await faultOf(page, "player-3")).toBe("The name of Player 3 has 101 characters: use at most 100.");
    await fillIn(page, "away", "Home");
    expect(await faultOf(page, "away")).toContain('Away cannot be called "Home": Home already goes by that name.');
    expect(pane.errors).toEqual([]);
  });

  test("two teams of one name are told beside them, and the date beside it", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await chooseKind(page, "four-teams");
    await fillIn(page, "team-1", "Reds");
    await fillIn(page, "team-3", "REDS");
    expect(await faultOf(page, "team-3")).toContain('Team 1 and Team 3 are both called "REDS"');
    await showForm(page);
    expect(await page.isDisabled("#panel-workbook button[name=download]")).toBe(true);
    await openPlace(page, "results");
    await page.fill("textarea:visible", "table,board,points\n1,1,420");
    await page.waitForSelector("#panel-results .brought-in:has-text('are both called')");
    await openPlace(page, "workbook");
    await fillIn(page, "team-3", "Blues");
    expect(await faultOf(page, "team-3")).toBe("");
    await showForm(page);
    expect(await page.isDisabled("#panel-workbook button[name=download]")).toBe(false);
    await openPlace(page, "results");
    await page.waitForSelector("#panel-results .report");
  });

  test("names of players and teams are suggested for the next session", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await chooseKind(page, "team-match");
    await fillIn(page, "home", "Reds");
    await fillIn(page, "player-1", "Ann");
    await fillIn(page, "player-2", "Bob");
    await pressDownload(page);
    await chooseKind(page, "swiss-event");
    await fillIn(page, "list", TEAMS.join("\n"));
    await pressDownload(page);
    await chooseKind(page, "three-teams");
    const known = (list: string) =>
      page.locator(`#${list} option`).evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    expect(await known("known-names")).toEqual(["Ann", "Bob"]);
    expect(await known("known-teams")).toEqual([...TEAMS, "Reds"]);
    await showField(page, "team-1");
    expect(await page.getAttribute("[name=team-1]", "list")).toBe("known-teams");
    expect(await page.getAttribute("[name=player-1]", "list")).toBe("known-names");
  });

  test("every kind shows its movement", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const counts: Record<string, number> = {};
    for (const kind of PANE_KINDS) {
      await chooseKind(page, kind);
      // These come when they are first shown.
      const shown: Partial<Record<string, string>> = {
        ...{ pairs: "td:text-is('1–8')", individual: "caption:has-text('North & South')" },
        ...{ "swiss-event": "caption:has-text('Round 1')", league: "caption:has-text('Fixtures')" },
      };
      const { [kind]: later } = shown;
      await openRow(page, "movement");
      if (later !== undefined) await page.waitForSelector(`#panel-workbook ${later}`);
      counts[kind] = await rows(page);
    }
    expect(counts).toEqual({
      "four-pairs": 6,
      "five-pairs": 10,
      pairs: 7,
      individual: 7,
      "team-match": 2,
      "three-teams": 2,
      "four-teams": 6,
      "swiss-event": 8,
      league: 15,
    });
    await chooseKind(page, "swiss-event");
    await choose(page, "bracket", "8");
    await choose(page, "rounds", "0");
    await openRow(page, "movement");
    await page.waitForSelector("#panel-workbook caption:has-text('The knockout')");
    expect(await page.locator("#panel-workbook .preview tbody tr").allInnerTexts()).toEqual(
      ["1\tTeam 1\tTeam 8", "2\tTeam 4\tTeam 5", "3\tTeam 2\tTeam 7", "4\tTeam 3\tTeam 6"] // prettier-ignore
    );
  });
});
