import { crossImps, exactCrossImps } from "../../src/bridge/cross-imps";
import { isSmallGroup, type FouledRule } from "../../src/bridge/fouled-board";
import { matchpointPercentages, matchpoints } from "../../src/bridge/matchpoints";
import { forEastWest } from "../../src/bridge/weighted-score";
import { board } from "./board-scores";

const [SEVEN, THREE] = [
  [620, 600, 170, 140, 110, -50, -100],
  [650, 500, 50],
];
const TEN = board(...SEVEN, ...THREE);
const groups = [...SEVEN.map(() => ""), ...THREE.map(() => "B")];
const fouled = (rule: FouledRule, of = groups) => ({ groups: of, rule });

// An article of the English Bridge Union: ten results in groups of seven and three.
test("Neuberg for every group", () => {
  expect(matchpoints(TEN, 10, fouled("neuberg"))).toEqual([
    ...[17.57, 14.71, 11.86, 9, 6.14, 3.29, 0.43],
    ...[15.67, 9, 2.33],
  ]);
});

// White Book 4.2.3.3.
test("a group of at most three scores that is at most a third of the field has percentages around 60", () => {
  const won = matchpoints(TEN, 10, fouled("white-book"));
  expect(won).toEqual([17.57, 14.71, 11.86, 9, 6.14, 3.29, 0.43, 12.6, 10.8, 9]);
  expect(matchpointPercentages(TEN, fouled("white-book")).slice(7)).toEqual([70, 60, 50]);
});

test("each direction of a small group is scored by itself: N-S 65 sits at the table of E-W 55", () => {
  const scores = board(100, 110, 120, 130, 420, 450);
  const two = fouled("white-book", ["", "", "", "", "B", "B"]);
  const eastWest = scores.map((score) => score && forEastWest(score));
  expect(matchpointPercentages(scores, two).slice(4)).toEqual([55, 65]);
  expect(matchpointPercentages(eastWest, two).slice(4)).toEqual([65, 55]);
  const level = board(100, 110, 120, 130, 420, 420);
  expect(matchpointPercentages(level, two).slice(4)).toEqual([60, 60]);
  const three = fouled("white-book", ["", "", "", "", "", "", "B", "B", "B"]);
  expect(matchpointPercentages(board(1, 2, 3, 4, 5, 6, 420, 420, 50), three).slice(6)).toEqual([65, 65, 50]);
});

test("a small group of one has 60 for both sides, and two of five are factored", () => {
  const one = fouled("white-book", ["", "", "B"]);
  const scores = board(100, 110, 420);
  expect(matchpoints(scores, 3, one)).toEqual([0.5, 3.5, 2.4]);
  expect(
    matchpoints(
      scores.map((score) => score && forEastWest(score)),
      3,
      one
    )
  ).toEqual([3.5, 0.5, 2.4]);
  expect(matchpoints(scores, 3, { ...one, rule: "neuberg" })).toEqual([0.5, 3.5, 2]);
  const five = fouled("white-book", ["", "", "", "B", "B"]);
  expect(matchpoints(board(100, 110, 120, 420, 450), 5, five)).toEqual([0.67, 4, 7.33, 1.5, 6.5]);
  expect([isSmallGroup(1, 2, "white-book"), isSmallGroup(4, 12, "white-book"), isSmallGroup(3, 9, "neuberg")]).toEqual([
    false,
    false,
    false,
  ]);
});

test("adjusted scores count for the number of scores, and belong to no group", () => {
  const scores = board(100, 110, { adjusted: 60 }, 420);
  expect(matchpoints(scores, 4, fouled("neuberg", ["", "", "B", "B"]))).toEqual([1, 5, 3.6, 3]);
});

test("cross-IMPs compare within each group; a small group of one has an average plus", () => {
  const scores = board(420, -50, 100, 620, 170);
  const groups = ["", "", "", "B", "B"];
  expect(exactCrossImps(scores, { groups, rule: "white-book" })).toEqual([9, -7, -2, 10, -10]);
  const one = { groups: ["", "", "", "B", ""], rule: "white-book" } as const;
  expect(exactCrossImps(scores, one)[3]).toBe(3);
  expect(exactCrossImps(scores, { ...one, rule: "neuberg" })[3]).toBe(0);
  expect(crossImps(board(420, -50), true)).toEqual(exactCrossImps(board(420, -50)));
});
