import { contestantAt, type Contestant } from "./contestant";
import { roundRobin, type Fixture, type FixtureRound } from "./round-robin";

/**
 * Some rounds of a round robin of an even number, for an evening that has no time for all. Those who play are numbered by
 * strength, and the sums of their opponents' numbers differ as little as was found (own: of all choices of rounds by the
 * circle method that in which they do so least, then places on the circle exchanged as long as that helps). In each two
 * rounds everybody is at home once and away once: the matches of two rounds are rings of teams, each at home to the next.
 * @param rounds fewer than all.
 */
export function shortRoundRobin(count: number, rounds: number): readonly FixtureRound[] {
  const key = `${count}:${rounds}`;
  const fixtures = CACHE.get(key) ?? searchFixtures(count, rounds);
  CACHE.set(key, fixtures);
  return fixtures;
}

/** Caches searches, because an event asks for its fixtures repeatedly. */
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

/** The sums of the opponents' numbers: how far they are from each other, then the sum of their squares. */
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

/** Numbers with two exchanged again and again, each time the two that make the cost least, as long as it falls. */
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

/** Assigns venues so that in each two rounds everybody is at home once and away once; an odd last round stays. */
function inTurns(rounds: readonly (readonly Fixture[])[]): Fixture[][] {
  const turned = rounds.map((matches) => [...matches]);
  for (let roundIndex = 0; roundIndex + 1 < rounds.length; roundIndex += 2) {
    const pair = [turned[roundIndex] ?? [], turned[roundIndex + 1] ?? []] as const;
    const seen = new Set<Contestant>();
    for (const { home } of [...pair[0]].sort((a, b) => a.home - b.home)) {
      // Round the ring: at home to the one, then that one at home to the next.
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
