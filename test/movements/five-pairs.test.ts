import { contestantAt, contestants, type Contestant } from "../../src/movements/contestant";
import { countsOf } from "../../src/movements/counts";
import { FIVE_PAIRS_ROUNDS, fivePairs } from "../../src/movements/five-pairs";
import { stretchesOf, tableOf, withBoards, type Stretch } from "../../src/movements/movement";
import { eachTwo, writtenPairs } from "./written";

const FIVE = contestantAt(5);

/** The two halves of each round. */
function halves<T>(stretches: readonly T[]): [T, T][] {
  return Array.from({ length: stretches.length / 2 }, (_, i) => [stretches[2 * i]!, stretches[2 * i + 1]!]);
}

test("the seats are the searched ones", () => {
  expect(halves(writtenPairs(withBoards(fivePairs(), 6))).map((round) => round.join(", "))).toEqual([
    "5–1 3–4 (2 out), 2–5 3–4 (1 out)",
    "5–3 1–2 (4 out), 4–5 1–2 (3 out)",
    "5–4 3–2 (1 out), 1–5 3–2 (4 out)",
    "5–3 4–1 (2 out), 2–5 4–1 (3 out)",
    "1–3 2–4 (5 out), 1–3 2–4 (5 out)",
  ]);
});

describe.each([
  [20, [2, 2]],
  [25, [3, 2]],
  [30, [3, 3]],
])("five pairs with %i boards", (boards, split) => {
  const movement = withBoards(fivePairs(), boards / FIVE_PAIRS_ROUNDS);
  const stretches = stretchesOf(movement);
  const rounds = halves(stretches);
  const counts = countsOf(movement, 5);
  /** The rounds in which pair 5 plays. */
  const playing = rounds.slice(0, 4);
  const seats = (stretch: Stretch<Contestant>, table: number) => {
    const { ns, ew } = tableOf(stretch, table);
    return { ns, ew };
  };

  it("are five rounds of two halves", () => {
    // prettier-ignore
    expect(stretches.map(({ round, part }) => `${round}/${part}`)).toEqual([
      "1/1", "1/2", "2/1", "2/2", "3/1", "3/2", "4/1", "4/2", "5/1", "5/2",
    ]);
  });

  it("seat or sit out every pair once in every half", () => {
    for (const { tables, sitsOut } of stretches)
      expect([...tables.flatMap(({ ns, ew }) => [ns, ew]), ...sitsOut].sort()).toEqual(contestants(5));
  });

  it("bring every two pairs together twice as opponents and twice as team-mates", () => {
    expect(counts.opponents).toEqual(eachTwo(5, 2));
    expect(counts.otherWay).toEqual(eachTwo(5, 2));
  });

  it("let every pair sit out twice, only pair 5 twice running", () => {
    const out = stretches.flatMap(({ sitsOut }) => sitsOut);
    expect(counts.sitsOut).toEqual([2, 2, 2, 2, 2]);
    expect(out.filter((pair, i) => pair === out[i - 1])).toEqual([FIVE]);
  });

  it("seat the pairs N-S in four halves of eight, pair 1 in five and pair 4 in three", () => {
    expect(counts.northSouth).toEqual([5, 4, 4, 3, 4]);
  });

  it("keep pair 5 at Table 1 in rounds 1 to 4, N-S and after half time E-W", () => {
    for (const [first, second] of playing) expect([tableOf(first, 1).ns, tableOf(second, 1).ew]).toEqual([FIVE, FIVE]);
  });

  it("let the pair that sat out come in at half time, for pair 5's first opponents", () => {
    for (const [first, second] of playing) {
      expect([tableOf(second, 1).ns]).toEqual(first.sitsOut);
      expect(second.sitsOut).toEqual([tableOf(first, 1).ew]);
    }
  });

  it("leave Table 2 unchanged in a round, and both tables in the last", () => {
    for (const [first, second] of rounds) expect(seats(second, 2)).toEqual(seats(first, 2));
    const [first, second] = rounds[4]!;
    expect(seats(second, 1)).toEqual(seats(first, 1));
  });

  it("have each round's lower-numbered boards in its first half, and the odd one", () => {
    for (const [first, second] of rounds) {
      expect([first.boards.length, second.boards.length]).toEqual(split);
      expect(Math.max(...first.boards)).toBeLessThan(Math.min(...second.boards));
    }
  });

  it("have every board once, at both tables", () => {
    expect(stretches.flatMap((stretch) => stretch.boards)).toEqual(Array.from({ length: boards }, (_, i) => i + 1));
    for (const { tables, boards: all } of stretches) expect(tables.map((table) => table.boards)).toEqual([all, all]);
  });
});
