import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { rebuildSession } from "../../../src/workbook/reading/rebuild-session";
import type { SavedCell, SavedSheet, SavedWorkbook } from "../../../src/workbook/saved-workbook";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { deleted, inserted, savedOf } from "../../support/saved";

const RESULTS = [
  "table,board,contract,declarer,result,points,adjusted",
  "1,1,4H,N,=,,",
  "2,1,3NT,E,-2,,",
  "1,5,,,,,-3",
];
const PLAN = planSession("four-pairs", { boards: 24, pairs: ["Ann & Bob", "Cy & Di", "", "Gus"] });
const played = scoreCsv(PLAN, RESULTS.join("\n"));
const SAVED = savedOf(sessionWorkbook(played.scored));
/** The last row of a table's sheet. */
const LAST_ROW = Math.max(...SAVED.sheets[1]!.cells.map(({ row }) => row));
/** The last columns of the hidden sheet have its description and its map. */
const WORKING_WIDTH = Math.max(...SAVED.sheets.slice(-1)[0]!.cells.map(({ column }) => column));

/** The file after something was done to it. */
function changed(change: (sheet: SavedSheet) => SavedSheet): SavedWorkbook {
  return { ...SAVED, sheets: SAVED.sheets.map(change) };
}

function onTable1(change: (cell: SavedCell) => SavedCell[]): SavedWorkbook {
  return changed((sheet) => (sheet.name === "Table 1" ? { ...sheet, cells: sheet.cells.flatMap(change) } : sheet));
}

function typed(row: number, column: number, value: string | number): SavedWorkbook {
  return changed((sheet) =>
    sheet.name !== "Table 1"
      ? sheet
      : {
          ...sheet,
          cells: [...sheet.cells.filter((cell) => cell.row !== row || cell.column !== column), { row, column, value }],
        }
  );
}

function read(saved: SavedWorkbook) {
  const [session] = readSaved(saved);
  return { csv: session!.outcome.csv(), remarks: session!.remarks, pairs: session!.description.options.pairs };
}

const WHOLE = { csv: played.csv(), remarks: [], pairs: ["Ann & Bob", "Cy & Di", "", "Gus"] };

test("as it was made", () => expect(read(SAVED)).toEqual(WHOLE));

test("its sheets in another order, with other names, and among sheets of somebody else", () => {
  const renamed = changed((sheet) => ({ ...sheet, name: `Bridge ${SAVED.sheets.indexOf(sheet)}` }));
  const other: SavedSheet = { name: "Table 1", cells: [{ row: 1, column: 1, value: "Shopping" }] };
  expect(read({ sheets: [...renamed.sheets].reverse().concat(other) })).toEqual(WHOLE);
});

test("added to another session: each has its own sheets", () => {
  const second = scoreCsv(PLAN, RESULTS.slice(0, 2).join("\n"));
  const behind = savedOf(sessionWorkbook(second.scored)).sheets.map((s) => ({ ...s, name: `${s.name} (2)` }));
  const sessions = readSaved({ sheets: [...SAVED.sheets, ...behind] });
  expect(sessions.map(({ outcome }) => outcome.csv())).toEqual([played.csv(), second.csv()]);
});

test("numbers that became texts, and texts that became numbers", () => {
  const texts = changed((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => (cell.formula === undefined ? { ...cell, value: String(cell.value) } : cell)),
  }));
  expect(read(texts)).toEqual(WHOLE);
});

test("a row that is no more is told; the rest counts", () => {
  const without = onTable1((cell) => (cell.row === 4 ? [] : [cell]));
  const { csv, remarks } = read(without);
  expect(remarks.map(({ message }) => message)).toContainEqual(
    "The row for 1, 1 was deleted, or its fixed cells were changed: it does not count."
  );
  expect(csv).toBe(scoreCsv(PLAN, [RESULTS[0], ...RESULTS.slice(2)].join("\n")).csv());
});

