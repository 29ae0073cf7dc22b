import { emptySession, planSession, scoreCsv } from "../../../src/sessions/kinds";
import { parsePercentages } from "../../../src/bridge/traveller-score";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import type { SessionOptions } from "../../../src/sessions/session-options";
import type { Cell, Workbook } from "../../../src/workbook/model";
import { startingBoards } from "../../../src/movements/starting-boards";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { cellAddress } from "../../../src/workbook/reference";
import { texts } from "../../../src/workbook/texts";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { workedOut } from "../../support/worked-out";
import { headedList } from "../../support/headed-list";
import { savedOf } from "../../support/saved";
import type { Edit } from "../../support/libreoffice";
import { columnOf, shownFor, typed } from "../../support/typing";

const SIX = { pairs: ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal", "Ida & Jon", "Kay & Lou"], boards: 15 };

function workbookOf(kind: string, options: SessionOptions): Workbook {
  return sessionWorkbook(emptySession(planSession(kind, { date: "2026-11-20", ...options })).scored);
}

/** A workbook after a file of results, a line `table,board,contract,declarer,result,points,adjusted` each. */
function played(kind: string, options: SessionOptions, ...lines: readonly string[]): Workbook {
  const text = ["table,board,contract,declarer,result,points,adjusted", ...lines].join("\n");
  const { scored, faults } = scoreCsv(planSession(kind, { date: "2026-11-20", ...options }), text);
  expect(faults).toEqual([]);
  return sessionWorkbook(scored);
}

/** What stands at a table for the first boards below a heading. */
function shownAt(workbook: Workbook, table: number, heading: string): Cell["value"][] {
  const list = headedList(workbook, `Table ${table}`, "Board");
  return [1, 2, 3].map((board) => list.cell(board, heading).value);
}

test("a sheet for each table, the boards' travellers, and what other kinds have", () => {
  const names = (workbook: Workbook) => workbook.sheets.map(({ name }) => name);
  const rest = ["Boards", "Scoresheet", "Winners", "Movement", "Director", "Scales", "Working"];
  expect(names(workbookOf("pairs", SIX))).toEqual(["How to", "Table 1", "Table 2", "Table 3", ...rest]);
  expect(names(workbookOf("pairs", { pairs: ["8"] }))).toEqual([
    "How to",
    ...["Table 1", "Table 2", "Table 3", "Table 4"],
    ...rest,
  ]);
  expect(names(workbookOf("individual", { players: ["9"] }))).toEqual(["How to", "Table 1", "Table 2", ...rest]);
});

test("matchpoints of a board with three scores, and with one that is adjusted", () => {
  const workbook = played(
    "pairs",
    SIX,
    ...["1,1,3NT,N,=,,", "2,1,3NT,N,+1,,", "3,1,3NT,N,=,,"],
    // Of two scores that are compared the better one has (2 + 1) × 3 ÷ 2 − 1.
    ...["1,2,4S,E,=,,", "2,2,4S,E,-1,,", "3,2,,,,,60/40"],
    // An only score has nothing to be compared with.
    "1,3,2H,S,=,,"
  );
  expect(shownAt(workbook, 1, "MPs\nN-S")).toEqual([1, 0.5, ""]);
  expect(shownAt(workbook, 2, "MPs\nN-S")).toEqual([4, 3.5, ""]);
  expect(shownAt(workbook, 3, "MPs\nN-S")).toEqual([1, 2.4, ""]);
  expect(shownAt(workbook, 3, "MPs\nE-W")).toEqual([3, 1.6, ""]);
  expect(shownAt(workbook, 3, "Adjusted")).toEqual([null, "60/40", null]);
});

test("places, percentages and cross-IMPs have names; IMPs in teams where they decide", () => {
  const scores = (workbook: Workbook) =>
    workbook.names.map(({ name }) => name).filter((name) => name.startsWith("Score_"));
  const all = ["Score_Total", "Score_Place", "Score_Percent", "Score_Imps"];
  expect(scores(workbookOf("pairs", { ...SIX, handicap: "Pair 2 1" }))).toEqual(all);
  const eight = { players: ["8"], scoring: "imps" };
  expect(scores(workbookOf("individual", { ...eight, handicap: "Player 2 1" }))).toEqual([...all, "Score_Points"]);
  // Without handicaps the total is what decides, which does not stand there twice.
  expect(scores(workbookOf("pairs", SIX))).toEqual(["Score_Total", "Score_Place", "Score_Imps"]);
  expect(scores(workbookOf("individual", eight))).toEqual(all);
  const cross = scores(workbookOf("pairs", { ...SIX, scoring: "cross-imps" }));
  expect(cross).toEqual(["Score_Total", "Score_Place", "Score_Percent"]);
});

test.each([
  ["60/40", "a+/a-", "A / A", "60 % / 40%", "A−/A+", "50/50/", "60", "70/30", "A+", "x"],
  ["63/40", "05/A", "5/95", "100/00", "-5/50", ".5/50", "5./50", "1E/50", "60/A+/A-", "63;40"],
])("what is typed as Adjusted is understood as in files but for A alone, and what is not is said: %s", (...written) => {
  const workbook = workbookOf("pairs", SIX);
  const list = headedList(workbook, "Table 2", "Board");
  const edits = written.map((text, i) => list.edit(i + 1, "Adjusted", text));
  const sheets = workedOut(workbook, edits);
  const working = sheets.get("Working")!;
  written.forEach((text, i) => {
    const averages = ["A / A", "05/A"].includes(text) ? null : parsePercentages(text);
    const [ns, ew] = ["ns2", "ew2"].map((key) =>
      working.at(list.cell(i + 1, "Board").row, columnOf(working, `scores ${key}`))
    );
    expect([text, ns, ew]).toEqual([text, averages?.ns ?? "", averages?.ew ?? ""]);
    const check = shownFor(workbook, sheets, "Table 2", i + 1, "Check");
    expect([text, check === "Adjusted: both sides, as 60/40"]).toEqual([text, averages === null]);
  });
});

test("what is typed is scored, asked for at the other tables, and read back", () => {
  const workbook = workbookOf("individual", { players: ["9"], boards: 18, handicap: "Player 3 1" });
  const edits = [
    ...typed(workbook, "Table 1", 1, { contract: "4H", by: "N", result: "=" }),
    ...typed(workbook, "Table 2", 1, { contract: "4H", by: "E", result: "=" }),
    ...typed(workbook, "Table 1", 2, { contract: "1NT", by: "S", result: "-1" }),
  ];
  const sheets = workedOut(workbook, edits);
  const shown = (table: number, board: number, heading: string) =>
    shownFor(workbook, sheets, `Table ${table}`, board, heading);
  expect([shown(1, 1, "MPs\nN-S"), shown(2, 1, "MPs\nN-S"), shown(1, 1, "X-IMPs\nN-S")]).toEqual([2, 0, 13]);
  expect(shown(1, 1, "Check")).toBe("Far from other tables: check");
  expect(shown(1, 2, "Check")).toBe("No score from Table 2 yet");
  // Four and seven have beaten two and three; three has a handicap of 1.
  const total = (player: number) => totalOf(workbook, sheets, player);
  expect([4, 7, 2, 3, 1].map(total)).toEqual([100, 100, 0, 1, ""]);
});

test.each(["built-in", "add-in"] as const)(
  "in teams each side has the average that it was given, whichever table it stands at: %s",
  (formulas) => {
    const options = { players: ["8"], boards: 21, scoring: "imps", date: "2026-11-20" };
    const { scored } = emptySession(planSession("individual", options));
    const workbook = sessionWorkbook(scored, { formulas });
    const [one, two] = ["Table 1", "Table 2"].map((sheet) => headedList(workbook, sheet, "Board"));
    const sheets = workedOut(workbook, [
      one!.edit(1, "Adjusted", "60/60"),
      two!.edit(2, "Adjusted", "60/50"),
      one!.edit(3, "Adjusted", "40/40"),
      // The first board of the next round.
      two!.edit(4, "Adjusted", "60/60"),
    ]);
    const imps = (table: number) =>
      [1, 2, 3, 4].map((board) => shownFor(workbook, sheets, `Table ${table}`, board, "IMPs\nN-S"));
    expect([imps(1), imps(2)]).toEqual([
      [3, 0, -3, 3],
      [3, 3, -3, 3],
    ]);
    // Those with player 8 have 3 + 0 - 3 = 0 in the first round, the others 3 + 3 - 3, and all 3 in the second.
    const total = (player: number) => totalOf(workbook, sheets, player);
    const { totals } = scoreOf(options, "1,1,,60/60", "2,2,,60/50", "1,3,,40/40", "2,4,,60/60");
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(total)).toEqual([3, 6, 6, 6, 3, 3, 6, 3]);
    expect(totals).toEqual([3, 6, 6, 6, 3, 3, 6, 3]);
  }
);

