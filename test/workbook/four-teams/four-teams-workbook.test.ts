import path from "node:path";
import { readFileSync } from "node:fs";
import { FOUR_TEAMS_LAYOUT } from "../../../src/sessions/teams/four-teams";
import { planSeveralTeams } from "../../../src/sessions/teams/plan";
import { scoreTeams } from "../../../src/sessions/teams/score-teams";
import { readFourTeamsResults } from "../../sessions/read-csv-results";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import { fourTeamsWorkbook } from "../../../src/workbook/four-teams/four-teams-workbook";
import { placeMaster, roundsOf } from "../../../src/workbook/four-teams/master-sheet";
import { damageIn, unknownFunctions } from "../../support/excel-limits";
import { reader } from "./cells";

const EXAMPLE = path.join(__dirname, "../../../examples/four-teams-results.csv");
const PLAN = planSeveralTeams(FOUR_TEAMS_LAYOUT, {
  teams: ["Reds", "Blues", "", "Greens"],
  penalties: "Blues 1.5 VPs",
});
const MASTER = placeMaster(roundsOf(PLAN));
const empty = fourTeamsWorkbook(scoreTeams(PLAN, NO_TEAM_RESULTS));
const played = fourTeamsWorkbook(scoreTeams(PLAN, readFourTeamsResults(readFileSync(EXAMPLE, "utf8"), PLAN).results));

/** The values of a named block, row by row. */
function named(name: string): unknown[][] {
  const { sheet, area } = played.names.find((known) => known.name === name)!;
  const { at } = reader(played, sheet);
  return Array.from({ length: area.bottom - area.top + 1 }, (_, r) =>
    Array.from({ length: area.right - area.left + 1 }, (_unused, c) => at(area.top + r, area.left + c))
  );
}

test("the sheets, in their order", () => {
  // prettier-ignore
  expect(empty.sheets.map(({ name, hidden }) => (hidden ? `(${name})` : name))).toEqual([
    "Recap", "Winners", "Table 1", "Table 2", "Table 3", "Table 4", "Matches", "Master",
    "Table cards", "Score cards", "Scales", "(Working)",
  ]);
});

test("the Master sheet is the published one", () => {
  const { line } = reader(empty, "Master");
  const rows = [0, 1, 2, 3, 4, 5].map((i) => line(MASTER.seats.row(i), 1, 14));
  expect(rows).toEqual([
    "1 1A 2B 1–5 2A 1B 1–5 3A 4B 6–10 4A 3B 6–10 Shuffle",
    "2 1A 3B 11–15 2B 4A 16–20 3A 1B 11–15 4B 2A 16–20 Shuffle",
    "3 1A 4B 21–25 2B 3A 26–30 3B 2A 26–30 4A 1B 21–25 Shuffle",
    "4 1A 2A 6–10 2B 1B 6–10 3B 4B 1–5 4A 3A 1–5 Do not shuffle",
    "5 1A 3A 16–20 2A 4A 11–15 3B 1B 16–20 4B 2B 11–15 Do not shuffle",
    "6 1A 4A 26–30 2A 3A 21–25 3B 2B 21–25 4B 1B 26–30 Do not shuffle",
  ]);
});

test("the Master sheet says how the boards are shared, as published for round 1", () => {
  const { line } = reader(empty, "Master");
  const rows = [0, 3].map((i) => line(MASTER.shares.row(i), 1, 14).replace(/\n/g, " "));
  expect(rows).toEqual([
    "1 1–3 4–5 from Table 2 4–5 1–3 from Table 1 6–8 9–10 from Table 4 9–10 6–8 from Table 3 new",
    "4 6–8 9–10 from Table 2 9–10 6–8 from Table 1 1–3 4–5 from Table 4 4–5 1–3 from Table 3 as last played",
  ]);
});

test("the card of Table 3", () => {
  const { line, rowOf } = reader(empty, "Table cards");
  const rows = Array.from({ length: 8 }, (_, i) => line(rowOf("Table 3") + i, 1, 7));
  expect(rows).toEqual([
    "Table 3",
    "Round N-S E-W Boards Starts with Then Deal",
    "1 3A 4B Greens 6–10 6–8 9–10 from Table 4 Shuffle",
    "2 3A 1B Reds 11–15 14–15 11–13 from Table 1 Shuffle",
    "3 3B 2A Blues 26–30 29–30 26–28 from Table 2 Shuffle",
    "4 3B 4B Greens 1–5 1–3 4–5 from Table 4 Do not shuffle",
    "5 3B 1B Reds 16–20 19–20 16–18 from Table 1 Do not shuffle",
    "6 3B 2B Blues 21–25 24–25 21–23 from Table 2 Do not shuffle",
  ]);
});

