import { roundToHundredths, signed } from "../../src/bridge/points";

test.each([
  [12, "+12"],
  [-3, "-3"],
  [0, "0"],
])("%d is written %s", (points, text) => {
  expect(signed(points)).toBe(text);
});

test.each([
  [0.1 + 0.2, 0.3],
  [14.26 + 5.74, 20],
  [-1.005, -1],
  [7, 7],
])("%d is cleared to %d", (points, cleared) => {
  expect(roundToHundredths(points)).toBe(cleared);
});
