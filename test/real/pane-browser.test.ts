import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import type { HomePlan } from "../../src/sessions/home/plan";
import { readResults } from "../sessions/read-csv-results";
import { scoreHome } from "../../src/sessions/home/score-home";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import {
  bytesOf,
  choose,
  chooseKind,
  describeWithBrowser,
  fillIn,
  HOST_NULL,
  openPane,
  openRow,
  OUTSIDE_OFFICE,
  type Pane,
  pressDownload,
  showField,
  showForm,
  valueOf,
} from "../support/browser";
import { emptyEvening } from "../support/evenings";
import { differences, recalculate } from "../support/libreoffice";
import { openPlace } from "../support/places";

const EXAMPLE = path.join(__dirname, "../../examples/four-pairs-results.csv");
const NAMES = ["Ann & Bob", "<img src=x>", "=1+1", "Gus"];

/** What a recalculation finds in a workbook otherwise than its plan and results have it. */
async function wrongIn(bytes: Uint8Array, workbook: ReturnType<typeof homeWorkbook>): Promise<string[]> {
  const [sheets] = recalculate([{ bytes }]);
  return differences(workbook.sheets, sheets!);
}

async function chooseFivePairs(page: Page): Promise<HomePlan> {
  await chooseKind(page, "five-pairs");
  await choose(page, "boards", "30/5");
  await choose(page, "scoring", "vps");
  await fillIn(page, "title", "Friday");
  await fillIn(page, "date", "2026-11-20");
  return planHome(FIVE_PAIRS, { boards: 30, scoring: "vps", title: "Friday", date: "2026-11-20" });
}

