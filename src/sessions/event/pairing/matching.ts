import blossom from "edmonds-blossom-fixed";

/**
 * A perfect matching of least cost: everyone is in one pair, and the pairs' costs have the smallest
 * sum.
 * @param everyone who are to be matched, maybe nobody.
 * @param cost of a pair, a whole number from 0; null for a pair that may not be.
 * @returns the pairs, in each the one who is listed first, in the order of the list; null where not
 *   all can be matched.
 */
export function minCostMatching<T>(
  everyone: readonly T[],
  cost: (first: T, second: T) => number | null
): [T, T][] | null {
  const pairs: { first: number; second: number; price: number }[] = [];
  everyone.forEach((team, first) => {
    for (let second = first + 1; second < everyone.length; second++) {
      const price = cost(team, everyone[second]!);
      if (price !== null) pairs.push({ first, second, price });
    }
  });
  const dearest = pairs.reduce((highest, { price }) => Math.max(highest, price), 0);
  // The library looks for the greatest weight.
  const edges = pairs.map(({ first, second, price }) => [first, second, dearest - price] as const);
  // Without pairs it knows of nobody, and it leaves out those at the end who have none.
  const mates = blossom(edges, true);
  if (everyone.some((_, i) => (mates[i] ?? -1) === -1)) return null;
  return everyone.flatMap((first, i): [T, T][] => {
    const mate = mates[i] ?? -1;
    return mate > i ? [[first, everyone[mate]!]] : [];
  });
}
