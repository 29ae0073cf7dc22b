import { NO_ENTRIES } from "../../src/workbook/entries";
import type { Area, Cell, Sheet } from "../../src/workbook/model";
import { STYLES, TEAM_STYLES } from "../../src/workbook/theme";
import { texts } from "../../src/workbook/texts";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { scoredCase } from "./case-files";
import { jsonText } from "./json-text";
import { listNames } from "./list-names";
import { carriedText } from "./map-text";
import { addressesIn, copiedFormula, relativeFormula } from "./relative-formula";
import { runs } from "./runs";
import { sheetText, workbookText } from "./sheet-text";
import { styleName } from "./style-names";
import { lineDifference, sheetDifference } from "./text-difference";
import { WAYS, wrongFormulas } from "./wrong-formulas";

const BOARDS = [5, 6, 7, 8];
const cell = (row: number, column: number, rest: Partial<Cell> = {}): Cell => ({
  ...{ row, column, value: null, style: STYLES.computed },
  ...rest,
});

const CELLS: readonly Cell[] = [
  ...["Board", 'The "A"', "Ann\n& Bob", null].map((value, i) => cell(4, i + 1, { value, style: STYLES.heading })),
  ...BOARDS.map((row) => cell(row, 1, { value: row - 4, style: STYLES.fixed })),
  ...BOARDS.map((row) =>
    cell(row, 2, { value: row < 7 ? 0.5 : "", formula: `IF($A${row}="A5",B$4,INDEX($C$4:$C$9,${row - 3}))` })
  ),
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
    { top: 9, left: 1, bottom: 9, right: 2 },
    ...[4, ...BOARDS].map((row) => ({ top: row, left: 3, bottom: row, right: 4 })),
    { top: 10, left: 1, bottom: 11, right: 1 },
  ],
  validations: [
    {
      area: { top: 5, left: 3, bottom: 8, right: 4 },
      rule: { kind: "whole", least: -3, most: 9 },
      error: { title: "IMPs", text: 'Type "3".' },
    },
    {
      area: { top: 12, left: 4, bottom: 12, right: 4 },
      rule: { kind: "list", values: ["N", "S"] },
      error: null,
    },
  ],
  highlights: [{ area: { top: 5, left: 2, bottom: 8, right: 2 }, formula: "$B5=1", tone: "alert" }],
  links: [{ area: { top: 1, left: 1, bottom: 1, right: 2 }, to: { sheet: "Scoresheet", row: 5, column: 3 } }],
  pictures: [],
  lists: [
    {
      ...{ name: "boards", headingRow: 4, rows: BOARDS },
      columns: new Map([
        ["board", { left: 1, right: 1 }],
        ["half", { left: 2, right: 2 }],
        ["names", { left: 3, right: 4 }],
      ]),
    },
  ],
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
  openColumn: null,
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
merged in rows 3 9: A:B
merged A10:A11
validation boards.names[] whole -3 to 9: ["IMPs","Type \\"3\\"."]
validation D12 list "N","S": anything else too
highlight boards.half[] alert =@$half=1
link A1:B1 to Scoresheet!C5
chart A10:D20 "Totals", of Working!A1:A4: A line for each pair.
    line B1 "Ann" B2:B4
list boards, headings in row 4, rows 5:8, from column A
boards.board heading "Board"
    0..3 fixed
        1 | 2 | 3 | 4
boards.half heading "The \\"A\\""
    0..3 fixed =IF(@$board="A5",half[$head],names{})
        0.5 ×2 | "" ×2
boards.names ×2 heading "Ann\\n& Bob"
    0..3 entry
