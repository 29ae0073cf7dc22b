import fc from "fast-check";
import { planLeague } from "../../../src/sessions/league/plan";
import { NO_LEAGUE_RESULTS } from "../../../src/sessions/league/results";
import { scoreLeague, type ScoredLeague } from "../../../src/sessions/league/score-league";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { pageScale } from "../../../src/workbook/kit/page";
import type { FixtureColumn } from "../../../src/workbook/league/league-lists";
import { leagueSheets, leagueWorkbook } from "../../../src/workbook/league/league-workbook";
import { PAPERS, type Sheet, type Workbook } from "../../../src/workbook/model";
import { leagueResults } from "../../sessions/league/random-league";
import { workedOut } from "../../support/worked-out";
import { differences, type Edit } from "../../support/libreoffice";
import { givenOtherwise, recalculated } from "../../support/recalculated";
import { runs, SEED } from "../../support/runs";
import { example } from "../../support/sessions";
import { typedAt, typedSeason } from "./typed-season";

const options = fc.record({
  teams: fc.integer({ min: 3, max: 8 }).map((count) => [String(count)]),
  double: fc.boolean(),
  scale: fc.constantFrom("WBF-24", "WBF-DISCRETE-24", "ACBL20-24"),
  ties: fc.constantFrom("head-to-head", "quotient"),
  walkover: fc.constantFrom("60", "average", "greatest"),
  date: fc.constantFrom("", "2026-09-14"),
});

const seasons = fc.tuple(options, fc.constantFrom(0, 0.4, 1, 1)).chain(([chosen, share]) => {
  const plan = planLeague(chosen);
  return leagueResults(plan, share).map((results) => scoreLeague(plan, results));
});

const before = (chosen: SessionOptions) => scoreLeague(planLeague(chosen), NO_LEAGUE_RESULTS);

const sampled = fc.sample(seasons, { numRuns: runs({ ci: 2, soak: 100 }), seed: SEED });

test("random seasons: the workbook shows what is scored", async () => {
  expect(await givenOtherwise(sampled, leagueWorkbook)).toEqual([]);
});

test("random seasons: typed into the empty workbook, every sheet shows what is scored", async () => {
  const empty = sampled.map(({ plan }) => leagueWorkbook(scoreLeague(plan, NO_LEAGUE_RESULTS)));
  const found = await recalculated(sampled.map((league, i) => ({ model: empty[i]!, edits: typedSeason(league) })));
  expect(sampled.flatMap((league, i) => differences(leagueWorkbook(league).sheets, found[i]!))).toEqual([]);
});

test("the sheets: fixtures, table, form, what is outstanding, scales", () => {
  const names = (chosen: SessionOptions) =>
    leagueWorkbook(before(chosen)).sheets.flatMap(({ name, hidden }) => (hidden ? [] : [name]));
  expect(names({ teams: ["8"] })).toEqual(["Fixtures", "League table", "Form", "Outstanding", "Scales"]);
  expect(names({ teams: ["20"] })).toHaveLength(5);
  expect(names({ teams: ["20"], double: true })).toEqual([
    "Fixtures",
    "League table",
    "Form",
    "Form 2",
    "Outstanding",
    "Scales",
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
    ["a word for who conceded", [type("conceded", "Reds")], "Type Home, Away or Void"],
    ["no date", [type("date", "soon")], "Type a date"],
    [
      "IMPs of a void match",
      [type("conceded", "void"), type("homeImps", 3), type("awayImps", 3)],
      "Not played: clear the IMPs",
    ],
    ["another match of the round", [type("homeImps", 3, 1), type("awayImps", 3, 1)], "Late: no result yet"],
  ])("%s: Check says so", async (_, edits, said) => {
    expect(shown(edits).fixture("check")).toBe(said);
  });

  test("IMPs as text, as a cut and a paste leave them, count; who conceded is understood in small letters", async () => {
    const found = shown([type("homeImps", "40"), type("awayImps", " 20"), type("conceded", " away ", 1)]);
    expect([found.fixture("homeVps"), found.fixture("state")]).toEqual([14.26, "Played"]);
    expect([found.fixture("homeVps", 1), found.fixture("awayVps", 1)]).toEqual([12, 0]);
    expect(found.place(0)).toEqual(["1", "Team 4"]);
    expect(found.place(1)).toEqual(["2", "Team 2"]);
  });

  test("points that are taken from a team, and why, stand in the table; what takes none is told", () => {
    const { deductions } = leagueSheets(league).lists;
    const taken = (column: "points" | "reason", team: number, value: string | number) => ({
      sheet: "League table",
      cell: deductions.cell(column, team),
      value,
    });
    const found = workedOut(leagueWorkbook(league), [
      // Team 4 and Team 1, 10 each; then 2 from Team 1, nothing from the others.
      type("homeImps", 20),
      type("awayImps", 20),
      taken("points", 0, "2"),
      taken("reason", 0, " Late sheet "),
      taken("points", 1, -3),
      taken("points", 2, "some"),
      taken("reason", 3, "Slow play"),
    ]);
    const at = (row: number, column: number) => found.get("League table")!.at(row, column);
    const columns = ["team", "deducted", "total", "remark"] as const;
    expect([0, 1].map((row) => columns.map((column) => at(table.row(row), table.column(column))))).toEqual([
      ["Team 4", "", 10, ""],
      ["Team 1", 2, 8, "Deducted: Late sheet"],
    ]);
    const checks = [0, 1, 2, 3].map((team) => at(deductions.row(team), deductions.column("check")));
    expect(checks).toEqual(["", "Type points above 0", "Type points above 0", "Points missing"]);
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

    test("results are written in rows of 7.5 mm and more", () => {
      const sheet = sheetOf("Fixtures");
      for (const [line] of league.matches.entries()) {
        const millimetres = (scaleOf(sheet) * sheet.heights.get(fixtures.row(line))! * 25.4) / 72;
        expect(millimetres).toBeGreaterThanOrEqual(7.5);
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

test("the chart has a line for each team, and is printed, also of an empty workbook", () => {
  const form = (league: ScoredLeague) => leagueWorkbook(league).sheets.find(({ name }) => name === "Form")!;
  const [played, empty] = [form(example("league") as ScoredLeague), form(before({ teams: ["8"] }))];
  for (const { charts } of [played, empty]) expect(charts[0]!.lines).toHaveLength(8);
  for (const { print, charts } of [played, empty]) expect(print!.area.bottom).toBe(charts[0]!.anchor.bottom);
});
