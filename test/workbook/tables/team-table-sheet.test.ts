import { emptySession, planSession } from "../../../src/sessions/kinds";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import type { Area, Cell, Workbook } from "../../../src/workbook/model";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { workedOut } from "../../support/worked-out";
import { headedList, namedBlock } from "../../support/headed-list";
import type { Edit } from "../../support/libreoffice";
import { inTurns } from "../../support/runs";

/** Events of which boards 1 to 3 are compared between two tables; the first one has the adjusted scores. */
const EVENTS = [
  { kind: "team-match", options: { boards: 8 }, first: "Table 1", second: "Table 2", shows: "Table 2 N-S" },
  { kind: "three-teams", options: { boards: 12 }, first: "Table A", second: "Table C", shows: "Other table N-S" },
  { kind: "four-teams", options: { boards: 18 }, first: "Table 1", second: "Table 2", shows: "Other table N-S" },
];
const CASES = EVENTS.flatMap((event, i) => inTurns(DIALECTS, i).map((formulas) => ({ ...event, formulas })));

describe.each(CASES)("$first of $kind, $formulas", ({ kind, options, first, second, shows, formulas }) => {
  const workbook = sessionWorkbook(emptySession(planSession(kind, options)).scored, { formulas });
  // Nothing is worked out from the cards, and they are most of the work.
  const withoutCards = { ...workbook, sheets: workbook.sheets.filter(({ name }) => !/ cards$/.test(name)) };
  const [table1, table2] = [headedList(workbook, first, "Board"), headedList(workbook, second, "Board")];
  const seen = kind === "team-match" ? "Table 1 N-S" : shows;
  const COLUMNS = ["N-S +", "N-S −", "Net N-S score", "IMPs", "Check"];
  const roundOfBoard1 = boardsOfRound(workbook, first, 1);

  function contract(list: typeof table1, board: number, bid: string, by: string, result: string): Edit[] {
    return [list.edit(board, "Contract", bid), list.edit(board, "By", by), list.edit(board, "Result", result)];
  }

  /** Board 1 made and down, board 2 both ways down, board 3 as points and passed out. */
  const PLAYED: readonly Edit[] = [
    ...contract(table1, 1, "4H", "N", "="),
    ...contract(table1, 2, "3NT", "S", "-1"),
    table1.edit(3, "Score only, N-S", -620),
    ...contract(table2, 1, "4H", "N", "-1"),
    ...contract(table2, 2, "2S", "E", "0"),
    table2.edit(3, "Contract", "Pass"),
  ];

  /** What both tables show of boards 1 to 3 after typing, and what they come to. */
  function typed(edits: readonly Edit[]) {
    const sheets = workedOut(withoutCards, edits);
    const rows = (list: typeof table1, otherScores: string) =>
      [1, 2, 3].map((board) => [otherScores, ...COLUMNS].map((heading) => list.shown(sheets, board, heading)));
    const sum = (sheet: string, list: typeof table1) => {
      const { row, column } = list.cell(roundOfBoard1[roundOfBoard1.length - 1]!, "N-S +");
      return sheets.get(sheet)!.at(row + 1, column);
    };
    const sums = [sum(first, table1), sum(second, table2)];
    return { first: rows(table1, shows), second: rows(table2, seen), sums };
  }

  test("points follow from contracts, and each table has the comparison from its own side", async () => {
    const shown = typed(PLAYED);
    expect(shown.first).toEqual([
      [-50, 420, "", 470, 10, ""],
      [-110, "", 100, 10, 0, ""],
      [0, "", 620, -620, -12, ""],
    ]);
    expect(shown.second).toEqual([
      [420, "", 50, -470, -10, ""],
      [-100, "", 110, -10, 0, ""],
      [-620, 0, "", 620, 12, ""],
    ]);
    expect(shown.sums).toEqual(["N-S total 10     E-W total 12", "N-S total 12     E-W total 10"]);
  });

  test("lines to write the sums on stand below the boards before one is scored at both tables", async () => {
    expect(typed(contract(table1, 1, "4H", "N", "=")).sums).toEqual(
      Array(2).fill("N-S total _________     E-W total _________")
    );
  });

  test("adjusted scores stand in place of the boards', for each side its own, once both are given", async () => {
    const shown = typed([
      ...PLAYED,
      ...[table1.edit(1, "Adj.\nN-S", 2), table1.edit(1, "Adj.\nE-W", -4)],
      ...[table1.edit(2, "Adj.\nN-S", 3), table1.edit(2, "Adj.\nE-W", 3), table1.edit(3, "Adj.\nE-W", 3)],
    ]);
    expect(shown.first).toEqual([
      [-50, 420, "", 470, 2, ""],
      [-110, "", 100, 10, 3, ""],
      [0, "", 620, -620, -12, "Adjusted: both sides, or none"],
    ]);
    expect(shown.second).toEqual([
      [420, "", 50, -470, -4, ""],
      [-100, "", 110, -10, 3, ""],
      [-620, 0, "", 620, 12, "Adjusted: both sides, or none"],
    ]);
    // N-S of the first table have 2 and 3, E-W there 3 and 12 of board 3.
    expect(shown.sums).toEqual(["N-S total 5     E-W total 15", "N-S total 15     E-W total 5"]);
  });

  test("a board that one table has played gives nothing yet; teams of a match see its score", async () => {
    const shown = typed(contract(table2, 1, "4H", "N", "-1"));
    const score = kind === "team-match" ? -50 : "";
    expect(shown.first[0]).toEqual([score, "", "", "", "", ""]);
    expect(shown.second[0]).toEqual(["", "", 50, "", "", ""]);
  });

  test("a table is missing once the other one has played all boards of the round", async () => {
    const passes = roundOfBoard1.map((board) => table2.edit(board, "Contract", "Pass"));
    const missing = `No score from ${first} yet`;
    const checks = async (edits: readonly Edit[]) => {
      const shown = typed(edits);
      return [shown.first[0]!.at(-1), shown.second[0]!.at(-1)];
    };
    const begun = table1.edit(roundOfBoard1[1]!, "Contract", "Pass");
    expect(await checks([...passes, begun])).toEqual(["No score: type it, or np", missing]);
    expect(await checks([...passes.slice(0, -1), begun])).toEqual(["", ""]);
    // While a table has nothing of the round, it would be said on every row.
    expect(await checks(passes)).toEqual(["", ""]);
  });

  test("points that are typed stand against the contract's, and Check says so", async () => {
    const shown = typed([...PLAYED, table1.edit(1, "Score only, N-S", 450)]);
    expect(shown.first[0]).toEqual([-50, 450, "", 500, 11, "Contract gives another score"]);
    expect(shown.second[0]![0]).toBe(450);
  });

  test("what is typed together gives no points, and Check says where it goes", async () => {
    const shown = typed([
      ...[table1.edit(1, "Contract", "4hx-1"), table1.edit(1, "By", "n"), table1.edit(2, "Contract", "3 sa s=")],
      ...[...contract(table1, 3, "4H", "E", "ten down"), table1.edit(3, "X", "R")],
    ]);
    expect(shown.first.map((row) => row.slice(1))).toEqual([
      ["", "", "", "", "Contract: type it like 4H"],
      ["", "", "", "", "Contract: type it like 4H"],
      // Board 3 has East-West vulnerable: 400 for the first, 600 for each of the nine behind it.
      [5800, "", "", "", "Seven or more down: sure?"],
    ]);
  });

  test("what cannot be read is said and gives no points", async () => {
    const shown = typed([
      ...contract(table1, 1, "8H", "N", "="),
      ...contract(table1, 2, "4H", "Q", "="),
      ...contract(table1, 3, "6H", "N", "+2"),
      ...[table2.edit(1, "Score only, N-S", "50a"), ...contract(table2, 2, "4H", "N", "2")],
    ]);
    expect(shown.first.map((row) => row.slice(1))).toEqual([
      ["", "", "", "", "Contract: type it like 4H"],
      ["", "", "", "", "By: type N, E, S or W"],
      ["", "", "", "", "Impossible result: check it"],
    ]);
    expect(shown.second.slice(0, 2)).toEqual([
      ["", "", "", "", "", "Score only: no such score"],
      ["", "", "", "", "", "Result: =, +1, -2 or ten down"],
    ]);
  });

  test("what is wrong at Table 2 of a match is told at Table 1 too", async () => {
    const shown = typed([...contract(table1, 1, "4H", "N", "="), ...contract(table2, 1, "8H", "N", "=")]);
    expect(shown.first[0]!.at(-1)).toBe(kind === "team-match" ? "Table 2: Contract: type it like 4H" : "");
  });

  test("a contract by the other side, and points of another vulnerability, are to be looked at", async () => {
    const shown = typed([
      ...[...contract(table1, 1, "4H", "N", "="), ...contract(table2, 1, "4H", "E", "=")],
      ...[table1.edit(2, "Score only, N-S", 420), ...contract(table2, 2, "2S", "E", "=")],
    ]);
    // 840 apart are 13 IMPs, 530 are 11. North-South are vulnerable.
    expect(shown.first.slice(0, 2).map((row) => row.slice(3))).toEqual([
      [840, 13, "Far from other tables: check"],
      [530, 11, "Not at this vulnerability?"],
    ]);
  });
});

