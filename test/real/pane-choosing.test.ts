import { version } from "../../package.json";
import {
  describeWithBrowser,
  openPane,
  OUTSIDE_OFFICE,
  PANE_KINDS,
  pressDownload,
  type Pane,
} from "../support/browser";
import { openPlace } from "../support/places";

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
    const choose = async (kind: string) => {
      await page.selectOption("[name=kind]", kind);
      const closed = page.locator("details.players:not([open]) summary");
      if (await closed.count()) await closed.click();
    };
    for (const [kind, fields] of Object.entries(typed)) {
      await choose(kind);
      for (const [name, text] of Object.entries(fields)) await page.fill(`[name=${name}]`, text);
    }
    await page.selectOption("[name=rounds]", "2");
    await page.reload();
    await page.waitForSelector("html[data-host]");
    expect(await page.inputValue("[name=kind]")).toBe("swiss-event");
    expect(await page.inputValue("[name=rounds]")).toBe("2");
    for (const [kind, fields] of Object.entries(typed)) {
      await choose(kind);
      for (const [name, text] of Object.entries(fields))
        expect([kind, name, await page.inputValue(`[name=${name}]`)]).toEqual([kind, name, text]);
    }
  });

  test("how many you are and till when proposes games; what is taken is chosen, also after a reload, and names stay", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await page.fill("[name=pair-1]", "Ann & Bob");
    await page.click("#panel-workbook details.ask summary");
    await page.fill("#panel-workbook [name=people]", "3");
    await page.waitForSelector("text=There is no game here for 3 people: choose from 4 to 20.");
    await page.fill("#panel-workbook [name=people]", "18");
    await page.fill("#panel-workbook [name=about]", "24");
    await page.locator("#panel-workbook .how-many li button").first().click();
    const chosen = async () => [
      await page.inputValue("[name=kind]"),
      await page.inputValue("[name=pairs]"),
      await page.locator("[name=boards] option:checked").innerText(),
      await page.inputValue("[name=pair-1]"),
      await page.locator("#panel-workbook .preview tbody tr").count(),
    ];
    const expected = ["pairs", "9", "24 boards: 8 rounds of 3, boards travel, about 3 h", "Ann & Bob", 8];
    await page.waitForSelector("#panel-workbook [name=pairs]");
    await page.waitForSelector("#panel-workbook .preview tbody tr:nth-child(8)");
    expect(await chosen()).toEqual(expected);
    await page.reload();
    await page.waitForSelector("#panel-workbook [name=pairs]");
    await page.waitForSelector("#panel-workbook .preview tbody tr");
    expect(await chosen()).toEqual(expected);
  });

  test("every form and size of a match can be chosen; a scale is shown where there is one", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await page.selectOption("[name=kind]", "team-match");
    const shown = async () => [
      await page.inputValue("[name=boards]"),
      await page.locator("[name=scale]").count(),
      await page.locator("#panel-workbook .preview tbody tr").count(),
      await page.locator("#panel-workbook .preview th").first().innerText(),
      await page.getAttribute("[name=title]", "placeholder"),
    ];
    expect(await shown()).toEqual(["24/2", 1, 2, "Session", "League match"]);
    await page.selectOption("[name=form]", "swiss");
    expect(await shown()).toEqual(["7/1", 1, 1, "Session", "Swiss match"]);
    await page.selectOption("[name=form]", "knockout");
    expect(await shown()).toEqual(["24/2", 0, 2, "Stanza", "Knockout match"]);
    await page.selectOption("[name=boards]", "64/4");
    expect(await shown()).toEqual(["64/4", 0, 4, "Stanza", "Knockout match"]);
    await page.selectOption("[name=form]", "bam");
    expect(await shown()).toEqual(["24/1", 0, 1, "Session", "Board-a-match"]);
  });

  test("boards have their time, scales their kind, the Director a pair, and names stand in the movement", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const chosen = (name: string) => page.locator(`[name=${name}] option:checked`).innerText();
    expect(await page.innerText(".field:has([name=pair-4]) label")).toBe("Pair 4 (the Director's)");
    expect(await page.innerText(".field:has([name=pair-1]) label")).toBe("Pair 1");
    expect(await chosen("boards")).toBe("24 boards: 6 rounds of 4, about 3 h");
    await page.fill("[name=pair-4]", "Gus & Hal");
    expect(await page.locator("#panel-workbook .preview tbody tr").first().innerText()).toBe(
      "1\t1–4\t4 Gus & Hal – 1\t2 – 3"
    );
    await page.selectOption("[name=kind]", "five-pairs");
    expect(await page.innerText(".field:has([name=pair-5]) label")).toBe("Pair 5 (the Director's)");
    // A table of three plays two thirds of the boards.
    await page.selectOption("[name=kind]", "three-teams");
    expect(await chosen("boards")).toBe("18 boards: 3 matches of 6, about 1½ h");
    await page.selectOption("[name=kind]", "team-match");
    expect(await chosen("scale")).toBe("20-point, 24 boards (WBF)");
    expect(await page.innerText("#panel-workbook .primary")).toBe("Make the match’s workbook");
  });

  test("what came of a press is said until something else is chosen; the version and the help stand below", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await pressDownload(page);
    await page.waitForSelector("#panel-workbook .message:has-text('Downloaded as Four pairs')");
    const links = page.locator("main a.guide");
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.getAttribute("rel")]))
    ).toEqual([["functions-help.html", "noopener"]]);
    await page.selectOption("[name=boards]", "18/6");
    expect(await page.locator("#panel-workbook .message").count()).toBe(0);
    expect(await page.innerText("main footer")).toContain(`Overtrick ${version} · The functions`);
  });

  test("the number of Swiss teams follows the names, and the lists follow the number", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await page.selectOption("[name=kind]", "swiss-event");
    const button = page.locator("#panel-workbook button[name=download]");
    expect(await page.locator("[name=odd]").count()).toBe(0);
    await page.selectOption("[name=teams]", "9");
    expect(await page.locator("[name=odd]").count()).toBe(1);
    await page.waitForSelector("#panel-workbook .preview th:text-is('Triangle')");
    await page.selectOption("[name=odd]", "bye");
    await page.waitForSelector("#panel-workbook .preview th:text-is('Bye')");
    expect(await page.locator("[name=bracket] option").count()).toBe(8);

    // As typed, key by key: the field stays, with its caret.
    await page.click("[name=list]");
    await page.keyboard.type("Reds\nBlues\nGreens");
    expect(await page.inputValue("[name=list]")).toBe("Reds\nBlues\nGreens");
    expect(await page.innerText("#panel-workbook .field:has([name=list]) .fault")).toBe(
      "3 teams are listed: list 4 to 64, one per line, or none."
    );
    expect(await button.getAttribute("disabled")).toBe("");
    await page.keyboard.type("\nGold");
    expect(await page.inputValue("[name=teams]")).toBe("4");
    expect(await page.isDisabled("[name=teams]")).toBe(true);
    expect(await page.locator("[name=rounds] option").allInnerTexts()).toEqual(["1", "2", "3 (usual)"]);
    expect(await page.locator("[name=odd]").count()).toBe(0);
    expect(await button.getAttribute("disabled")).toBe(null);
    await page.waitForSelector("#panel-workbook .preview td:text-is('4 Gold')");
    await page.fill("[name=list]", "");
    expect(await page.inputValue("[name=teams]")).toBe("9");
    expect(await page.isDisabled("[name=teams]")).toBe(false);
  });

  test("a title and names that no workbook can hold are told beside them", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const titleFault = page.locator(".field:has([name=title]) .fault");
    const button = page.locator("#panel-workbook button[name=download]");
    await page.fill("[name=title]", "x".repeat(101));
    expect(await titleFault.innerText()).toBe("The title has 101 characters: use at most 100.");
    expect(await button.getAttribute("disabled")).toBe("");
    await page.fill("[name=title]", "Friday");
    expect(await titleFault.innerText()).toBe("");
    await page.fill("[name=pair-2]", "Pair 1");
    expect(await page.innerText(".field:has([name=pair-2]) .fault")).toContain(
      'Pair 2 cannot be called "Pair 1": Pair 1 already goes by that name'
    );
    await page.fill("[name=pair-2]", "A\uFFFE");
    expect(await page.innerText(".field:has([name=pair-2]) .fault")).toContain(
      "a character that workbooks cannot hold (U+FFFE)"
    );
    await page.reload();
    await page.waitForSelector("html[data-host]");
    expect(await page.inputValue("[name=title]")).toBe("Friday");
    await page.waitForSelector(".field:has([name=pair-2]) .fault:has-text('U+FFFE')");
    await page.fill("[name=pair-2]", "");
    await page.selectOption("[name=kind]", "team-match");
    await page.click("details.players summary");
    await page.fill("[name=player-3]", "x".repeat(101));
    expect(await page.innerText(".field:has([name=player-3]) .fault")).toBe(
      "The name of Player 3 has 101 characters: use at most 100."
    );
    await page.fill("[name=away]", "Home");
    expect(await page.innerText(".field:has([name=away]) .fault")).toContain(
      'Away cannot be called "Home": Home already goes by that name.'
    );
    expect(pane.errors).toEqual([]);
  });

  test("two teams of one name are told beside them, and the date beside it", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await page.selectOption("[name=kind]", "four-teams");
    await page.fill("[name=team-1]", "Reds");
    await page.fill("[name=team-3]", "REDS");
    expect(await page.innerText(".field:has([name=team-3]) .fault")).toContain(
      'Team 1 and Team 3 are both called "REDS"'
    );
    const button = page.locator("#panel-workbook button[name=download]");
    expect(await button.getAttribute("disabled")).toBe("");
    await openPlace(page, "results");
    await page.fill("textarea:visible", "table,board,points\n1,1,420");
    await page.waitForSelector("#panel-results .results:has-text('are both called')");
    await openPlace(page, "workbook");
    await page.fill("[name=team-3]", "Blues");
    expect(await page.innerText(".field:has([name=team-3]) .fault")).toBe("");
    expect(await button.getAttribute("disabled")).toBe(null);
    await openPlace(page, "results");
    await page.waitForSelector("#panel-results .report");
  });

  test("names of players and teams are suggested for the next session", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await page.selectOption("[name=kind]", "team-match");
    await page.fill("[name=home]", "Reds");
    await page.click("details.players summary");
    await page.fill("[name=player-1]", "Ann");
    await page.fill("[name=player-2]", "Bob");
    await pressDownload(page);
    await page.selectOption("[name=kind]", "swiss-event");
    await page.fill("[name=list]", TEAMS.join("\n"));
    await pressDownload(page);
    await page.selectOption("[name=kind]", "three-teams");
    const known = (list: string) =>
      page.locator(`#${list} option`).evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    expect(await known("known-names")).toEqual(["Ann", "Bob"]);
    expect(await known("known-teams")).toEqual([...TEAMS, "Reds"]);
    expect(await page.getAttribute("[name=team-1]", "list")).toBe("known-teams");
    expect(await page.getAttribute("[name=player-1]", "list")).toBe("known-names");
  });

  test("every kind shows its movement", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    const rows: Record<string, number> = {};
    for (const kind of PANE_KINDS) {
      await page.selectOption("[name=kind]", kind);
      // These come when they are first shown.
      const shown: Partial<Record<string, string>> = {
        ...{ pairs: "td:text-is('1–8')", individual: "caption:has-text('North & South')" },
        ...{ "swiss-event": "caption:has-text('Round 1')", league: "caption:has-text('Fixtures')" },
      };
      const { [kind]: later } = shown;
      if (later !== undefined) await page.waitForSelector(`#panel-workbook ${later}`);
      rows[kind] = await page.locator("#panel-workbook .preview tbody tr").count();
    }
    expect(rows).toEqual({
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
    await page.selectOption("[name=kind]", "swiss-event");
    await page.selectOption("[name=bracket]", "8");
    await page.selectOption("[name=rounds]", "0");
    await page.waitForSelector("#panel-workbook caption:has-text('The knockout')");
    expect(await page.locator("#panel-workbook .preview tbody tr").allInnerTexts()).toEqual(
      ["1\tTeam 1\tTeam 8", "2\tTeam 4\tTeam 5", "3\tTeam 2\tTeam 7", "4\tTeam 3\tTeam 6"] // prettier-ignore
    );
  });
});
