import { compareTables } from "../../src/sessions/compare-tables";

const table = (points: number | null) => (points === null ? null : { points });

test.each([
  ["imps", 620, 170, 450, [10, -10]],
  ["imps", -50, -50, 0, [0, 0]],
  ["bam", 140, 110, 30, [1, 0]],
  ["bam", -100, -100, 0, [0.5, 0.5]],
  ["matchpoints", 110, 140, -30, [0, 2]],
  ["matchpoints", 90, 90, 0, [1, 1]],
  ["imps", 620, null, null, null],
] as const)("at %s %s and %s are a net score of %s", (worth, first, second, net, points) => {
  expect(compareTables([table(first), table(second)], null, worth)).toEqual({ net, points });
});

test("what the Director gave stands in place of the score, which is known all the same", () => {
  expect(compareTables([table(620), table(170)], [3, -2], "imps")).toEqual({ net: 450, points: [3, -2] });
  expect(compareTables([null, null], [3, -2], "imps")).toEqual({ net: null, points: [3, -2] });
});
