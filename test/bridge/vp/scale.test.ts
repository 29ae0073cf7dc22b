import { InputError } from "../../../src/bridge/input-error";
import { bandOf, stepBands, victoryPoints, type VpScale } from "../../../src/bridge/vp/scale";

const SCALE: VpScale = {
  name: "uneven",
  bands: [
    { from: 0, winner: 10, loser: 9 },
    { from: 3, winner: 12, loser: 7 },
    { from: 4, winner: 15, loser: 2 },
    { from: 20, winner: 16, loser: -1 },
  ],
};

describe("victoryPoints", () => {
  it.each([
    [0, 10],
    [-0, 10],
    [2, 10],
    [-2, 9],
    [3, 12],
    [-3, 7],
    [4, 15],
    [19, 15],
    [-19, 2],
    [20, 16],
    [1000, 16],
    [-1000, -1],
  ])("margin %d: %d", (margin, points) => {
    expect(victoryPoints(margin, SCALE)).toBe(points);
  });

  it("needs no second line", () => {
    const flat = { name: "flat", bands: [{ from: 0, winner: 2, loser: 1 }] };
    expect([5, -5].map((margin) => victoryPoints(margin, flat))).toEqual([2, 1]);
  });

  it.each([0.5, NaN, Infinity])("refuses a margin of %d", (margin) => {
    expect(() => victoryPoints(margin, SCALE)).toThrow(InputError);
    expect(() => victoryPoints(margin, SCALE)).toThrow(
      `The margin ${margin} is not a whole number of IMPs: enter the IMPs won, with a minus for IMPs lost.`
    );
  });
});

it("bandOf finds the same line as a search from the top, for scales of any length", () => {
  for (let length = 1; length <= 12; length++) {
    const bands = Array.from({ length }, (_, i) => ({ from: i * i, winner: i, loser: 0 }));
    for (let margin = -150; margin <= 150; margin++) {
      const expected = [...bands].reverse().find(({ from }) => from <= Math.abs(margin));
      expect(bandOf({ name: "squares", bands }, margin)).toBe(expected);
    }
  }
});

it("stepBands shares a fixed total, one point a line", () => {
  expect(stepBands([0, 4, 9], 5)).toEqual([
    { from: 0, winner: 5, loser: 5 },
    { from: 4, winner: 6, loser: 4 },
    { from: 9, winner: 7, loser: 3 },
  ]);
});
