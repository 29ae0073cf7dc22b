import { itemAt } from "./item-at";

/** A contestant's total with what breaks ties, first things first; null stands below any number. */
export interface RankingKey {
  readonly total: number;
  readonly tieBreaks: readonly (number | null)[];
}

/** Contestants by their totals. */
export interface Ranking {
  /** In the order given, such as "1", "2=", "2=", "4"; "" for one not yet in the ranking. */
  readonly places: readonly string[];
  /** The contestants by index: the leader first, who share a place by index, who have none last. */
  readonly order: readonly number[];
}

/**
 * Places by totals, highest first; equal totals share the better place, marked "=".
 * @param totals a number each, null for one not yet in the ranking.
 */
export function places(totals: readonly (number | null)[]): readonly string[] {
  return ranking(totals.map((total) => (total === null ? null : { total, tieBreaks: [] }))).places;
}

/**
 * Ranks by totals, highest first, ties being broken by one tie-break after the other, of which
 * more is better. Who is level in all of them shares the better place, marked "=". Which tie-breaks
 * there are is for the conditions of contest to say (Law 78D).
 * @param standings null for one not yet in the ranking.
 */
export function ranking(standings: readonly (RankingKey | null)[]): Ranking {
  const ranks = ranksOf(standings);
  const better = ranks.map((rank) => rank?.better ?? standings.length);
  return {
    places: ranks.map((rank) => (rank ? `${rank.better + 1}${rank.shared ? "=" : ""}` : "")),
    // A sort leaves those in the order of their index who compare alike.
    order: [...better.keys()].sort((a, b) => itemAt(better, a) - itemAt(better, b)),
  };
}

/** How many stand better than a contestant, and whether any stands level. */
interface Rank {
  readonly better: number;
  readonly shared: boolean;
}

/** Contestants who are level in all criteria before one, and how many stand better than they. */
interface Group {
  readonly members: readonly number[];
  readonly criterion: number;
  readonly better: number;
}

/** Sorts by the total, then whoever is level by the first tie-break, and so on. */
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
 * Members by a value, the best first, in chains of whom each is level with the next. Nearly always
 * all of a chain are level; where they are not (1, 1.0000003, 1.0000006), no sorting tells who is.
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

/** A member's rank by comparing it with each other one, from a criterion on. */
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

/** Above 0 where the first stands better, 0 where they are level, from a criterion on. */
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

/** The total, or a tie-break; null where there is none. */
function valueOf({ total, tieBreaks }: RankingKey, criterion: number): number | null {
  return criterion === 0 ? total : (tieBreaks[criterion - 1] ?? null);
}

/** Above 0 where the first is more, 0 where they are level. */
function order(first: number | null, second: number | null): number {
  if (first === null || second === null) return exactly(first, second);
  // Sums of decimals that should be equal differ in their last binary digits.
  return Math.sign(Math.round((first - second) * 1e6)) || 0;
}

function exactly(first: number | null, second: number | null): number {
  if (first === null || second === null) return Number(first !== null) - Number(second !== null);
  return first === second ? 0 : first > second ? 1 : -1;
}