test("the Recap sheet of the example", () => {
  const { line } = reader(played, "Recap");
  expect(line(3, 1, 17)).toBe("60 of 60 boards scored");
  expect([17, 18, 19, 20, 21].map((row) => line(row, 1, 17))).toEqual([
    "Victory points by team Rd 1 Rd 2 After 2 Rd 3 After 3 Rd 4 After 4 Rd 5 After 5 Rd 6 Final Penalty Total Net IMPs Place",
    "Reds 12 9 21 5 26 7 33 16 49 14 63 63 6 2",
    "Blues 8 13 21 7 28 13 41 7 48 7 55 1.5 53.5 -8 4",
    "Team 3 6 11 17 13 30 12 42 6 48 13 61 61 2 3",
    "Greens 14 7 21 15 36 8 44 13 57 6 63 63 6 1",
  ]);
  expect([5, 6, 7, 8].map((row) => line(row, 1, 17))).toEqual([
    "1 Greens 63 6 First on the ten boards against Reds: 15–13",
    "2 Reds 63 6 Second on the ten boards against Greens: 13–15",
    "3 Team 3 61 2",
    "4 Blues 53.5 -8",
  ]);
});

test("the Matches sheet of the example", () => {
  const { line } = reader(played, "Matches");
  expect(line(6, 1, 12)).toBe("1 Reds Blues 1 and 2 1–5 5 of 5 15 12 3 -3 12 8");
  // Board 17 is adjusted to 3 IMPs for both: the margins do not cancel.
  expect(line(14, 1, 12)).toBe("5 Reds Team 3 1 and 3 16–20 5 of 5* 21 10 14 -8 16 6");
  expect([20, 21, 22].map((row) => line(row, 1, 10))).toEqual([
    "IMPs won from Reds Blues Team 3 Greens Won Lost Net IMPs",
    "Reds – 22 43 13 78 72 6",
    "Blues 26 – 26 44 96 104 -8",
  ]);
});

test("the named blocks", () => {
  const boards = (table: number) =>
    named(`Table${table}_Board`)
      .flat()
      .filter((value) => typeof value === "number");
  expect(boards(3).slice(0, 6)).toEqual([6, 7, 8, 9, 10, 11]);
  expect([boards(1).length, new Set(boards(1)).size]).toEqual([30, 30]);
  expect(named("Match_Imps")[0]).toEqual([15, 12]);
  expect(named("Match_Vps")).toHaveLength(12);
  expect(named("Match_Vps")[0]).toEqual([12, 8]);
  // prettier-ignore
  expect(named("Score_Vps")).toEqual([
    [12, 8, 6, 14], [9, 13, 11, 7], [5, 7, 13, 15],
    [7, 13, 12, 8], [16, 7, 6, 13], [14, 7, 13, 6],
  ]);
  expect(named("Score_Total")).toEqual([[63], [53.5], [61], [63]]);
  expect(named("Score_Place")).toEqual([["2"], ["4"], ["3"], ["1"]]);
  expect(named("Imp_Scale")).toHaveLength(25);
  expect(named("Vp_Scale").slice(0, 2)).toEqual([[0, 10, 10], [1, 11, 9]]); // prettier-ignore
});

test("before play there are no numbers on the Recap sheet", () => {
  const { line } = reader(empty, "Recap");
  expect([5, 6, 18, 19].map((row) => line(row, 1, 17))).toEqual(["Reds", "Blues", "Reds", "Blues 1.5"]);
});

test("names and penalties are typed on the Recap sheet, and nowhere else", () => {
  const typed = empty.sheets
    .filter(({ name }) => !/^Table \d|Scales/.test(name))
    .map(({ name, cells }) => [name, cells.filter(({ style }) => style?.entry).length])
    .filter(([, count]) => count !== 0);
  // Four teams, sixteen players over three cells each, four penalties.
  expect(typed).toEqual([["Recap", 4 + 16 * 3 + 4]]);
});

describe.each([
  [30, "ACBL20-5", "A4"],
  [24, "WBF-4", "Letter"],
  [18, "ACBL30-6", "A4"],
] as const)("what Excel takes for damage: %i boards by %s on %s", (boards, scale, paper) => {
  test.each(DIALECTS)("there is none in the %s dialect", (formulas) => {
    const event = scoreTeams(planSeveralTeams(FOUR_TEAMS_LAYOUT, { boards, scale }), NO_TEAM_RESULTS);
    const workbook = fourTeamsWorkbook(event, { formulas, paper });
    expect(damageIn(workbook)).toEqual([]);
    if (formulas === "built-in") expect(unknownFunctions(workbook)).toEqual([]);
  });
});
