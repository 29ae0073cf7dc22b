import { FIVE_PAIRS_ROUNDS, fivePairs } from "../../src/movements/five-pairs";
import { withBoards, type Pair, type Subround } from "../../src/movements/subround";

const PAIRS: readonly Pair[] = [1, 2, 3, 4, 5];
const COUPLES = ["1 2", "1 3", "1 4", "1 5", "2 3", "2 4", "2 5", "3 4", "3 5", "4 5"];
const EACH_COUPLE_TWICE = Object.fromEntries(COUPLES.map((couple) => [couple, 2]));

/** How often each two pairs come together, such as "1 3": 2. */
function count(couples: (readonly [Pair, Pair])[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const couple of couples) {
    const key = [...couple].sort().join(" ");
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** How often each pair is in a list, pair 1 first. */
function tally(pairs: readonly (Pair | null)[]): number[] {
  return PAIRS.map((pair) => pairs.filter((other) => other === pair).length);
}

/** The two subrounds of each round. */
function halves<T extends Subround>(subrounds: readonly T[]): [T, T][] {
  return Array.from({ length: subrounds.length / 2 }, (_, i) => [subrounds[2 * i]!, subrounds[2 * i + 1]!]);
}

test("the seats are the searched ones", () => {
  const table = halves(fivePairs()).map(([first, second]) => {
    const seats = [first.tables[0], second.tables[0], first.tables[1]];
    return `${seats.map(({ ns, ew }) => `${ns}–${ew}`).join(" ")}, ${first.sitsOut} then ${second.sitsOut}`;
  });
  expect(table).toEqual([
    "5–1 2–5 3–4, 2 then 1",
    "5–3 4–5 1–2, 4 then 3",
    "5–4 1–5 3–2, 1 then 4",
    "5–3 2–5 4–1, 2 then 3",
    "1–3 1–3 2–4, 5 then 5",
  ]);
});

describe.each([
  [20, [2, 2]],
  [25, [3, 2]],
  [30, [3, 3]],
])("five pairs with %i boards", (boards, split) => {
  const planned = withBoards(fivePairs(), boards / FIVE_PAIRS_ROUNDS);
  const rounds = halves(planned);
  /** The rounds in which pair 5 plays. */
  const playing = rounds.slice(0, 4);

  it("are five rounds of two halves", () => {
    // prettier-ignore
    expect(planned.map(({ round, half }) => `${round}/${half}`)).toEqual([
      "1/1", "1/2", "2/1", "2/2", "3/1", "3/2", "4/1", "4/2", "5/1", "5/2",
    ]);
  });

  it("seat or sit out every pair once in every subround", () => {
    for (const { tables, sitsOut } of planned)
      expect([...tables.flatMap(({ ns, ew }) => [ns, ew]), sitsOut].sort()).toEqual(PAIRS);
  });

  it("bring every two pairs together twice as opponents", () => {
    const opponents = planned.flatMap(({ tables }) => tables.map(({ ns, ew }) => [ns, ew] as const));
    expect(count(opponents)).toEqual(EACH_COUPLE_TWICE);
  });

  it("bring every two pairs together twice as team-mates", () => {
    const mates = planned.flatMap(({ tables: [one, two] }) => [[one.ns, two.ew] as const, [two.ns, one.ew] as const]);
    expect(count(mates)).toEqual(EACH_COUPLE_TWICE);
  });

  it("let every pair sit out twice, only pair 5 in two subrounds running", () => {
    const out = planned.map(({ sitsOut }) => sitsOut);
    expect(tally(out)).toEqual([2, 2, 2, 2, 2]);
    expect(out.filter((pair, i) => pair === out[i - 1])).toEqual([5]);
  });

  it("seat the pairs N-S in four subrounds of eight, pair 1 in five and pair 4 in three", () => {
    const seatings = planned.flatMap(({ tables }) => tables);
    expect(tally(seatings.map(({ ns }) => ns))).toEqual([5, 4, 4, 3, 4]);
    expect(tally(seatings.flatMap(({ ns, ew }) => [ns, ew]))).toEqual([8, 8, 8, 8, 8]);
  });

  it("keep pair 5 at Table 1 in rounds 1 to 4, N-S and after half time E-W", () => {
    expect(playing.map(([first, second]) => [first.tables[0].ns, second.tables[0].ew])).toEqual(Array(4).fill([5, 5]));
  });

  it("let the pair that sat out come in at half time, for pair 5's first opponents", () => {
    for (const [first, second] of playing) {
      expect(second.tables[0].ns).toBe(first.sitsOut);
      expect(second.sitsOut).toBe(first.tables[0].ew);
    }
  });

  it("leave Table 2 unchanged in a round, and both tables in the last", () => {
    for (const [first, second] of rounds) expect(second.tables[1]).toEqual(first.tables[1]);
    expect(rounds[4]![1].tables).toEqual(rounds[4]![0].tables);
  });

  it("have each round's lower-numbered boards in its first half, and the odd one", () => {
    for (const [first, second] of rounds) {
      expect([first.boards.length, second.boards.length]).toEqual(split);
      expect(Math.max(...first.boards)).toBeLessThan(Math.min(...second.boards));
    }
  });

  it("have every board once", () => {
    expect(planned.flatMap((subround) => subround.boards)).toEqual(Array.from({ length: boards }, (_, i) => i + 1));
  });
});
