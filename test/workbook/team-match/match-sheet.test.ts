import { emptySession, planSession, scoreCsv } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { csv } from "../../support/csv";
import { workedOut } from "../../support/worked-out";
import { headedList, namedBlock } from "../../support/headed-list";
import { namedCells } from "../../support/typed-match";

/** The workbook of a match, with results if any, its computed cells waiting for a recalculation. */
function match(options: SessionOptions, formulas: (typeof DIALECTS)[number], ...lines: string[]) {
  const plan = planSession("team-match", options);
  const { scored, faults } = lines.length > 0 ? scoreCsv(plan, csv(...lines)) : { ...emptySession(plan), faults: [] };
  expect(faults).toEqual([]);
  return sessionWorkbook(scored, { formulas });
}

/** All that a recalculated sheet shows. */
function textsOf(workbook: ReturnType<typeof match>, sheets: ReturnType<typeof workedOut>, name: string) {
  const { cells } = workbook.sheets.find((sheet) => sheet.name === name)!;
  return cells.map(({ row, column }) => String(sheets.get(name)!.at(row, column)));
}

/**
 * Two sessions of two boards. Board 1: 420 and -50, 10 IMPs to home; 2: level; 3: 600 and 630, 1 IMP to
 * away; 4: -100 and 420, 11 IMPs to away.
 */
const TWO_SESSIONS = [
  ...["1,1,4H,N,=,", "1,2,,,,110", "1,3,,,,600", "1,4,,,,-100"],
  ...["2,1,4H,N,-1,", "2,2,,,,110", "2,3,,,,630", "2,4,,,,420"],
];

test("where no board starts at a table, its sheets say nothing of it", () => {
  const { sheets } = match({ boards: 1, sessions: 1 }, "built-in");
  const shown = (name: string) => sheets.find((sheet) => sheet.name === name)!.cells.map(({ value }) => value);
  expect(shown("Table 1")).toContain("The home side's sheet. This table starts with board 1.");
  expect(shown("Table 2")).toContain("The away side's sheet.");
  for (const { name } of sheets) for (const value of shown(name)) expect(String(value)).not.toMatch(/undefined/);
});

describe.each(DIALECTS)("the Match sheet, %s", (formulas) => {
  test("sums of the sessions, penalties, margins and victory points", () => {
    const penalties = "Reds 2 IMPs; Away 0.5 VPs";
    const options = { boards: 4, scale: "WBF-24", home: "Reds", penalties };
    const workbook = match(options, formulas, ...TWO_SESSIONS);
    const sheets = workedOut(workbook);
    const sessions = headedList(workbook, "Match", "Session");
    const session = (n: number) =>
      [4, 6, 8].map((column) => sheets.get("Match")!.at(sessions.cell(n, "Session").row, column));
    const sums = [4, 6].map((column) => sheets.get("Match")!.at(sessions.cell(2, "Session").row + 1, column));
    // Home's IMPs, away's, and the lead after the session.
    expect([session(1), session(2)]).toEqual([
      [10, 0, 10],
      [0, 12, -2],
    ]);
    expect(sums).toEqual([10, 12]);
    expect(namedCells(workbook, sheets, "Match_Imps")).toEqual([10, 12]);
    // Home: 10 - 12 - 2; away has the rest. By WBF-24 4 IMPs are 10.99 to 9.01.
    expect(namedCells(workbook, sheets, "Match_Margin")).toEqual([-4, 4]);
    expect(namedCells(workbook, sheets, "Match_Vps")).toEqual([9.01, 10.49]);
    expect(textsOf(workbook, sheets, "Match")).toContain("Away win by 4 IMPs, 9.01 – 10.49 victory points");
  });

  test("penalties may be typed, and take effect as those that were given", () => {
    const workbook = match({ boards: 4, scale: "WBF-24", home: "Reds" }, formulas, ...TWO_SESSIONS);
    const [home] = namedBlock(workbook, "Match_Imps");
    const { cells } = workbook.sheets.find(({ name }) => name === "Match")!;
    const { column } = cells.find(({ value }) => value === "Penalty, IMPs")!;
    const edits = [{ sheet: "Match", cell: cellAddress(home!.row, column), value: 2 }];
    const sheets = workedOut(workbook, edits);
    expect(namedCells(workbook, sheets, "Match_Margin")).toEqual([-4, 4]);
    expect(namedCells(workbook, sheets, "Match_Vps")).toEqual([9.01, 10.99]);
  });

  test("a knockout has stanzas, the lead after each, and no victory points", () => {
    const workbook = match(
      { form: "knockout", boards: 4 },
      formulas,
      ...TWO_SESSIONS.filter((line) => line !== "2,4,,,,420")
    );
    expect(workbook.names.map(({ name }) => name)).not.toContain("Match_Vps");
    const sheets = workedOut(workbook);
    const stanzas = headedList(workbook, "Match", "Stanza");
    const { row } = stanzas.cell(2, "Stanza");
    expect([4, 6, 8].map((column) => sheets.get("Match")!.at(row, column))).toEqual([0, 1, 9]);
    expect(textsOf(workbook, sheets, "Match")).toContain("Home lead by 9 IMPs");
    expect(textsOf(workbook, sheets, "Match")).toContain("3 of 4 boards scored");
  });

  test("board-a-match gives a point, a half or none for a board", () => {
    const workbook = match({ form: "bam", boards: 4 }, formulas, ...TWO_SESSIONS);
    const sheets = workedOut(workbook);
    expect(namedCells(workbook, sheets, "Table1_Imps")).toEqual([1, 0.5, 0, 0]);
    expect(namedCells(workbook, sheets, "Match_Imps")).toEqual([1.5, 2.5]);
    expect(namedCells(workbook, sheets, "Match_Margin")).toEqual([-1, 1]);
    expect(textsOf(workbook, sheets, "Match")).toContain("Away win by 1 point");
  });

  test("the victory-point table on Scales is live", () => {
    const level = ["1,1,,,,110", "1,2,,,,110", "2,1,,,,110", "2,2,,,,110"];
    const workbook = match({ boards: 2, sessions: 1, scale: "WBF-DISCRETE-24" }, formulas, ...level);
    const [, winner, loser] = namedBlock(workbook, "Vp_Scale");
    const type = ({ row, column }: { row: number; column: number }, value: number) => ({
      ...{ sheet: "Scales", cell: cellAddress(row, column), value },
    });
    const sheets = workedOut(workbook, [type(winner!, 11), type(loser!, 9)]);
    expect(namedCells(workbook, sheets, "Match_Vps")).toEqual([11, 11]);
    const before = workedOut(workbook);
    expect(namedCells(workbook, before, "Match_Vps")).toEqual([10, 10]);
  });

  test("a name typed on Match is shown wherever the team or the player is named", () => {
    const workbook = match({ boards: 4 }, formulas, ...TWO_SESSIONS);
    const { cells } = workbook.sheets.find(({ name }) => name === "Match")!;
    const { row } = cells.find(({ value }) => value === "Home")!;
    // The team's name, and two rows below it those of its players.
    const edits = [
      { sheet: "Match", cell: cellAddress(row, 2), value: 'Al & "Bo"' },
      { sheet: "Match", cell: cellAddress(row + 2, 2), value: "Zoë" },
    ];
    const sheets = workedOut(workbook, edits);
    const said = (name: string) => textsOf(workbook, sheets, name);
    expect(said("Match")).toEqual(
      expect.arrayContaining(['Al & "Bo", pair\u00a01', 'Al & "Bo", pair\u00a02', 'Al & "Bo" ahead so far'])
    );
    for (const table of ["Table 1", "Table 2"]) expect(said(table)).toContain('Al & "Bo"');
    // Who is not known yet is written on the line.
    expect(said("Table 1")).toContain('Session 1   N-S Al & "Bo", pair\u00a01   N: Zoë   S: ______________________');
    expect(said("Check")).toContain('Al & "Bo", total');
  });
});

