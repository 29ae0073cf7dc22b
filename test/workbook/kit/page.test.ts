import { newGrid } from "../../../src/workbook/kit/grid";
import { fillPage, fillRemainingRows, heightToFill, printSetup, rowHeight } from "../../../src/workbook/kit/page";
import { laidOut } from "../../support/worked-out";

test("rows share the page that a scaled sheet leaves, within their limits", () => {
  const wide = Array(14).fill(9) as number[];
  expect(rowHeight("A4", wide, 36, 110, [16, 30])).toBeLessThan(30);
  expect(rowHeight("A4", wide, 36, 110, [16, 30])).toBeGreaterThan(16);
  expect(rowHeight("A4", wide, 10, 110, [16, 30])).toBe(30);
  expect(rowHeight("A4", wide, 90, 110, [16, 30])).toBe(16);
  expect(rowHeight("Letter", wide, 36, 110, [16, 40])).toBeLessThan(rowHeight("A4", wide, 36, 110, [16, 40]));
});

test("a page adds up the heights of its other rows, and its rows share what is left", () => {
  const grid = newGrid("Page", [20, 20, 20, 99]);
  const rows = [4, 5, 6];
  grid.height(1, 100);
  const print = printSetup("A4", 6, 3);
  const expected = rowHeight("A4", [20, 20, 20], 3, 100 + 2 * 15, [10, 400]);
  const { heights } = laidOut(grid.finish({ print: () => fillPage(grid, print, rows, [10, 400]) }));
  expect(rows.map((row) => heights.get(row))).toEqual([expected, expected, expected]);
  expect(heights.get(1)).toBe(100);
});

test("on several pages all rows are as high as fills the first", () => {
  const grid = newGrid("Pages", [20]);
  const rows = [2, 3, 4, 5, 6];
  grid.height(1, 100);
  const print = printSetup("A4", 6, 1, { pagesFrom: [5] });
  const { heights } = laidOut(grid.finish({ print: () => fillPage(grid, print, rows, [10, 400]) }));
  const expected = rowHeight("A4", [20], 3, 100, [10, 400]);
  expect(rows.map((row) => heights.get(row))).toEqual(rows.map(() => expected));
});

test("of several pages the fullest says how high rows are, with the title on each", () => {
  const grid = newGrid("Pages", [20]);
  const rows = [2, 3, 4, 5, 6];
  grid.height(1, 100);
  const setup = (pagesFrom: number[]) => printSetup("A4", 6, 1, { pagesFrom });
  const share = (count: number) => rowHeight("A4", [20], count, 100, [10, 400]);
  const heights: number[] = [];
  const measured = () => {
    for (const starts of [[3], [3, 5]]) heights.push(heightToFill(grid, setup(starts), rows, [10, 400]));
    return setup([3]);
  };
  laidOut(grid.finish({ print: measured }));
  expect(heights).toEqual([share(4), share(2)]);
});

test("the rest of a page is shared by the rows that have no height yet", () => {
  const grid = newGrid("Cards", [20]);
  grid.height(1, 28);
  grid.height(4, 30);
  const print = printSetup("A4", 6, 1);
  const { heights } = laidOut(grid.finish({ print: () => fillRemainingRows(grid, print, 3, [10, 400]) }));
  // Row 2 stands above the first and is as high as usual.
  const shared = rowHeight("A4", [20], 3, 28 + 15 + 30, [10, 400]);
  expect([1, 2, 3, 4, 5, 6].map((row) => heights.get(row))).toEqual([28, undefined, shared, 30, shared, shared]);
});

test("a page is upright, alone and headed by its first row, unless it is said otherwise", () => {
  const usual = { area: { top: 1, left: 1, bottom: 9, right: 3 }, titleRows: [1, 1], paper: "Letter" };
  expect(printSetup("Letter", 9, 3)).toEqual({ ...usual, orientation: "portrait", pagesFrom: null });
  const more = { titleRows: [4, 5], orientation: "landscape", pagesFrom: [7] } as const;
  expect(printSetup("Letter", 9, 3, more)).toEqual({ ...usual, ...more });
});
