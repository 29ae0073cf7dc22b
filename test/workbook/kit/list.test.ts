import { computed, styled } from "../../../src/workbook/kit/content";
import { newGrid } from "../../../src/workbook/kit/grid";
import {
  columnCount,
  type Columns,
  headingOf,
  numbers,
  recordBy,
  recordOf,
  widthsOf,
} from "../../../src/workbook/kit/columns";
import {
  bandRow,
  layOutList,
  layOutSideBySide,
  listNames,
  sheetRows,
  sheetWidths,
} from "../../../src/workbook/kit/list";
import {
  headingHeight,
  putOver,
  writeDoubleHeadings,
  writeHeadings,
  writeList,
  writeRow,
} from "../../../src/workbook/kit/write-list";
import { printSetup } from "../../../src/workbook/kit/page";
import { STYLES } from "../../../src/workbook/theme";
import { laidOut } from "../../support/worked-out";

type Key = "number" | "name" | "imps" | "place";

const IMPS = { rule: { kind: "whole", least: 0, most: 99 }, error: null } as const;
const COLUMNS: Partial<Columns<Key>> = {
  number: { heading: "No.", width: 6, style: STYLES.label, name: "Number" },
  name: { heading: "Team", width: 10, span: 3, style: STYLES.entryName },
  imps: { heading: "IMPs", width: 8, style: STYLES.computed, name: "Imps", rule: IMPS, isFilledDown: true },
};
const PLACE = { sheet: "Recap", headingRow: 4, rows: 3 };
const heading = (text: string) => ({ heading: text, width: 5 });
const list = layOutList<Key>(COLUMNS, { sheet: "Ann's", headingRow: 4, left: 2, rows: 3 });

test("a list knows its rows and columns, those that take several too", () => {
  expect([list.firstRow, list.lastRow, list.left, list.right]).toEqual([5, 7, 2, 6]);
  expect([list.column("number"), list.column("name"), list.column("imps")]).toEqual([2, 3, 6]);
  expect(list.area("name", 1, 2)).toEqual({ top: 6, bottom: 7, left: 3, right: 5 });
  expect(list.area(["number", "name"])).toEqual({ top: 5, bottom: 7, left: 2, right: 5 });
  expect(widthsOf(list)).toEqual([6, 10, 10, 10, 8]);
});

test("a column that is left out is missed, not guessed", () => {
  expect([list.has("imps"), list.has("place")]).toEqual([true, false]);
  expect(() => list.column("place")).toThrow("Ann's has no column place");
});

test("addresses for formulas on the list's own sheet and on others", () => {
  expect(list.cell("imps", 2)).toBe("F7");
  expect(list.cells("imps", 0, 1)).toBe("F5:F6");
  expect(list.range("imps")).toBe("$F$5:$F$7");
  expect(list.outside.cell("number", 0)).toBe("'Ann''s'!B5");
  expect(list.outside.range(["number", "imps"])).toBe("'Ann''s'!$B$5:$F$7");
});

test("a column above a row begins at its heading, which stays when the formula is copied", () => {
  expect(list.above("imps", 0)).toBe("F$4:F4");
  expect(list.above("imps", 2)).toBe("F$4:F6");
  expect(list.outside.above("number", 1)).toBe("'Ann''s'!B$4:B5");
});

test("a range of one cell is a range still", () => {
  expect(list.range("imps", 1, 1)).toBe("$F$6:$F$6");
  expect(list.cells("imps", 1, 1)).toBe("F6:F6");
});

test("a list of several parts may stand below a heading that is farther up", () => {
  const below = layOutList(COLUMNS, { sheet: "Working", headingRow: 1, firstRow: 9, rows: 2 });
  expect([below.row(1), below.lastRow, below.column("number")]).toEqual([10, 10, 1]);
});

