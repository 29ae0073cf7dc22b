import { readFileSync } from "node:fs";
import path from "node:path";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import { planSeveralTeams } from "../../../src/sessions/teams/plan";
import { scoreTeams } from "../../../src/sessions/teams/score-teams";
import { THREE_TEAMS_LAYOUT } from "../../../src/sessions/teams/three-teams";
import { readThreeTeamsResults } from "../../sessions/read-csv-results";
import type { Workbook } from "../../../src/workbook/model";
import { cellAddress } from "../../../src/workbook/reference";
import { texts } from "../../../src/workbook/texts";
import { threeTeamsWorkbook } from "../../../src/workbook/three-teams/three-teams-workbook";
import { damageIn, unknownFunctions } from "../../support/excel-limits";

const PLAYERS = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "", "", ""];
const PLAN = planSeveralTeams(THREE_TEAMS_LAYOUT, {
  teams: ["Reds", "Blues", ""],
  players: PLAYERS,
  penalties: "Blues 0.5 VPs",
});
const EXAMPLE = path.join(__dirname, "../../../examples/three-teams-results.csv");
const { results } = readThreeTeamsResults(readFileSync(EXAMPLE, "utf8"), PLAN);
const empty = threeTeamsWorkbook(scoreTeams(PLAN, NO_TEAM_RESULTS));
const played = threeTeamsWorkbook(scoreTeams(PLAN, results));

function sheetOf(workbook: Workbook, name: string) {
  return workbook.sheets.find((sheet) => sheet.name === name)!;
}

/** The values of a named block, row by row. */
function named(workbook: Workbook, name: string): unknown[] {
  const { sheet, area } = workbook.names.find((known) => known.name === name)!;
  return sheetOf(workbook, sheet)
    .cells.filter(({ row, column }) => {
      return row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
    })
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ value }) => value);
}

test("the sheets, in their order", () => {
  // prettier-ignore
  expect(empty.sheets.map(({ name, hidden }) => (hidden ? `(${name})` : name))).toEqual([
    "Scoresheet", "Winners", "Table A", "Table B", "Table C", "Movement", "Scales", "(Working)",
  ]);
});

test("the named blocks hold what was played", () => {
  const boards = (table: string) => named(played, `Table${table}_Board`).filter((value) => typeof value === "number");
  expect(boards("A")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(boards("C")).toEqual([13, 14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6]);
  expect(named(played, "TableB_Contract").slice(0, 4)).toEqual(["3NT", "2S", "6D", "Pass"]);
  expect(named(played, "TableB_Result").slice(0, 4)).toEqual(["+1", "=", "=", null]);
  expect(named(played, "Match_Imps")).toEqual([28, 9, 16, 10, 18, 22]);
  expect(named(played, "Match_Margin")).toEqual([19, -19, 6, -6, -4, 4]);
  expect(named(played, "Match_Vps")).toEqual([17, 3, 13, 7, 8, 12]);
  expect(named(played, "Score_Total")).toEqual([30, 14.5, 15]);
  expect(named(played, "Score_Place")).toEqual(["1", "3", "2"]);
  expect(named(played, "Imp_Scale")).toHaveLength(75);
  expect(named(played, "Vp_Scale").slice(0, 6)).toEqual([0, 10, 10, 1, 11, 9]);
});

test("the Scoresheet has every board once, with the net score and both teams' IMPs", () => {
  const { cells } = sheetOf(played, "Scoresheet");
  const rows = new Map<number, unknown[]>();
  for (const { row, column, value } of cells)
    // Beyond them stands, not shown, what the Director has adjusted.
    if (row > 30 && column <= 12) (rows.get(row) ?? rows.set(row, []).get(row)!)[column - 1] = value;
  expect([...rows.values()]).toEqual([
    [1, 250, 6, -6, 7, 30, 1, -1, 13, 30, 1, -1],
    [2, -250, -6, 6, 8, -200, -5, 5, 14, 450, 10, -10],
    [3, -90, -3, 3, 9, 750, 13, -13, 15, 280, 7, -7],
    [4, 720, 12, -12, 10, 80, 2, -2, 16, -340, -8, 8],
    [5, 70, 2, -2, 11, 0, 0, 0, 17, -40, -1, 1],
    [6, 320, 8, -8, 12, -200, -5, 5, 18, -750, -13, 13],
  ]);
});

test("names are typed on the Scoresheet alone; every other place shows them by formula", () => {
  const names = [...PLAN.teams, ...PLAYERS].filter((name) => name !== "");
  const typed = played.sheets.flatMap(({ name: sheet, cells }) =>
    cells
      .filter(({ formula, value }) => formula === undefined && names.includes(String(value)))
      .map(({ value, style }) => `${sheet} ${value} ${style?.entry}`)
  );
  expect(typed.sort()).toEqual(names.map((name) => `Scoresheet ${name} true`).sort());
});

test("before play every computed cell is blank, but for titles, names, the progress and what to do", () => {
  const shown = empty.sheets
    .filter(({ hidden }) => !hidden)
    .flatMap(({ cells }) => cells.filter(({ formula }) => formula !== undefined))
    .map(({ value }) => value)
    .filter((value) => value !== "" && !/Reds|Blues|\bC\b/.test(String(value)));
  const [rule, progress, ...rest] = shown;
  expect(rule).toBe("18 boards · three matches of 6 · victory points by ACBL20-6");
  expect(progress).toBe("0 of 18 boards scored");
  const ofResult = [
    rule,
    "ACBL20-6",
    "ACBL20-6, type over these",
    "Victory points, ACBL20-6",
    progress,
    "Three teams",
    "",
    texts.threeTeams.tableNote,
    texts.threeTeams.netNote,
  ];
  const margins = rest.filter((value) => !ofResult.includes(value));
  const isMargin = (value: unknown) => /^\d+(–\d+| and more|\+)?$/.test(String(value));
  expect([...new Set(margins.filter((value) => !isMargin(value)))]).toEqual([
    "N-S total _________     E-W total _________",
  ]);
});

test("only names, penalties and the tables' boards are typed into, and the scale", () => {
  const entries = (name: string) =>
    sheetOf(empty, name)
      .cells.filter(({ style }) => style?.entry)
      .map(({ row, column }) => cellAddress(row, column));
  expect(entries("Scoresheet")).toHaveLength(3 * 11 + 3);
  expect(entries("Movement")).toEqual([]);
  expect(entries("Table A").filter((cell) => cell.startsWith("G"))).toHaveLength(12);
});

test("the built-in dialect uses no function newer than Excel 2016 or unknown elsewhere", () => {
  expect(unknownFunctions(played)).toEqual([]);
});

test.each(THREE_TEAMS_LAYOUT.boards.choices)("%i boards: nothing that Excel takes for damage", (boards) => {
  const event = scoreTeams(planSeveralTeams(THREE_TEAMS_LAYOUT, { boards }), NO_TEAM_RESULTS);
  expect(damageIn(threeTeamsWorkbook(event, { formulas: "add-in" }))).toEqual([]);
});
