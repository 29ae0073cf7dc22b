import fc from "fast-check";
import { victoryPoints } from "../../../src/bridge/vp/scale";
import { planLeague } from "../../../src/sessions/event/plan";
import { NO_EVENT_RESULTS } from "../../../src/sessions/event/results";
import { writeEventResults } from "../../../src/sessions/event/write-results";
import { resultsCsv } from "../../../src/sessions/reading/write-csv";
import { scoreEvent, type ScoredLeague } from "../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { pageScale } from "../../../src/workbook/kit/page";
import type { FixtureColumn } from "../../../src/workbook/league/league-lists";
import { leagueSheets, leagueWorkbook } from "../../../src/workbook/league/league-workbook";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { cellAddress } from "../../../src/workbook/reference";
import { PAPERS, type Sheet, type Workbook } from "../../../src/workbook/model";
import { leagueResults } from "../../sessions/event/league/random-league";
import { readLeagueResults } from "../../sessions/read-csv-results";
import { workedOut } from "../../support/worked-out";
import { differences, type Edit } from "../../support/libreoffice";
import { givenOtherwise, recalculated } from "../../support/recalculated";
import { runs, SEED } from "../../support/runs";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { savedOf } from "../../support/saved";
import { example } from "../../support/sessions";
import { penaltyAt, typedAt, typedSeason } from "./typed-season";

const options = fc.record({
  teams: fc.constantFrom(["7"], ["8"], ["3"]),
  double: fc.boolean(),
  scale: fc.constantFrom("WBF-24", "WBF-DISCRETE-24", "ACBL20-24"),
  ties: fc.constantFrom("head-to-head", "quotient"),
  walkover: fc.constantFrom("60", "average", "greatest"),
  handicap: fc.constantFrom("", "1 6; 3 11 IMPs"),
  date: fc.constantFrom("", "2026-09-14"),
});

/** In divisions where there are enough teams, with lines where anybody can go up or down. */
const divided = fc.tuple(options, fc.boolean(), fc.constantFrom(0, 1)).map(([chosen, isDivided, promoted]) => {
  const sizes: Readonly<Record<string, string>> = { "7": "Premier: 3; First: 4", "8": "3 + 5" };
  const divisions = sizes[chosen.teams[0] ?? ""];
  return { ...chosen, promoted, relegated: 1, ...(isDivided && divisions && { divisions }) };
});

const seasons = fc.tuple(divided, fc.constantFrom(0, 0.4, 1, 1)).chain(([chosen, share]) => {
  const plan = planLeague(chosen);
  return leagueResults(plan, share).map((results) => scoreEvent(plan, results));
});

const before = (chosen: SessionOptions) => scoreEvent(planLeague(chosen), NO_EVENT_RESULTS);

const sampled = fc.sample(seasons, { numRuns: runs({ ci: 2, soak: 100 }), seed: SEED });

test("random seasons: the workbook shows what is scored", async () => {
  expect(await givenOtherwise(sampled, leagueWorkbook)).toEqual([]);
});

test("random seasons: typed into the empty workbook, every sheet shows what is scored", async () => {
  const empty = sampled.map(({ plan }) => leagueWorkbook(scoreEvent(plan, NO_EVENT_RESULTS)));
  const found = await recalculated(sampled.map((league, i) => ({ model: empty[i]!, edits: typedSeason(league) })));
  expect(sampled.flatMap((league, i) => differences(leagueWorkbook(league).sheets, found[i]!))).toEqual([]);
});

test("the sheets: fixtures, table, form, what is outstanding, scales", () => {
  const names = (chosen: SessionOptions) =>
    leagueWorkbook(before(chosen)).sheets.flatMap(({ name, hidden }) => (hidden ? [] : [name]));
  expect(names({ teams: ["8"] })).toEqual(["Fixtures", "League table", "Form", "Outstanding", "Director", "Scales"]);
  expect(names({ teams: ["20"] })).toHaveLength(6);
  expect(names({ teams: ["20"], double: true })).toEqual([
    "Fixtures",
    "League table",
    "Form",
    "Form 2",
    "Outstanding",
    "Director",
    "Scales",
  ]);
  expect(names({ teams: ["24"], divisions: "Premier: 4; First: 20", double: true })).toEqual([
    ...["Fixtures", "League table", "Form, division 1", "Form, division 2", "Form 2, division 2"],
    ...["Outstanding", "Director", "Scales"],
  ]);
});