A9 unstyled "=no formula"
B9 fixed shared 7 =SUM(A1,"⏎")
`;

/** The text of the sheet with other cells in place of some. */
function withCells(...changed: Cell[]): string {
  const cells = CELLS.map(
    (known) => changed.find(({ row, column }) => row === known.row && column === known.column) ?? known
  );
  return textOf({ cells });
}

/** The text of the sheet when this is otherwise. */
function textOf(otherwise: Partial<Sheet>): string {
  const sheet = { ...SHEET, ...otherwise };
  return sheetText(sheet, listNames([sheet]));
}

test("a sheet's text", () => {
  expect(textOf({})).toBe(TEXT);
});

test("the order in which cells were written does not matter, and none is written twice", () => {
  expect(textOf({ cells: [...CELLS].reverse() })).toBe(TEXT);
  expect(() => textOf({ cells: [...CELLS, CELLS[0]!] })).toThrow("twice");
});

test("a workbook's title, date, sheets and names", () => {
  const area = { top: 5, left: 2, bottom: 8, right: 2 };
  const names = [{ name: "Table1_Imps", sheet: "T 1", area }];
  const workbook = { title: 'Bob "B"', date: "", sheets: [SHEET], names, entries: NO_ENTRIES };
  expect(workbookText(workbook, listNames([SHEET]))).toBe(
    'title "Bob \\"B\\""\ndate ""\nsheet T 1 (hidden)\nname Table1_Imps T 1!boards.half[]\n'
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

describe("a column that is put into a list", () => {
  const cells = CELLS.map((known) => {
    const formula = known.formula?.replace("$C$4:$C$9", "$D$4:$D$9");
    return { ...known, column: known.column > 2 ? known.column + 1 : known.column, formula };
  });
  const added = BOARDS.map((row) => cell(row, 3, { formula: `B${row}` }));
  const [list] = SHEET.lists;
  const columns = new Map([
    ...[...list!.columns].slice(0, 2),
    ["new", { left: 3, right: 3 }],
    ["names", { left: 4, right: 5 }],
  ]);
  const moved = (area: Area) => (area.left === 3 ? { ...area, left: 4, right: 5 } : area);

  test("is the only difference of the list", () => {
    const text = textOf({
      cells: [...cells, ...added],
      lists: [{ ...list!, columns }],
      merges: SHEET.merges.map(moved),
      validations: SHEET.validations.map(({ area, ...rest }) => ({ ...rest, area: moved(area) })),
    });
    expect(sheetDifference(TEXT, text)).toEqual(["+ boards.new", "+ boards.new 0..3 fixed =@half"]);
  });
});

test("the map of typed cells has a line for each list and each option", () => {
  const { sheets } = sessionWorkbook(scoredCase("four-pairs-vps-letter").scored);
  const hidden = sheets[sheets.length - 1]!;
  const [description, ...map] = carriedText(hidden, listNames(sheets)).lines;
  const columns = ["contract", "declarer", "result", "doubled", "points"];
  const typed = ["contract", "by", "result", "doubled", "typed"].map((key, i) => `${columns[i]} boards.${key}[]`);
  expect(description).toMatch(/^describes \{"overtrick":1,"kind":"four-pairs",/);
  expect(map).toEqual([
    "map",
    `    board ×18 on Table 1, table "1", board 1..18: ${typed.join(", ")}, adjusted boards.adjusted[]`,
    `    board ×18 on Table 2, table "2", board 1..18: ${typed.join(", ")}`,
    "    option pairs, names: Scoresheet!names.name[] ×4",
    expect.stringMatching(/^ {4}option scale, scale: Scales!vps\.from\[\] ×\d+, Scales!vps\.winner\[\] /),
    expect.stringMatching(/^ {4}option words, phrases: Scales!ownWords\.word\[\] ×15, /),
  ]);
  expect(sheetText(hidden, listNames(sheets))).toContain(`\n${map.join("\n")}\n`);
});

test("JSON has a short object on a line", () => {
  const long = { name: "x".repeat(250), none: undefined, empty: [{}, []] };
  const text = `[\n  { "a": [1, null] },\n  {\n    "name": "${long.name}",\n    "empty": [{}, []]\n  }\n]`;
  expect(jsonText([{ a: [1, null] }, long])).toBe(text);
});

describe("whatever is otherwise shows in the text", () => {
  const model = sessionWorkbook(scoredCase("four-pairs-vps-letter").scored);
  const names = listNames(model.sheets);
  const sheet = model.sheets.find(({ name }) => name === texts.scoresheet.name)!;
  const print = (otherwise: Partial<Sheet>) => {
    const changed = { ...sheet, ...otherwise };
    return sheetText(changed, listNames(model.sheets.map((each) => (each === sheet ? changed : each))));
  };

  test("formulas: none has the text of another at its place", () => {
    const seen = new Set<string>();
    for (const { name, cells } of model.sheets)
      for (const { row, column, formula } of cells) {
        const shape = `${name}!${column} ${relativeFormula(formula ?? "", row, column)}`;
        if (formula === undefined || seen.has(shape)) continue;
        seen.add(shape);
        const all = new Set(
          [formula, ...WAYS.flatMap((way) => wrongFormulas(formula, way))].filter((each) => each !== null)
        );
        const printed = new Set([...all].map((each) => names.formula(each, { sheet: name, row, column })));
        expect(printed.size).toBe(all.size);
      }
  });

  test("cells, merged areas and lists", () => {
    const { cells, merges, lists } = sheet;
    const without = <T>(all: readonly T[]) => all.map((_, i) => all.filter((__, k) => k !== i));
    // The text of a sheet takes a while: of its cells one of so many is changed.
    const some = [...cells.keys()].filter((i) => i % runs({ ci: 7, soak: 1 }) === 0);
    const changed = (change: (cell: Cell) => Partial<Cell>) =>
      some.map((i) => cells.map((each, k) => (i === k ? { ...each, ...change(each) } : each)));
    const reversed = lists.map((list) => ({ ...list, columns: new Map([...list.columns].reverse()) }));
    const all = [
      {},
      ...without(merges).map((left) => ({ merges: left })),
      ...without(lists).map((left) => ({ lists: left })),
      ...[
        ...without(cells).filter((_, i) => some.includes(i)),
        ...changed(() => ({ value: "otherwise" })),
        ...changed(({ style }) => ({ style: { ...style!, size: 77 } })),
        ...changed(({ group }) => ({ group: group === undefined ? "a group" : undefined })),
      ].map((each) => ({ cells: each })),
      { lists: reversed },
    ];
    const printed = all.map(print);
    expect(new Set(printed).size).toBe(all.length);
  });
});

describe("what differs", () => {
  test("nothing", () => {
    expect(sheetDifference(TEXT, TEXT)).toEqual([]);
    expect(lineDifference("a\nb", "a\nb")).toEqual([]);
  });

  test("a value within a run", () => {
    const changed = cell(7, 1, { value: 30, style: STYLES.fixed });
    expect(sheetDifference(TEXT, withCells(changed))).toEqual([
      ...["- boards.board 0..3 1 | 2 | 3 | 4", "+ boards.board 0..3 1 | 2 | 30 | 4"],
    ]);
  });

  test("cells that are not joined as their column is", () => {
    expect(sheetDifference(TEXT, withCells(cell(6, 3)))).toEqual([
      "- boards.names 0..3 entry",
      ...["+ merged in rows 6: C:D", "+ boards.names 0 entry", "+ boards.names 1 alone fixed"],
      ...["+ boards.names 2..3 entry", "+ D6 entry"],
    ]);
  });

  test("what is not of a cell, by its lines", () => {
    expect(sheetDifference(TEXT, textOf({ hidden: false, widths: [6] }))).toEqual([
      ...["- sheet T 1 (hidden)", "- widths A 6, B:C 12, D 3.5", "+ sheet T 1", "+ widths A 6"],
    ]);
    expect(lineDifference("a\nb\nc", "b\na\nc")).toEqual(["the lines are in another order from line 1 on: b"]);
    expect(lineDifference("a\na\nb", "a\nb")).toEqual(["- a"]);
  });
});

describe("what cells and ranges are called", () => {
  const place = (name: string, headingRow: number, rows: readonly number[], left: number) => ({
    ...{ name, headingRow, rows },
    columns: new Map([
      ["a", { left, right: left }],
      ["b", { left: left + 1, right: left + 2 }],
    ]),
  });
  const sheets = [
    { name: "X", lists: [place("list", 1, [2, 3, 5], 1), place("list", 1, [2, 3, 4], 5)] },
    { name: "It's", lists: [place("", 3, [4, 5], 2)] },
  ];
  const { formula, area } = listNames(sheets);

  test.each([
    ["A2+A3+A$3+$A3", "@a+a[1]+a[$1]+$a[1]"],
    ["SUM($A$2:$A$5,A2:A5,A$2:A2)", "SUM(a[],~a[0..2],a[$0..0])"],
    ["SUM(A2:B2,A2:C2,B2:C2,B2:B2)", "SUM(@a:b+0,@a:b,@b:b,@b:b+0)"],
    ["A1&A4&A6&A7&C2", "a[head]&a[2-1]&a[end]&A7&@b+1"],
    ["E2&E4&E5", "@list2.a&list2.a[2]&list2.a[end]"],
    ["INDEX($A$1:$A$6,2)&INDEX($A$1:$A$6,3)&INDEX($A$1:$A$9,2)", "a{}&a{1}&a{@ of 1:9}"],
    ["INDEX($A$2:$C$5,2)&INDEX('It''s'!$B$3:$B$6,2)", "INDEX(a:b[],2)&'It''s'!a{0}"],
    ["'It''s'!B4&'It''s'!$C$4:$D$5&'X'!$E$2", "'It''s'!a[0]&'It''s'!b[]&'X'!list2.$a[$0]"],
    ["'It''s'!$B$1:$D$9&'It''s'!$B$1:$B$5&'It''s'!B1:B9", "'It''s'!a:b[rows 1:9]&'It''s'!a[rows 1:5]&'It''s'!B1:B9"],
    ["$A$2:$E$3&A2:E9", "list1.$a[$0]:list2.$a[$1]&A2:E9"],
    ['"A2"&LOG10(A2)&Table1_A2&TRUE', '"A2"&LOG10(@a)&Table1_A2&TRUE'],
  ])("%s", (text, called) => {
    expect(formula(text, { sheet: "X", row: 2, column: 1 })).toBe(called);
  });

  test("areas", () => {
    expect(area("X", { top: 2, left: 1, bottom: 5, right: 3 })).toBe("list1.a:b[]");
    expect(area("It's", { top: 4, left: 3, bottom: 4, right: 4 })).toBe("b[0]");
    expect(area("It's", { top: 1, left: 1, bottom: 1, right: 4 })).toBe("A1:D1");
  });

  test("a list that is not the only one has a name, of letters as its columns' keys", () => {
    const named =
      (...names: string[]) =>
      () =>
        listNames([{ name: "X", lists: names.map((name, i) => place(name, 1, [2], 1 + 3 * i)) }]);
    expect(named("", "list")).toThrow("no name");
    expect(named("a list")).toThrow("words");
  });
});
