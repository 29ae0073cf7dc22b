import { beforePlay, planSession } from "../../../src/sessions/kinds";
import { DIALECTS } from "../../../src/workbook/dialect";
import type { Area, Cell } from "../../../src/workbook/model";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { calculate } from "../../support/formula-engine";
import { headedList, namedBlock } from "../../support/headed-list";
import type { Edit } from "../../support/libreoffice";

/** Events of which boards 1 to 3 are compared between two tables; the first one has the adjusted scores. */
const EVENTS = [
  { kind: "team-match", options: { boards: 8 }, first: "Table 1", second: "Table 2", shows: "Table 2 N/S" },
  { kind: "three-teams", options: { boards: 12 }, first: "Table A", second: "Table C", shows: "Other table N/S" },
  { kind: "four-teams", options: { boards: 18 }, first: "Table 1", second: "Table 2", shows: "Other table N/S" },
];
const CASES = EVENTS.flatMap((event) => DIALECTS.map((formulas) => ({ ...event, formulas })));

describe.each(CASES)("$first of $kind, $formulas", ({ kind, options, first, second, shows, formulas }) => {
  const workbook = sessionWorkbook(beforePlay(planSession(kind, options)).scored, { formulas });
  // Nothing is worked out from the cards, and they are most of the work.
  const withoutCards = { ...workbook, sheets: workbook.sheets.filter(({ name }) => !/ cards$/.test(name)) };
  const [table1, table2] = [headedList(workbook, first, "Board"), headedList(workbook, second, "Board")];
  const seen = kind === "team-match" ? "Table 1 N/S" : shows;
  const COLUMNS = ["N/S +", "N/S −", "Net N/S score", "IMPs", "Adj.\nN-S", "Adj.\nE-W", "Check"];

  /** Board 1 made and down, board 2 both ways down, board 3 as points and passed out. */
  const PLAYED: readonly Edit[] = [
    ...[table1.edit(1, "Contract", "4H"), table1.edit(1, "By", "N")],
    ...[table1.edit(2, "Contract", "3NT-1"), table1.edit(2, "By", "S"), table1.edit(3, "N/S −", 620)],
    ...[table2.edit(1, "Contract", "4H-1"), table2.edit(1, "By", "N")],
    ...[table2.edit(2, "Contract", "2S"), table2.edit(2, "By", "E"), table2.edit(3, "Contract", "Pass")],
  ];

  /** What both tables show of boards 1 to 3 after typing. */
  async function typed(edits: readonly Edit[]) {
    const sheets = await calculate(await writeWorkbook(withoutCards), edits);
    const rows = (list: typeof table1, otherScores: string) =>
      [1, 2, 3].map((board) => [otherScores, ...COLUMNS].map((heading) => list.shown(sheets, board, heading)));
    const totals = (list: typeof table1) =>
      ["N/S total +", "E/W total −"].map((heading) => list.shown(sheets, 1, heading));
    return { first: rows(table1, shows), second: rows(table2, seen), totals: [totals(table1), totals(table2)] };
  }

  test("points follow from contracts, and each table has the comparison from its own side", async () => {
    const shown = await typed(PLAYED);
    expect(shown.first).toEqual([
      [-50, 420, "", 470, 10, "", "", ""],
      [-110, "", 100, 10, 0, "", "", ""],
      [0, "", 620, -620, -12, "", "", ""],
    ]);
    expect(shown.second).toEqual([
      [420, "", 50, -470, -10, "", "", ""],
      [-100, "", 110, -10, 0, "", "", ""],
      [-620, 0, "", 620, 12, "", "", ""],
    ]);
    expect(shown.totals).toEqual([
      [10, 12],
      [12, 10],
    ]);
  });

  test("adjusted scores stand in place of the boards', for each side its own, once both are given", async () => {
    const shown = await typed([
      ...PLAYED,
      ...[table1.edit(1, "Adj.\nN-S", 2), table1.edit(1, "Adj.\nE-W", -4)],
      ...[table1.edit(2, "Adj.\nN-S", 3), table1.edit(2, "Adj.\nE-W", 3), table1.edit(3, "Adj.\nE-W", 3)],
    ]);
    expect(shown.first.slice(0, 2)).toEqual([
      [-50, 420, "", 470, 2, 2, -4, ""],
      [-110, "", 100, 10, 3, 3, 3, ""],
    ]);
    expect(shown.second.slice(0, 2)).toEqual([
      [420, "", 50, -470, -4, -4, 2, ""],
      [-100, "", 110, -10, 3, 3, 3, ""],
    ]);
    expect([shown.first, shown.second].map((rows) => rows[2]![7])).toEqual(["Adjust both sides", "Adjust both sides"]);
  });

  test("a board that one table has played gives nothing yet; teams of a match see its score", async () => {
    const shown = await typed([table2.edit(1, "Contract", "4H-1"), table2.edit(1, "By", "N")]);
    const missing = `${first} is missing`;
    const score = kind === "team-match" ? -50 : "";
    expect(shown.first[0]).toEqual([score, "", "", "", "", "", "", score === "" ? "" : missing]);
    expect(shown.second[0]).toEqual(["", "", 50, "", "", "", "", missing]);
  });

  test("points that are typed stand against the contract's, and Check says so", async () => {
    const shown = await typed([...PLAYED, table1.edit(1, "N/S +", 450)]);
    expect(shown.first[0]).toEqual([-50, 450, "", 500, 11, "", "", "Contract gives 420"]);
    expect(shown.second[0]![0]).toBe(450);
  });

  test("what cannot be read is said and gives no points", async () => {
    const shown = await typed([
      ...[table1.edit(1, "Contract", "8H"), table1.edit(1, "By", "N")],
      ...[table1.edit(2, "Contract", "4H"), table1.edit(2, "By", "Q")],
      ...[table1.edit(3, "Contract", "6H+2"), table1.edit(3, "By", "N")],
      ...[table2.edit(1, "N/S +", 50), table2.edit(1, "N/S −", 50)],
    ]);
    expect(shown.first.map((row) => row.slice(3))).toEqual([
      ["", "", "", "", "Unknown contract"],
      ["", "", "", "", "Unknown declarer"],
      ["", "", "", "", "More than 13 tricks"],
    ]);
    expect(shown.second[0]).toEqual(["", 50, 50, "", "", "", "", "Both N/S + and N/S − are filled"]);
  });
});

