import blossom from "edmonds-blossom-fixed";

/**
 * A perfect matching of least cost: everyone is in one pair, and the pairs' costs have the smallest
 * sum.
 * @param count how many are to be matched, from 0.
 * @param cost of a pair, a whole number from 0; null for a pair that may not be.
 * @returns the pairs, the smaller number first, in rising order; null where not all can be matched.
 */
export function leastCostMatching(
  count: number,
  cost: (one: number, other: number) => number | null
): [number, number][] | null {
  const pairs: [number, number, number][] = [];
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const price = cost(one, other);
      if (price !== null) pairs.push([one, other, price]);
    }
  const dearest = pairs.reduce((most, [, , price]) => Math.max(most, price), 0);
  // The library looks for the greatest weight.
  const edges = pairs.map(([one, other, price]) => [one, other, dearest - price] as const);
  const mates = blossom(edges, true);
  // Without pairs it knows of nobody, and it leaves out those at the end who have none.
  const everyone = Array.from({ length: count }, (_, i) => mates[i] ?? -1);
  if (everyone.includes(-1)) return null;
  return everyone.flatMap((mate, i): [number, number][] => (i < mate ? [[i, mate]] : []));
}
