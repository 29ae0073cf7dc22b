import { NO_ENTRIES } from "../../src/workbook/entries";
import type { Cell, Sheet } from "../../src/workbook/model";
import { STYLES, TEAM_STYLES } from "../../src/workbook/theme";
import { addressesIn, copiedFormula, relativeFormula } from "./relative-formula";
import { sheetText, workbookText } from "./sheet-text";
import { styleName } from "./style-names";
import { lineDifference, sheetDifference } from "./text-difference";

const BOARDS = [5, 6, 7, 8];
const cell = (row: number, column: number, rest: Partial<Cell> = {}): Cell => ({
  ...{ row, column, value: null, style: STYLES.computed },
  ...rest,
});

const CELLS: readonly Cell[] = [
  ...["Board", 'The "A"', "Ann\n& Bob"].map((value, i) => cell(4, i + 1, { value, style: STYLES.heading })),
  ...BOARDS.map((row) => cell(row, 1, { value: row - 4, style: STYLES.fixed })),
  ...BOARDS.map((row) => cell(row, 2, { value: row < 7 ? 0.5 : "", formula: `IF($A${row}="A5",B$4,'T 1'!C${row})` })),
  ...BOARDS.flatMap((row) => [3, 4].map((column) => cell(row, column, { style: STYLES.entry }))),
  cell(9, 1, { style: undefined, value: "=no formula" }),
  cell(9, 2, { value: 7, formula: 'SUM(A1,"' + "\n" + '")', group: "x" }),
];

const SHEET: Sheet = {
  name: "T 1",
  hidden: true,
  cells: CELLS,
  widths: [6, 12, 12, 3.5],
  heights: new Map([
    [3, 20],
    [1, 28],
    [2, 28],
    [5, 20],
  ]),
  merges: [
    { top: 3, left: 1, bottom: 3, right: 2 },
    { top: 4, left: 1, bottom: 4, right: 2 },
    { top: 5, left: 1, bottom: 6, right: 1 },
  ],
  validations: [
    {
      area: { top: 5, left: 3, bottom: 8, right: 3 },
      rule: { kind: "whole", least: -3, most: 9 },
      error: { title: "IMPs", text: 'Type "3".' },
    },
    {
      area: { top: 5, left: 4, bottom: 8, right: 4 },
      rule: { kind: "list", values: ["N", "S"] },
      error: null,
    },
  ],
  highlights: [{ area: { top: 5, left: 2, bottom: 8, right: 2 }, formula: "$B5=1", tone: "alert" }],
  pictures: [],
  charts: [
    {
      ...{ title: "Totals", sheet: "Working", description: "A line for each pair." },
      categories: { top: 1, left: 1, bottom: 4, right: 1 },
      lines: [{ name: { row: 1, column: 2, value: "Ann" }, values: { top: 2, left: 2, bottom: 4, right: 2 } }],
      anchor: { top: 10, left: 1, bottom: 20, right: 4 },
    },
  ],
  frozenRows: 4,
  frozenColumns: 0,
  print: {
    area: { top: 1, left: 1, bottom: 9, right: 4 },
    ...{ titleRows: [4, 4], orientation: "landscape", paper: "A4", pagesFrom: [6, 8] },
  },
};

const TEXT = `sheet T 1 (hidden)
frozen rows 4
widths A 6, B:C 12, D 3.5
heights 1:2 28, 3 20, 5 20
print A1:D9, A4 landscape, title rows 4:4, pages from rows 6 8
merged in rows 3:4: A:B
merged A5:A6
validation C5:C8 whole -3 to 9: ["IMPs","Type \\"3\\"."]
validation D5:D8 list "N","S": anything else too
highlight B5:B8 alert =$B5=1
chart A10:D20 "Totals", of Working!A1:A4: A line for each pair.
    line B1 "Ann" B2:B4
A4:C4 heading
    "Board" | "The \\"A\\"" | "Ann\\n& Bob"
A5:A8 fixed
    1 | 2 | 3 | 4
B5:B8 computed =IF($A5="A5",B$4,'T 1'!C5)
    0.5 ×2 | "" ×2
C5:D8 entry
A9 unstyled "=no formula"
B9 computed shared 7 =SUM(A1,"⏎")
`;

/** The text of the sheet with other cells in place of some. */
function withCells(...changed: Cell[]): string {
  const cells = CELLS.map(
    (known) => changed.find(({ row, column }) => row === known.row && column === known.column) ?? known
  );
  return sheetText({ ...SHEET, cells });
}

test("a sheet's text", () => {
  expect(sheetText(SHEET)).toBe(TEXT);
});

test("the order in which cells were written does not matter, and none is written twice", () => {
  expect(sheetText({ ...SHEET, cells: [...CELLS].reverse() })).toBe(TEXT);
  expect(() => sheetText({ ...SHEET, cells: [...CELLS, CELLS[0]!] })).toThrow("twice");
});