test("after each session the away pairs change tables and directions; the boards are exchanged", () => {
  const workbook = sessionWorkbook(emptySession(planSession("team-match", { sessions: 3, boards: 12 })).scored);
  const seats = headedList(workbook, "Match", "Session", 1);
  const sessions = headedList(workbook, "Match", "Session");
  const HEADINGS = ["Table 1 N-S", "Table 1 E-W", "Table 2 N-S", "Table 2 E-W"];
  const BOARDS = ["Table 1 plays first", "Table 2 plays first"];
  const line = (session: number) => [
    ...HEADINGS.map((heading) => seats.cell(session, heading).value),
    ...BOARDS.map((heading) => sessions.cell(session, heading).value),
  ];
  expect([1, 2, 3].map(line)).toEqual([
    ["Home, pair\u00a01", "Away, pair\u00a01", "Away, pair\u00a02", "Home, pair\u00a02", "1–2", "3–4"],
    ["Home, pair\u00a01", "Away, pair\u00a02", "Away, pair\u00a01", "Home, pair\u00a02", "5–6", "7–8"],
    ["Home, pair\u00a01", "Away, pair\u00a01", "Away, pair\u00a02", "Home, pair\u00a02", "9–10", "11–12"],
  ]);
});

test("the sheet begins with each team's name and its players, under their seats of the first session", () => {
  const { sheets } = match({ boards: 4 }, "built-in");
  const { cells } = sheets.find(({ name }) => name === "Match")!;
  const row = (caption: string) => cells.find(({ value }) => value === caption)!.row;
  expect(row("Pair 2: Table 2 West")).toBe(row("Home") + 1);
  expect(row("Pair 1: Table 1 West")).toBe(row("Away") + 1);
  expect(row("Away")).toBeLessThan(row("Result"));
});

test("only where no title is given, the competition can be written on a line", () => {
  const shown = (options: SessionOptions) =>
    match(options, "built-in").sheets.flatMap(({ cells }) => cells.map(({ value }) => value));
  expect(shown({ boards: 4 })).toContain("Competition");
  expect(shown({ boards: 4, title: "Spring league" })).not.toContain("Competition");
});

test("the rule says why the two margins differ, where they do", () => {
  const rule = (adjusted: string) => {
    const lines = ["table,board,points,adjusted_home,adjusted_away", `1,1,420,${adjusted}`, "2,1,-50,,"];
    const plan = planSession("team-match", { boards: 1, sessions: 1 });
    const workbook = sessionWorkbook(scoreCsv(plan, lines.join("\n")).scored);
    return textsOf(workbook, workedOut(workbook), "Match").find((text) => text.startsWith("Most victory points"));
  };
  expect(rule("3,3")).toMatch(/An adjusted score counts differently for the two teams, so their margins differ\.$/);
  expect(rule("3,-3")).toMatch(/less penalties\.$/);
});
