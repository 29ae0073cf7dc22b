import * as fc from "fast-check";
import { impsOf, impTable } from "../../src/bridge/imp";
import { InputError } from "../../src/bridge/input-error";

/** First and last difference that is worth so many IMPs (Law 78). */
const LAW_78: [imps: number, from: number, to: number | null][] = [
  [0, 0, 10],
  [1, 20, 40],
  [2, 50, 80],
  [3, 90, 120],
  [4, 130, 160],
  [5, 170, 210],
  [6, 220, 260],
  [7, 270, 310],
  [8, 320, 360],
  [9, 370, 420],
  [10, 430, 490],
  [11, 500, 590],
  [12, 600, 740],
  [13, 750, 890],
  [14, 900, 1090],
  [15, 1100, 1290],
  [16, 1300, 1490],
  [17, 1500, 1740],
  [18, 1750, 1990],
  [19, 2000, 2240],
  [20, 2250, 2490],
  [21, 2500, 2990],
  [22, 3000, 3490],
  [23, 3500, 3990],
  [24, 4000, null],
];

describe("impsOf (Law 78)", () => {
  it.each(LAW_78)("%i IMPs: %i to %j, with either sign", (imps, from, to) => {
    expect(impsOf(from)).toBe(imps);
    expect(impsOf(to ?? 20000)).toBe(imps);
    expect(impsOf(-from)).toBe(imps === 0 ? 0 : -imps);
    expect(impsOf(-(to ?? 20000))).toBe(imps === 0 ? 0 : -imps);
  });

  it("changes at the threshold itself, not before", () => {
    const thresholds = LAW_78.slice(1).map(([, from]) => from);
    expect(thresholds.map((from) => impsOf(from - 0.5))).toEqual(LAW_78.slice(0, -1).map(([imps]) => imps));
  });

  it("scores ten published boards", () => {
    const nets = [410, -50, 0, -760, 30, -40, -270, 0, -800, 1700];
    const imps = nets.map(impsOf);
    expect(imps).toEqual([9, -2, 0, -13, 1, -1, -7, 0, -13, 17]);
    const won = imps.filter((n) => n > 0).reduce((sum, n) => sum + n, 0);
    const lost = imps.filter((n) => n < 0).reduce((sum, n) => sum - n, 0);
    expect([won, lost]).toEqual([27, 36]);
  });

  it("is odd", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -9000, max: 9000 }), (difference) => {
        expect(impsOf(difference) + impsOf(-difference)).toBe(0);
      })
    );
  });

  it("is monotone", () => {
    const difference = fc.integer({ min: -9000, max: 9000 });
    fc.assert(
      fc.property(difference, difference, (one, other) => {
        expect(impsOf(Math.max(one, other))).toBeGreaterThanOrEqual(impsOf(Math.min(one, other)));
      })
    );
  });

  it.each([NaN, Infinity, -Infinity])("refuses %d", (difference) => {
    expect(() => impsOf(difference)).toThrow(InputError);
    expect(() => impsOf(difference)).toThrow(
      `The difference ${difference} is not a number: enter the difference in points between two tables, such as 470 or -50.`
    );
  });
});

it("impTable prints the whole scale", () => {
  expect(impTable()).toEqual(LAW_78.map(([imps, from, to]) => ({ from, to, imps })));
});
