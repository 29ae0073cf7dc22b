import { itemAt } from "./item-at";

/** A contestant's total and tie-breaks, in order of precedence; a null tie-break ranks below any number. */
export interface RankingKey {
  readonly total: number;
  readonly tieBreaks: readonly (number | null)[];
}

/** Places of contestants, and their order. */
export interface Ranking {
  /** Places in the order given, such as "1", "2=", "2=", "4"; "" for a contestant who is not yet in the ranking. */
  readonly places: readonly string[];
  /** Indices of the contestants: the leader first, tied contestants by index, those without a place last. */
  readonly order: readonly number[];
}

/**
 * Returns places by totals, the highest first; equal totals share the better place, marked "=".
 * @param totals the total of each contestant; null for a contestant who is not yet in the ranking.
 */
export function places(totals: readonly (number | null)[]): readonly string[] {
  return ranking(totals.map((total) => (total === null ? null : { total, tieBreaks: [] }))).places;
}

/**
 * Ranks contestants by total, the highest first, then by one tie-break after the other, of which more is better.
 * Contestants with equal totals and tie-breaks share the better place, marked "=". The conditions of contest say which
 * tie-breaks there are (Law 78D).
 * @param standings total and tie-breaks of each contestant; null for a contestant who is not yet in the ranking.
 */
export function ranking(standings: readonly (RankingKey | null)[]): Ranking {
  const ranks = ranksOf(standings);
  const better = ranks.map((rank) => rank?.better ?? standings.length);
  return {
    places: ranks.map((rank) => (rank ? `${rank.better + 1}${rank.shared ? "=" : ""}` : "")),
    // The sort is stable: equal contestants keep the order of their indices.
    order: [...better.keys()].sort((a, b) => itemAt(better, a) - itemAt(better, b)),
  };
}

/** Number of contestants ranked above a contestant, and true if another contestant is equal to it. */
interface Rank {
  readonly better: number;
  readonly shared: boolean;
}

/** Contestants who are equal in all criteria before `criterion`; `better` contestants are ranked above them. */
interface Group {
  readonly members: readonly number[];
  readonly criterion: number;
  readonly better: number;
}

/**
 * Sorts by total, then equal contestants by the first tie-break, and so on; null for a contestant not in the ranking.
 */
function ranksOf(standings: readonly (RankingKey | null)[]): (Rank | null)[] {
  const ranks: (Rank | null)[] = standings.map(() => null);
  const present = standings.filter((row) => row !== null);
  const criteria = 1 + present.reduce((max, { tieBreaks }) => Math.max(max, tieBreaks.length), 0);
  const all = [...standings.keys()].filter((index) => standings[index] !== null);
  const groups: Group[] = [{ members: all, criterion: 0, better: 0 }];
  for (let group = groups.pop(); group; group = groups.pop()) {
    const { members, criterion, better } = group;
    if (members.length <= 1 || criterion === criteria) {
      for (const member of members) ranks[member] = { better, shared: members.length > 1 };
      continue;
    }
    const value = (index: number) => valueOf(rankedAt(standings, index), criterion);
    for (const { chain, before } of chains(members, value)) {
      const [first, last] = [value(itemAt(chain, 0)), value(itemAt(chain, chain.length - 1))];
      if (order(first, last) === 0 && order(last, first) === 0)
        groups.push({ members: chain, criterion: criterion + 1, better: better + before });
      else
        for (const member of chain) {
          const rank = rankAmong(member, chain, standings, criterion);
          ranks[member] = { ...rank, better: better + before + rank.better };
        }
    }
  }
  return ranks;
}

/**
 * Sorts members by a value, the best first, into chains in which each member equals the next within rounding. Nearly
 * always all members of a chain are equal; if they are not, as 1, 1.0000003 and 1.0000006, sorting cannot tell which
 * members are equal.
 */
function chains(
  members: readonly number[],
  value: (index: number) => number | null
): { readonly chain: number[]; readonly before: number }[] {
  const sorted = [...members].sort((a, b) => exactly(value(b), value(a)));
  const found: { chain: number[]; before: number }[] = [];
  sorted.forEach((index, before) => {
    const chain = found[found.length - 1]?.chain;
    const above = chain && value(itemAt(chain, chain.length - 1));
    const [lower, upper] = [value(index), above ?? null];
    if (chain && !(order(upper, lower) > 0 && order(lower, upper) < 0)) chain.push(index);
    else found.push({ chain: [index], before });
  });
  return found;
}

/** Returns a member's rank by comparing it with every other member in one criterion and all later ones. */
function rankAmong(
  member: number,
  members: readonly number[],
  standings: readonly (RankingKey | null)[],
  criterion: number
): Rank {
  let [better, level] = [0, 0];
  for (const rival of members) {
    const found = compare(rankedAt(standings, rival), rankedAt(standings, member), criterion);
    if (found > 0) better++;
    else if (found === 0) level++;
  }
  return { better, shared: level > 1 };
}

/**
 * Compares two contestants in one criterion and all later ones; above 0 if the first is better, 0 if both are equal,
 * below 0 if the second is better.
 */
function compare(first: RankingKey, second: RankingKey, criterion: number): number {
  const criteria = 1 + Math.max(first.tieBreaks.length, second.tieBreaks.length);
  for (let i = criterion; i < criteria; i++) {
    const found = order(valueOf(first, i), valueOf(second, i));
    if (found !== 0) return found;
  }
  return 0;
}

function rankedAt(standings: readonly (RankingKey | null)[], index: number): RankingKey {
  const row = standings[index];
  if (!row) throw new RangeError(`Contestant ${index} is not in the ranking.`);
  return row;
}

/** Returns the total for criterion 0, otherwise a tie-break; null for a missing tie-break. */
function valueOf({ total, tieBreaks }: RankingKey, criterion: number): number | null {
  return criterion === 0 ? total : (tieBreaks[criterion - 1] ?? null);
}

/**
 * Compares two values to six decimals; above 0 if the first is higher, 0 if both are equal. Null is lower than any
 * number.
 */
function order(first: number | null, second: number | null): number {
  if (first === null || second === null) return exactly(first, second);
  // Rounding is needed because sums of decimals that should be equal may differ in their last binary digits.
  return Math.sign(Math.round((first - second) * 1e6)) || 0;
}

function exactly(first: number | null, second: number | null): number {
  if (first === null || second === null) return Number(first !== null) - Number(second !== null);
  return first === second ? 0 : first > second ? 1 : -1;
}