test("groups of a fouled board are compared each in itself, as they are typed", () => {
  const of = (options: SessionOptions) =>
    workbookOf("pairs", { pairs: ["10"], movement: "mitchell", boards: 25, ...options });
  const shownIn = (workbook: Workbook, ...groups: readonly string[]) => {
    const edits = [420, 170, 140, -50, -100].flatMap((points, i) => {
      const list = headedList(workbook, `Table ${i + 1}`, "Board");
      return [list.edit(1, "Score only, N-S", points), list.edit(1, "Fouled\ngroup", groups[i] ?? "")];
    });
    const sheets = workedOut(workbook, edits);
    return (heading: string) => groups.map((_, i) => shownFor(workbook, sheets, `Table ${i + 1}`, 1, heading));
  };
  const one = shownIn(of({}), "", "", "", "", " b");
  expect(one("MPs\nN-S")).toEqual([7.75, 5.25, 2.75, 0.25, 4.8]);
  expect(one("MPs\nE-W")).toEqual([0.25, 2.75, 5.25, 7.75, 4.8]);
  expect(one("X-IMPs\nN-S")[4]).toBe(3);
  const neuberg = shownIn(of({ fouled: "neuberg" }), "", "", "", "", "B");
  expect(neuberg("MPs\nN-S")).toEqual([7.75, 5.25, 2.75, 0.25, 4]);
  // What is no letter is no group, and is told.
  const none = shownIn(of({}), "", "", "", "", "B2");
  expect(none("MPs\nN-S")).toEqual([8, 6, 4, 2, 0]);
  expect(none("Check")[4]).toBe("Fouled group: type a letter");
});

