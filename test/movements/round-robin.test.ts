import { contestants, type Contestant } from "../../src/movements/contestant";
import { roundRobin, type FixtureRound } from "../../src/movements/round-robin";
import { shortRoundRobin } from "../../src/movements/short-round-robin";

const COUNTS = Array.from({ length: 19 }, (_, index) => index + 2);

/** Where somebody plays, round by round: "H", "A" or "-" for who sits out. */
function venues(rounds: readonly FixtureRound[], who: Contestant): string {
  return rounds
    .map(({ matches }) => {
      if (matches.some(({ home }) => home === who)) return "H";
      return matches.some(({ away }) => away === who) ? "A" : "-";
    })
    .join("");
}

/** How often somebody is where they were last, and the longest run of it; rounds without a match do not count. */
function runsOf(where: string): { readonly breaks: number; readonly longest: number } {
  const runs = where.replace(/-/g, "").match(/H+|A+/g) ?? [];
  const lengths = runs.map(({ length }) => length);
  return { breaks: lengths.reduce((sum, length) => sum + length - 1, 0), longest: Math.max(0, ...lengths) };
}

test("the schedules of four and five", () => {
  const written = (count: number) =>
    roundRobin(count).map(({ matches }) => matches.map(({ home, away }) => `${home + 1}-${away + 1}`).join(" "));
  expect(written(4)).toEqual(["4-1 2-3", "2-4 3-1", "4-3 1-2"]);
  expect(written(5)).toEqual(["2-5 4-3", "3-1 5-4", "4-2 1-5", "5-3 2-1", "1-4 3-2"]);
});

describe.each(COUNTS)("%i of them", (count) => {
  const single = roundRobin(count);
  const double = roundRobin(count, true);

  test("play once a round, and in as few rounds as there can be", () => {
    expect(single).toHaveLength(count % 2 === 0 ? count - 1 : count);
    for (const [index, { round, matches, sitsOut }] of double.entries()) {
      expect(round).toBe(index + 1);
      const playing = matches.flatMap(({ home, away }) => [home, away]);
      expect([...playing, ...(sitsOut === null ? [] : [sitsOut])].sort((a, b) => a - b)).toEqual(contestants(count));
      expect(sitsOut === null).toBe(count % 2 === 0);
    }
  });

  test("meet once; in a double round robin once at each home, and not in the round after", () => {
    const pairs = contestants(count).flatMap((first) => contestants(count).map((second) => [first, second] as const));
    for (const [first, second] of pairs.filter(([a, b]) => a !== b)) {
      expect([...roundsAt(single, first, second), ...roundsAt(single, second, first)]).toHaveLength(1);
      expect(roundsAt(double, first, second)).toHaveLength(1);
      const apart = Math.abs(roundsAt(double, first, second)[0]! - roundsAt(double, second, first)[0]!);
      expect(apart).toBeGreaterThanOrEqual(Math.max(1, single.length - 1));
    }
  });

  test("sit out once each where the number is odd", () => {
    const out = single.flatMap(({ sitsOut }) => (sitsOut === null ? [] : [sitsOut]));
    expect(out.sort((a, b) => a - b)).toEqual(count % 2 === 0 ? [] : contestants(count));
  });

  test("are at home as often as away, or once more or less; and in a double round robin as often", () => {
    for (const who of contestants(count)) {
      const surplus = (rounds: readonly FixtureRound[]) => {
        const where = venues(rounds, who);
        return where.split("H").length - where.split("A").length;
      };
      expect(Math.abs(surplus(single))).toBe(count % 2 === 0 ? 1 : 0);
      expect(surplus(double)).toBe(0);
    }
  });

  test("are twice running at home or away as seldom as there can be, and never three times", () => {
    const all = (rounds: readonly FixtureRound[]) => contestants(count).map((who) => runsOf(venues(rounds, who)));
    const breaks = (rounds: readonly FixtureRound[]) => all(rounds).reduce((sum, found) => sum + found.breaks, 0);
    // De Werra: with an even number two at most alternate throughout, so that count - 2 breaks are the least.
    expect(breaks(single)).toBe(count % 2 === 0 ? count - 2 : 0);
    if (count > 2) expect(breaks(double)).toBe(count % 2 === 0 ? 2 * count : 1);
    for (const { longest } of [...all(single), ...all(double)]) expect(longest).toBeLessThanOrEqual(2);
  });
});

/** The rounds in which somebody plays at somebody's home. */
function roundsAt(rounds: readonly FixtureRound[], host: Contestant, guest: Contestant): number[] {
  return rounds.flatMap(({ round, matches }) =>
    matches.some(({ home, away }) => home === host && away === guest) ? [round] : []
  );
}

describe.each([4, 6, 8, 10, 12, 14, 16])("some rounds of a round robin of %i", (count) => {
  const all = Array.from({ length: count - 3 }, (_, i) => i + 2);
  test.each(all.filter((rounds) => rounds <= 12))("%i rounds", (rounds) => {
    const short = shortRoundRobin(count, rounds);
    expect(short.map(({ round, sitsOut }) => [round, sitsOut])).toEqual(
      Array.from({ length: rounds }, (_, i) => [i + 1, null])
    );
    const pairs = new Set<string>();
    const [atHome, sums] = [Array<number>(count).fill(0), Array<number>(count).fill(0)];
    for (const { matches } of short) {
      expect(new Set(matches.flatMap(({ home, away }) => [home, away])).size).toBe(count);
      for (const { home, away } of matches) {
        pairs.add([home, away].sort((a, b) => a - b).join("-"));
        atHome[home]! += 1;
        sums[home]! += away + 1;
        sums[away]! += home + 1;
      }
    }
    // Nobody meets anybody twice, and all are at home as often, as far as that can be.
    expect(pairs.size).toBe((rounds * count) / 2);
    expect([Math.min(...atHome), Math.max(...atHome)]).toEqual([Math.floor(rounds / 2), Math.ceil(rounds / 2)]);
    for (const who of contestants(count)) expect(runsOf(venues(short, who)).longest).toBeLessThanOrEqual(2);
    // The opponents are as strong: their numbers differ by less than one place a round, or by a few in all.
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(Math.max(6, rounds + 3));
  });
});

test("which rounds these are stays as it is: workbooks are read by them", () => {
  const written = shortRoundRobin(8, 3).map(({ matches }) =>
    matches.map(({ home, away }) => `${home + 1}-${away + 1}`).join(" ")
  );
  expect(written).toEqual(["2-8 3-1 4-7 6-5", "8-6 5-4 7-3 1-2", "8-7 1-5 6-2 3-4"]);
  expect(shortRoundRobin(12, 5)[4]?.matches.map(({ home, away }) => `${home + 1}-${away + 1}`)).toEqual([
    "9-12",
    "11-8",
    "10-2",
    "4-7",
    "6-5",
    "1-3",
  ]);
});
