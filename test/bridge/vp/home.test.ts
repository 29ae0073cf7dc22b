import { home } from "../../../src/bridge/vp/home";

describe("HOME scale", () => {
  it("4 boards", () => {
    expect(home(4).map(({ from, winner, loser }) => [from, winner, loser])).toEqual([
      [0, 7, 7],
      [1, 8, 6],
      [2, 9, 5],
      [3, 10, 4],
      [4, 11, 3],
      [6, 12, 2],
      [8, 13, 1],
      [11, 14, 0],
    ]);
  });

  it("goes from 7–7 to 14–0 in rising margins for every number of boards", () => {
    for (let boards = 3; boards <= 128; boards++) {
      const lines = home(boards);
      expect(lines.map(({ winner }) => winner)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
      expect(lines.map(({ loser }) => loser)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
      const starts = lines.map(({ from }) => from);
      expect(starts[0]).toBe(0);
      expect(starts.filter((from, i) => i > 0 && from <= starts[i - 1]!)).toEqual([]);
    }
  });

  it("asks a larger margin of longer rounds", () => {
    const forAll = [3, 4, 5, 6, 12].map((boards) => home(boards)[7]!.from);
    expect(forAll).toEqual([...new Set(forAll)].sort((a, b) => a - b));
  });
});