test("in teams averages at both tables that contradict each other are told at both", () => {
  const options = { players: ["8"], boards: 21, scoring: "imps" };
  const workbook = workbookOf("individual", options);
  const typedAt = (table: number, board: number, text: string) =>
    headedList(workbook, `Table ${table}`, "Board").edit(board, "Adjusted", text);
  const agreeing = [typedAt(1, 1, "60/40"), typedAt(2, 1, "40/60")];
  const sheets = workedOut(workbook, [
    ...agreeing,
    ...[typedAt(1, 2, "60/40"), typedAt(2, 2, "50/50")],
    typedAt(2, 3, "60/60"),
  ]);
  const checks = (table: number) =>
    [1, 2, 3].map((board) => shownFor(workbook, sheets, `Table ${table}`, board, "Check"));
  const told = "Adjusted twice: Table 1 counts";
  expect([checks(1), checks(2)]).toEqual([
    ["", told, ""],
    ["", told, "No score from Table 1 yet"],
  ]);
  const lookAt = "2 to check · Table 1: 1 (board 2) · Table 2: 1 (board 2)";
  expect(scoresheetLine(1, workbook, sheets)).toBe(lookAt);
  // And with the results in it from the start.
  const lines = ["1,1,,,,,60/40", "2,1,,,,,40/60", "1,2,,,,,60/40", "2,2,,,,,50/50", "2,3,,,,,60/60"];
  expect(scoresheetLine(1, played("individual", options, ...lines))).toBe(lookAt);
});

/** A session of individuals with averages, a line `table,board,points,adjusted` each. */
function scoreOf(options: SessionOptions, ...lines: readonly string[]): ScoredField {
  return scoreCsv(planSession("individual", options), ["table,board,points,adjusted", ...lines].join("\n"))
    .scored as ScoredField;
}

test("a saved workbook says its handicaps, also where they are none", () => {
  const options = { ...SIX, handicap: "Pair 2 -1.65; Kay & Lou 3" };
  const [session] = readSaved(savedOf(workbookOf("pairs", options)));
  expect(session!.plan).toMatchObject({ handicaps: [0, -1.65, 0, 0, 0, 3] });
  expect(session!.outcome.scored.plan).toMatchObject({ names: SIX.pairs });
});

test.each([-1.65, "-1.65", "−1.65"])("a negative handicap that is typed counts and is read: %p", (value) => {
  const workbook = workbookOf("individual", { players: ["9"], boards: 18, handicap: "Player 3 1" });
  const scores = workbook.sheets.find(({ name }) => name === "Scoresheet")!;
  const heading = scores.cells.find((cell) => cell.value === "Handicap")!;
  const [row, column] = [heading.row + 3, heading.column];
  const total = (handicap: string | number) => {
    const edits = [
      { sheet: "Scoresheet", cell: cellAddress(row, column), value: handicap },
      ...typed(workbook, "Table 1", 1, { contract: "4H", by: "N", result: "=" }),
      ...typed(workbook, "Table 2", 1, { contract: "4H", by: "E", result: "=" }),
    ];
    return Number(totalOf(workbook, workedOut(workbook, edits), 3));
  };
  expect(total(value) - total(0)).toBeCloseTo(-1.65, 6);
  const saved = savedOf(workbook);
  const cells = scores.cells.map((cell) => (cell.row === row && cell.column === column ? { ...cell, value } : cell));
  const [changed] = savedOf({ ...workbook, sheets: [{ ...scores, cells }] }).sheets;
  const [session] = readSaved({
    sheets: saved.sheets.map((sheet) => (sheet.name === "Scoresheet" ? changed! : sheet)),
  });
  expect(session!.remarks).toEqual([]);
  expect(session!.plan).toMatchObject({ handicaps: [0, 0, -1.65, 0, 0, 0, 0, 0, 0] });
});