describe.each(EVENTS)("the cells of $first of $kind", ({ kind, options, first, second, shows }) => {
  const workbooks = DIALECTS.map((formulas) =>
    sessionWorkbook(beforePlay(planSession(kind, options)).scored, { formulas })
  );
  const [builtIn, addIn] = workbooks as [(typeof workbooks)[0], (typeof workbooks)[0]];
  const sheet = builtIn.sheets.find(({ name }) => name === first)!;
  const name = first.replace(" ", "");

  test("the defined names are the columns below their headings, a row for each board", () => {
    const boards = namedBlock(builtIn, `${name}_Board`).map(({ value }) => Number(value));
    const list = headedList(builtIn, first, "Board");
    const HEADED = {
      Contract: "Contract",
      By: "By",
      Plus: "N/S +",
      Minus: "N/S −",
      Net: "Net N/S score",
      Imps: "IMPs",
    };
    for (const [part, heading] of Object.entries(HEADED)) {
      const places = namedBlock(builtIn, `${name}_${part}`).map(({ row, column }) => ({ row, column }));
      expect(places).toEqual(
        boards.map((board) => {
          const { row, column } = list.cell(board, heading);
          return { row, column };
        })
      );
    }
    expect(boards.length).toBeGreaterThanOrEqual(8);
  });

  test("what is typed, and nothing else, is open to typing", () => {
    const list = headedList(builtIn, first, "Board");
    const TYPED = ["Contract", "By", "N/S +", "N/S −", "Adj.\nN-S", "Adj.\nE-W"];
    const entries = kind === "team-match" ? [...TYPED, shows] : TYPED;
    const open = new Set(sheet.cells.filter(({ style }) => style?.entry).map(({ column }) => column));
    expect([...open].sort((a, b) => a - b)).toEqual(
      entries.map((heading) => list.cell(1, heading).column).sort((a, b) => a - b)
    );
    // The other table shows adjusted scores, and takes none.
    const secondList = headedList(builtIn, second, "Board");
    const adjusted = secondList.cell(1, "Adj.\nN-S");
    expect([adjusted.style?.entry, adjusted.formula === undefined]).toEqual([false, false]);
  });

  test("every rule of entry is of cells that are typed into, and all of them but contracts have one", () => {
    const within = ({ area }: { area: Area }) => sheet.cells.filter((cell) => inside(area, cell));
    const ruled = new Set(sheet.validations.flatMap(within));
    expect([...ruled].filter(({ style }) => !style?.entry)).toEqual([]);
    const contracts = headedList(builtIn, first, "Board").cell(1, "Contract").column;
    const free = sheet.cells.filter((cell) => cell.style?.entry && !ruled.has(cell));
    expect(new Set(free.map(({ column }) => column))).toEqual(new Set([contracts]));
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

function inside({ top, left, bottom, right }: Area, { row, column }: Cell): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}