describe("what is typed", () => {
  const league = before({ teams: ["4"], date: "2026-09-14" });
  const { fixtures, table, outstanding } = leagueSheets(league).lists;
  const shown = (edits: readonly Edit[]) => {
    const found = workedOut(leagueWorkbook(league), edits);
    const at = (sheet: string, row: number, column: number) => found.get(sheet)!.at(row, column);
    return {
      fixture: (column: FixtureColumn, line = 0) => at("Fixtures", fixtures.row(line), fixtures.column(column)),
      place: (row: number) => [
        at("League table", table.row(row), table.column("place")),
        at("League table", table.row(row), table.column("team")),
      ],
      outstanding: () =>
        Array.from({ length: outstanding.rows }, (_, row) =>
          (["round", "home", "away", "remark"] as const).map((column) =>
            at("Outstanding", outstanding.row(row), outstanding.column(column))
          )
        ),
    };
  };
  const type = (column: FixtureColumn, value: string | number, line = 0) => typedAt(league, line, column, value);

  test.each<[string, Edit[], string]>([
    ["nothing", [], ""],
    ["IMPs of one team", [type("homeImps", 30)], "One team's IMPs are missing"],
    ["IMPs as a word", [type("homeImps", "many"), type("awayImps", 3)], "IMPs: type a whole number"],
    ["IMPs below 0", [type("homeImps", -3), type("awayImps", 3)], "IMPs: type a whole number"],
    ["points of one team", [type("typedHomeVps", 12)], "One team's VPs are missing"],
    ["a word for who conceded", [type("conceded", "Reds")], "Conceded: choose from the list"],
    ["a provisional result that is missing", [type("conceded", "provisional")], "Provisional: result missing"],
    ["no date", [type("date", "soon")], "Type a date"],
    ["another venue", [type("venue", "Reds")], "Type Swapped or Both swapped"],
    ["a venue that is swapped", [type("venue", " swapped ")], "Venue swapped: IMPs by column"],
    [
      "IMPs of a void match",
      [type("conceded", "void"), type("homeImps", 3), type("awayImps", 3)],
      "Not played: clear the IMPs",
    ],
    ["another match of the round", [type("homeImps", 3, 1), type("awayImps", 3, 1)], "Late: others of round played"],
  ])("%s: Check says so", async (_, edits, said) => {
    expect(shown(edits).fixture("check")).toBe(said);
  });

  test("a match that others of its round have overtaken is late in the fixtures too, until it is moved", () => {
    const played = [type("homeImps", 3, 1), type("awayImps", 3, 1)];
    expect(shown(played).fixture("state")).toBe("Late");
    expect(shown([...played, type("date", "")]).fixture("state")).toBe("Moved");
  });

  test("the zeros of the table are not shown before the first result", () => {
    const { highlights } = leagueWorkbook(league).sheets.find(({ name }) => name === "League table")!;
    const area = table.area(["played", "impsAgainst"]);
    expect(highlights).toContainEqual({ area, formula: `COUNT(${table.range("total")})=0`, tone: "unseen" });
  });

  test("IMPs as text, as a cut and a paste leave them, count; who conceded is understood in small letters", async () => {
    const found = shown([type("homeImps", "40"), type("awayImps", " 20"), type("conceded", " away ", 1)]);
    expect([found.fixture("homeVps"), found.fixture("state")]).toEqual([14.26, "Played"]);
    expect([found.fixture("homeVps", 1), found.fixture("awayVps", 1)]).toEqual([12, 0]);
    expect(found.place(0)).toEqual(["1", "Team 4"]);
    expect(found.place(1)).toEqual(["2", "Team 2"]);
  });

  test("a provisional result counts, and its state and Check say so", () => {
    const found = shown([type("homeImps", 40), type("awayImps", 20), type("conceded", " provisional ")]);
    expect((["homeVps", "state", "check"] as const).map((column) => found.fixture(column))).toEqual([
      ...[14.26, "Provisional", "Provisional"],
    ]);
    expect(found.place(0)).toEqual(["1", "Team 4"]);
    expect(found.outstanding().filter(([, home]) => home === "Team 4")).toHaveLength(1);
  });

  test("penalties, with their reasons, stand in the table; a line that takes nothing is told", () => {
    const [round] = league.plan.fixtures;
    const { home, away } = round!.matches[0]!;
    const found = workedOut(leagueWorkbook(league), [
      // 10 each for Team 4 and Team 1, 3 IMPs from the home team, and 2 points of the total.
      type("homeImps", 20),
      type("awayImps", 20),
      ...penaltyAt(league, 0, { team: away + 1, penalty: "2", unit: "vps", reason: "Late sheet" }),
      ...penaltyAt(league, 1, { round: 1, team: home + 1, penalty: 3, unit: "IMPs", reason: "Slow" }),
      ...penaltyAt(league, 2, { round: 2, team: home + 1, penalty: 1, unit: "VPs" }),
      ...penaltyAt(league, 3, { team: home + 1, penalty: 1, unit: "IMPs" }),
    ]);
    const at = (row: number, column: number) => found.get("League table")!.at(row, column);
    const columns = ["team", "deducted", "total", "remark"] as const;
    const points = victoryPoints(-3, league.plan.scale);
    expect([0, 1].map((row) => columns.map((column) => at(table.row(row), table.column(column))))).toEqual([
      [`Team ${home + 1}`, "", points, "Penalties: 3 IMPs, 1 VP"],
      [`Team ${away + 1}`, 2, 20 - points - 2, "Penalties: 2 VPs"],
    ]);
    expect(at(table.lastRow + 1, 1)).toContain(
      `Penalties: Team ${away + 1}, 2 VPs (Late sheet); Team ${home + 1}, 3 IMPs in round 1 (Slow); `
    );
    const { penalties } = leagueSheets(league).lists;
    const checks = [0, 1, 2, 3].map((row) => found.get("Director")!.at(penalties.row(row), penalties.column("check")));
    expect(checks).toEqual(["", "", "Counts once there is a result", "IMPs: type the match's round"]);
  });

  test("a match that is moved goes to its day among those outstanding, one without a day to the end", async () => {
    const found = shown([type("date", 46400), type("date", "", 2), type("homeImps", 5, 1), type("awayImps", 5, 1)]);
    expect(found.outstanding()).toEqual([
      [2, "Team 3", "Team 1", ""],
      [3, "Team 4", "Team 3", ""],
      [3, "Team 1", "Team 2", ""],
      [1, "Team 4", "Team 1", "Moved"],
      [2, "Team 2", "Team 4", "Moved"],
      ["", "", "", ""],
    ]);
    expect([found.fixture("state"), found.fixture("check")]).toEqual(["Moved", ""]);
  });
});

