import type { Cell, Draft } from "../../src/workbook/model";
import { evaluated } from "../../src/workbook/evaluate";
import { newGrid, type Grid } from "../../src/workbook/kit/grid";
import { STYLES } from "../../src/workbook/theme";

/** A sheet with cells to type into in D3 to D5 and in D8, and in E4. */
function table(name: string, more: (grid: Grid) => void = () => undefined): Draft {
  const grid = newGrid(name, []);
  grid.put(2, 4, "Contract", STYLES.heading);
  for (const row of [3, 4, 5, 8]) grid.put(row, 4, "4H", STYLES.entryText);
  grid.put(6, 4, "Round 2", STYLES.band);
  grid.put(4, 5, null, STYLES.entry);
  more(grid);
  return grid.finish({});
}

/** What becomes of a formula in cell H1 of the sheet "Table 1", beside "Ann's". */
function rewritten(formula: string, more?: (grid: Grid) => void): string | undefined {
  const own = table("Table 1", (grid) => {
    grid.put(1, 8, { formula }, STYLES.computed);
    more?.(grid);
  });
  const names = [{ name: "Table1_D3", sheet: "Ann's", area: { top: 3, left: 4, bottom: 3, right: 4 } }];
  const [sheet] = evaluated([own, table("Ann's")], names);
  return sheet!.cells.find(({ row, column }) => row === 1 && column === 8)!.formula;
}

test.each([
  ["its own sheet", "D3", "INDEX($D$2:$D$9,2)"],
  ["the last of a column", "D8", "INDEX($D$2:$D$9,7)"],
  ["with dollar signs", "$D$4", "INDEX($D$2:$D$9,3)"],
  ["another column", "E4", "INDEX($E$3:$E$5,2)"],
  ["another sheet", "'Ann''s'!D5", "INDEX('Ann''s'!$D$2:$D$9,4)"],
  ["its own sheet by name", "'Table 1'!D5", "INDEX('Table 1'!$D$2:$D$9,4)"],
  ["amid a formula", 'IF(D3="","",N(D3)+F3)', 'IF(INDEX($D$2:$D$9,2)="","",N(INDEX($D$2:$D$9,2))+F3)'],
  ["both sheets", "D3&'Ann''s'!D3", "INDEX($D$2:$D$9,2)&INDEX('Ann''s'!$D$2:$D$9,2)"],
])("a cell that is typed into is read by its row: %s", (_, formula, expected) => {
  expect(rewritten(formula)).toBe(expected);
});

test.each([
  ["locked cells", "D2&D6&D9&C3&E5"],
  ["a sheet without cells to type into", "'Scales'!D3"],
  ["a text", '"D3 and ""D4"""&F3'],
  ["a text that holds a sheet's name", `"'Ann''s'!D3"`],
  ["functions and names that look like cells", "SUM(F3)+Table1_D3+XD3A"],
  ["a range from locked cell to locked cell", "SUM($D$2:$D$9,F3)"],
  ["a range of whole rows of other columns", "SUM(F3:G8)"],
])("%s stays as it is", (_, formula) => {
  expect(rewritten(formula)).toBe(formula);
});

test.each(["SUM(D3:D8)", "SUM(D2:D5)", "SUM(D4:D9)", "SUM(C2:E4)", "SUM('Ann''s'!D3:D9)", "SUM($D$3:$D$8)"])(
  "%s is refused: a range follows an end of it that is cut",
  (formula) => {
    expect(() => rewritten(formula)).toThrow("is a range of typed cells");
  }
);

test("a cell to type into holds no formula", () => {
  const yellow = (grid: Grid) => grid.put(9, 4, { formula: "1+1" }, STYLES.entry);
  expect(() => rewritten("F3", yellow)).toThrow("'Table 1'!D9 is a formula");
});

test.each([2, 9])("a formula in row %i, at the end of what would be read, is refused", (row) => {
  const sheet = newGrid("Table 1", []);
  for (const typed of [3, 4, 8]) sheet.put(typed, 4, null, STYLES.entry);
  sheet.put(row, 4, { formula: "F3" }, STYLES.computed);
  expect(() => evaluated([sheet.finish({})], [])).toThrow(`'Table 1'!D${row} is a formula at the end of cells`);
});

test("formulas between cells that are typed into part them, with a locked cell on either side", () => {
  const parted = (grid: Grid) => grid.put(7, 5, { formula: "E4" }, STYLES.computed);
  const more = (grid: Grid) => {
    parted(grid);
    grid.put(10, 5, null, STYLES.entry);
  };
  expect(rewritten("E4&E10", more)).toBe("INDEX($E$3:$E$5,2)&INDEX($E$9:$E$11,2)");
});

test("formulas that differ by row now are no group any more; others stay one", () => {
  const sheet = table("Table 1", (grid) => {
    for (const row of [3, 4]) {
      grid.put(row, 7, { formula: `N(D${row})` }, undefined, "typed");
      grid.put(row, 8, { formula: `N(G${row})` }, undefined, "plain");
    }
  });
  const [found] = evaluated([sheet], []);
  const at = (row: number, column: number): Partial<Cell> =>
    found!.cells.find((cell) => cell.row === row && cell.column === column)!;
  expect(at(3, 7)).toMatchObject({ formula: "N(INDEX($D$2:$D$9,2))" });
  expect(at(4, 7)).toMatchObject({ formula: "N(INDEX($D$2:$D$9,3))" });
  expect([at(3, 7).group, at(4, 7).group]).toEqual([undefined, undefined]);
  expect([at(3, 8).group, at(4, 8).group]).toEqual(["plain", "plain"]);
});

test("what nothing is to be read of stays the same", () => {
  const sheet = newGrid("Scales", []);
  sheet.put(1, 1, { formula: "B1" }, STYLES.computed);
  const draft = sheet.finish({});
  expect(evaluated([draft], [])[0]!.cells).toEqual(draft.cells.map((cell) => ({ ...cell, value: 0 })));
});
