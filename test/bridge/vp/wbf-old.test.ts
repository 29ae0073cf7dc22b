import { wbfOld, WBF_OLD_UPPERS } from "../../../src/bridge/vp/wbf-old";

/** By number of boards the last margin of 15–15, 16–14 … 25–5, 25–4 … 25–1. */
const PUBLISHED: [boards: number, lastMargins: number[]][] = [
  [8, [1, 5, 8, 11, 14, 17, 20, 23, 26, 29, 33, 37, 41, 45, 50]],
  [12, [1, 6, 9, 12, 16, 20, 24, 28, 32, 36, 40, 45, 50, 55, 61]],
  [16, [2, 7, 11, 15, 19, 23, 27, 31, 36, 41, 46, 52, 58, 64, 71]],
  [20, [2, 8, 12, 16, 21, 26, 31, 36, 41, 47, 53, 59, 65, 72, 79]],
  [24, [3, 9, 14, 19, 24, 29, 34, 39, 45, 51, 57, 64, 71, 79, 87]],
  [28, [3, 10, 15, 20, 25, 31, 37, 43, 49, 55, 61, 68, 76, 85, 94]],
  [32, [3, 10, 16, 22, 28, 34, 40, 46, 52, 58, 65, 73, 82, 91, 100]],
];

const POINTS = [
  [15, 15],
  [16, 14],
  [17, 13],
  [18, 12],
  [19, 11],
  [20, 10],
  [21, 9],
  [22, 8],
  [23, 7],
  [24, 6],
  [25, 5],
  [25, 4],
  [25, 3],
  [25, 2],
  [25, 1],
  [25, 0],
];

describe("the older 25–5 scale", () => {
  it.each(PUBLISHED)("%i boards", (boards, lastMargins) => {
    const lines = wbfOld(boards);
    expect(lines.map(({ winner, loser }) => [winner, loser])).toEqual(POINTS);
    expect(lines.slice(1).map(({ from }) => from - 1)).toEqual(lastMargins);
    expect(lines[0]!.from).toBe(0);
  });

  it("is for those numbers of boards only", () => {
    expect([...WBF_OLD_UPPERS.keys()]).toEqual(PUBLISHED.map(([boards]) => boards));
  });

  // From reports of matches that were scored by it.
  it.each([
    [32, 21, 18, 12],
    [16, 21, 20, 10],
    [20, 54, 25, 4],
    [20, 22, 20, 10],
    [16, 2, 15, 15],
    [16, 3, 16, 14],
    [16, 7, 16, 14],
  ])("%i boards, won by %i: %i–%i", (boards, margin, winner, loser) => {
    const line = [...wbfOld(boards)].reverse().find(({ from }) => from <= margin);
    expect(line).toMatchObject({ winner, loser });
  });
});
