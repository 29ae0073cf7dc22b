import { computed } from "../../../src/workbook/kit/content";
import {
  newGrid,
  writeLine,
  progressText,
  writeProgress,
  putTableTitle,
  titledGrid,
} from "../../../src/workbook/kit/grid";
import { longDate } from "../../../src/sessions/long-date";
import { printSetup } from "../../../src/workbook/kit/page";
import { STYLES } from "../../../src/workbook/theme";
import { laidOut } from "../../support/worked-out";

const HEAD = { title: "Club night", subtitle: "24 boards", date: "2026-11-20" };

test("dates read the same in every locale", () => {
  expect(longDate("2026-11-20")).toBe("20 November 2026");
  expect(longDate("2027-01-05")).toBe("5 January 2027");
  expect(longDate("")).toBe("");
});

test("a block is one cell with its content in the first, and style in all", () => {
  const grid = newGrid("Sheet", [9, 9]);
  const area = { top: 2, bottom: 3, left: 1, right: 2 };
  grid.block(area, "Teams", STYLES.label);
  const { cells, merges } = grid.finish({});
  expect(cells.map(({ row, column, value }) => [row, column, value])).toEqual([
    [2, 1, "Teams"],
    [2, 2, null],
    [3, 1, null],
    [3, 2, null],
  ]);
  expect(cells.every(({ style }) => style === STYLES.label)).toBe(true);
  expect(merges).toEqual([area]);
});

test("a line goes across columns; its row has a height where one is said", () => {
  const grid = newGrid("Sheet", [9, 9, 9]);
  writeLine(grid, 4, { right: 3 }, "Advice", STYLES.note, 30);
  writeLine(grid, 5, { left: 2, right: 2 }, "Name", STYLES.label);
  const { cells, merges, heights } = laidOut(grid.finish({}));
  expect(merges).toEqual([{ top: 4, bottom: 4, left: 1, right: 3 }]);
  expect(cells[cells.length - 1]).toMatchObject({ row: 5, column: 2, value: "Name" });
  expect([...heights]).toEqual([[4, 30]]);
});

test("the head of a sheet: title left, what it is right, what is played and when, and advice", () => {
  const { cells, merges } = titledGrid(HEAD, "Ranking", [9, 9, 9, 9, 9, 9], { note: "Advice" }).finish({});
  const shown = cells.filter(({ value }) => value !== null).map(({ row, column, value }) => [row, column, value]);
  expect(shown).toEqual([
    [1, 1, "Club night"],
    [1, 5, "Ranking"],
    [2, 1, "24 boards"],
    [2, 5, "20 November 2026"],
    [3, 1, "Advice"],
  ]);
  expect(merges[merges.length - 1]).toEqual({ top: 3, bottom: 3, left: 1, right: 6 });
  expect(
    titledGrid(HEAD, "Ranking", [9, 9, 9])
      .finish({})
      .cells.some(({ row }) => row === 3)
  ).toBe(false);
});

test("the head of a sheet goes over the columns that are printed", () => {
  const { merges } = titledGrid(HEAD, "Round 1", [9, 9, 9, 9, 30], { note: "Advice", columns: 4 }).finish({});
  expect(Math.max(...merges.map(({ right }) => right))).toBe(4);
});

test("progress is counted by a formula, and says what it comes to now", () => {
  const grid = newGrid("Scoresheet", [9]);
  writeProgress(grid, progressText("COUNT(A5:A9)", 24));
  const { cells, heights } = laidOut(grid.finish({}));
  expect(cells).toHaveLength(1);
  expect(cells[0]).toMatchObject({ row: 3, column: 1, value: "0 of 24 boards scored" });
  expect(cells[0]!.formula).toBe('COUNT(A5:A9)&" of "&24&" boards scored"');
  expect(heights.get(3)).toBe(24);
});

test("how many boards are in play may be worked out as well", () => {
  const grid = newGrid("Scoresheet", [9]);
  writeProgress(grid, progressText("COUNT(A5:A9)", computed("4*(B1+4)")));
  const [cell] = laidOut(grid.finish({})).cells;
  expect(cell).toMatchObject({
    formula: 'COUNT(A5:A9)&" of "&4*(B1+4)&" boards scored"',
    value: "0 of 16 boards scored",
  });
});

test("the head of a table's sheet is one line: title left, table and date right", () => {
  const shown = (head: typeof HEAD) => {
    const grid = newGrid("Table 1", [9, 9, 9, 9, 9]);
    putTableTitle(grid, head, "Table 1", 5);
    const { cells, merges } = grid.finish({});
    return {
      merges,
      values: cells.flatMap(({ row, column, value }) => (value === null ? [] : [[row, column, value]])),
    };
  };
  expect(shown(HEAD)).toEqual({
    merges: [
      { top: 1, bottom: 1, left: 1, right: 3 },
      { top: 1, bottom: 1, left: 4, right: 5 },
    ],
    values: [
      [1, 1, "Club night"],
      [1, 4, "Table 1 · 20 November 2026"],
    ],
  });
  expect(shown({ ...HEAD, date: "" }).values[1]).toEqual([1, 4, "Table 1"]);
});

test("the heights of rows of which nothing is said are as usual", () => {
  const grid = newGrid("Sheet", []);
  grid.height(2, 40);
  expect(grid.rowsWithoutHeight(1, 4)).toEqual([1, 3, 4]);
  const print = printSetup("A4", 4, 1);
  const heights: number[] = [];
  const measured = () => {
    heights.push(grid.heightFrom(1, 3), grid.heightFrom(1, 3, new Set([2])), grid.heightFrom(2, 3));
    return print;
  };
  laidOut(grid.finish({ print: measured }));
  expect(heights).toEqual([15 + 40 + 15, 30, 55]);
});

test("what cells show is not known before the sheet is laid out", () => {
  const grid = newGrid("Sheet", []);
  grid.put(1, 1, "Ann");
  expect(() => grid.textAt(1, 1)).toThrow("Sheet: what its cells show is not known yet");
});