test("a table starts with boards of its own, and all are played", () => {
  const starts = (boards: number, tables: number) => {
    const all = Array.from({ length: boards }, (_, i) => i + 1);
    return Array.from({ length: tables }, (_, table) => startingBoards(all, table + 1, tables));
  };
  expect(starts(4, 3)).toEqual([[1, 2], [3], [4]]);
  expect(starts(5, 3)).toEqual([[1, 2], [3, 4], [5]]);
  expect(starts(3, 3)).toEqual([[1], [2], [3]]);
  expect(starts(3, 2)).toEqual([[1, 2], [3]]);
});

/** What a player has in all. */
function totalOf({ names }: Workbook, sheets: ReturnType<typeof workedOut>, player: number) {
  const { area, sheet } = names.find(({ name }) => name === "Score_Total")!;
  return sheets.get(sheet)!.at(area.top + player - 1, area.left);
}

/** A line of the Scoresheet of six pairs, so many below where the rounds played are typed. */
function scoresheetLine(line: number, workbook: Workbook, sheets?: ReturnType<typeof workedOut>) {
  const { cells } = workbook.sheets.find(({ name }) => name === "Scoresheet")!;
  const row = cells.find(({ value }) => value === texts.scoresheet.roundsPlayed.label)!.row + line;
  return sheets ? sheets.get("Scoresheet")!.at(row, 1) : cells.find((cell) => cell.row === row)?.value;
}

test("who has no score on some boards is said below the ranking, and follows what is typed", () => {
  const lines = Array.from({ length: 15 }, (_, i) =>
    [1, 2, 3].map((table) => `${table},${i + 1},${table === 3 && i < 3 ? "NP,," : "1NT,N,="},,`)
  );
  const workbook = played("pairs", SIX, ...lines.flat());
  const said =
    "Pairs without a score on some boards: 3 (12 of 15), 4 (12 of 15). The percentage counts only the boards with a score.";
  expect(scoresheetLine(2, workbook)).toBe(said);
  const list = headedList(workbook, "Table 3", "Board");
  expect([1, 3, 4].map((board) => list.cell(board, "Contract").value)).toEqual(["NP", "NP", "1NT"]);
  const [session] = readSaved(savedOf(workbook));
  expect(session!.outcome.scored).toMatchObject({ unplayed: [] });
  const after = (...edits: Edit[]) => scoresheetLine(2, workbook, workedOut(workbook, edits));
  expect(after()).toBe(said);
  expect(after(list.edit(1, "Adjusted", "60/40"), list.edit(2, "Adjusted", "50/50"))).toBe(
    said.replace(/12 of 15/g, "14 of 15")
  );
  const made = { Contract: "1NT", By: "N", Result: "=" };
  const typed = [1, 2, 3].flatMap((board) => Object.entries(made).map(([key, text]) => list.edit(board, key, text)));
  expect(after(...typed)).toBe("");
});

test("an average that is none is counted among what is to be looked at", () => {
  const workbook = workbookOf("pairs", SIX);
  const [one, two] = ["Table 1", "Table 2"].map((sheet) => headedList(workbook, sheet, "Board"));
  const after = (...edits: Edit[]) => scoresheetLine(1, workbook, workedOut(workbook, edits));
  expect(after(two!.edit(4, "Adjusted", "7/30"))).toBe("1 to check · Table 2: 1 (board 4)");
  expect(after(two!.edit(4, "Adjusted", "7/30"), one!.edit(2, "Contract", "9H"))).toBe(
    "2 to check · Table 1: 1 (board 2) · Table 2: 1 (board 4)"
  );
  // A board with two faults is one board.
  expect(after(two!.edit(4, "Adjusted", "7/30"), two!.edit(4, "Contract", "9H"))).toBe(
    "1 to check · Table 2: 1 (board 4)"
  );
});
