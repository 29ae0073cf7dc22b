import { contestantAt, type Contestant } from "./contestant";
import { roundRobin, type Fixture, type FixtureRound } from "./round-robin";

/**
 * Returns some rounds of a round robin of an even number of contestants, for an evening without time for all rounds.
 * Contestants are numbered by strength, and the sums of their opponents' numbers differ as little as this project's
 * search found: it takes the best choice of rounds of the circle method, then exchanges places on the circle as long as
 * that helps. In rounds 1 and 2, 3 and 4 and so on, everybody is at home once and away once: the matches of two rounds
 * form rings of teams, each at home to the next.
 * @param rounds fewer than the rounds of a whole round robin.
 */
export function shortRoundRobin(count: number, rounds: number): readonly FixtureRound[] {
  const key = `${count}:${rounds}`;
  const fixtures = CACHE.get(key) ?? searchFixtures(count, rounds);
  CACHE.set(key, fixtures);
  return fixtures;
}

/** Cache of search results, because an event asks for its fixtures repeatedly. */
const CACHE = new Map<string, readonly FixtureRound[]>();

function searchFixtures(count: number, rounds: number): FixtureRound[] {
  const all = roundRobin(count);
  const [first = [], ...others] = choicesOf(all.length, rounds);
  const places = Array.from({ length: count }, (_, i) => i);
  const costOf = (choice: readonly number[], numbers: readonly number[]) =>
    unevenness(
      choice.flatMap((index) => all[index]?.matches ?? []),
      numbers
    );
  const chosen = others.reduce(
    (best, choice) => (costOf(choice, places) < costOf(best, places) ? choice : best),
    first
  );
  const numbers = exchanged(places, (candidate) => costOf(chosen, candidate));
  const numberOf = (place: Contestant) => contestantAt((numbers[place] ?? 0) + 1);
  const matches = chosen.map((index) =>
    (all[index]?.matches ?? []).map(({ home, away }) => ({ home: numberOf(home), away: numberOf(away) }))
  );
  return inTurns(matches).map((list, index) => ({ round: index + 1, matches: list, sitsOut: null }));
}

/**
 * Returns the cost of uneven opponents: first the range of the sums of the opponents' numbers, then the sum of the
 * squares of these sums.
 */
function unevenness(matches: readonly Fixture[], numbers: readonly number[]): number {
  const sums = numbers.map(() => 0);
  const add = (team: Contestant, other: Contestant) => {
    const index = numbers[team] ?? 0;
    sums[index] = (sums[index] ?? 0) + (numbers[other] ?? 0);
  };
  for (const { home, away } of matches) {
    add(home, away);
    add(away, home);
  }
  return 1e6 * (Math.max(...sums) - Math.min(...sums)) + sums.reduce((total, sum) => total + sum * sum, 0);
}

/** Exchanges the two numbers that lower the cost most, again and again, until no exchange lowers it. */
function exchanged(numbers: readonly number[], costOf: (numbers: readonly number[]) => number): readonly number[] {
  let [best, cost] = [numbers, costOf(numbers)];
  for (;;) {
    let better: readonly number[] | null = null;
    for (let i = 0; i < best.length; i++)
      for (let j = i + 1; j < best.length; j++) {
        const candidate = best.map((number, index) =>
          index === i ? (best[j] ?? 0) : index === j ? (best[i] ?? 0) : number
        );
        const now = costOf(candidate);
        if (now < cost) [better, cost] = [candidate, now];
      }
    if (!better) return best;
    best = better;
  }
}

/** Lists the ways to choose `count` of `total` indices, in lexicographic order. */
function choicesOf(total: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: total - from - count + 1 }, (_, i) => from + i).flatMap((first) =>
    choicesOf(total, count - 1, first + 1).map((rest) => [first, ...rest])
  );
}

/**
 * Assigns venues so that in rounds 1 and 2, 3 and 4 and so on everybody is at home once and away once; an odd last
 * round stays unchanged.
 */
function inTurns(rounds: readonly (readonly Fixture[])[]): Fixture[][] {
  const turned = rounds.map((matches) => [...matches]);
  for (let roundIndex = 0; roundIndex + 1 < rounds.length; roundIndex += 2) {
    const pair = [turned[roundIndex] ?? [], turned[roundIndex + 1] ?? []] as const;
    const seen = new Set<Contestant>();
    for (const { home } of [...pair[0]].sort((a, b) => a.home - b.home)) {
      // Go round the ring: each team is at home to the next one.
      for (let team = home, side: 0 | 1 = 0; !seen.has(team); side = side === 0 ? 1 : 0) {
        const matches: Fixture[] = pair[side];
        const index = matches.findIndex((match) => match.home === team || match.away === team);
        const match = matches[index];
        if (!match) break;
        const away = match.home === team ? match.away : match.home;
        matches[index] = { home: team, away };
        seen.add(team);
        team = away;
      }
    }
  }
  return turned;
}