describeWithBrowser("the pane in a browser", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });

  test.each([
    ["not asked for", OUTSIDE_OFFICE],
    ["unreachable", "unreachable" as const],
    ["there, with host null", HOST_NULL],
  ])("Office.js %s: workbooks of four and five pairs are downloaded", async (_, office) => {
    pane = await openPane(site(), office);
    const { page } = pane;
    await showForm(page);
    expect(await page.innerText("#panel-workbook .foot-bar")).toBe("Make the workbook");
    await page.click("#panel-workbook .foot-bar .menu > button");
    expect(await page.locator("#panel-workbook .actions button").allInnerTexts()).toEqual(["Play it here"]);
    for (const [i, name] of NAMES.entries()) await fillIn(page, `pair-${i + 1}`, name);
    await fillIn(page, "date", "2026-11-20");
    const four = await pressDownload(page);
    expect(four.suggestedFilename()).toBe("Four pairs 2026-11-20.xlsx");
    const plan = planHome(FOUR_PAIRS, { boards: 24, pairs: NAMES, date: "2026-11-20" });
    expect(await wrongIn(await bytesOf(four), homeWorkbook(emptyEvening(plan)))).toEqual([]);

    await fillIn(page, "pair-2", "");
    for (const i of [1, 3, 4]) await fillIn(page, `pair-${i}`, "");
    const five = await chooseFivePairs(page);
    const file = await pressDownload(page);
    expect(file.suggestedFilename()).toBe("Friday 2026-11-20.xlsx");
    expect(await wrongIn(await bytesOf(file), homeWorkbook(emptyEvening(five)))).toEqual([]);
  });

  test("results pasted or chosen fill the workbook; faults are told and nothing is made", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await fillIn(page, "date", "2026-11-20");
    await openPlace(page, "results");
    const button = page.locator("#panel-results .out button");
    expect(await button.count()).toBe(0);
    await page.fill("textarea", "table,board,points\n3,1,420\n1,99,420");
    await page.waitForSelector("#panel-results .faults");
    expect(await page.locator("#panel-results .faults li").allInnerTexts()).toEqual([
      "Line 2, table: There is no Table 3: enter 1 or 2.",
      "Line 3, board: The session has no board 99: it has 1 to 24.",
    ]);
    expect(await button.count()).toBe(0);

    await page.setInputFiles("#panel-results input[type=file]", EXAMPLE);
    await page.waitForSelector("#panel-results caption:has-text('23 of 24 boards scored')");
    const file = await pressDownload(page);
    const plan = planHome(FOUR_PAIRS, { boards: 24, date: "2026-11-20" });
    const boards = plan.subrounds.flatMap((subround) => subround.boards);
    const { results } = readResults(readFileSync(EXAMPLE, "utf8"), boards);
    const model = homeWorkbook(scoreHome(plan, results));
    expect(await wrongIn(await bytesOf(file), model)).toEqual([]);
  });

  test("a workbook in place of CSV is refused beside its field", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await openPlace(page, "results");
    const buffer = Buffer.from([0x50, 0x4b, 3, 4, 0, 0]);
    const file = { name: "evening.xlsx", mimeType: "application/zip", buffer };
    await page.setInputFiles("#panel-results input[type=file]", file);
    await page.waitForSelector("#panel-results .fault:has-text('evening.xlsx is not a text file')");
  });

  test("two presses in a row make one workbook", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    let downloads = 0;
    page.on("download", () => void downloads++);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>("#panel-workbook button[name=download]")!;
      button.click();
      button.click();
    });
    await page.waitForSelector("#panel-workbook .banner");
    await page.waitForTimeout(300);
    expect(downloads).toBe(1);
  });

  test("the last choices and the names are remembered on this device", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await fillIn(page, "pair-1", "Ann & Bob");
    await choose(page, "boards", "30/6");
    await choose(page, "scoring", "vps");
    await pressDownload(page);
    await page.reload();
    await page.waitForSelector("html[data-host]");
    expect(await valueOf(page, "boards")).toBe("30/6");
    expect(await valueOf(page, "scale")).toBe("HOME-5");
    expect(await valueOf(page, "pair-1")).toBe("Ann & Bob");
    const known = page.locator("#known-names option");
    expect(await known.first().getAttribute("value")).toBe("Ann & Bob");
  });

  test("the pane works where storage is refused", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, {}, (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("refused", "SecurityError");
          },
        })
      )
    );
    await fillIn(pane.page, "title", "Here");
    expect((await pressDownload(pane.page)).suggestedFilename()).toMatch(/^Here /);
  });

  test("a choice that an earlier version has stored comes back", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, {}, (page) =>
      page.addInitScript(() => {
        const pairs = ["Ann & Bob", "Cy & Di", "", ""];
        const session = { kind: "four-pairs", boards: 30, rounds: 6, scoring: "vps", scale: "" };
        const rest = {
          title: "Friday",
          date: "2026-01-02",
          pairs,
          paper: "Letter",
          formulas: null,
        };
        localStorage.setItem("overtrick.session", JSON.stringify({ ...session, ...rest }));
        localStorage.setItem("overtrick.names", JSON.stringify(pairs.slice(0, 2)));
      })
    );
    const { page } = pane;
    expect(await valueOf(page, "boards")).toBe("30/6");
    expect(await valueOf(page, "scale")).toBe("HOME-5");
    expect(await valueOf(page, "title")).toBe("Friday");
    expect(await valueOf(page, "pair-2")).toBe("Cy & Di");
    expect(await valueOf(page, "paper")).toBe("Letter");
    await chooseKind(page, "team-match");
    expect(await valueOf(page, "boards")).toBe("24/2");
    await chooseKind(page, "four-pairs");
    expect(await valueOf(page, "pair-1")).toBe("Ann & Bob");
  });

  test("whatever is stored on the device, the pane starts", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE, {}, (page) =>
      page.addInitScript(() => {
        for (const key of ["session", "names", "tab"])
          localStorage.setItem(`overtrick.${key}`, '{"pairs":7,"boards":"x"}');
      })
    );
    expect(await valueOf(pane.page, "boards")).toBe("24/6");
    await pane.page.waitForSelector("#panel-workbook:not([hidden])");
  });

  test("every configuration that exists can be chosen, with its movement shown", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    for (const kind of [FOUR_PAIRS, FIVE_PAIRS]) {
      await chooseKind(page, kind.name);
      const offered = await (
        await showField(page, "boards")
      )
        .locator("option")
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      const existing = kind.configurations.map(({ boards, rounds }) => `${boards}/${rounds}`);
      expect([...offered].sort()).toEqual([...existing].sort());
      for (const value of [offered[0]!, offered[offered.length - 1]!]) {
        await choose(page, "boards", value);
        const rounds = Number(value.split("/")[1]) * (kind.pairs === 5 ? 2 : 1);
        await openRow(page, "movement");
        await page.waitForSelector("#panel-workbook .preview tbody tr");
        expect(await page.locator("#panel-workbook .preview tbody tr").count()).toBe(rounds);
      }
    }
    await choose(page, "boards", "20/5");
    expect(await (await showField(page, "scoring")).locator("option").allInnerTexts()).toEqual([
      "IMPs",
      "Matchpoints, in %",
    ]);
  });

  test("functions are tried by the same code; references are left to Excel", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await openPlace(page, "functions");
    await page.waitForSelector("#panel-functions .list-row");
    expect(await page.locator("#panel-functions .list-row").count()).toBe(16);
    await page.fill("[name=search]", "margin");
    expect(await page.locator("#panel-functions .list-row").allInnerTexts()).toEqual([
      "Victory points for a margin\nBRIDGE.VPS",
      "A victory-point scale as a table\nBRIDGE.VPTABLE",
    ]);
    await page.click("button[name=VPS]");
    const result = page.locator("#panel-functions output");
    expect((await result.innerText()).split("\n")).toEqual(["This team", "14.26", "The other team", "5.74"]);
    const formula = page.locator("#panel-functions .formula code");
    expect(await formula.innerText()).toBe("=BRIDGE.VPS(20,24)");
    await page.selectOption("[name=scale]", "HOME");
    await page.fill("[name=boards]", "4");
    expect(await formula.innerText()).toBe('=BRIDGE.VPS(20,"HOME-4")');
    await page.selectOption("[name=scale]", "other");
    await page.fill("input[name=scale]", "{0,10;3,13}");
    expect(await formula.innerText()).toBe("=BRIDGE.VPS(20,{0,10;3,13})");
    expect(await result.innerText()).toContain("13");
    await page.fill("input[name=scale]", "NOSUCH");
    expect(await page.innerText("#panel-functions .banner")).toContain("There is no victory-point scale");
    await page.fill("[name=imps]", "F30");
    expect(await result.innerText()).toContain("Only Excel can calculate");
    // What was typed is there when the page is opened again, and so is what was searched.
    await page.click("#panel-functions .page .page [aria-label=Back]");
    expect(await page.inputValue("[name=search]")).toBe("margin");
    await page.click("button[name=VPS]");
    expect(await formula.innerText()).toBe('=BRIDGE.VPS(F30,"NOSUCH")');
    // It is for Excel: here it is copied.
    expect(await page.locator("#panel-functions .foot-bar button").allInnerTexts()).toEqual(["Copy the formula"]);
    expect(await page.locator("#panel-functions [name=take]").count()).toBe(0);
  });

  test("quick scores answer as one types", async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await openPlace(page, "scores");
    const panel = page.locator("#panel-scores");
    const type = async (fields: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(fields)) await panel.locator(`input[name=${name}]`).fill(text);
    };
    const answer = async () => (await panel.locator(".answer").innerText()).split("\n");
    await type({ contract: "4hx+1", board: "2" });
    const worth = ["Not vulnerable", "Declarer +690", "Vulnerable", "Declarer +990"];
    expect(await answer()).toEqual([...worth, "Choose who plays it."]);
    await panel.getByRole("group", { name: "By" }).getByText("S", { exact: true }).click();
    expect(await answer()).toEqual(["N-S vulnerable, East deals", "N-S +990"]);
    await type({ there: "-100" });
    expect(await panel.getByText("1090 points, 14 IMPs to N-S of the first table").count()).toBe(1);
    await type({ contract: "9H" });
    expect((await panel.innerText()).includes("N-S +")).toBe(false);
    expect(await panel.locator(".fault:not(:empty)").innerText()).toContain('The contract "9H" is unknown');
    await panel.getByText("IMPs", { exact: true }).click();
    await type({ first: "420", second: "-50" });
    expect(await answer()).toEqual(["470 points to N-S of the first table", "10 IMPs"]);
    await panel.getByText("VPs", { exact: true }).click();
    await type({ margin: "-20", boards: "24" });
    expect(await answer()).toEqual(["This team", "5.74", "The other team", "14.26"]);
    // Nothing that was typed is lost.
    await panel.getByText("Contract", { exact: true }).click();
    expect(await panel.locator("[name=contract]").inputValue()).toBe("9H");
  });
});
