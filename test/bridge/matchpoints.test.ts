import * as fc from "fast-check";
import { matchpointPercentages, matchpoints, percentageOfTop } from "../../src/bridge/matchpoints";
import { anyPoints, board } from "./board-scores";

describe("matchpoints", () => {
  it.each<[string, number[], number[]]>([
    // abcwageningen.nl, "Paren versus Butler"
    ["eight tables, three of them level", [1460, 1430, 680, 680, 680, 650, 230, -100], [14, 12, 8, 8, 8, 4, 2, 0]],
    // bczutphen.nl, "Uitleg butlertelling"
    ["four of six level", [620, 620, 170, 620, 650, 620], [5, 5, 0, 5, 10, 5]],
    ["the same board for East-West", [-620, -620, -170, -620, -650, -620], [5, 5, 10, 5, 0, 5]],
    // The README of richardschneider/bridge-scorer
    ["a pass-out among them", [90, 0, -50, -50], [6, 4, 1, 1]],
    ["two tables", [420, 420], [1, 1]],
  ])("%s", (_, scores, expected) => {
    expect(matchpoints(board(...scores))).toEqual(expected);
  });

  it("gives null for null, which takes no part", () => {
    expect(matchpoints(board(null, 420, null, 450))).toEqual([null, 0, null, 2]);
    expect(matchpoints(board(null, null))).toEqual([null, null]);
    expect(matchpoints([])).toEqual([]);
  });

  it("gives null for an only score, which there is nothing to compare with", () => {
    expect(matchpoints(board(null, 420))).toEqual([null, null]);
  });

  it("gives an only adjusted score its percentage all the same", () => {
    expect(matchpointPercentages(board({ adjusted: 60 }))).toEqual([60]);
    expect(matchpoints(board({ adjusted: 60 }, null, null), 3)).toEqual([2.4, null, null]);
    // Without a top there is nothing to have.
    expect(matchpoints(board({ adjusted: 60 }))).toEqual([null]);
  });

  it("factors ten scores to eleven, as the English Bridge Union prints it", () => {
    const played = [520, 500, 490, 480, 460, 450, 430, 420, 400, -50];
    expect(matchpoints(board(...played, { adjusted: 60 }))).toEqual([
      19.9, 17.7, 15.5, 13.3, 11.1, 8.9, 6.7, 4.5, 2.3, 0.1, 12,
    ]);
  });

  it("factors six scores to seven: 4 becomes 4.83 and 9 becomes 10.67 (Neuberg formula, Wikipedia)", () => {
    const scores = board(100, 200, 300, 400, 500, 500, { adjusted: 50 });
    expect(matchpoints(scores)).toEqual([0.17, 2.5, 4.83, 7.17, 10.67, 10.67, 6]);
  });

  it("gives an only score that was played for half the top", () => {
    expect(matchpoints(board(420, { adjusted: 60 }, { adjusted: 45 }))).toEqual([2, 2.4, 1.8]);
  });

  it("has nothing but adjusted scores to give where no table has played", () => {
    expect(matchpoints(board({ adjusted: 60 }, { adjusted: 40 }))).toEqual([1.2, 0.8]);
  });

  it("gives percentages of the top", () => {
    expect(matchpointPercentages(board(90, 0, -50, -50))).toEqual([100, 66.67, 16.67, 16.67]);
    expect(matchpointPercentages(board(90, { adjusted: 45 }, null, -50))).toEqual([87.5, 45, null, 12.5]);
  });

  it("counts the scores beaten and equalled, one by one", () => {
    const points = fc.oneof(anyPoints, fc.integer({ min: -3, max: 3 }), fc.constantFrom(-0, 0.5, 1e9));
    const scores = fc.array(fc.option(points, { freq: 5 }), { maxLength: 40 });
    fc.assert(
      fc.property(scores, (given) => {
        const played = given.filter((score) => score !== null);
        const countOf = (score: number) =>
          played.reduce((sum, rival) => sum + (score > rival ? 2 : score === rival ? 1 : 0), -1);
        const expected = given.map((score) => (score === null || played.length === 1 ? null : countOf(score)));
        expect(matchpoints(board(...given))).toEqual(expected);
      })
    );
  });

  it("shares out a constant sum, n(n − 1), and mirrors the other side's", () => {
    fc.assert(
      fc.property(fc.array(anyPoints, { minLength: 2, maxLength: 20 }), (points) => {
        const n = points.length;
        const ours = matchpoints(board(...points)) as number[];
        const theirs = matchpoints(board(...points.map((one) => -one))) as number[];
        expect(ours.reduce((sum, one) => sum + one)).toBe(n * (n - 1));
        expect(ours.map((one, i) => one + theirs[i]!)).toEqual(ours.map(() => 2 * (n - 1)));
      })
    );
  });

  it("keeps factored scores' mean at half the top", () => {
    fc.assert(
      fc.property(
        fc.array(anyPoints, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (points, adjusted) => {
          const averages = Array.from({ length: adjusted }, () => ({ adjusted: 50 }));
          const all = matchpointPercentages(board(...points, ...averages)) as number[];
          const mean = all.reduce((sum, one) => sum + one) / all.length;
          expect(mean).toBeCloseTo(50, 1);
        }
      )
    );
  });
});

test("two scores of three are factored to three; half a hundredth of a per cent is rounded up", () => {
  expect(matchpoints([{ points: 420 }, { points: -50 }, null], 3)).toEqual([3.5, 0.5, null]);
  expect(matchpoints([{ points: 420 }, null, null], 3)).toEqual([null, null, null]);
  expect(percentageOfTop(50.3, 80)).toBe(62.88);
});
