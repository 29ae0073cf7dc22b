import fc from "fast-check";
import { drawPartners } from "../../src/play/draw-partners";
import { runs } from "../support/runs";

/** The least sum of squares of all ways to make pairs. */
function leastCost(free: readonly number[], cost: (first: number, second: number) => number): number {
  const [first, ...others] = free;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (second) =>
        cost(first, second) ** 2 +
        leastCost(
          others.filter((other) => other !== second),
          cost
        )
    )
  );
}

const drawn = fc.tuple(
  fc.integer({ min: 0, max: 4 }).map((pairs) => 2 * pairs),
  fc.infiniteStream(fc.nat(5)),
  fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
);

test("everybody gets one partner, and together they have played as little as can be", () => {
  fc.assert(
    fc.property(drawn, ([count, numbers, chances]) => {
      const people = Array.from({ length: count }, (_, i) => `p${i}`);
      const times = new Map<string, number>();
      for (const first of people)
        for (const second of people) times.set(`${first} ${second}`, numbers.next().value as number);
      const together = (first: string, second: string) => times.get([first, second].sort().join(" ")) ?? 0;
      const pairs = drawPartners(people, together, () => chances.next().value as number);
      expect(pairs.flat().sort()).toEqual([...people].sort());
      const cost = pairs.reduce((sum, [first, second]) => sum + together(first, second) ** 2, 0);
      const indices = people.map((_, i) => i);
      expect(cost).toBe(leastCost(indices, (first, second) => together(`p${first}`, `p${second}`)));
    }),
    { numRuns: runs({ ci: 100, soak: 2000 }) }
  );
});

test("chance decides between equals, and many people are drawn too", () => {
  const people = Array.from({ length: 8 }, (_, i) => `p${i}`);
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const draws = Array.from({ length: 40 }, () => drawPartners(people, () => 0, random).join("; "));
  expect(new Set(draws).size).toBeGreaterThan(20);
  const many = Array.from({ length: 40 }, (_, i) => `m${i}`);
  const together = (first: string, second: string) => (Number(first.slice(1)) * Number(second.slice(1))) % 7;
  const pairs = drawPartners(many, together, random);
  expect(pairs.flat().sort()).toEqual([...many].sort());
  expect(pairs.every(([first, second]) => together(first, second) <= 1)).toBe(true);
});

test("places without a name are partners like others", () => {
  const pairs = drawPartners(
    ["Ann", "", "Bob", "Cy"],
    (first, second) => (first && second ? 1 : 0),
    () => 0.5
  );
  expect(pairs.flat().sort()).toEqual(["", "Ann", "Bob", "Cy"]);
});
