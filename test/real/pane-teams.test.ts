import type { Page } from "playwright-core";
import { emptySession, type Plan, planSession, scoreCsv } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import type { Workbook } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import {
  bytesOf,
  choose,
  chooseKind,
  describeWithBrowser,
  fillIn,
  openPane,
  OUTSIDE_OFFICE,
  type Pane,
  pressDownload,
} from "../support/browser";
import { differences, recalculate } from "../support/libreoffice";
import { runs } from "../support/runs";
import { openPlace } from "../support/places";

const DATE = "2026-11-20";
const TEAMS = ["Reds & Co", "<img src=x>", "=1+1", "Gold"];
const PLAYERS = Array.from({ length: 16 }, (_, i) => `Player ${i + 1}`);

/** An event as it is filled in, the options that it comes to, and results of its own. */
interface Event {
  readonly kind: Plan["kind"];
  readonly file: string;
  readonly options: SessionOptions;
  readonly names: readonly string[];
  readonly fill: (page: Page) => Promise<unknown>;
  readonly csv: string;
  readonly progress: string;
  /** The first rows of the standings. */
  readonly standings: readonly (readonly string[])[];
  readonly remarks: readonly string[];
  readonly wrong: string;
  readonly fault: string;
}

async function fillPlayers(page: Page, count: number): Promise<void> {
  for (const [i, name] of PLAYERS.slice(0, count).entries()) await fillIn(page, `player-${i + 1}`, name);
}

async function fillTeams(page: Page, count: number): Promise<void> {
  for (const [i, name] of TEAMS.slice(0, count).entries()) await fillIn(page, `team-${i + 1}`, name);
  await fillPlayers(page, 4 * count);
}

const EVENTS: readonly Event[] = [
  {
    kind: "team-match",
    file: `Winter League ${DATE}.xlsx`,
    options: {
      form: "league",
      boards: 20,
      sessions: 2,
      scale: "ACBL20-20",
      title: "Winter League",
      home: TEAMS[0],
      away: TEAMS[1],
      players: PLAYERS.slice(0, 8),
    },
    names: [...TEAMS.slice(0, 2), ...PLAYERS.slice(0, 8)],
    fill: async (page) => {
      await choose(page, "boards", "20/2");
      await choose(page, "scale", "ACBL20-20");
      await fillIn(page, "title", "Winter League");
      await fillIn(page, "home", TEAMS[0]!);
      await fillIn(page, "away", TEAMS[1]!);
      await fillPlayers(page, 8);
    },
    csv: "table,board,points\n1,1,420\n2,1,-50\n1,2,100\n2,2,100",
    progress: "2 of 20 boards scored",
    standings: [["1", TEAMS[0]!, "10", "13"]],
    remarks: [`${TEAMS[0]!} lead by 10 IMPs.`],
    wrong: "table,board,points\n3,1,420",
    fault: "Line 2, table: There is no Table 3: enter 1 or 2.",
  },
  {
    kind: "three-teams",
    file: `Three teams ${DATE}.xlsx`,
    options: { boards: 15, teams: TEAMS.slice(0, 3), players: PLAYERS.slice(0, 12) },
    names: [...TEAMS.slice(0, 3), ...PLAYERS.slice(0, 12)],
    fill: async (page) => {
      await choose(page, "boards", "15");
      await fillTeams(page, 3);
    },
    csv: "table,board,points\nA,1,420\nC,1,-50",
    progress: "1 of 15 boards scored",
    standings: [["1", `A ${TEAMS[0]!}`, "14", "+10"]],
    remarks: [`A ${TEAMS[0]!} – C ${TEAMS[2]!}: 10–0 IMPs, 14–6 VPs, 1 of 5 boards`],
    wrong: "table,board,points\nD,1,420",
    fault: "Line 2, table: There is no Table D: enter A, B or C.",
  },
  {
    kind: "four-teams",
    file: `Four teams ${DATE}.xlsx`,
    options: { boards: 24, teams: TEAMS, players: PLAYERS },
    names: [...TEAMS, ...PLAYERS],
    fill: async (page) => {
      await choose(page, "boards", "24");
      await fillTeams(page, 4);
    },
    csv: "table,board,points\n1,1,420\n2,1,-50\n3,5,420\n4,5,-50",
    progress: "2 of 48 boards scored",
    standings: [["1=", "1", TEAMS[0]!]],
    remarks: [],
    wrong: "table,board,points\n1,25,420",
    fault: "Line 2, board: The session has no board 25: it has 1 to 24.",
  },
  {
    kind: "swiss-event",
    file: `Swiss teams ${DATE}.xlsx`,
    options: { teams: TEAMS, rounds: 2, boards: 6, scale: "ACBL30-6", bracket: 4 },
    names: TEAMS,
    fill: async (page) => {
      await fillIn(page, "list", `1. ${TEAMS.map((t, i) => (i ? `${i + 1}. ${t}` : t)).join("\n")}\n`);
      await choose(page, "rounds", "2");
      await choose(page, "boards", "6");
      await choose(page, "scale", "ACBL30-6");
      await choose(page, "bracket", "4");
    },
    csv: `round,team,opponent,imps\n1,1,3,20\n1,2,Gold,-5`,
    progress: "Round 1 of 2: 2 of 2 matches scored",
    standings: [["1", "1", TEAMS[0]!]],
    remarks: ["Round 2, boards 7–12", `Table 1: 1 ${TEAMS[0]!} – 4 Gold`],
    wrong: "round,team,opponent,imps\n1,Nobody,3,20",
    fault: 'Line 2, team: There is no team "Nobody": enter its number, 1 to 4, or its name.',
  },
  {
    kind: "swiss-event",
    file: `Board-a-match teams ${DATE}.xlsx`,
    options: { form: "bam", teams: TEAMS, boards: 4, double: true },
    names: TEAMS,
    fill: async (page) => {
      await fillIn(page, "list", TEAMS.join("\n"));
      await choose(page, "form", "bam");
      await choose(page, "double", "true");
      await choose(page, "boards", "4");
    },
    csv: `round,team,opponent,points,opponent_points\n1,1,4,2.5,1.5\n1,2,3,½,3.5`,
    progress: "Round 1 of 6: 2 of 2 matches scored",
    standings: [["1", "3", TEAMS[2]!]],
    remarks: ["Round 2, boards 5–8", `Table 1: 2 ${TEAMS[1]!} – 4 Gold`],
    wrong: "round,team,opponent,points,opponent_points\n1,1,4,2.5,",
    fault: "Line 2, points: Only one team's points are entered: enter both.",
  },
];

