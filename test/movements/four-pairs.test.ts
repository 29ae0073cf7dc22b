import { FOUR_PAIRS_ROUNDS, fourPairs } from "../../src/movements/four-pairs";
import { teamOfTable1NorthSouth, teamOfTable2NorthSouth, type Pair, type Subround } from "../../src/movements/subround";

/** How often each two pairs come together, such as "1 3": 2. */
function count(couples: (readonly [Pair, Pair])[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const couple of couples) {
    const key = [...couple].sort().join(" ");
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function opponents(rounds: Subround[]): (readonly [Pair, Pair])[] {
  return rounds.flatMap(({ tables }) => tables.map(({ ns, ew }) => [ns, ew] as const));
}

function teamMates(rounds: Subround[]): (readonly [Pair, Pair])[] {
  return rounds.flatMap((round) => [teamOfTable1NorthSouth(round), teamOfTable2NorthSouth(round)]);
}

function eachCouple(times: number): Record<string, number> {
  return Object.fromEntries(["1 2", "1 3", "1 4", "2 3", "2 4", "3 4"].map((two) => [two, times]));
}

describe.each([1, 2, 3, 4])("%i cycles of four pairs", (cycles) => {
  const rounds = fourPairs(cycles);

  it("are three rounds each, numbered from 1 and played in one", () => {
    expect(FOUR_PAIRS_ROUNDS).toBe(3);
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: 3 * cycles }, (_, i) => i + 1));
    expect(rounds.filter(({ half, sitsOut }) => half !== null || sitsOut !== null)).toEqual([]);
  });

  it("seat every pair once in every round", () => {
    for (const { tables } of rounds) expect(tables.flatMap(({ ns, ew }) => [ns, ew]).sort()).toEqual([1, 2, 3, 4]);
  });

  it("bring every two pairs together once a cycle as opponents", () => {
    expect(count(opponents(rounds))).toEqual(eachCouple(cycles));
  });

  it("bring every two pairs together once a cycle as team-mates", () => {
    expect(count(teamMates(rounds))).toEqual(eachCouple(cycles));
  });
});

describe("the first cycle", () => {
  const seats = fourPairs(1).map(({ tables }) => tables.map(({ ns, ew }) => `${ns}–${ew}`));

  it("is the published one, the Director's pair 4 N-S at Table 1", () => {
    expect(seats).toEqual([
      ["4–1", "2–3"],
      ["4–2", "3–1"],
      ["4–3", "1–2"],
    ]);
  });

  it("has the published teams", () => {
    const teams = fourPairs(1).map((round) => [
      teamOfTable1NorthSouth(round).join("+"),
      teamOfTable2NorthSouth(round).join("+"),
    ]);
    expect(teams).toEqual([
      ["4+3", "2+1"],
      ["4+1", "3+2"],
      ["4+2", "1+3"],
    ]);
  });
});

describe("two cycles", () => {
  const rounds = fourPairs(2);

  it("seat every pair N-S in three rounds and E-W in three", () => {
    const northSouth = rounds.flatMap(({ tables }) => tables.map(({ ns }) => ns));
    for (const pair of [1, 2, 3, 4]) expect(northSouth.filter((other) => other === pair)).toHaveLength(3);
  });

  it("are the same meetings at the same tables, the directions changed", () => {
    rounds.slice(0, 3).forEach(({ tables }, i) => {
      const turned = rounds[i + 3]!.tables;
      expect(turned).toEqual(tables.map(({ ns, ew }) => ({ ns: ew, ew: ns })));
    });
  });

  it("are followed by the first cycle again", () => {
    const tables = fourPairs(3).map((round) => round.tables);
    expect(tables.slice(6)).toEqual(tables.slice(0, 3));
  });
});
