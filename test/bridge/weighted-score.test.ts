import fc from "fast-check";
import { crossImps, exactCrossImps } from "../../src/bridge/cross-imps";
import { exactMatchpoints, matchpoints } from "../../src/bridge/matchpoints";
import { forEastWest, type ComparedScore, type WeightedPoints } from "../../src/bridge/weighted-score";
import { anyPoints, board } from "./board-scores";

const weighted = (...results: readonly (readonly [percent: number, points: number])[]): ComparedScore => ({
  weighted: results.map(([percent, points]) => ({ percent, points })),
});

// Law 12C1(c): 60 % of 620 and 40 % of -100 among 620, 170 and -100. 620 would have 5 and -100 would have 1.
const SCORES = [weighted([60, 620], [40, -100]), ...board(620, 170, -100)];

test("a weighted score has the weighted mean of what its results would have had, and the others against each", () => {
  expect(matchpoints(SCORES)).toEqual([3.4, 0.6 * 5 + 0.4 * 6, 0.6 * 2 + 0.4 * 4, 0.6 * 0 + 0.4 * 1]);
  // 620 would have 0, 10 and 12 IMPs, -100 would have -12, -7 and 0.
  expect(crossImps(SCORES, true)[0]).toBe(Math.round((100 * (0.6 * 22 + 0.4 * -19)) / 3) / 100);
});

test("it is not the score of the mean of the points", () => {
  expect(matchpoints(board(0.6 * 620 - 0.4 * 100, 620, 170, -100))).not.toEqual(matchpoints(SCORES));
});

test("a result that has all of the weight is a plain score", () => {
  expect(matchpoints([weighted([100, 420]), ...board(420, -50)])).toEqual(matchpoints(board(420, 420, -50)));
});

test("a split score gives each side what its own has in its own comparison", () => {
  // North-South are left with 140, East-West with -170.
  const others = board(140, 170);
  expect(matchpoints([...board(140), ...others])).toEqual([1, 1, 4]);
  expect(matchpoints([...board(170), ...others].map((score) => score && forEastWest(score)))).toEqual([1, 4, 1]);
});

/** Weights in whole per cent that are 100 together. */
const weights = fc
  .tuple(anyPoints, anyPoints, anyPoints, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 49 }))
  .map(([a, b, c, first, second]): WeightedPoints[] => [
    { points: a, percent: first },
    { points: b, percent: second },
    { points: c, percent: 100 - first - second },
  ]);
const score = fc.oneof(
  anyPoints.map((points): ComparedScore => ({ points })),
  weights.map((found): ComparedScore => ({ weighted: found }))
);

/** Every way in which the weighted scores of a board can come out, with its share. */
function outcomes(scores: readonly ComparedScore[]): { readonly points: number[]; readonly share: number }[] {
  const [first, ...rest] = scores;
  if (first === undefined) return [{ points: [], share: 1 }];
  const own = "weighted" in first ? first.weighted : "points" in first ? [{ points: first.points, percent: 100 }] : [];
  return own.flatMap(({ points, percent }) =>
    outcomes(rest).map((other) => ({ points: [points, ...other.points], share: (other.share * percent) / 100 }))
  );
}

test.each([
  ["matchpoints", (scores: readonly ComparedScore[]) => exactMatchpoints(scores, 7)],
  ["cross-IMPs", (scores: readonly ComparedScore[]) => exactCrossImps(scores)],
] as const)("%s of several weighted scores are the mean over all their outcomes", (_, of) => {
  fc.assert(
    fc.property(fc.array(score, { minLength: 2, maxLength: 5 }), (scores) => {
      const expected = scores.map((__, i) =>
        outcomes(scores).reduce(
          (sum, { points, share }) => sum + share * (of(board(...points) as ComparedScore[])[i] ?? 0),
          0
        )
      );
      of(scores).forEach((won, i) => expect(won).toBeCloseTo(expected[i]!, 8));
    })
  );
});