describe("on a sheet that is not protected", () => {
  const place = (sheet: string, axis: "row" | "column", at: number) => ({ sheet, axis, at });
  const miscounted = {
    message: expect.stringContaining("this workbook counts other rows than those typed") as string,
    isMended: true,
  };

  test.each([
    ["before the yellow cells", [place("Table 1", "column", 4)]],
    ["between them", [place("Table 1", "column", 5)]],
    ["in two places", [place("Table 1", "column", 5), place("Table 1", "column", 10)]],
    ["before all others", [place("Table 1", "column", 1), place("Scoresheet", "column", 1)]],
    ["beside names", [place("Scoresheet", "column", 9)]],
    ["on the hidden sheet", [place("Working", "column", 2), place("Working", "row", 1)]],
    ["between its description and its map", [place("Working", "column", WORKING_WIDTH)]],
    ["with rows above the lists", [place("Table 1", "column", 5), place("Table 1", "row", 1)]],
    ["rows between lists", [place("Scoresheet", "row", 10), place("Scoresheet", "row", 3)]],
    ["rows below a list", [place("Table 2", "row", LAST_ROW + 1)]],
  ])("inserted columns and rows do no harm: %s", (_, places) => {
    expect(read(places.reduce((saved, lines) => inserted(saved, lines), SAVED))).toEqual(WHOLE);
    expect(read(places.reduce((saved, lines) => inserted(saved, lines, 3), SAVED))).toEqual(WHOLE);
  });

  test("rows right above yellow cells or between them: they are read, but the workbook counts wrong rows", () => {
    for (const row of [4, 9])
      expect(read(inserted(SAVED, place("Table 1", "row", row), 2))).toEqual({
        ...WHOLE,
        remarks: [{ place: "Table 1", ...miscounted }],
      });
  });

  test("places in remarks are those in the file", () => {
    const { remarks } = read(inserted(typed(4, 4, "nonsense"), place("Table 1", "column", 3)));
    expect(remarks.map((remark) => remark.place)).toEqual(["Table 1!E4"]);
  });

  test("where a name has not moved with all else, nothing is read", () => {
    const { sheets } = inserted(SAVED, place("Table 1", "column", 5));
    expect(() => read({ ...SAVED, sheets })).toThrow(
      "A column was inserted on Table 1 before F: delete it, or copy the entries into a new workbook."
    );
  });

  test("a column that was copied and inserted could be either: nothing is read", () => {
    const { sheets } = inserted(SAVED, place("Table 1", "column", 5));
    const twice = sheets.map((sheet) =>
      sheet.name !== "Table 1"
        ? sheet
        : {
            ...sheet,
            cells: sheet.cells.flatMap((cell) => (cell.column === 4 ? [cell, { ...cell, column: 5 }] : [cell])),
          }
    );
    expect(() => read({ sheets: twice })).toThrow("A column was inserted on Table 1 before E");
  });

  test.each([
    ["a column", deleted(SAVED, place("Table 1", "column", 5)), /^Columns, rows or cells .* on Table 1: undo that/],
    ["a row", deleted(SAVED, place("Table 1", "row", 9)), /^A row was deleted on Table 1 above row 9: undo that/],
    [
      "a column that was inserted, and a row deleted",
      deleted(inserted(SAVED, place("Scoresheet", "column", 9)), place("Scoresheet", "row", 6)),
      /on Scoresheet/,
    ],
    [
      "cells that were pushed right",
      onTable1((cell) => [{ ...cell, column: cell.column + (cell.row > 3 && cell.column > 3 ? 1 : 0) }]),
      /^Columns, rows or cells .* on Table 1/,
    ],
    [
      "cells that were pushed down",
      onTable1((cell) => [{ ...cell, row: cell.row + (cell.row > 8 && cell.column > 3 && cell.column < 9 ? 1 : 0) }]),
      /on Table 1/,
    ],
  ])("%s: nothing is read", (_, saved, message) => expect(() => read(saved)).toThrow(message));

  test("yellow cells that were cut, and took their names along, are read where they were", () => {
    const isCut = ({ row, column }: SavedCell) => column === 4 && row >= 4;
    const cut = onTable1((cell) => [isCut(cell) ? { ...cell, column: 20 } : cell]);
    const names = SAVED.names!.map((name) =>
      name.name === "Table1_Contract" ? { ...name, area: { ...name.area, left: 20, right: 20 } } : name
    );
    const { csv, remarks } = read({ ...cut, names });
    expect(csv).toBe(scoreCsv(PLAN, [RESULTS[0], ...RESULTS.slice(2)].join("\n")).csv());
    expect(remarks.map(({ place: at }) => at)).toEqual(["Table 1!D4"]);
  });
});

