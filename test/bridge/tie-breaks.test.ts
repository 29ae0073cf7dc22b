import * as fc from "fast-check";
import { places } from "../../src/bridge/ranking";
import { brokenPlaces } from "../../src/bridge/tie-breaks";

const standing = (total: number, ...tieBreaks: (number | null)[]) => ({ total, tieBreaks });

describe("brokenPlaces", () => {
  it("breaks ties in order, and leaves the rest level", () => {
    const standings = [
      standing(50, 3, 1),
      standing(50, 3, 2),
      standing(60, 0, 0),
      standing(50, 4, 0),
      standing(40, 9, 9),
      standing(50, 3, 1),
    ];
    expect(brokenPlaces(standings)).toEqual(["4=", "3", "1", "2", "6", "4="]);
  });

  it("places a missing tie-break below any number, and two of them level", () => {
    const standings = [standing(9, null), standing(9, -5), standing(9, null), null];
    expect(brokenPlaces(standings)).toEqual(["2=", "1", "2=", ""]);
  });

  it("takes sums for equal that differ in the noise of binary fractions", () => {
    expect(brokenPlaces([standing(0.1 + 0.2, 1), standing(0.3, 2)])).toEqual(["2", "1"]);
    expect(brokenPlaces([standing(56.34), standing(56.33)])).toEqual(["1", "2"]);
  });

  it("places by totals alone as the ranking does", () => {
    const totals = fc.array(fc.option(fc.integer({ min: -4, max: 4 })), { maxLength: 12 });
    fc.assert(
      fc.property(totals, (given) => {
        const standings = given.map((total) => (total === null ? null : standing(total)));
        expect(brokenPlaces(standings)).toEqual(places(given));
      })
    );
  });
});
