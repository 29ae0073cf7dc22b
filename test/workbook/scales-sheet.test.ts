import { namedScale } from "../../src/bridge/vp/named-scale";
import type { Cell, Sheet } from "../../src/workbook/model";
import { scalesSheet, vpTableOf } from "../../src/workbook/scales-sheet";
import { laidOut } from "../support/worked-out";

const HEAD = { title: "Friday", subtitle: "24 boards", date: "" };

/** The cells that are printed. */
function printed({ cells, print }: Sheet): Cell[] {
  const { bottom, right } = print!.area;
  return cells.filter(({ row, column }) => row <= bottom && column <= right);
}

function sheetFor(scale: string): Sheet {
  return laidOut(scalesSheet(HEAD, vpTableOf(namedScale(scale)), "A4"));
}

/** The lines below the headings "Margin" that are printed, block by block. */
function printedLines(sheet: Sheet): unknown[][] {
  const cells = printed(sheet);
  const at = (row: number, left: number) =>
    cells
      .filter((cell) => cell.row === row && cell.column >= left && (cell.column === left || cell.value !== null))
      .map(({ value }) => value);
  return cells
    .filter(({ value }) => value === "Margin")
    .flatMap(({ row, column }) =>
      Array.from({ length: sheet.print!.area.bottom - row }, (_, i) => at(row + 1 + i, column).slice(0, 3))
    )
    .filter(([margin]) => margin !== undefined && margin !== null && margin !== "");
}

test("without victory points there are the IMP scale and the scores of contracts, on one page", () => {
  const sheet = laidOut(scalesSheet(HEAD, null, "A4"));
  expect(sheet.print!.pagesFrom).toBeNull();
  expect(sheet.cells.filter(({ style }) => style?.entry)).toEqual([]);
});

test("a short table of victory points is printed on the same page, without its blank lines", () => {
  const sheet = sheetFor("HOME-4");
  expect(sheet.print!.pagesFrom).toBeNull();
  expect(printedLines(sheet)).toEqual([
    ["0", 7, 7],
    ["1", 8, 6],
    ["2", 9, 5],
    ["3", 10, 4],
    ["4–5", 11, 3],
    ["6–7", 12, 2],
    ["8–10", 13, 1],
    ["11+", 14, 0],
  ]);
});

test("a long table is printed side by side on a page of its own", () => {
  const sheet = sheetFor("WBF-24");
  const lines = printedLines(sheet);
  expect(lines).toHaveLength(75);
  expect(lines[20]).toEqual(["20", 14.26, 5.74]);
  expect(lines[74]).toEqual(["74+", 20, 0]);
  const [from] = sheet.print!.pagesFrom!;
  expect(sheet.cells.find(({ row, column }) => row === from && column === 1)!.value).toBe("Victory points, WBF-24");
});

test("what is typed over stands beside the paper, so that no blank line of it is printed", () => {
  const sheet = sheetFor("ACBL20-7");
  expect(sheet.cells.filter(({ style }) => style?.entry)).toHaveLength(18 * 3);
  expect(printed(sheet).filter(({ style }) => style?.entry)).toEqual([]);
});
