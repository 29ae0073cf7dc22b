import { contestantAt } from "../../../../src/movements/contestant";
import { bracketOf, seedOrder } from "../../../../src/sessions/event/bracket/bracket";
import type { BracketResult, BracketRound } from "../../../../src/sessions/event/results";

const won = (round: BracketRound, team: number, opponent: number, imps: number) => ({
  ...{ round, imps },
  ...{ team: contestantAt(team), opponent: contestantAt(opponent) },
});

const at = (...numbers: number[]) => numbers.map(contestantAt);

test("the usual order of seeds", () => {
  expect(seedOrder(4)).toEqual([1, 4, 2, 3]);
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
});

test.each([4, 8, 16, 32] as const)("of %d teams, were the better to win, seeds 1 and 2", (size) => {
  let left = seedOrder(size);
  expect([...left].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
  while (left.length > 1) {
    const pairs = Array.from({ length: left.length / 2 }, (_, i) => left.slice(2 * i, 2 * i + 2));
    expect(pairs.map(([one, other]) => one! + other!)).toEqual(pairs.map(() => left.length + 1));
    left = pairs.map((pair) => Math.min(...pair));
  }
});

test("winners advance, whichever of the two a result names first", () => {
  const seeds = at(7, 3, 9, 1, 2);
  const bracket = bracketOf(4, seeds, [won("SF", 1, 7, 5), won("SF", 3, 9, 2), won("F", 3, 1, 9)]);
  expect(bracket).toEqual({
    seeds: at(7, 3, 9, 1),
    rounds: [
      {
        round: "SF",
        matches: [
          { round: "SF", teams: at(7, 1), imps: -5, winner: contestantAt(1) },
          { round: "SF", teams: at(3, 9), imps: 2, winner: contestantAt(3) },
        ],
      },
      { round: "F", matches: [{ round: "F", teams: at(1, 3), imps: -9, winner: contestantAt(3) }] },
    ],
    winner: contestantAt(3),
    third: null,
  });
});

test.each(Array.from({ length: 30 }, (_, i) => i + 3))("a bracket of %d: the highest seeds have the byes", (size) => {
  const seeds = at(...Array.from({ length: size }, (_, i) => i + 1));
  const results: BracketResult[] = [];
  // The better seed wins each match.
  for (
    let bracket = bracketOf(size, seeds, results);
    bracket.winner === null;
    bracket = bracketOf(size, seeds, results)
  )
    for (const { round, teams, winner } of bracket.rounds.flatMap(({ matches }) => matches))
      if (winner === null && teams[0] !== null && teams[1] !== null)
        results.push(won(round, teams[0] + 1, teams[1] + 1, teams[0] < teams[1] ? 1 : -1));
  const { rounds, winner } = bracketOf(size, seeds, results);
  const full = 2 ** rounds.length;
  expect([full >= size, full / 2 < size, winner, results.length]).toEqual([true, true, 0, size - 1]);
  const byes = rounds.flatMap(({ matches }) => matches.filter(({ bye }) => bye).map(({ teams }) => teams[0]! + 1));
  expect(byes.sort((a, b) => a - b)).toEqual(Array.from({ length: full - size }, (_, i) => i + 1));
  expect(rounds[rounds.length - 1]!.matches[0]!.teams).toEqual(at(1, 2));
});

test("before the seeds are known, all is open", () => {
  const { rounds, seeds, winner } = bracketOf(32, null, []);
  // prettier-ignore
  expect(rounds.map(({ round, matches }) => [round, matches.length])).toEqual([
    ["R32", 16], ["R16", 8], ["QF", 4], ["SF", 2], ["F", 1],
  ]);
  expect([seeds, winner]).toEqual([null, null]);
});