describe.each(PAPERS)("on %s", (paper) => {
  const sizes: SessionOptions[] = [
    { teams: ["3"] },
    { teams: ["8"] },
    { teams: ["20"] },
    { teams: ["20"], double: true },
  ];
  const scaleOf = ({ print, widths }: Sheet) =>
    pageScale(paper, widths.slice(0, print!.area.right), print!.orientation);

  describe.each(sizes)("%j", (chosen) => {
    const league = before(chosen);
    const { fixtures, table } = leagueSheets(league).lists;
    let workbook: Workbook;
    beforeAll(() => void (workbook = leagueWorkbook(league, { paper })));
    const sheetOf = (name: string) => workbook.sheets.find((sheet) => sheet.name === name)!;

    test("results are written in rows of 8 mm and more", () => {
      const sheet = sheetOf("Fixtures");
      for (const [line] of league.matches.entries()) {
        const millimetres = (scaleOf(sheet) * sheet.heights.get(fixtures.row(line))! * 25.4) / 72;
        expect(millimetres).toBeGreaterThanOrEqual(8);
      }
    });

    test("the table is read from afar: text of 10.5 points and more", () => {
      const sheet = sheetOf("League table");
      const rows = sheet.cells.filter(({ row }) => row >= table.headingRow);
      for (const { style } of rows.filter(({ row, column }) => row <= table.lastRow && column <= table.right))
        expect(style!.size * scaleOf(sheet)).toBeGreaterThanOrEqual(10.5);
    });
  });
});

test("the chart has a line for each team, and is printed once there are results", () => {
  const form = (league: ScoredLeague) => leagueWorkbook(league).sheets.find(({ name }) => name === "Form")!;
  const [played, empty] = [form(example("league") as ScoredLeague), form(before({ teams: ["8"] }))];
  for (const { charts } of [played, empty]) expect(charts[0]!.lines).toHaveLength(8);
  expect(played.print!.area.bottom).toBe(played.charts[0]!.anchor.bottom);
  expect(played.print!.pagesFrom).toBeNull();
  expect(empty.print!.area.bottom).toBeLessThan(empty.charts[0]!.anchor.top);
});

test("the running total goes on over a round without a match, up to the last one that has one", () => {
  const { cells } = leagueWorkbook(example("league") as ScoredLeague).sheets.find(({ name }) => name === "Form")!;
  const shown = (line: number, from: number) =>
    cells.filter(({ row, column }) => row === line && column >= from && column <= 9).map(({ value }) => value);
  // Reds have no match in round 4, Silvers none in round 5.
  expect(shown(6, 5)).toEqual([4.76, "", 5.57, "", ""]);
  expect(shown(17, 5)).toEqual([26.69, 26.69, 32.26, "", ""]);
  expect(shown(21, 5)).toEqual([35.47, 45.47, "", "", ""]);
});

