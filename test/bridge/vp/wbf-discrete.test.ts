import { wbfDiscrete } from "../../../src/bridge/vp/wbf-discrete";

/** Published: by number of boards the first margin of 10–10, 11–9 … 20–0. */
const PUBLISHED: [boards: number, firstMargins: number[]][] = [
  [5, [0, 1, 3, 5, 7, 10, 13, 16, 20, 25, 31]],
  [6, [0, 1, 3, 5, 8, 11, 14, 18, 22, 27, 33]],
  [7, [0, 1, 3, 6, 9, 12, 15, 19, 24, 29, 36]],
  [8, [0, 1, 4, 7, 10, 13, 17, 21, 26, 31, 39]],
  [9, [0, 1, 4, 7, 10, 13, 17, 22, 27, 33, 41]],
  [10, [0, 1, 4, 7, 10, 14, 18, 23, 28, 35, 43]],
  [11, [0, 2, 5, 8, 11, 15, 19, 24, 30, 37, 45]],
  [12, [0, 2, 5, 8, 12, 16, 20, 25, 31, 38, 47]],
  [13, [0, 2, 5, 8, 12, 16, 21, 26, 32, 40, 49]],
  [14, [0, 2, 5, 9, 13, 17, 22, 27, 34, 41, 51]],
  [15, [0, 2, 5, 9, 13, 17, 22, 28, 35, 43, 53]],
  [16, [0, 2, 5, 9, 13, 18, 23, 29, 36, 44, 54]],
  [20, [0, 2, 6, 10, 15, 20, 26, 32, 40, 49, 61]],
  [24, [0, 2, 6, 11, 16, 22, 28, 35, 44, 54, 66]],
  [28, [0, 2, 7, 12, 18, 24, 30, 38, 47, 58, 72]],
  [32, [0, 3, 8, 13, 19, 25, 33, 41, 51, 62, 77]],
  [40, [0, 3, 8, 14, 21, 28, 36, 46, 56, 69, 86]],
  [48, [0, 3, 9, 16, 23, 31, 40, 50, 62, 76, 94]],
  [56, [0, 3, 10, 17, 25, 33, 43, 54, 67, 82, 101]],
  [64, [0, 4, 11, 18, 26, 36, 46, 58, 71, 88, 108]],
];

describe("WBF discrete scale", () => {
  it.each(PUBLISHED)("%i boards", (boards, firstMargins) => {
    expect(wbfDiscrete(boards).map(({ from }) => from)).toEqual(firstMargins);
  });

  it.each([1, 2, 16, 128])("%i boards: 10–10 to 20–0 by one point a line", (boards) => {
    expect(wbfDiscrete(boards).map(({ winner, loser }) => [winner, loser])).toEqual([
      [10, 10],
      [11, 9],
      [12, 8],
      [13, 7],
      [14, 6],
      [15, 5],
      [16, 4],
      [17, 3],
      [18, 2],
      [19, 1],
      [20, 0],
    ]);
  });

  it("starts every line above the one before, for every number of boards", () => {
    for (let boards = 1; boards <= 128; boards++) {
      const starts = wbfDiscrete(boards).map(({ from }) => from);
      expect(starts[0]).toBe(0);
      expect(starts.filter((from, i) => i > 0 && from <= starts[i - 1]!)).toEqual([]);
    }
  });
});