test("a workbook's title, date, sheets and names", () => {
  const area = { top: 5, left: 2, bottom: 8, right: 2 };
  const names = [{ name: "Table1_Imps", sheet: "T 1", area }];
  expect(workbookText({ title: 'Bob "B"', date: "", sheets: [SHEET], names, entries: NO_ENTRIES })).toBe(
    'title "Bob \\"B\\""\ndate ""\nsheet T 1 (hidden)\nname Table1_Imps T 1!B5:B8\n'
  );
});

test("styles by their names, derived ones by what differs, and strangers in full", () => {
  expect(styleName(undefined)).toBe("unstyled");
  expect(styleName({ ...STYLES.entryName })).toBe("entryName");
  expect(styleName({ ...TEAM_STYLES.signedSum })).toBe("team.signedSum");
  expect(styleName({ ...STYLES.sum, format: "0.00" })).toBe('sum{format:"0.00"}');
  expect(styleName({ ...STYLES.smallLeft, bold: true })).toBe("smallLeft{bold:true}");
  const stranger = { ...STYLES.title, size: 7, border: "below", align: "center", format: "0 0" } as const;
  expect(styleName(stranger)).toBe(
    '{align:"center",bold:true,border:"below",color:"0B5D4B",entry:false,fill:null,format:"0\\u00200",shrink:true,size:7,vertical:"center",wrap:false}'
  );
});

test("formulas that are the same but for where they stand", () => {
  const formula = `IF(A$5="B7",LOG10($C6),'A1 B2'!AB12:AC$13)&Table1_A1`;
  expect(relativeFormula(formula, 6, 2)).toBe(`IF(R5C[-1]="B7",LOG10(R[0]CC),'A1 B2'!R[6]C[26]:R13C[27])&Table1_A1`);
  expect(copiedFormula(formula, 2, 1)).toBe(`IF(B$5="B7",LOG10($C8),'A1 B2'!AC14:AD$13)&Table1_A1`);
  expect(addressesIn("Z9:AA10").map(({ address }) => address)).toEqual(["Z9", "AA9", "Z10", "AA10"]);
});

test("a cell that is read by its row in a column is the same formula in each row", () => {
  const formula = "INDEX('Table 1'!$D$3:$D$30,2)&A4";
  expect(relativeFormula(formula, 4, 5)).toBe("INDEX('Table 1'!R3CD:R30CD,[-2])&R[0]C[-4]");
  expect(relativeFormula("INDEX('Table 1'!$D$3:$D$30,3)&A5", 5, 5)).toBe(relativeFormula(formula, 4, 5));
  expect(copiedFormula(formula, 1, 0)).toBe("INDEX('Table 1'!$D$3:$D$30,3)&A5");
});

describe("what differs", () => {
  test("nothing", () => {
    expect(sheetDifference(TEXT, TEXT)).toEqual([]);
    expect(lineDifference("a\nb", "a\nb")).toEqual([]);
  });

  test("a value within a run, which stays as it is", () => {
    const changed = cell(7, 1, { value: 30, style: STYLES.fixed });
    expect(sheetDifference(TEXT, withCells(changed))).toEqual(["A7 value: 3 → 30"]);
  });

  test("a style and a formula that break a run: only the cells that changed are named", () => {
    const text = withCells(cell(6, 2, { value: 0.5, formula: "B5+1" }), cell(6, 3), cell(6, 4));
    expect(sheetDifference(TEXT, text)).toEqual([
      `B6 formula: =IF($A6="A5",B$4,'T 1'!C6) → =B5+1`,
      "C6:D6 style: entry → computed",
    ]);
  });

  test("a formula of a whole column is told once", () => {
    const changed = BOARDS.map((row) => cell(row, 2, { value: row < 7 ? 0.5 : "", formula: `C${row}+1` }));
    expect(sheetDifference(TEXT, withCells(...changed))).toEqual([`B5:B8 formula: =IF($A5="A5",B$4,'T 1'!C5) → =C5+1`]);
  });

  test("a group, a new cell and one that is gone", () => {
    const cells = [...CELLS.slice(0, -1), cell(9, 2, { value: 7, formula: 'SUM(A1,"' + "\n" + '")' })];
    expect(sheetDifference(TEXT, sheetText({ ...SHEET, cells: [...cells, cell(9, 3, { value: "x" })] }))).toEqual([
      'B9 formula: =SUM(A1,"⏎") shared → =SUM(A1,"⏎")',
      'C9 is new: computed "x" ',
    ]);
    expect(sheetDifference(TEXT, sheetText({ ...SHEET, cells: CELLS.slice(0, -1) }))).toEqual([
      'B9 is gone: computed 7 =SUM(A1,"⏎") shared',
    ]);
  });

  test("what is not of a cell, by its lines", () => {
    expect(sheetDifference(TEXT, sheetText({ ...SHEET, hidden: false, widths: [6] }))).toEqual([
      ...["- sheet T 1 (hidden)", "- widths A 6, B:C 12, D 3.5", "+ sheet T 1", "+ widths A 6"],
    ]);
    expect(lineDifference("a\nb\nc", "b\na\nc")).toEqual(["the lines are in another order from line 1 on: b"]);
    expect(lineDifference("a\na\nb", "a\nb")).toEqual(["- a"]);
  });
});
