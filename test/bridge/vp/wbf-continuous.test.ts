import { wbfContinuous } from "../../../src/bridge/vp/wbf-continuous";

const FOUR_BOARDS = [
  10, 10.61, 11.2, 11.76, 12.29, 12.8, 13.28, 13.74, 14.18, 14.6, 15, 15.38, 15.74, 16.09, 16.42, 16.73, 17.03, 17.31,
  17.59, 17.84, 18.09, 18.33, 18.55, 18.76, 18.97, 19.16, 19.34, 19.52, 19.69, 19.85, 20,
];

const TWENTY_FOUR_BOARDS = [
  10, 10.25, 10.5, 10.75, 10.99, 11.23, 11.46, 11.68, 11.9, 12.12, 12.33, 12.54, 12.75, 12.95, 13.15, 13.34, 13.53,
  13.72, 13.9, 14.08, 14.26, 14.43, 14.6, 14.76, 14.92, 15.08, 15.24, 15.39, 15.54, 15.69, 15.83, 15.97, 16.11, 16.25,
  16.38, 16.51, 16.64, 16.77, 16.89, 17.01, 17.13, 17.25, 17.36, 17.47, 17.58, 17.69, 17.79, 17.89, 17.99, 18.09, 18.19,
  18.29, 18.38, 18.47, 18.56, 18.65, 18.74, 18.82, 18.9, 18.98, 19.06, 19.14, 19.22, 19.3, 19.37, 19.44, 19.51, 19.58,
  19.65, 19.72, 19.79, 19.85, 19.91, 19.97, 20,
];

function winners(boards: number): number[] {
  return wbfContinuous(boards).map(({ winner }) => winner);
}

describe("WBF continuous scale: published tables", () => {
  it("4 boards, whole", () => {
    expect(winners(4)).toEqual(FOUR_BOARDS);
  });

  it("24 boards, whole", () => {
    expect(winners(24)).toEqual(TWENTY_FOUR_BOARDS);
  });

  it.each([
    [0, 10],
    [1, 10.33],
    [2, 10.66],
    [3, 10.97],
    [4, 11.28],
    [5, 11.58],
    [6, 11.87],
    [7, 12.16],
    [10, 12.97],
    [20, 15.26],
  ])("14 boards, a margin of %i: %d", (margin, winner) => {
    expect(winners(14)[margin]).toBe(winner);
  });

  it.each([
    [4, 30],
    [6, 37],
    [24, 74],
    [32, 85],
  ])("%i boards: 20–0 from %i IMPs", (boards, margin) => {
    expect(winners(boards).indexOf(20)).toBe(margin);
  });

  // Twenty IMPs at 24 boards round to 14.25 before the table is made concave.
  it("corrects the rounding", () => {
    const lines = wbfContinuous(24);
    expect(lines[20]).toEqual({ from: 20, winner: 14.26, loser: 5.74 });
  });
});

describe("WBF continuous scale: 1 to 128 boards", () => {
  const EVERY = Array.from({ length: 128 }, (_, i) => i + 1);

  it("rises from 10–10 to 20–0, no step larger than the one before", () => {
    for (const boards of EVERY) {
      const points = winners(boards).map((winner) => Math.round(winner * 100));
      const steps = points.slice(1).map((winner, i) => winner - points[i]!);
      expect([points[0], points[points.length - 1]]).toEqual([1000, 2000]);
      expect(steps.filter((step) => step < 0)).toEqual([]);
      expect(steps.filter((step, i) => i > 0 && step > steps[i - 1]!)).toEqual([]);
    }
  });

  it("has 20–0 in its last line alone, also where rounding gives it a margin early", () => {
    expect([40, 41, 42].map((boards) => winners(boards).length - 1)).toEqual([95, 96, 98]);
    for (const boards of EVERY) expect(winners(boards).filter((winner) => winner === 20)).toHaveLength(1);
  });

  it("has a line for every margin, the two sides sharing 20 points to the hundredth", () => {
    for (const boards of EVERY) {
      const wrong = wbfContinuous(boards).filter(
        ({ from, winner, loser }, margin) =>
          from !== margin ||
          loser.toFixed(2) !== (20 - winner).toFixed(2) ||
          Number(winner.toFixed(2)) !== winner ||
          Number(loser.toFixed(2)) !== loser
      );
      expect(wrong).toEqual([]);
    }
  });
});
