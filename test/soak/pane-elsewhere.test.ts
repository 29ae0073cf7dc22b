import { readFileSync } from "node:fs";
import path from "node:path";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { readResults } from "../sessions/read-csv-results";
import { scoreHome } from "../../src/sessions/home/score-home";
import { emptySession, planSession } from "../../src/sessions/kinds";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { choose, textsOf, until } from "../browsers/driven-page";
import type { OfficeInPage } from "../browsers/site";
import { describeInBrowsers } from "../browsers/suite";
import type { PlayedExcel } from "../office/host/install";
import { wayOut } from "../support/browser";
import { differences, recalculate } from "../support/libreoffice";
import { openPlace } from "../support/places";

const EXAMPLE = readFileSync(path.join(__dirname, "../../examples/four-pairs-results.csv"), "utf8");
const DATE = "2026-11-20";
const TABS = ["session", "results", "open", "season", "functions", "scores"];

interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
}

describeInBrowsers("the pane elsewhere than in Chromium", (driven) => {
  const page = () => driven().page;
  async function open(office: OfficeInPage): Promise<void> {
    // What an earlier test has left is forgotten.
    await page().goto(driven().site.address("in a browser"));
    await page().evaluate("localStorage.clear()");
    await page().goto(driven().site.address(office));
    await until(page().evaluate, "document.documentElement.dataset.host");
    await page().evaluate("location.hash = 'workbook'");
    await until(page().evaluate, "document.querySelector('[name=kind]')");
    await choose(page(), "[name=kind]", "four-pairs");
    await choose(page(), "[name=date]", DATE);
  }
  /** Presses Download on the tab that is shown, and waits for the file that it saves. */
  async function download(): Promise<Saved> {
    const before = await page().evaluate<number>("noted.saved.length");
    await page().click(`main > :not([hidden]) ${wayOut("Download")}`);
    await until(page().evaluate, `noted.saved.length > ${before}`);
    const name = await page().evaluate<string>(`noted.saved[${before}].name`);
    return { name, bytes: Uint8Array.from(await page().evaluate<number[]>(`noted.saved[${before}].bytes`)) };
  }
  const violations = () =>
    page().evaluate<string[]>(`Promise.all(document.getAnimations().map(({ finished }) => finished))
      .then(() => axe.run())
      .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => id + ": " + html + " " + failureSummary)))`);

  afterEach(async () => {
    expect(await page().evaluate<string[]>("noted.wrong")).toEqual([]);
  });

  test("workbooks of pairs and of teams are saved", async () => {
    await open("in a browser");
    expect(await textsOf(page(), "#panel-workbook .ways button")).toEqual(["Make tonight’s workbook", "Play it here"]);
    await page().fill("[name=pair-1]", "Ann & Bob");
    await page().fill("[name=title]", "Friday");
    const four = await download();
    expect(four.name).toBe(`Friday ${DATE}.xlsx`);
    await page().fill("[name=pair-1]", "");
    await page().fill("[name=title]", "");
    await choose(page(), "[name=kind]", "team-match");
    const match = await download();
    const books = recalculate([four, match]);
    const plans = [
      planSession("four-pairs", { boards: 24, pairs: ["Ann & Bob", "", "", ""], title: "Friday", date: DATE }),
      planSession("team-match", { date: DATE }),
    ];
    for (const [i, plan] of plans.entries())
      expect(differences(sessionWorkbook(emptySession(plan).scored).sheets, books[i]!)).toEqual([]);
  });

  test("results fill the workbook; faults are told beside their field", async () => {
    await open("in a browser");
    await openPlace(page(), "results");
    await page().fill("textarea", "table,board,points\n3,1,420\n1,99,420");
    await until(page().evaluate, "document.querySelector('#panel-results .faults')");
    expect(await textsOf(page(), "#panel-results .faults li")).toEqual([
      "Line 2, table: There is no Table 3: enter 1 or 2.",
      "Line 3, board: The session has no board 99: it has 1 to 24.",
    ]);
    await choose(page(), "textarea", EXAMPLE);
    await until(
      page().evaluate,
      "/23 of 24 boards scored/.test(document.querySelector('#panel-results caption')?.innerText)"
    );
    const plan = planHome(FOUR_PAIRS, { boards: 24, date: DATE });
    const boards = plan.subrounds.flatMap((subround) => subround.boards);
    const model = homeWorkbook(scoreHome(plan, readResults(EXAMPLE, boards).results));
    const [book] = recalculate([await download()]);
    expect(differences(model.sheets, book!)).toEqual([]);
  });

  test("what is wrong is said beside its field, which is marked", async () => {
    await open("in a browser");
    await choose(page(), "[name=kind]", "swiss-event");
    await page().fill("[name=list]", "Reds");
    await until(page().evaluate, "document.querySelector('[name=list][aria-invalid=true]')");
    expect(await textsOf(page(), "#panel-workbook .fault")).toEqual([
      "1 team is listed: list 4 to 64, one per line, or none.",
    ]);
    await page().fill("[name=list]", "Reds\nBlues\nGreens\nGold");
    await until(page().evaluate, "!document.querySelector('[name=list][aria-invalid=true]')");
  });

  test("the arrow keys go from tab to tab, and what is on them works", async () => {
    await open("in a browser");
    await page().evaluate("document.querySelector('#places a').focus()");
    for (const tab of TABS.slice(1)) {
      await page().press("ArrowRight");
      await until(page().evaluate, `document.querySelector("#panel-${tab}").checkVisibility()`);
    }
    for (const [field, text] of [
      ["contract", "4♥x+1"],
      ["board", "1"],
    ] as const)
      await page().fill(`#panel-scores [name="${field}"]`, text);
    await page().click("#panel-scores [aria-label=By] button", "N");
    await until(page().evaluate, "/690/.test(document.querySelector('#panel-scores output').innerText)");
    await openPlace(page(), "functions");
    await page().click("button[name=VPS]");
    await until(page().evaluate, "document.querySelector('#panel-functions [name=imps]')");
    await page().click("#panel-functions .page .page [aria-label=Back]");
  });

  test("axe finds nothing on any tab, and nothing is wider than the pane", async () => {
    await open("in a browser");
    for (const tab of TABS) {
      await page().click(`#tab-${tab}`);
      if (tab === "functions") await page().click("button[name=MATCHPOINTS]");
      expect([tab, await violations()]).toEqual([tab, []]);
      const over = await page().evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      expect([tab, over <= 0]).toEqual([tab, true]);
    }
  });

  test("in Excel, sheets are added and a function goes into the cell", async () => {
    await open("in Excel");
    expect(await textsOf(page(), "#panel-workbook .ways button")).toEqual([
      "Make tonight’s workbook",
      "Add to this workbook",
      "Download",
      "Play it here",
    ]);
    await page().click(`#panel-workbook ${wayOut("Add to this workbook")}`);
    await until(page().evaluate, "document.querySelector('#panel-workbook .message')");
    expect(await textsOf(page(), "#panel-workbook .message")).toEqual([expect.stringContaining("Added: Table 1")]);
    await openPlace(page(), "functions");
    await page().evaluate("played.workbook.activeSheet = 'Sheet1'");
    await page().click("button[name=IMP]");
    await page().fill("[name=difference]", "F6");
    await page().click("#panel-functions [name=insert]:enabled");
    await until(page().evaluate, "played.workbook.sheets.some(({ cells }) => cells.B2?.startsWith('=BRIDGE.'))");
    const played = await page().evaluate<Pick<PlayedExcel, "faults"> & { cell: string; sheets: string[] }>(
      "({ faults: played.faults, cell: played.workbook.sheets.find(({ name }) => name === played.workbook.activeSheet).cells.B2, sheets: played.workbook.sheets.map(({ name }) => name) })"
    );
    expect(played).toEqual({
      faults: [],
      cell: expect.stringMatching(/^=BRIDGE\.[A-Z]+\(F6/) as string,
      sheets: ["Sheet1", "Table 1", "Table 2", "Scoresheet", "Winners", "Movement", "Scales", "Working"],
    });
  });
});