test("a sheet that is no more is told", () => {
  const { remarks } = read({ sheets: SAVED.sheets.filter(({ name }) => name !== "Table 2") });
  expect(remarks.map(({ place }) => place)).toContain("Table 2");
});

test("what the sheet does not understand does not count, and is told with its cell", () => {
  const { csv, remarks } = read(typed(4, 4, "nonsense"));
  expect(csv).toBe(scoreCsv(PLAN, [RESULTS[0], ...RESULTS.slice(2)].join("\n")).csv());
  expect(remarks).toEqual([{ place: "Table 1!D4", message: "Contract: type it like 4H" }]);
});

test("an adjustment that is no number is told, and the board counts without it", () => {
  const { csv, remarks } = read(typed(4, 15, "lots"));
  expect(csv).toBe(WHOLE.csv);
  expect(remarks.map(({ place }) => place)).toEqual(["Table 1!O4"]);
});

test("a formula that was typed over is told", () => {
  const spoilt = onTable1((cell) => [cell.row === 4 && cell.column === 8 ? { row: 4, column: 8, value: 420 } : cell]);
  expect(read(spoilt).remarks).toEqual([
    {
      place: "Table 1!H4",
      message: "1 formula has been typed over or lost: make the workbook again.",
      isMended: true,
    },
  ]);
});

test("a victory-point table that was typed over is what counts", () => {
  const plan = planSession("four-pairs", { boards: 24, scoring: "vps" });
  const saved = savedOf(sessionWorkbook(scoreCsv(plan, RESULTS.join("\n")).scored));
  const [before] = readSaved(saved);
  const scales = saved.sheets.find(({ name }) => name === "Scales")!;
  const winner = scales.cells.find(({ row, column }) => row === 6 && column === 23)!;
  const other = { ...scales, cells: scales.cells.map((cell) => (cell === winner ? { ...cell, value: 9 } : cell)) };
  const [after] = readSaved({ sheets: saved.sheets.map((sheet) => (sheet === scales ? other : sheet)) });
  expect(before!.description.options.scale).toBeUndefined();
  expect(after!.description.options.scale).toMatch(/^0 7 7; 1 9 6; 2 9 5;/);
  expect(after!.remarks).toEqual([]);
});

test("a name that two pairs have is told, and the others stand", () => {
  const twice = changed((sheet) =>
    sheet.name !== "Scoresheet"
      ? sheet
      : { ...sheet, cells: sheet.cells.map((cell) => (cell.value === "Gus" ? { ...cell, value: "Ann & Bob" } : cell)) }
  );
  const { remarks } = read(twice);
  expect(remarks.map(({ place }) => place)).toEqual(["Scoresheet!I5"]);
});

test("the description is found where somebody has put rows above it", () => {
  const mine: SavedCell = { row: 1, column: 1, value: "mine" };
  const moved = changed((sheet) => {
    if (sheet.name !== "Working") return sheet;
    return { ...sheet, cells: [mine, ...sheet.cells.map((cell) => ({ ...cell, row: cell.row + 2 }))] };
  });
  expect(readSaved(moved)[0]!.outcome.csv()).toBe(readSaved(SAVED)[0]!.outcome.csv());
});

test("of somebody else's workbook it is told which cells call the functions, and what is wrong there", () => {
  const cells = [
    { row: 2, column: 2, value: 10, formula: "_xldudf_BRIDGE_IMP(A2)" },
    { row: 3, column: 2, value: "#NAME?", formula: "IF(A3=0,0,BRIDGE.VP(A3,24))" },
    { row: 4, column: 2, value: "#N/A", formula: "NA()" },
  ];
  const read = (some: typeof cells) => () => readSaved({ sheets: [{ name: "Club", cells: some }] });
  expect(read(cells)).toThrow(
    "but 2 cells call BRIDGE functions. When the workbook was saved, these cells showed an error: Club!B3 #NAME?."
  );
  expect(read(cells.slice(0, 1))).toThrow("but a cell calls BRIDGE functions, none of which showed an error");
  expect(read(cells.slice(2))).toThrow("This workbook has no Overtrick session: open a workbook that");
});

test.each([
  [{ sheets: [] }, /no Overtrick session/],
  [
    { sheets: SAVED.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.filter((c) => !isText(c)) })) },
    /made before version 0.4/,
  ],
  [described((text) => text.replace('"overtrick":1', '"overtrick":2')), /later version/],
  [described((text) => text.replace('"boards":24', '"boards":25')), /hidden sheet Working has been changed/],
])("what cannot be read is told: %#", (saved, message) => expect(() => readSaved(saved)).toThrow(message));

