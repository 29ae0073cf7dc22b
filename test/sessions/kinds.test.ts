import { emptySession, kindNames, planSession, scoreCsv } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { csv } from "../support/csv";
import { printedReport } from "../support/printed-report";

test("every kind of session, by name", () => {
  expect(kindNames()).toEqual([
    "four-pairs",
    "five-pairs",
    "pairs",
    "individual",
    "club",
    "chicago",
    "team-match",
    "three-teams",
    "four-teams",
    "swiss-event",
    "league",
  ]);
});

test.each([
  ["four-pairs", { boards: 24 }, "Four pairs"],
  ["five-pairs", { boards: 25, pairs: ["", "", "", "", ""] }, "Five pairs"],
  ["pairs", { pairs: ["7"], scoring: "cross-imps" }, "Pairs"],
  ["individual", { players: ["9"], handicap: "3 1.5" }, "Individual"],
  ["chicago", { players: ["5"], vulnerable: "opponents" }, "Chicago"],
  ["team-match", { form: "knockout", home: "Reds" }, "Knockout match"],
  ["three-teams", {}, "Three teams"],
  ["four-teams", { teams: ["", "", "", ""] }, "Four teams"],
  ["swiss-event", { teams: ["12"] }, "Swiss teams"],
  ["league", { teams: ["9"], double: true }, "League"],
])("%s takes its own options", (name, options, title) => {
  const plan = planSession(name, { ...options, date: "2026-11-20" });
  expect({ kind: plan.kind, title: plan.title, date: plan.date }).toEqual({ kind: name, title, date: "2026-11-20" });
});

test.each([
  [
    "bingo",
    {},
    'Unknown kind of session "bingo": choose four-pairs, five-pairs, pairs, individual, club, chicago, team-match, three-teams, four-teams, swiss-event or league.',
  ],
  ["four-pairs", {}, "Four pairs needs a number of boards: choose 6 rounds of 3 to 10"],
  ["four-pairs", { boards: 24, home: "Reds" }, 'four-pairs has no option "home". Its options are title, date, boards'],
  ["team-match", { pairs: ["Ann"] }, 'team-match has no option "pairs". Its options are title, date, form'],
  ["four-teams", { rounds: 6 }, 'four-teams has no option "rounds"'],
])("%s with %j is refused", (name, options, message) => {
  expect(() => planSession(name, options)).toThrow(message);
});

const VPS = ["Place", "Team", "IMPs", "VPs"];
const SWISS = ["round,team,opponent,imps", "1,1,3,9", "1,2,4,0"].join("\n");
const LEAGUE = ["home,away,home_imps,away_imps", "4,1,9,0", "2,3,5,5"].join("\n");
const FOUR: SessionOptions = { teams: ["4"], rounds: 2 };

describe("before play", () => {
  test.each<[string, SessionOptions, string, string[]]>([
    ["four-pairs", { boards: 24 }, "0 of 24 boards scored", ["Place", "Pair", "IMPs", "%"]],
    ["five-pairs", { boards: 30, scoring: "vps" }, "0 of 30 boards scored", ["Place", "Pair", "VPs", "%"]],
    ["pairs", { pairs: ["8"] }, "0 of 28 boards scored", ["Place", "Pair", "%", "MPs", "X-IMPs"]],
    [
      "individual",
      { players: ["9"], scoring: "vps" },
      "0 of 27 boards scored",
      ["Place", "Player", "VPs", "%", "X-IMPs"],
    ],
    ["team-match", { form: "league" }, "0 of 24 boards scored", VPS],
    ["team-match", { form: "knockout" }, "0 of 24 boards scored", VPS.slice(0, 3)],
    ["three-teams", {}, "0 of 18 boards scored", ["Place", "Team", "VPs", "Net IMPs"]],
    ["four-teams", {}, "0 of 60 boards scored", ["Place", "No.", "Team", "VPs", "Net IMPs"]],
    ["swiss-event", FOUR, "4 teams, 2 rounds, none played", ["Place", "No.", "Team", "VPs", "Net IMPs"]],
    [
      "league",
      { teams: ["4"] },
      "0 of 6 matches played",
      ["Place", "No.", "Team", "Played", "Won", "Drawn", "Lost", "IMPs +", "IMPs −", "VPs"],
    ],
  ])("%s with %j: no rows, and the headings of those to come", (name, options, progress, headings) => {
    const { report, json } = emptySession(planSession(name, options));
    expect(printedReport(report)).toMatchObject({ progress, headings, rows: [] });
    expect(json()).toMatchObject({ session: name });
  });
});

