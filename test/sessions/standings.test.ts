import { contestantAt } from "../../src/movements/contestant";
import { leaderFirst, runningSums, totalOf } from "../../src/sessions/standings";

test("sums up to each round, none where the round has none", () => {
  expect(runningSums([null, 3, null, 0, 2])).toEqual([null, 3, null, 3, 5]);
  expect(runningSums([])).toEqual([]);
});

test("sums of decimals have no noise", () => {
  expect(runningSums([0.1, 0.2, 14.3])).toEqual([0.1, 0.3, 14.6]);
  expect(totalOf([0.1, 0.2])).toBe(0.3);
});

test("a total of nothing is none, of zeros zero", () => {
  expect(totalOf([null, null])).toBeNull();
  expect(totalOf([])).toBeNull();
  expect(totalOf([0, null])).toBe(0);
});

test("the leader first, equals by their numbers, those without a total last", () => {
  expect(leaderFirst([null, 7, 12, null, 7, -1])).toEqual([3, 2, 5, 6, 1, 4].map(contestantAt));
  expect(leaderFirst([null, null])).toEqual([1, 2].map(contestantAt));
});
