import * as fc from "fast-check";
import { crossImps } from "../../src/bridge/cross-imps";
import { impsOf } from "../../src/bridge/imp";
import { anyPoints, board } from "./board-scores";

describe("crossImps", () => {
  it("adds up the comparisons (bridge.dk, IMPs across the field)", () => {
    expect(crossImps(board(140, 420, -50, 170, 140), false)).toEqual([-3, 30, -26, 2, -3]);
  });

  it("averages them (forums.ebu.co.uk, Pairs, XIMPs and Weighted & Split Scoring)", () => {
    expect(crossImps(board(-110, 50, 170, 120), true)).toEqual([-5.67, -0.33, 4, 2]);
  });

  it("averages them (What is cross-imping?, six tables: 16 in all, 3.2 a comparison)", () => {
    const scores = board(450, 200, 420, 200, -50, 590);
    expect(crossImps(scores, false)[2]).toBe(16);
    expect(crossImps(scores, true)[2]).toBe(3.2);
  });

  it("gives +1 all round and −4 for an overtrick (pjms.nl, De balans bij cross-IMPs scoring)", () => {
    expect(crossImps(board(600, 600, 600, 630, 600), false)).toEqual([-1, -1, -1, 4, -1]);
  });

  it("gives an adjusted score its IMPs for each comparison, and compares nobody with it", () => {
    const scores = board(420, { adjusted: 2 }, -50, 420, { adjusted: -3 }, { adjusted: 0 }, null);
    expect(crossImps(scores, false)).toEqual([10, 4, -20, 10, -6, 0, null]);
    expect(crossImps(scores, true)).toEqual([5, 2, -10, 5, -3, 0, null]);
  });

  it("gives null for an only score, and 0 where the others are adjusted", () => {
    expect(crossImps(board(420, null), true)).toEqual([null, null]);
    expect(crossImps(board(420, { adjusted: -2 }), false)).toEqual([0, 0]);
    expect(crossImps(board(420, { adjusted: -2 }), true)).toEqual([0, -2]);
  });

  it("adds up what each comparison gives, one by one", () => {
    const points = fc.oneof(
      anyPoints,
      fc.double({ min: -9000, max: 9000, noNaN: true }),
      fc.constantFrom(-0, 4000, -19.5)
    );
    const scores = fc.array(fc.option(points, { freq: 5 }), { maxLength: 40 });
    fc.assert(
      fc.property(scores, (given) => {
        const played = given.filter((score) => score !== null);
        const sumOf = (score: number) => played.reduce((sum, rival) => sum + impsOf(score - rival), 0);
        const expected = given.map((score) => (score === null || played.length === 1 ? null : sumOf(score)));
        expect(crossImps(board(...given), false)).toEqual(expected);
      })
    );
  });

  it("sums to 0, and averages alike for both sides", () => {
    fc.assert(
      fc.property(fc.array(anyPoints, { minLength: 2, maxLength: 16 }), (points) => {
        const sums = crossImps(board(...points), false) as number[];
        expect(sums.reduce((sum, one) => sum + one)).toBe(0);
        const averages = crossImps(board(...points), true) as number[];
        const theirs = crossImps(board(...points.map((one) => -one)), true) as number[];
        expect(averages.map((one, i) => one + theirs[i]!)).toEqual(averages.map(() => 0));
      })
    );
  });
});