/** What a recalculation finds otherwise than the model has it, typed names included. */
async function wrongIn(bytes: Uint8Array, model: Workbook, names: readonly string[]) {
  const [sheets] = recalculate([{ bytes }]);
  const typed = model.sheets.flatMap(({ name, cells }) =>
    cells
      .filter(({ formula, style }) => formula === undefined && style?.entry)
      .map(({ row, column }) => sheets!.get(name)!.at(row, column))
  );
  const missing = names.filter((name) => !typed.includes(name));
  return [...missing.map((name) => `${name} is missing`), ...differences(model.sheets, sheets!)];
}

describeWithBrowser("the pane for events of teams", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });

  // Of the others the forms, the results and what is made of them have suites of their own, without a browser.
  const filled = EVENTS.filter((_, i) => runs({ ci: i % 2 === 0, soak: true }));

  test.each(filled)("$kind: a workbook, and results", async (event) => {
    const { kind, options, names, csv } = event;
    pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await chooseKind(page, kind);
    await fillIn(page, "date", DATE);
    await event.fill(page);
    const plan = planSession(kind, { ...options, date: DATE });
    const empty = await pressDownload(page);
    expect(empty.suggestedFilename()).toBe(event.file);
    const before = sessionWorkbook(emptySession(plan).scored);
    expect(await wrongIn(await bytesOf(empty), before, names)).toEqual([]);

    await openPlace(page, "results");
    await page.click("#panel-results summary:text-is('Columns of a CSV file')");
    expect(await page.innerText("#panel-results details code")).toContain(csv.slice(0, csv.indexOf(",")));
    await page.fill("textarea:visible", event.wrong);
    await page.waitForSelector("#panel-results .faults");
    expect(await page.locator("#panel-results .faults li").allInnerTexts()).toEqual([event.fault]);
    expect(await page.locator("#panel-results .out button").count()).toBe(0);

    await page.fill("textarea:visible", csv);
    await page.waitForSelector(`#panel-results caption:text-is("${event.progress}")`);
    const rows = await page
      .locator("#panel-results tbody tr")
      .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent ?? "")));
    expect(rows.slice(0, event.standings.length)).toEqual(
      event.standings.map((row) => expect.arrayContaining([...row]))
    );
    const remarks = await page.locator(".remarks h2, .remarks li").allInnerTexts();
    expect(remarks.slice(0, event.remarks.length)).toEqual(event.remarks);
    const played = await pressDownload(page);
    const { scored } = scoreCsv(plan, csv);
    expect(await wrongIn(await bytesOf(played), sessionWorkbook(scored), names)).toEqual([]);
  });
});