describe("a list aligned with another", () => {
  const rounds = layOutList(recordOf(["round", "margin", "pair0", "pair1"], heading), PLACE);
  const totals = { label: { heading: null }, ...recordOf(["pair0", "pair1"], heading) };

  test("has its shared columns below the other's, and the column in front of them reaches to these", () => {
    const below = layOutList(totals, { ...PLACE, alignWith: rounds });
    expect([below.area("label"), below.area("pair0"), below.right]).toEqual([
      { top: 5, bottom: 7, left: 1, right: 2 },
      { top: 5, bottom: 7, left: 3, right: 3 },
      4,
    ]);
    expect(below.columns.label.span).toBe(2);
  });

  test("follows a column that only the other has, of which it leaves free what stands between two shared ones", () => {
    const more = layOutList(recordOf(["round", "margin", "more", "pair0", "between", "pair1"], heading), PLACE);
    const below = layOutList(totals, { ...PLACE, alignWith: more });
    expect([below.area("label").right, below.column("pair0"), below.column("pair1")]).toEqual([3, 4, 6]);
    expect(sheetWidths(below)).toEqual([0, 0, 0, 5, 0, 5]);
  });

  test("has columns up to one of the other's", () => {
    const columns = { team: { heading: "Team", upTo: "margin" }, pair0: heading("Sum"), more: heading("More") };
    const below = layOutList(columns, { ...PLACE, alignWith: rounds });
    expect([below.area("team").right, below.column("pair0"), below.column("more")]).toEqual([2, 3, 4]);
  });

  test("is refused if the other has the columns in another order", () => {
    const swapped = recordOf(["pair1", "pair0"], heading);
    expect(() => layOutList(swapped, { ...PLACE, alignWith: rounds })).toThrow(
      "Recap: there is no room for the column pair0"
    );
  });
});

test("a column takes what the others leave up to the list's right edge", () => {
  const columns = {
    place: heading("Place"),
    name: { heading: "Name", span: "rest" },
    total: heading("Total"),
  } as const;
  const wide = layOutList(columns, { ...PLACE, left: 2, right: 9 });
  expect([wide.area("name"), wide.column("total"), wide.right]).toEqual([
    { top: 5, bottom: 7, left: 3, right: 8 },
    9,
    9,
  ]);
  expect(columnCount(columns)).toBe(3);
  expect(() => layOutList(columns, { ...PLACE, right: 2 })).toThrow("Recap: there is no room for the column name");
});

test("a heading that refers to a list laid out later is made when it is written", () => {
  let later = "";
  const late = layOutList({ name: { heading: () => later, width: 10 } }, PLACE);
  later = "Ann";
  expect(headingOf(late.columns.name)).toBe("Ann");
});