function isText({ value }: SavedCell): boolean {
  return typeof value === "string" && value.startsWith('{"overtrick"');
}

function described(change: (text: string) => string): SavedWorkbook {
  return changed((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => (isText(cell) ? { ...cell, value: change(String(cell.value)) } : cell)),
  }));
}

test("what is typed and belongs to no result is listed where a workbook is made anew", () => {
  const early = changed((sheet) =>
    sheet.name === "Scoresheet" ? { ...sheet, cells: [...sheet.cells, { row: 9, column: 11, value: 3 }] } : sheet
  );
  const [session] = readSaved(early);
  expect(rebuildSession(session!, {}).leftOut).toEqual([
    { place: "Scoresheet!K9", message: '"3" was typed there; it is not copied.' },
  ]);
  expect(rebuildSession(session!, { scoring: "vps" }).outcome.scored).toMatchObject({ plan: { scoring: "vps" } });
});

describe("sheets renamed into each other", () => {
  const swapped = (saved: SavedWorkbook): SavedWorkbook => {
    const names: Readonly<Record<string, string>> = { "Table 1": "Table 2", "Table 2": "Table 1" };
    return { sheets: saved.sheets.map((sheet) => ({ ...sheet, name: names[sheet.name] ?? sheet.name })) };
  };

  test("are recognized by their titles", () => {
    expect(read(swapped(SAVED))).toEqual(WHOLE);
  });

  test("cannot be read from a file without a map", () => {
    expect(() => readSaved(withoutMap(SAVED))).toThrow(/The hidden sheet Working has been changed/);
  });

  test("of two that say they are the same one, neither has its name: nothing is guessed", () => {
    const [table1] = SAVED.sheets.filter(({ name }) => name === "Table 1");
    const twice = SAVED.sheets.map((sheet) => (sheet.name === "Table 1" ? { ...sheet, name: "Kitchen" } : sheet));
    const { csv, remarks } = read({ sheets: [...twice, { ...table1!, name: "Hall" }] });
    expect(remarks.map(({ message }) => message)[0]).toMatch(/^Several sheets have this sheet's title/);
    expect(csv).not.toContain("4H");
  });

  test("a title that was overwritten is none; its formula, which asks for names, is said to be lost", () => {
    const untitled = onTable1((cell) => [cell.row === 1 ? { ...cell, value: "Ours" } : cell]);
    const { remarks, ...others } = read(untitled);
    expect({ ...others, remarks: [] }).toEqual(WHOLE);
    expect(remarks).toEqual([
      { place: "Table 1", message: expect.stringContaining("1 formula has been typed over") as string, isMended: true },
    ]);
  });
});

describe("a text that begins as a description", () => {
  const [whole = ""] = SAVED.sheets.flatMap(({ cells }) => cells.filter(isText).map(({ value }) => String(value)));

  test.each(['{"overtrick":1}', '{"overtrick":', whole])("is only a name where names are typed: %s", (name) => {
    const named = changed((sheet) =>
      sheet.name !== "Scoresheet"
        ? sheet
        : { ...sheet, cells: sheet.cells.map((cell) => (cell.value === "Gus" ? { ...cell, value: name } : cell)) }
    );
    expect(readSaved(named)).toHaveLength(1);
    expect(read(named).csv).toBe(WHOLE.csv);
  });

  test("a thousand of them are texts on somebody's sheet, and a copy of the hidden sheet is no session", () => {
    const cells = Array.from({ length: 1000 }, (_, i) => ({ row: i + 1, column: 1, value: whole }));
    const [working] = SAVED.sheets.slice(-1);
    const copy = { ...working!, name: "Working (2)" };
    expect(readSaved({ sheets: [...SAVED.sheets, { name: "Notes", cells }, copy] })).toHaveLength(1);
  });
});

/** A file from before files said where their cells are. */
function withoutMap({ sheets }: SavedWorkbook): SavedWorkbook {
  const isMap = ({ value }: SavedCell) => typeof value === "string" && value.startsWith('{"format"');
  return { sheets: sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.filter((cell) => !isMap(cell)) })) };
}
