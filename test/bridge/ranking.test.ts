import * as fc from "fast-check";
import { places } from "../../src/bridge/ranking";

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
