import * as fc from "fast-check";
import { places, ranking, type RankingKey } from "../../src/bridge/ranking";

describe("places", () => {
  it.each<[(number | null)[], string[]]>([
    [[], []],
    [[5], ["1"]],
    [
      [10, 30, 20],
      ["3", "1", "2"],
    ],
    [
      [20, 30, 20, 10],
      ["2=", "1", "2=", "4"],
    ],
    [
      [7, 7, 7, 7],
      ["1=", "1=", "1=", "1="],
    ],
    [
      [0, -4, 0.5],
      ["2", "3", "1"],
    ],
    [
      [null, 3, null, 3, 9],
      ["", "2=", "", "2=", "1"],
    ],
    [
      [null, null],
      ["", ""],
    ],
  ])("%j: %j", (totals, expected) => {
    expect(places(totals)).toEqual(expected);
  });

  it("places a total after as many as are higher, marked where shared", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 12 }), (totals) => {
        const sorted = [...totals].sort((a, b) => b - a);
        const shared = (total: number): boolean => sorted.indexOf(total) !== sorted.lastIndexOf(total);
        expect(places(totals)).toEqual(
          totals.map((total) => `${sorted.indexOf(total) + 1}${shared(total) ? "=" : ""}`)
        );
      })
    );
  });
});

const standing = (total: number, ...tieBreaks: (number | null)[]): RankingKey => ({ total, tieBreaks });
const placesOf = (standings: readonly (RankingKey | null)[]) => ranking(standings).places;

describe("ranking with tie-breaks", () => {
  it("breaks ties in order, and leaves the rest level", () => {
    const standings = [
      standing(50, 3, 1),
      standing(50, 3, 2),
      standing(60, 0, 0),
      standing(50, 4, 0),
      standing(40, 9, 9),
      standing(50, 3, 1),
    ];
    expect(placesOf(standings)).toEqual(["4=", "3", "1", "2", "6", "4="]);
  });

  it("places a missing tie-break below any number, and two of them level", () => {
    const standings = [standing(9, null), standing(9, -5), standing(9, null), null];
    expect(placesOf(standings)).toEqual(["2=", "1", "2=", ""]);
  });

  it("takes sums for equal that differ in the noise of binary fractions", () => {
    expect(placesOf([standing(0.1 + 0.2, 1), standing(0.3, 2)])).toEqual(["2", "1"]);
    expect(placesOf([standing(56.34), standing(56.33)])).toEqual(["1", "2"]);
  });

  it("orders the leader first, who share a place by index, who have none last", () => {
    const standings = [null, standing(5, 1), standing(9, 0), null, standing(5, 2), standing(5, 1), standing(9, 0)];
    expect(ranking(standings)).toEqual({
      places: ["", "4=", "1=", "", "3", "4=", "1="],
      order: [2, 6, 4, 1, 5, 0, 3],
    });
    expect(ranking([null, null])).toEqual({ places: ["", ""], order: [0, 1] });
    expect(ranking([])).toEqual({ places: [], order: [] });
  });

  it("places each after as many as stand better, one compared with each other", () => {
    fc.assert(
      fc.property(fc.array(fc.option(anyStanding, { freq: 6 }), { maxLength: 24 }), (standings) => {
        const { places: placed, order } = ranking(standings);
        expect(placed).toEqual(standings.map((own) => placeOneByOne(own, standings)));
        const rank = (i: number) => (standings[i] ? parseInt(placed[i]!, 10) : Infinity);
        expect([...order].sort((a, b) => a - b)).toEqual([...standings.keys()]);
        order.slice(1).forEach((next, i) => {
          const before = order[i]!;
          expect(rank(before) < rank(next) || (rank(before) === rank(next) && before < next)).toBe(true);
        });
      }),
      { numRuns: 2000 }
    );
  });

  it("takes thousands of totals and of tie-breaks", () => {
    const totals = Array.from({ length: 20_000 }, (_, i) => standing(i % 2, i % 3, i));
    expect(placesOf(totals).slice(0, 4)).toEqual(["20000", "6667", "13333", "10000"]);
    const deep = [1, 2].map((last) => standing(1, ...new Array<number>(20_000).fill(1), last));
    expect(placesOf(deep)).toEqual(["2", "1"]);
  });
});

/** Few values, and differences about the one that is still taken for noise. */
const anyValue = fc.oneof(
  fc.integer({ min: -2, max: 2 }),
  fc.integer({ min: 0, max: 8 }).map((steps) => 1 + steps * 0.25e-6),
  fc.constantFrom(0.1 + 0.2, 0.3, -0, 1e308, -1e308)
);
const anyStanding = fc.record({
  total: anyValue,
  tieBreaks: fc.tuple(fc.option(anyValue), fc.option(anyValue)),
});

/** The definition, without any sorting. */
function placeOneByOne(own: RankingKey | null, standings: readonly (RankingKey | null)[]): string {
  if (own === null) return "";
  const against = standings.flatMap((rival) => (rival === null ? [] : [compared(rival, own)]));
  const better = against.filter((found) => found > 0).length;
  return `${better + 1}${against.filter((found) => found === 0).length > 1 ? "=" : ""}`;
}

function compared(rival: RankingKey, own: RankingKey): number {
  const pairs = [
    [rival.total, own.total] as const,
    ...rival.tieBreaks.map((it, i) => [it, own.tieBreaks[i]!] as const),
  ];
  return pairs.map(([theirs, ours]) => comparedValues(theirs, ours)).find((found) => found !== 0) ?? 0;
}

function comparedValues(theirs: number | null, ours: number | null): number {
  if (theirs === null || ours === null) return Number(theirs !== null) - Number(ours !== null);
  return Math.sign(Math.round((theirs - ours) * 1e6)) || 0;
}
