import { contestantAt, contestantNumber } from "../../src/movements/contestant";
import { countsOf, type MovementCounts } from "../../src/movements/counts";
import { guideOf, stretchesOf, withBoards } from "../../src/movements/movement";
import { teamsIn } from "../../src/movements/pairs-in-teams";
import { eachTwo, pairsWritten, playersWritten } from "./written";

/** Movements that no session is played by yet: the shape has room for them, and their counts hold. */

// prettier-ignore
const EIGHT_PLAYERS = [
  "8&1 v 2&4 | 3&7 v 5&6", "8&2 v 3&5 | 4&1 v 6&7", "8&3 v 4&6 | 5&2 v 7&1", "8&4 v 5&7 | 6&3 v 1&2",
  "8&5 v 6&1 | 7&4 v 2&3", "8&6 v 7&2 | 1&5 v 3&4", "8&7 v 1&3 | 2&6 v 4&5",
];

// prettier-ignore
const NINE_PLAYERS = [
  "2&3 v 4&7 | 5&9 v 6&8", "3&1 v 5&8 | 6&7 v 4&9", "1&2 v 6&9 | 4&8 v 5&7",
  "5&6 v 7&1 | 8&3 v 9&2", "6&4 v 8&2 | 9&1 v 7&3", "4&5 v 9&3 | 7&2 v 8&1",
  "8&9 v 1&4 | 2&6 v 3&5", "9&7 v 2&5 | 3&4 v 1&6", "7&8 v 3&6 | 1&5 v 2&4",
];

const SIX_PAIRS = ["1–6 2–5 4–3", "2–6 3–1 5–4", "3–6 4–2 1–5", "6–4 5–3 1–2", "6–5 4–1 3–2"];

// prettier-ignore
const SEVEN_PAIRS = [
  "7–2 6–3 4–5", "1–3 7–4 5–6", "2–4 1–5 6–7", "3–5 2–6 7–1", "4–6 3–7 1–2", "5–7 4–1 2–3", "6–1 5–2 3–4",
];

// prettier-ignore
const EIGHT_PAIRS = [
  "1–8 7–2 6–3 5–4", "8–2 3–1 7–4 6–5", "3–8 4–2 5–1 7–6", "8–4 5–3 2–6 7–1",
  "5–8 6–4 3–7 2–1", "8–6 5–7 1–4 3–2", "7–8 1–6 2–5 3–4",
];

describe.each([
  [8, EIGHT_PLAYERS, [3, 4], 0],
  [9, NINE_PLAYERS, [2, 3, 4], 1],
])("%i players at two tables", (players, rounds, sizes, sitsOut) => {
  const lines = playersWritten(rounds);
  const movement = withBoards(lines, 3);
  const counts = countsOf(movement, players);

  it("partner each other once and oppose each other twice", () => {
    expect(counts.partners).toEqual(eachTwo(players, 1));
    expect(counts.opponents).toEqual(eachTwo(players, 2));
  });

  it("sit the same way at different tables twice, and the other way twice", () => {
    expect(counts.sameWay).toEqual(eachTwo(players, 2));
    expect(counts.otherWay).toEqual(eachTwo(players, 2));
  });

  it("sit out equally often", () => {
    expect(counts.sitsOut).toEqual(Array(players).fill(sitsOut));
  });

  it("are in a team with every other player three times: once opposite, twice at the other table", () => {
    const mates = eachTwo(players, 0);
    for (const stretch of stretchesOf(movement))
      for (const team of teamsIn(stretch))
        for (const player of team) for (const mate of team) if (mate !== player) mates[player]![mate]! += 1;
    expect(mates).toEqual(eachTwo(players, 3));
  });

  it.each(sizes)("play every board of the rounds of %i boards for which they sit", (size) => {
    const { boards } = countsOf(withBoards(lines, size), players);
    expect(boards).toEqual(Array(players).fill((rounds.length - sitsOut) * size));
  });

  it("have guide cards", () => {
    const first = guideOf(movement, (partners) => partners.includes(contestantAt(1)))[0]!;
    expect(first.seat).toEqual(
      players === 9 ? null : { table: 1, side: "N-S", opponents: [contestantAt(2), contestantAt(4)] }
    );
  });
});

describe.each([
  [6, SIX_PAIRS, 0],
  [7, SEVEN_PAIRS, 1],
  [8, EIGHT_PAIRS, 0],
])("%i pairs", (pairs, rounds, sitsOut) => {
  const movement = withBoards(pairsWritten(rounds), 4);
  const counts = countsOf(movement, pairs);

  it("meet once", () => {
    expect(counts.opponents).toEqual(eachTwo(pairs, 1));
  });

  it("sit out equally often, and play every board else", () => {
    expect(counts.sitsOut).toEqual(Array(pairs).fill(sitsOut));
    expect(counts.boards).toEqual(Array(pairs).fill(4 * (rounds.length - sitsOut)));
  });

  it("play the boards of a round at all tables", () => {
    for (const { tables, boards } of stretchesOf(movement))
      expect(tables.map((table) => table.boards)).toEqual(tables.map(() => boards));
  });
});

/**
 * How far from even the comparisons are: for every two the rounds in the same direction less those
 * in opposite directions, that in which they meet counting as opposite, and 1; squared and added.
 */
function unevenness({ sameWay, otherWay, opponents }: MovementCounts): number {
  let sum = 0;
  sameWay.forEach((times, pair) =>
    times.forEach((same, other) => {
      if (other > pair) sum += (same - otherWay[pair]![other]! - opponents[pair]![other]! + 1) ** 2;
    })
  );
  return sum;
}

test("six pairs are compared as evenly as six can be, N-S two or three times", () => {
  const counts = countsOf(withBoards(pairsWritten(SIX_PAIRS), 3), 6);
  expect(unevenness(counts)).toBe(40);
  for (const times of counts.northSouth) expect([2, 3]).toContain(times);
});

test("seven pairs are compared equally often both ways, N-S three times of six", () => {
  const counts = countsOf(withBoards(pairsWritten(SEVEN_PAIRS), 3), 7);
  expect(counts.northSouth).toEqual(Array(7).fill(3));
  expect(counts.sameWay).toEqual(eachTwo(7, 2));
  expect(counts.otherWay).toEqual(eachTwo(7, 2));
  expect(
    stretchesOf(withBoards(pairsWritten(SEVEN_PAIRS), 3)).map(({ sitsOut }) => sitsOut.map(contestantNumber))
  ).toEqual([1, 2, 3, 4, 5, 6, 7].map((pair) => [pair]));
});

test("eight pairs are compared three times each way, N-S as counted", () => {
  const counts = countsOf(withBoards(pairsWritten(EIGHT_PAIRS), 4), 8);
  expect(counts.sameWay).toEqual(eachTwo(8, 3));
  expect(counts.otherWay).toEqual(eachTwo(8, 3));
  expect(counts.northSouth).toEqual([3, 3, 5, 1, 5, 3, 5, 3]);
});
