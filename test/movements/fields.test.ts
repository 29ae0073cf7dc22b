import { eightPairs } from "../../src/movements/eight-pairs";
import { eightPlayers } from "../../src/movements/eight-players";
import { contestantAt, type Seated } from "../../src/movements/contestant";
import { countsOf, type Meetings } from "../../src/movements/counts";
import { guideOf, stretchesOf, withBoards, type MovementLine } from "../../src/movements/movement";
import { ninePlayers } from "../../src/movements/nine-players";
import { teamsIn } from "../../src/movements/pairs-in-teams";
import { sevenPairs } from "../../src/movements/seven-pairs";
import { sixPairs } from "../../src/movements/six-pairs";
import { tenPlayers } from "../../src/movements/ten-players";
import { twelvePlayers } from "../../src/movements/twelve-players";
import { eachTwo, pairsWritten, playersWritten } from "./written";

/** How many two there are of each count. */
function spread(meetings: Meetings): Record<string, number> {
  const found: Record<string, number> = {};
  meetings.forEach((row, first) =>
    row.forEach((times, second) => {
      if (first < second) found[times] = (found[times] ?? 0) + 1;
    })
  );
  return found;
}

interface Field {
  readonly lines: readonly MovementLine<Seated>[];
  readonly count: number;
  readonly tables: number;
  readonly rounds: number;
  /** How many two are opponents so often, and so on. */
  readonly opponents: Record<string, number>;
  readonly partners: Record<string, number>;
  readonly sameWay: Record<string, number>;
  readonly otherWay: Record<string, number>;
  readonly northSouth: readonly number[];
  readonly sitsOut: number;
}

const NEVER = (count: number) => ({ 0: (count * (count - 1)) / 2 });

const FIELDS: Readonly<Record<string, Field>> = {
  "six pairs": {
    ...{ lines: sixPairs(), count: 6, tables: 3, rounds: 5, sitsOut: 0 },
    opponents: { 1: 15 },
    partners: NEVER(6),
    sameWay: { 0: 1, 1: 2, 2: 8, 3: 4 },
    otherWay: { 1: 4, 2: 8, 3: 2, 4: 1 },
    northSouth: [3, 2, 3, 3, 2, 2],
  },
  "seven pairs": {
    ...{ lines: sevenPairs(), count: 7, tables: 3, rounds: 7, sitsOut: 1 },
    opponents: { 1: 21 },
    partners: NEVER(7),
    sameWay: { 2: 21 },
    otherWay: { 2: 21 },
    northSouth: [3, 3, 3, 3, 3, 3, 3],
  },
  "eight pairs": {
    ...{ lines: eightPairs(), count: 8, tables: 4, rounds: 7, sitsOut: 0 },
    opponents: { 1: 28 },
    partners: NEVER(8),
    sameWay: { 3: 28 },
    otherWay: { 3: 28 },
    northSouth: [3, 3, 5, 1, 5, 3, 5, 3],
  },
  "eight players": {
    ...{ lines: eightPlayers(), count: 8, tables: 2, rounds: 7, sitsOut: 0 },
    opponents: { 2: 28 },
    partners: { 1: 28 },
    sameWay: { 2: 28 },
    otherWay: { 2: 28 },
    northSouth: [5, 3, 5, 3, 3, 3, 1, 5],
  },
  "nine players": {
    ...{ lines: ninePlayers(), count: 9, tables: 2, rounds: 9, sitsOut: 1 },
    opponents: { 2: 36 },
    partners: { 1: 36 },
    sameWay: { 2: 36 },
    otherWay: { 2: 36 },
    northSouth: [4, 4, 4, 4, 4, 4, 4, 4, 4],
  },
  "ten players": {
    ...{ lines: tenPlayers(), count: 10, tables: 2, rounds: 10, sitsOut: 2 },
    opponents: { 1: 10, 2: 35 },
    partners: { 0: 5, 1: 40 },
    sameWay: { 1: 15, 2: 25, 3: 5 },
    otherWay: { 1: 15, 2: 25, 3: 5 },
    northSouth: [4, 5, 4, 4, 3, 4, 4, 4, 4, 4],
  },
  "twelve players": {
    ...{ lines: twelvePlayers(), count: 12, tables: 3, rounds: 11, sitsOut: 0 },
    opponents: { 2: 66 },
    partners: { 1: 66 },
    sameWay: { 1: 1, 2: 4, 3: 13, 4: 28, 5: 17, 6: 2, 7: 1 },
    otherWay: { 1: 1, 2: 2, 3: 17, 4: 28, 5: 13, 6: 4, 7: 1 },
    northSouth: [5, 5, 5, 6, 5, 5, 5, 6, 7, 6, 5, 6],
  },
};