describe.each(EVENTS)("the cells of $first of $kind", ({ kind, options, first, second }) => {
  const workbooks = DIALECTS.map((formulas) =>
    sessionWorkbook(emptySession(planSession(kind, options)).scored, { formulas })
  );
  const [builtIn, addIn] = workbooks as [(typeof workbooks)[0], (typeof workbooks)[0]];
  const sheet = builtIn.sheets.find(({ name }) => name === first)!;
  const name = first.replace(" ", "");

  test("the defined names are the columns below their headings, a row for each board", () => {
    const boards = boardCells(builtIn, first).map(({ value }) => Number(value));
    const rows = new Set(boardCells(builtIn, first).map(({ row }) => row));
    const list = headedList(builtIn, first, "Board");
    const HEADED = {
      Contract: "Contract",
      By: "By",
      Result: "Result",
      Doubled: "X",
      Typed: "Score only, N-S",
      Plus: "N-S +",
      Minus: "N-S −",
      Net: "Net N-S score",
      Imps: "IMPs",
    };
    for (const [part, heading] of Object.entries(HEADED)) {
      const cells = namedBlock(builtIn, `${name}_${part}`).filter(({ row }) => rows.has(row));
      expect(cells.map(({ row, column }) => ({ row, column }))).toEqual(
        boards.map((board) => {
          const { row, column } = list.cell(board, heading);
          return { row, column };
        })
      );
    }
    const adjusted = [namedBlock(builtIn, `${name}_AdjustedNS`), namedBlock(builtIn, `${name}_AdjustedEW`)];
    const { row, column } = list.cell(1, "Adj.\nN-S");
    expect(adjusted.map((cells) => cells.find((cell) => cell.row === row)?.column)).toEqual([column, column + 1]);
    expect(boards.length).toBeGreaterThanOrEqual(8);
  });

  test("what is typed, and nothing else, is open to typing", () => {
    const list = headedList(builtIn, first, "Board");
    const TYPED = ["Contract", "By", "Result", "X", "Score only, N-S", "Adj.\nN-S", "Adj.\nE-W"];
    const entries = kind === "team-match" ? [...TYPED, "Typed: Table 2"] : TYPED;
    const open = new Set(sheet.cells.filter(({ style }) => style?.entry).map(({ column }) => column));
    expect([...open].sort((a, b) => a - b)).toEqual(
      entries.map((heading) => list.cell(1, heading).column).sort((a, b) => a - b)
    );
    // The other table of the match takes no adjusted scores.
    const { row } = headedList(builtIn, second, "Board").cell(1, "Board");
    const cells = builtIn.sheets.find((known) => known.name === second)!.cells.filter((cell) => cell.row === row);
    const others = [
      "Contract",
      "By",
      "Result",
      "X",
      "Score only, N-S",
      ...(kind === "team-match" ? ["Typed: Table 1"] : []),
    ];
    expect(cells.filter(({ style }) => style?.entry)).toHaveLength(others.length);
  });

  test("every rule of entry is of cells that are typed into, and all of them have one", () => {
    // A rule goes over the rows of bands too, where nothing is typed.
    const rows = new Set(boardCells(builtIn, first).map(({ row }) => row));
    const within = ({ area }: { area: Area }) => sheet.cells.filter((cell) => rows.has(cell.row) && inside(area, cell));
    const ruled = new Set(sheet.validations.flatMap(within));
    expect([...ruled].filter(({ style }) => !style?.entry)).toEqual([]);
    const free = sheet.cells.filter((cell) => cell.style?.entry && !ruled.has(cell));
    expect(free).toEqual([]);
  });

  test("IMPs come from the add-in in its dialect, and from the table on Scales in the other", () => {
    const formulas = (workbook: typeof builtIn) =>
      workbook.sheets.flatMap(({ cells }) => cells.flatMap(({ formula }) => formula ?? []));
    const nets = (call: string) => formulas(addIn).filter((formula) => formula.includes(call)).length;
    const { length } = namedBlock(addIn, `${name}_Net`);
    expect(nets("BRIDGE.IMP(")).toBeGreaterThanOrEqual(length);
    expect(nets("BRIDGE.SCORE(")).toBeGreaterThanOrEqual(length);
    expect(formulas(builtIn).filter((formula) => formula.includes("BRIDGE."))).toEqual([]);
    const { sheet: scales, area } = builtIn.names.find((known) => known.name === "Imp_Scale")!;
    const column = `'${scales}'!$A$${area.top}:$A$${area.bottom}`;
    expect(formulas(builtIn).filter((formula) => formula.includes(column)).length).toBeGreaterThanOrEqual(length);
  });
});

/** The cells of a table's sheet in which its board numbers stand. */
function boardCells(workbook: Workbook, sheet: string): Cell[] {
  return namedBlock(workbook, `${sheet.replace(" ", "")}_Board`).filter(({ value }) => typeof value === "number");
}

/** The boards that stand together with a board below one band. */
function boardsOfRound(workbook: Workbook, sheet: string, board: number): number[] {
  const rounds: Cell[][] = [];
  for (const cell of boardCells(workbook, sheet)) {
    const last = rounds.at(-1);
    if (last?.at(-1)?.row === cell.row - 1) last.push(cell);
    else rounds.push([cell]);
  }
  const numbers = rounds.map((cells) => cells.map(({ value }) => Number(value)));
  return numbers.find((boards) => boards.includes(board))!;
}

function inside({ top, left, bottom, right }: Area, { row, column }: Cell): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}