describe("by a file of results", () => {
  const LEVEL = csv("1,1,,,,0", "2,1,,,,0");
  test.each<[string, SessionOptions, string, string]>([
    ["four-pairs", { boards: 24 }, LEVEL, "1 of 24 boards scored"],
    ["five-pairs", { boards: 30 }, LEVEL, "1 of 30 boards scored"],
    ["team-match", { form: "bam" }, LEVEL, "1 of 24 boards scored"],
    ["three-teams", {}, csv("A,1,,,,0", "C,1,,,,0"), "1 of 18 boards scored"],
    ["four-teams", {}, LEVEL, "1 of 60 boards scored"],
    ["swiss-event", FOUR, SWISS, "Round 1 of 2: 2 of 2 matches scored"],
    ["league", { teams: ["4"] }, LEAGUE, "2 of 6 matches played"],
  ])("%s with %j", (name, options, text, progress) => {
    const { report, faults, warnings } = scoreCsv(planSession(name, options), text);
    expect({ faults, warnings }).toEqual({ faults: [], warnings: [] });
    expect(report.progress).toBe(progress);
    expect(report.rows.length).toBeGreaterThan(0);
  });

  test.each<[string, SessionOptions, string, string[], string[]]>([
    [
      "four-pairs",
      { boards: 24, scoring: "vps", scale: "WBF-4" },
      csv("1,1,,,,420", "2,1,,,,0"),
      ["14.60", "14.60", "5.40", "5.40"],
      [],
    ],
    [
      "three-teams",
      { scale: "WBF-6" },
      csv("A,1,,,,0", "C,1,,,,0"),
      ["10.00", "10.00"],
      ["Team A – Team C: 0–0 IMPs, 10.00–10.00 VPs, 1 of 6 boards"],
    ],
    ["four-teams", { scale: "WBF-5" }, LEVEL, ["10.00", "10.00"], []],
    ["swiss-event", { ...FOUR, scale: "WBF-7" }, SWISS, ["10.00", "10.00"], []],
    ["league", { teams: ["4"] }, LEAGUE, ["10.00", "10.00"], []],
  ])("%s by %j: victory points with two decimals throughout", (name, options, text, vps, said) => {
    const { report } = scoreCsv(planSession(name, options), text);
    expect(report.rows.map((row) => row.vps)).toEqual(expect.arrayContaining(vps));
    for (const { vps: printed = "" } of report.rows) expect(printed).toMatch(/^(\d+\.\d\d)?$/);
    expect(printedReport(report).remarks).toEqual(expect.arrayContaining(said));
  });

  test.each<[string, SessionOptions, string, string]>([
    ["four-pairs", { boards: 24 }, csv("1,1,,,,0", "2,1,,,,0", "1,99,,,,0"), "board"],
    ["team-match", {}, csv("1,1,,,,0", "2,1,,,,0", "3,1,,,,0"), "table"],
    ["three-teams", {}, csv("A,1,,,,0", "C,1,,,,0", "A,2,,,,5"), "points"],
    ["four-teams", {}, csv("1,1,,,,0", "2,1,,,,0", "1,1,,,,0"), "board"],
    ["swiss-event", FOUR, `${SWISS}\n2,1,1,9`, "opponent"],
    ["league", { teams: ["4"] }, `${LEAGUE}\n3,3,1,9`, "away"],
  ])("%s: with a fault in it nothing of the file is scored", (name, options, text, field) => {
    const plan = planSession(name, options);
    const read = scoreCsv(plan, text);
    expect(read.faults.map((fault) => [fault.line, fault.field])).toEqual([[4, field]]);
    expect(read.scored).toEqual(emptySession(plan).scored);
    expect(read.report.rows).toEqual([]);
  });

  test("points that no contract gives are refused; at another vulnerability they are a warning, and are scored", () => {
    const plan = planSession("four-pairs", { boards: 24 });
    const refused = scoreCsv(plan, csv("1,1,,,,4200", "2,1,,,,-30")).faults;
    expect(refused.map(({ line, message }) => [line, message])).toEqual([
      [2, "No contract gives 4200 points."],
      [3, "No contract gives -30 points."],
    ]);
    // Board 2 has North-South vulnerable, board 3 East-West.
    const { faults, warnings, report } = scoreCsv(plan, csv("1,2,,,,620", "2,2,,,,620", "1,3,,,,620"));
    expect(faults).toEqual([]);
    expect(warnings.map(({ line, field, message }) => [line, field, message.split(":")[0]])).toEqual([
      [4, "points", "No contract gives 620 points with E-W vulnerable"],
    ]);
    expect(report.progress).toBe("1 of 24 boards scored");
  });

  test("points that contradict their contract are a warning, and are scored", () => {
    const plan = planSession("four-pairs", { boards: 24 });
    const { warnings, report } = scoreCsv(plan, csv("1,1,4S,N,=,620", "2,1,,,,420"));
    expect(warnings.map(({ line, field }) => [line, field])).toEqual([[2, "points"]]);
    expect(report.progress).toBe("1 of 24 boards scored");
  });
});