describe("a list with a row of the sheet kept free above some of its rows", () => {
  const banded = layOutList<Key>(COLUMNS, { sheet: "Table 1", headingRow: 2, rows: 5, bands: [0, 2, 4] });

  test("its rows stand below their bands", () => {
    expect([0, 1, 2, 3, 4].map((row) => banded.row(row))).toEqual([4, 5, 7, 8, 10]);
    expect([0, 2, 4].map((row) => bandRow(banded, row))).toEqual([3, 6, 9]);
    expect([banded.firstRow, banded.lastRow]).toEqual([3, 10]);
    expect(sheetRows(banded)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("a range goes over the bands between its rows, not over the one above them", () => {
    expect(banded.cell("imps", 2)).toBe("E7");
    expect(banded.range("imps")).toBe("$E$4:$E$10");
    expect(banded.range("imps", 2, 3)).toBe("$E$7:$E$8");
    expect(banded.area("number", 1, 2)).toEqual({ top: 5, bottom: 7, left: 1, right: 1 });
    expect(banded.above("imps", 2)).toBe("E$2:E6");
  });

  test("rows are put where they stand, and rules over all of them", () => {
    const grid = newGrid("Table 1", []);
    writeList(grid, banded, [10, 20, 30, 40, 50], (number) => ({ number, imps: number }), undefined, 22);
    const { cells, heights, validations } = laidOut(grid.finish({}));
    expect(cells.filter(({ row, column }) => column === 1 && row > 2).map(({ row, value }) => [row, value])).toEqual([
      [4, 10],
      [5, 20],
      [7, 30],
      [8, 40],
      [10, 50],
    ]);
    expect([...heights.keys()]).toEqual([4, 5, 7, 8, 10]);
    expect(validations).toEqual([{ area: { top: 4, bottom: 10, left: 5, right: 5 }, ...IMPS }]);
  });

  test("without bands the rows follow the heading", () => {
    expect(list.bands).toEqual([]);
    expect([0, 1, 2].map((row) => list.row(row))).toEqual([5, 6, 7]);
  });
});

test("its names bear the prefix; a column without a name has none", () => {
  expect(listNames(list, "Team").map(({ name }) => name)).toEqual(["Team_Number", "Team_Imps"]);
  expect(listNames(list, "Team")[1]).toEqual({ name: "Team_Imps", sheet: "Ann's", area: list.area("imps") });
});

test("headings, rows and rules come onto the sheet with the columns' styles", () => {
  const grid = newGrid("Ann's", []);
  const row = (name: string, index: number) => ({
    number: index + 1,
    name: styled(name, STYLES.label),
    imps: computed(`LEN(C${index + 5})`),
  });
  writeList(grid, list, ["Reds", "Blues", "Greens"], row, 30);
  const sheet = laidOut(grid.finish({}));
  const at = (address: [number, number]) =>
    sheet.cells.find((cell) => cell.row === address[0] && cell.column === address[1]);
  expect(at([4, 3])).toMatchObject({ value: "Team", style: STYLES.heading });
  expect(at([6, 3])).toMatchObject({ value: "Blues", style: STYLES.label });
  expect(at([7, 6])).toMatchObject({ formula: "LEN(C7)", value: 6, style: STYLES.computed });
  expect(sheet.heights.get(4)).toBe(30);
  expect(sheet.merges).toContainEqual(list.area("name", 2, 2));
  expect(sheet.validations).toEqual([{ area: list.area("imps"), ...IMPS }]);
});

test("what stands over some columns is one cell in the row above their headings", () => {
  const grid = newGrid("Ann's", []);
  putOver(grid, list, ["number", "name"], "Who", STYLES.label);
  const { cells, merges } = grid.finish({});
  expect(cells[0]).toMatchObject({ row: 3, column: 2, value: "Who", style: STYLES.label });
  expect(merges).toEqual([{ top: 3, bottom: 3, left: 2, right: 5 }]);
});

test("formulas of a shared column are one group, numbers in it are none", () => {
  const grid = newGrid("Ann's", []);
  writeRow(grid, list, 0, { imps: computed("1+1") });
  writeRow(grid, list, 1, { imps: computed("1+1") });
  writeRow(grid, list, 2, { imps: 2 });
  const groups = grid.finish({}).cells.map(({ group }) => group);
  expect(groups[0]).toBeDefined();
  expect(groups).toEqual([groups[0], groups[0], undefined]);
});

test("rows are as high as is said, or as usual", () => {
  const heights = (rowHeight?: number) => {
    const grid = newGrid("Ann's", []);
    writeList(grid, list, ["Reds", "Blues"], (name) => ({ name }), 30, rowHeight);
    return [...laidOut(grid.finish({})).heights];
  };
  expect(heights(22)).toEqual([
    [4, 30],
    [5, 22],
    [6, 22],
  ]);
  expect(heights()).toEqual([[4, 30]]);
});

test("headings in two rows: over several columns together, or over both rows", () => {
  const columns = {
    round: { heading: "Round" },
    won0: { heading: "1st team", over: "IMPs won", span: 2 },
    won1: { heading: "2nd team", over: "IMPs won" },
    margin: { heading: "Margin", over: "Net" },
  };
  const double = layOutList(columns, { sheet: "Matches", headingRow: 5, rows: 1 });
  const grid = newGrid("Matches", []);
  writeDoubleHeadings(grid, double, { upper: STYLES.heading, lower: STYLES.label });
  const { cells, merges } = grid.finish({});
  const shown = cells.filter(({ value }) => value !== null).map(({ row, column, value }) => [row, column, value]);
  expect(shown).toEqual([
    [4, 1, "Round"],
    [4, 2, "IMPs won"],
    [5, 2, "1st team"],
    [5, 4, "2nd team"],
    [4, 5, "Net"],
    [5, 5, "Margin"],
  ]);
  expect(merges).toEqual([
    { top: 4, bottom: 5, left: 1, right: 1 },
    { top: 4, bottom: 4, left: 2, right: 4 },
    { top: 5, bottom: 5, left: 2, right: 3 },
  ]);
  expect(cells.filter(({ row }) => row === 4).every(({ style }) => style === STYLES.heading)).toBe(true);
});

test("the widths of a sheet's columns come from the first of its lists that says one", () => {
  const names = layOutList({ team: { heading: "Team", width: 7 }, name: { heading: "Name", span: 2 } }, PLACE);
  const points = layOutList(
    { team: { heading: "Team", width: 99 }, vps: { heading: "VPs", width: 8, span: 3 } },
    { ...PLACE, headingRow: 9 }
  );
  expect(sheetWidths(names, points)).toEqual([7, 8, 8, 8]);
  const right = layOutList({ total: { heading: "Total", width: 5 } }, { ...PLACE, left: 6 });
  expect(sheetWidths(names, points, right)).toEqual([7, 8, 8, 8, 0, 5]);
});

test("lists side by side, each right of the one before", () => {
  const beside = layOutSideBySide([2, 1, 3], 4, (span, left) =>
    layOutList({ match: { heading: null, span } }, { ...PLACE, left })
  );
  expect(beside.map(({ left, right }) => [left, right])).toEqual([
    [4, 5],
    [6, 6],
    [7, 9],
  ]);
});

test("the rows of the sheet below a list's heading", () => {
  expect(sheetRows(list)).toEqual([5, 6, 7]);
  expect(sheetRows({ firstRow: 5, lastRow: 4 })).toEqual([]);
});

test("a record has an entry for each key, or for each item by its key", () => {
  expect(recordOf(["a", "b"], (key, index) => `${key}${index}`)).toEqual({ a: "a0", b: "b1" });
  const lengths = recordBy(["Reds", "Blues"], (_, index) => `team${index}`, (name) => name.length); // prettier-ignore
  expect(lengths).toEqual({ team0: 4, team1: 5 });
});

test("a rule for numbers says from where to where, and what is said otherwise", () => {
  const error = { title: "Penalty", text: "Type a number." };
  expect(numbers("decimal", [0, 99], error)).toEqual({ rule: { kind: "decimal", least: 0, most: 99 }, error });
});

test.each([
  ["Net N-S score", 8, 28],
  ["Nettopunkte Nord/Süd", 8, 39],
  ["Nettopunkte Nord/Süd", 20, 28],
  ["Übertragungsbestätigung", 8, 39],
  ["Adj.\nN-S\nE-W\nboth", 8, 52],
  ["Nettopunkte Nord/Süd", 0, 28],
])("a heading of %j in a column of %i characters is %d points high", (heading, width, height) => {
  const list = layOutList({ all: { heading, width }, none: { heading: null, width: 8 } }, PLACE);
  const grid = newGrid("Ann's", widthsOf(list));
  writeHeadings(grid, list, STYLES.heading);
  const print = () => {
    grid.height(list.headingRow, headingHeight(grid, list, 28));
    return printSetup("A4", list.lastRow, list.right);
  };
  expect(laidOut(grid.finish({ print })).heights.get(list.headingRow)).toBe(height);
});
