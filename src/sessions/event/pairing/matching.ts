import blossom from "edmonds-blossom-fixed";

/**
 * Returns a perfect matching of least cost: everybody is in one pair, and the costs of the pairs have the smallest sum.
 * @param everyone those to be matched; may be empty.
 * @param cost cost of a pair, a whole number from 0; null if the pair is not allowed.
 * @returns the pairs in the order of the list, the earlier one of each pair first; null if not all can be matched.
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
  // The library finds the greatest weight.
  const edges = pairs.map(({ first, second, price }) => [first, second, dearest - price] as const);
  // Without pairs the library returns nothing, and it leaves out vertices at the end that have no edge.
  const mates = blossom(edges, true);
  if (everyone.some((_, i) => (mates[i] ?? -1) === -1)) return null;
  return everyone.flatMap((first, i): [T, T][] => {
    const mate = mates[i] ?? -1;
    return mate > i ? [[first, everyone[mate]!]] : [];
  });
}
