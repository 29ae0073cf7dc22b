import fc from "fast-check";
import { minCostMatching } from "../../../../src/sessions/event/pairing/matching";
import { runs, SEED } from "../../../support/runs";

type Costs = readonly (readonly (number | null)[])[];

/** The least cost of a perfect matching by trying every one; null where there is none. */
function leastByTrying(costs: Costs, left = costs.map((_, i) => i)): number | null {
  const [one, ...others] = left;
  if (one === undefined) return 0;
  let least: number | null = null;
  for (const other of others) {
    const cost = costs[one]![other]!;
    if (cost === null) continue;
    const rest = leastByTrying(
      costs,
      others.filter((each) => each !== other)
    );
    if (rest !== null && (least === null || cost + rest < least)) least = cost + rest;
  }
  return least;
}

const costs = (most: number) =>
  fc.integer({ min: 0, max: 8 }).chain((count) =>
    fc.array(
      fc.array(fc.option(fc.integer({ min: 0, max: most }), { freq: 3 }), {
        minLength: count,
        maxLength: count,
      }),
      { minLength: count, maxLength: count }
    )
  );

test.each([3, 400, 2 ** 47])("as cheap as the best of all matchings, costs up to %d", (most) => {
  fc.assert(
    fc.property(costs(most), (matrix) => {
      const pairs = minCostMatching([...matrix.keys()], (one, other) => matrix[one]![other]!);
      const least = leastByTrying(matrix);
      if (pairs === null) {
        expect(least).toBeNull();
        return;
      }
      expect(pairs.flat().sort((a, b) => a - b)).toEqual(matrix.map((_, i) => i));
      expect(pairs.reduce((sum, [one, other]) => sum + matrix[one]![other]!, 0)).toBe(least);
    }),
    { numRuns: runs({ ci: 600, soak: 6_000 }), seed: SEED }
  );
});

test("nobody needs no pair; somebody alone, or without a possible pair, has none", () => {
  expect(minCostMatching([], () => 1)).toEqual([]);
  expect(minCostMatching([0], () => 1)).toBeNull();
  expect(minCostMatching([0, 1, 2, 3], (one) => (one === 0 ? null : 1))).toBeNull();
  expect(minCostMatching([0, 1], () => null)).toBeNull();
});

test("the middle ones give way where that is cheapest for all", () => {
  // 0-1 is the cheapest pair but would leave 2-3 at 100.
  const cost = [
    [0, 1, 3, 9],
    [1, 0, 9, 3],
    [3, 9, 0, 100],
    [9, 3, 100, 0],
  ];
  expect(minCostMatching([0, 1, 2, 3], (one, other) => cost[one]![other]!)).toEqual([
    [0, 2],
    [1, 3],
  ]);
});
