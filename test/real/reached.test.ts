import type { Page } from "playwright-core";
import { withEntries } from "../../src/play/evening";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { keepEvenings, wholeEvenings } from "../support/kept-evenings";
import { openPlace } from "../support/places";
import { PHONE } from "../support/tonight";

/** What a row of a list says. */
const row = (text: string) => `main > :not([hidden]) .list-row:has-text("${text}")`;
const button = (text: string) => `main > :not([hidden]) button:text-is("${text}")`;
const MORE = "#panel-play .evening-bar [aria-label=More]";
const menu = (text: string) => `#panel-play .actions button:text-is("${text}")`;
/** The evening that is not finished, at its first board. */
const EVENING = ["#panel-play .go-on"];
const RESULT = ["#panel-play .kept .list-row:has(.date)"];
const FORM = [row("Make a workbook")];

/**
 * What the pane with seven tabs had: its tab, what was done there, the place that one begins at now, what is pressed, and
 * what is there then.
 */
const REACHED: readonly (readonly [
  tab: string,
  what: string,
  place: "play" | "evenings" | "more",
  presses: readonly string[],
  there: string,
])[] = [
  ["Tonight", "begin an evening", "play", [], "#panel-play .foot-bar button"],
  ["Tonight", "join another phone", "play", [button("Join a phone")], "[name=join]"],
  ["Tonight", "type the names", "play", ["[name=names]"], ".name-places"],
  ["Tonight", "change the game", "play", ["[name=others]", "[name=change]"], "#panel-workbook [name=row-kind]"],
  ["Tonight", "enter a board", "evenings", EVENING, ".bidding-box"],
  ["Tonight", "see the score sheet", "evenings", [...EVENING, ".views button:text-is('Sheet')"], ".score-sheet"],
  ["Tonight", "see the standings", "evenings", [...EVENING, ".views button:text-is('Standings')"], ".standings"],
  ["Tonight", "show a code, keep copies", "evenings", [...EVENING, MORE, menu("Phones")], ".phones svg.qr"],
  [
    "Tonight",
    "somebody leaves or joins",
    "evenings",
    [...EVENING, MORE, menu("Names and settings")],
    "text=Somebody leaves or joins",
  ],
  ["Tonight", "rule as the Director", "evenings", [...EVENING, MORE, menu("Director")], ".director"],
  ["Tonight", "keep a copy, delete", "evenings", ["#panel-play .kept .menu > button"], menu("Keep a copy")],
  ["Tonight", "open a saved copy", "evenings", [], "text=Open a workbook or a saved copy"],
  ["Tonight", "share the result", "evenings", [...RESULT, button("Share the result")], "dialog .share"],
  ["Tonight", "an evening's workbook", "evenings", [...RESULT, "[name=workbook]"], ".page .page button.primary"],
  [
    "Session",
    "choose a session",
    "more",
    [...FORM, "#panel-workbook [name=row-kind]"],
    "#panel-workbook section .radio-card",
  ],
  ["Session", "boards, scoring, names, title", "more", FORM, row("Scoring")],
  ["Session", "paper and formulas", "more", [...FORM, row("Paper")], "[name=formulas]"],
  ["Session", "the movement", "more", FORM, "[name=row-movement]"],
  ["Session", "how many of you, and until when", "more", FORM, "#panel-workbook [name=people]"],
  ["Session", "download", "more", FORM, "#panel-workbook .foot-bar .primary"],
  ["Results", "a file, a table, messages", "more", [row("Bring in results")], "#panel-results textarea"],
  ["Open", "a saved workbook", "more", [row("Open a workbook")], "#panel-open input[type=file]"],
  [
    "Season",
    "add up workbooks",
    "evenings",
    ["[name=season]", "[aria-label='More on our season']", menu("Add up workbooks")],
    "#panel-play input[type=file]",
  ],
  ["Season", "the ladder of the evenings", "evenings", ["[name=season]"], ".season"],
  [
    "Functions",
    "find and try a function",
    "more",
    [row("Functions for Excel"), "button[name=VPS]"],
    "#panel-functions output",
  ],
  ["Scores", "what a contract is worth", "more", [row("Scores and IMPs")], "#panel-scores output"],
  ["all", "the guide", "more", [], "main > :not([hidden]) a.list-row[target=_blank]"],
  ["all", "the version", "more", [row("Settings")], "text=/Overtrick \\d+\\.\\d+/"],
];

describeWithBrowser("what the pane with seven tabs could do", (site) => {
  let page: Page;
  beforeAll(async () => {
    const begun = Date.now();
    const options = { pairs: ["6"], boards: 15, date: "2026-11-27" };
    const evening = { id: "open", kind: "pairs", options, started: begun, changed: begun, entries: [] } as const;
    const unfinished = withEntries(evening, [{ table: 1, board: 1, said: { kind: "not-played" } }], begun);
    const opened = await openPane(site(), OUTSIDE_OFFICE, PHONE, (blank) =>
      keepEvenings(blank, [...wholeEvenings(3), unfinished])
    );
    page = opened.page;
    page.setDefaultTimeout(20_000);
  });
  afterAll(() => page.context().close());

  test.each(REACHED)("%s: %s", async (_tab, _what, place, presses, there) => {
    await page.goto("about:blank");
    await page.goto(site().address);
    await page.waitForSelector("html[data-host]");
    await openPlace(page, place);
    for (const press of presses) {
      await page.locator(press).first().click();
      // Seats before the first board.
      if (
        press === EVENING[0] &&
        (await page.locator(".take-seats, .pad").first().getAttribute("class")) === "take-seats"
      )
        await page.click(".take-seats .primary");
    }
    await page
      .locator(there)
      .first()
      .waitFor({ state: there.includes("file") ? "attached" : "visible" });
  });
});
