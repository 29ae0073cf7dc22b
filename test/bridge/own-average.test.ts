import { isAverage, ownAverage } from "../../src/bridge/own-average";

// Law 12C2(c): at least 60 % for who is not at fault, at most 40 % for who is.
test.each([
  [60, 100, 100],
  [60, 60, 60],
  [60, 47.5, 60],
  [40, 35.25, 35.25],
  [40, 40, 40],
  [40, 62, 40],
  [50, 70, 50],
  // Other numbers stand as they were typed.
  [63, 70, 63],
  [70, 72, 70],
  [30, 25, 30],
  [55, 80, 55],
  [45, 20, 45],
  [60, null, 60],
  [40, null, 40],
])("%f %% of somebody whose other boards come to %f %% are worth %f %%", (given, own, worth) => {
  expect(ownAverage(given, own)).toBe(worth);
});

test("100 % on fourteen boards and an average plus on one are 100 %", () => {
  expect((14 * 100 + ownAverage(60, 100)) / 15).toBe(100);
  expect((14 * 100 + 60) / 15).toBeCloseTo(97.33, 2);
});

test("only averages say nothing of how somebody has played", () => {
  expect([60, 50, 40, 63, 70, 45].map(isAverage)).toEqual([true, true, true, false, false, false]);
});
