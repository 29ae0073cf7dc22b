import { namedScale } from "../../../src/bridge/vp/named-scale";
import { hasDecimals, printVictoryPoints } from "../../../src/bridge/vp/scale";

test.each([
  ["WBF-24", 6.1, "6.10"],
  ["WBF-24", 10, "10.00"],
  ["ACBL20-7", 14, "14"],
  ["ACBL20-7", 13.5, "13.5"],
  ["ACBL20-7", 14 - 0.1 - 0.2, "13.7"],
  ["ACBL20-7", -0.5, "-0.5"],
])("by %s %d is %s", (scale, points, text) => {
  expect(printVictoryPoints(points, namedScale(scale))).toBe(text);
});

test("scales with decimals and without", () => {
  expect(["WBF-24", "WBF-DISCRETE-24", "HOME-4"].map((name) => hasDecimals(namedScale(name)))) // prettier-ignore
    .toEqual([true, false, false]);
});
