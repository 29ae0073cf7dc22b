import { contestants } from "../../src/movements/contestant";
import { countsOf } from "../../src/movements/counts";
import { FOUR_PAIRS_ROUNDS, fourPairs } from "../../src/movements/four-pairs";
import { stretchesOf, withBoards } from "../../src/movements/movement";
import { teamsIn } from "../../src/movements/pairs-in-teams";
import { eachTwo, writtenPairs } from "./written";

const played = (cycles: number) => withBoards(fourPairs(cycles), 4);

describe.each([1, 2, 3, 4])("%i cycles of four pairs", (cycles) => {
  const movement = played(cycles);
  const rounds = stretchesOf(movement);
  const counts = countsOf(movement, 4);

  it("are three rounds each, numbered from 1 and played in one", () => {
    expect(FOUR_PAIRS_ROUNDS).toBe(3);
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: 3 * cycles }, (_, i) => i + 1));
    expect(rounds.filter(({ part, sitsOut }) => part !== null || sitsOut.length > 0)).toEqual([]);
  });

  it("seat every pair once in every round", () => {
    for (const { tables } of rounds) expect(tables.flatMap(({ ns, ew }) => [ns, ew]).sort()).toEqual(contestants(4));
  });

  it("bring every two pairs together once a cycle as opponents", () => {
    expect(counts.opponents).toEqual(eachTwo(4, cycles));
  });

  it("bring every two pairs together once a cycle as team-mates", () => {
    expect(counts.otherWay).toEqual(eachTwo(4, cycles));
  });
});

describe("the first cycle", () => {
  it("is the published one, the Director's pair 4 N-S at Table 1", () => {
    expect(writtenPairs(played(1))).toEqual(["4–1 2–3", "4–2 3–1", "4–3 1–2"]);
  });

  it("has the published teams", () => {
    const teams = stretchesOf(played(1)).map((round) =>
      teamsIn(round).map((team) => team.map((pair) => pair + 1).join("+"))
    );
    expect(teams).toEqual([
      ["4+3", "2+1"],
      ["4+1", "3+2"],
      ["4+2", "1+3"],
    ]);
  });
});

describe("two cycles", () => {
  it("seat every pair N-S in three rounds and E-W in three", () => {
    expect(countsOf(played(2), 4).northSouth).toEqual([3, 3, 3, 3]);
  });

  it("are the same meetings at the same tables, the directions changed", () => {
    expect(writtenPairs(played(2)).slice(3)).toEqual(["1–4 3–2", "2–4 1–3", "3–4 2–1"]);
  });

  it("are followed by the first cycle again", () => {
    const rounds = writtenPairs(played(3));
    expect(rounds.slice(6)).toEqual(rounds.slice(0, 3));
  });
});