describe.each(Object.entries(FIELDS))("%s", (_, { lines, count, tables, rounds, ...expected }) => {
  const movement = withBoards(lines, 4);
  const stretches = stretchesOf(movement);
  const counts = countsOf(movement, count);

  it("play their rounds at their tables, each board of a round at every table", () => {
    expect(stretches.map(({ round }) => round)).toEqual(Array.from({ length: rounds }, (__, i) => i + 1));
    for (const { boards, tables: seated } of stretches) {
      expect(seated.map(({ table }) => table)).toEqual(Array.from({ length: tables }, (__, i) => i + 1));
      for (const seating of seated) expect(seating.boards).toEqual(boards);
    }
    expect(new Set(movement.flatMap(({ boards }) => boards)).size).toBe(4 * rounds);
  });

  it("meet, are partners and are compared as often as is said", () => {
    expect({
      opponents: spread(counts.opponents),
      partners: spread(counts.partners),
      sameWay: spread(counts.sameWay),
      otherWay: spread(counts.otherWay),
      northSouth: counts.northSouth,
    }).toEqual({
      opponents: expected.opponents,
      partners: expected.partners,
      sameWay: expected.sameWay,
      otherWay: expected.otherWay,
      northSouth: expected.northSouth,
    });
  });

  it("sit out equally often, and never two rounds running", () => {
    expect(counts.sitsOut).toEqual(Array<number>(count).fill(expected.sitsOut));
    expect(counts.boards).toEqual(Array<number>(count).fill(4 * (rounds - expected.sitsOut)));
    stretches.slice(1).forEach(({ sitsOut }, i) => {
      const before = stretches[i]?.sitsOut ?? [];
      expect(sitsOut.filter((contestant) => before.includes(contestant))).toEqual([]);
    });
  });
});

test.each([
  [8, eightPlayers()],
  [9, ninePlayers()],
])("%i players are in a team with every other three times: once opposite, twice at the other table", (count, lines) => {
  const mates = eachTwo(count, 0);
  for (const stretch of stretchesOf(withBoards(lines, 3)))
    for (const team of teamsIn(stretch))
      for (const player of team) for (const mate of team) if (mate !== player) mates[player]![mate]! += 1;
  expect(mates).toEqual(eachTwo(count, 3));
});

test("a player who sits has a guide card with both opponents, one who sits out none", () => {
  const [first, second] = guideOf(withBoards(ninePlayers(), 3), (partners) => partners.includes(contestantAt(1)));
  expect(first?.seat).toBeNull();
  expect(second?.seat).toEqual({
    table: 1,
    side: "E-W",
    seated: [contestantAt(3), contestantAt(1)],
    opponents: [contestantAt(5), contestantAt(8)],
  });
});

test("the seats are the searched ones", () => {
  expect(sixPairs()).toEqual(
    pairsWritten(["6–1 2–5 4–3", "2–6 3–1 5–4", "3–6 4–2 1–5", "6–4 5–3 1–2", "6–5 4–1 3–2"].map(lowFirst))
  );
  expect(ninePlayers().slice(0, 2)).toEqual(playersWritten(["4&7 v 2&3 | 6&8 v 5&9"]));
});

/** In round 1 pair 1 sits North-South. */
function lowFirst(round: string): string {
  return round.replace("6–1", "1–6");
}