test("provisional results of a file are the same after the workbook is read", () => {
  const lines = [
    "round,home,away,home_imps,away_imps,home_vps,away_vps,conceded,rescheduled,boards",
    "1,Team 4,Team 1,35?,28?,,,,,",
    "1,Team 2,Team 3,35?,28?,12?,,,,20",
    "2,Team 2,Team 4,,,12?,7.5?,,,",
    "2,Team 3,Team 1,35,28,,,,,",
    "3,Team 4,Team 3,,,,,away,,",
    "3,Team 1,Team 2,0?,3?,,,,2026-10-01,",
  ];
  const plan = planLeague({ teams: ["4"] });
  const { results, faults } = readLeagueResults(lines.join("\n"), plan);
  expect(faults).toEqual([]);
  const league = scoreEvent(plan, results);
  const [session] = readSaved(savedOf(sessionWorkbook(league)));
  expect(session!.remarks).toEqual([]);
  const { results: found } = session!.outcome.scored as ScoredLeague;
  expect(found).toEqual(results);
  const written = resultsCsv(writeEventResults(found, plan));
  expect(written).toBe(resultsCsv(writeEventResults(results, plan)));
  expect(
    written
      .trim()
      .split(/\r?\n/)
      .map((line) => line.replace(/^\ufeff/, ""))
  ).toEqual(lines);
});

test.each<[string, [FixtureColumn, string | number][], string, FixtureColumn | null]>([
  ["a result that is missing", [["conceded", "Provisional"]], "", "conceded"],
  [
    "IMPs of one team",
    [
      ["awayImps", 20],
      ["conceded", "provisional"],
    ],
    "",
    "homeImps",
  ],
  [
    "IMPs with a question mark",
    [
      ["homeImps", "30?"],
      ["awayImps", 20],
    ],
    "",
    "homeImps",
  ],
  [
    "both",
    [
      ["homeImps", "30?"],
      ["awayImps", 20],
      ["conceded", "Provisional"],
    ],
    "",
    "homeImps",
  ],
  [
    "points",
    [
      ["typedHomeVps", 12],
      ["typedAwayVps", 8],
      ["conceded", " PROVISIONAL"],
    ],
    "Provisional",
    null,
  ],
  [
    "IMPs as text",
    [
      ["homeImps", "30"],
      ["awayImps", 20],
      ["conceded", "provisional"],
    ],
    "Provisional",
    null,
  ],
])("provisional, %s: the sheet and who reads it back take the same", (_, typed, state, fault) => {
  const { shown, session, address } = typedInto(before({ teams: ["4"] }), typed);
  const { matches } = session.outcome.scored as ScoredLeague;
  expect(shown("state")).toBe(state);
  expect([shown("homeVps"), shown("awayVps")]).toEqual(matches[0]!.vps ?? ["", ""]);
  expect(matches[0]!.scored.provisional ?? false).toBe(state === "Provisional");
  expect(session.remarks.map(({ place }) => place).slice(0, 1)).toEqual(fault ? [address(fault)] : []);
});

test.each([
  [20, "20 boards"],
  ["2 0", "20 boards"],
  ["020", ""],
  [9, ""],
  ["x", ""],
  ["20 boards", ""],
  ["20 of 24", ""],
])("%j boards played: the sheet and who reads it back take the same", (boards, status) => {
  const typed = [
    ["homeImps", 30],
    ["awayImps", 20],
    ["boards", boards],
  ] as const;
  const { shown, session } = typedInto(before({ teams: ["4"] }), typed);
  const { matches } = session.outcome.scored as ScoredLeague;
  // WBF-20 has 12.53 for 10 IMPs.
  const points = status === "" ? [] : [12.53, 7.47];
  expect(matches[0]?.vps ?? []).toEqual(points);
  expect([shown("homeVps"), shown("awayVps")]).toEqual(status === "" ? ["", ""] : points);
  expect(shown("state")).toBe(status);
  expect(session.remarks.map(({ place }) => place)).toEqual(status === "" ? ["Fixtures!M6"] : []);
});

/** What the first line of the fixtures shows, and what is read back of it, after something is typed there. */
function typedInto(league: ScoredLeague, entries: readonly (readonly [FixtureColumn, string | number])[]) {
  const workbook = sessionWorkbook(league);
  const edits = entries.map(([column, value]) => typedAt(league, 0, column, value));
  const list = leagueSheets(league).lists.fixtures;
  const found = workedOut(workbook, edits).get("Fixtures")!;
  const typed = new Map(edits.map(({ cell, value }) => [cell, value as string | number]));
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const value = sheet.name === "Fixtures" ? typed.get(cellAddress(cell.row, cell.column)) : undefined;
      return value === undefined ? cell : { ...cell, value };
    }),
  }));
  const [session] = readSaved(savedOf({ ...workbook, sheets }));
  return {
    shown: (column: FixtureColumn) => found.at(list.row(0), list.column(column)),
    session: session!,
    address: (column: FixtureColumn) => `Fixtures!${list.cell(column, 0).replace(/\$/g, "")}`,
  };
}
