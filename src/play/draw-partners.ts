/** Maximum steps of the search. They take a few milliseconds, and more of them would improve little. */
const MAX_STEPS = 20_000;

/**
 * Draws the partners who have played together least. It minimizes the sum of the squares of how often two partners have
 * played together, so that nobody has the same partner again and again; chance decides between equal sums. Up to twelve
 * people the sum is the lowest possible.
 * @param people names of an even number of people; "" for places without a name.
 * @param timesTogether number of evenings on which two people were partners.
 * @param random returns numbers from 0 to less than 1.
 * @returns the pairs; the two players of each pair, and the pairs by their first players, are in the order of `people`.
 */
export function drawPartners(
  people: readonly string[],
  timesTogether: (first: string, second: string) => number,
  random: () => number
): (readonly [string, string])[] {
  const order = shuffled(
    people.map((_, index) => index),
    random
  );
  const costs = people.map((first) => people.map((second) => timesTogether(first, second) ** 2));
  const costOf = (first: number, second: number) => costs[first]?.[second] ?? 0;
  // Lowest cost of each person with any partner: half of it is the least that the person adds to the sum.
  const lowest = people.map((_, first) =>
    Math.min(...order.filter((second) => second !== first).map((second) => costOf(first, second)))
  );
  let best: { readonly cost: number; readonly pairs: readonly (readonly [number, number])[] } = {
    cost: Infinity,
    pairs: [],
  };
  let steps = 0;
  const search = (free: readonly number[], pairs: readonly (readonly [number, number])[], cost: number) => {
    const [first, ...others] = free;
    if (first === undefined || others.length === 0) {
      if (cost < best.cost) best = { cost, pairs };
      return;
    }
    const bound = cost + free.reduce((sum, index) => sum + (lowest[index] ?? 0), 0) / 2;
    if (bound >= best.cost || ++steps > MAX_STEPS) return;
    for (const second of [...others].sort((a, b) => costOf(first, a) - costOf(first, b)))
      search(
        others.filter((index) => index !== second),
        [...pairs, [Math.min(first, second), Math.max(first, second)]],
        cost + costOf(first, second)
      );
  };
  search(order, [], 0);
  return [...best.pairs]
    .sort(([a], [b]) => a - b)
    .map(([first, second]) => [people[first] ?? "", people[second] ?? ""] as const);
}

function shuffled(items: readonly number[], random: () => number): number[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
