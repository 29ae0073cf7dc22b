import { fillPages, onPages } from "../../../src/workbook/kit/even-pages";
import { newGrid } from "../../../src/workbook/kit/grid";
import { printSetup } from "../../../src/workbook/kit/page";

describe("as many pages as rows of a height need", () => {
  const grid = newGrid("Pages", [20]);
  const rows = Array.from({ length: 12 }, (_, i) => i + 2);
  const setup = printSetup("A4", 13, 1);
  const from = (height: number, starts = [4, 8, 10]) => onPages(grid, setup, rows, height, starts)?.pagesFrom;

  test("are filled as evenly as the places allow at which a page may begin", () => {
    expect(from(50)).toBeNull();
    expect(from(100)).toEqual([8]);
    expect(from(150)).toEqual([4, 8, 10]);
    expect(from(150, [6, 8, 10])).toEqual([6, 10]);
  });

  test("are none where there is no room however many there are", () => {
    expect(from(800)).toBeUndefined();
    expect(from(100, [])).toBeUndefined();
  });
});

test("a long list is broken in no time", () => {
  const rows = Array.from({ length: 250 }, (_, i) => i + 2);
  const long = newGrid("Long", [20]);
  const found = onPages(long, printSetup("A4", 251, 1), rows, 25, rows.slice(1))!.pagesFrom!;
  const pages = [1, ...found, 252].map((start, i, all) => (all[i + 1] ?? start) - start).slice(0, -1);
  expect(pages).toHaveLength(9);
  expect(Math.max(...pages) - Math.min(...pages)).toBeLessThanOrEqual(3);
});

test("rows have one height on all their pages, and no more than it may be", () => {
  const rows = Array.from({ length: 64 }, (_, i) => i + 2);
  const heights = ([15, 40] as const).map((least) => {
    const grid = newGrid("Teams", [20]);
    const { pagesFrom } = fillPages(grid, printSetup("A4", 65, 1), rows, [least, 45]);
    const upTo = (row: number) => grid.heightFrom(1, row);
    const found = new Set(rows.map((row) => Math.round(upTo(row) - upTo(row - 1))));
    return [pagesFrom, ...found];
  });
  expect(heights).toEqual([
    [[34], 23],
    [[18, 34, 50], 45],
  ]);
});
