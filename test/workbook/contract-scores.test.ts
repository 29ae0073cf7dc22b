import { placeContractScores, putContractScores } from "../../src/workbook/contract-scores";
import { newGrid } from "../../src/workbook/kit/grid";

const scores = placeContractScores("Scales", 4, 1);
const grid = newGrid("Scales", []);
putContractScores(grid, scores, true);
const { cells } = grid.finish({});

function row(list: { left: number; right: number; row: (index: number) => number }, index: number): unknown[] {
  return cells
    .filter((cell) => cell.row === list.row(index) && cell.column >= list.left && cell.column <= list.right)
    .sort((a, b) => a.column - b.column)
    .flatMap(({ value }) => value ?? []);
}

test.each([
  [0, ["1 ♣ ♦", 70, 70, 140, 140]],
  [8, ["3 NT", 400, 600, 550, 750]],
  [10, ["4 ♥ ♠", 420, 620, 590, 790]],
  [12, ["5 ♣ ♦", 400, 600, 550, 750]],
  [15, ["6 ♣ ♦", 920, 1370, 1090, 1540]],
  [20, ["7 NT", 1520, 2220, 1790, 2490]],
])("made exactly, not vulnerable and vulnerable, undoubled and doubled: row %d", (index, expected) => {
  expect(row(scores.made, index)).toEqual(expected);
});

test.each([
  [1, [1, 50, 100, 100, 200]],
  [3, [3, 150, 300, 500, 800]],
  [4, [4, 200, 400, 800, 1100]],
  [13, [13, 650, 1300, 3500, 3800]],
])("%d tricks down", (tricks, expected) => {
  expect(row(scores.down, tricks - 1)).toEqual(expected);
});

test.each([
  [0, ["♣ ♦", 20, 20, 100, 200]],
  [1, ["♥ ♠", 30, 30, 100, 200]],
  [2, ["NT", 30, 30, 100, 200]],
])("an overtrick: row %d", (index, expected) => {
  expect(row(scores.overtricks, index)).toEqual(expected);
});

test.each([
  [0, ["1 ♣ ♦", 230, 230]],
  [8, ["3 NT", 800, 1000]],
  [20, ["7 NT", 2280, 2980]],
  [21, ["Each +1", 200, 400]],
])("redoubled, not vulnerable and vulnerable: row %d", (index, expected) => {
  expect(row(scores.redoubled, index)).toEqual(expected);
});

test("every contract and every number of tricks down has a row", () => {
  expect([scores.made.rows, scores.down.rows]).toEqual([21, 13]);
});
