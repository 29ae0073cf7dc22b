import * as fc from "fast-check";
import { ACBLSCORE_DATUM, butlerDatum, butlerImps, DEFAULT_DATUM } from "../../src/bridge/butler";
import { anyPoints, board } from "./board-scores";

describe("butlerDatum", () => {
  it.each<[string, number[], number | null, number]>([
    // ilovebridge.nl, "Butler-regels uitgelegd"
    ["302.5 is 300", [450, 420, -800, -50, 420, 420], null, 300],
    // herts.bridge/hemel, "Pairs with a Team's Flavour!"
    ["four 620s and three 170s", [620, 620, 620, 620, 170, 170, 170], null, 440],
    // bridgewebs.com/laneend: 186.25, "rounded to +190"
    ["ten tables", [420, 420, 420, 430, 450, -50, -50, -50, -50, -100], null, 190],
    // bridgebase.com, Bermuda Bowl 2011: 514.55 without leaving any out
    [
      "22 tables untrimmed",
      [980, 980, 980, ...Array<number>(11).fill(480), ...Array<number>(7).fill(450), -50],
      0,
      510,
    ],
    // 8660bridge.dk: the mean of five and of seven
    ["334 is 330", [420, 230, 200, 420, 400], 0, 330],
    ["seven tables", [170, 420, 400, 520, 420, 170, 420], 0, 360],
    ["the usual leaves none of three out", [400, 400, -800], null, 0],
    ["the usual leaves one at each end of four out", [400, 400, 400, -800], null, 400],
    ["the usual leaves one at each end of five out", [400, 400, 400, -800, 7600], null, 400],
    ["two at each end", [1100, 620, 170, 140, -500, -50], 2, 160],
    ["as many as leave one", [10, 20, 90], 5, 20],
    ["as many as leave two", [10, 20, 40, 90], 5, 30],
    ["only one score", [170], null, 170],
  ])("%s", (_, points, trim, datum) => {
    expect(butlerDatum(points, trim)).toBe(datum);
  });

  const halves = [[420, 430], [430, 440], [-420, -430], [-430, -440], [10, -20], [10, -10], [20, -10]]; // prettier-ignore

  it("rounds 5 away from zero", () => {
    expect(halves.map((points) => butlerDatum(points, 0))).toEqual([430, 440, -430, -440, -10, 0, 10]);
    expect(butlerDatum([420, 420, 430], 0)).toBe(420);
    expect(butlerDatum([-420, -430, -430], 0)).toBe(-430);
  });

  it("rounds 5 to the even ten by ACBLscore's manual (425 to 420, 435 to 440)", () => {
    expect(halves.map((points) => butlerDatum(points, 0, ACBLSCORE_DATUM))).toEqual([420, 440, -420, -440, 0, 0, 0]);
  });

  it("leaves one at each end out from five scores on where it rounds so", () => {
    expect(butlerDatum([400, 400, 400, -800], null, ACBLSCORE_DATUM)).toBe(100);
    expect(butlerDatum([400, 400, 400, -800, 7600], null, ACBLSCORE_DATUM)).toBe(400);
  });
});

describe("butlerImps", () => {
  it.each<[string, number[], number | null, number[]]>([
    ["ilovebridge.nl", [450, 420, -800, -50, 420, 420], null, [4, 3, -15, -8, 3, 3]],
    ["hemel", [620, 620, 620, 620, 170, 170, 170], null, [5, 5, 5, 5, -7, -7, -7]],
    ["8660bridge.dk, group A", [420, 230, 200, 420, 400], 0, [3, -3, -4, 3, 2]],
    ["group B", [170, 420, 400, 520, 420, 170, 420], 0, [-5, 2, 1, 4, 2, -5, 2]],
    ["group C", [450, 450, 170, 170, 260], 0, [4, 4, -4, -4, -1]],
  ])("%s", (_, points, trim, imps) => {
    expect(butlerImps(board(...points), trim)).toEqual(imps);
  });

  it("gives an adjusted score its IMPs and no part in the datum", () => {
    const scores = board(600, { adjusted: 2 }, 600, null, -100, { adjusted: -3 });
    expect(butlerImps(scores, 0)).toEqual([6, 2, 6, null, -10, -3]);
  });

  it("gives null for an only score", () => {
    expect(butlerImps(board(420), null)).toEqual([null]);
    expect(butlerImps(board({ adjusted: 2 }, null), null)).toEqual([null, null]);
    expect(butlerImps(board(420, { adjusted: 2 }), null)).toEqual([0, 2]);
    expect(butlerImps(board({ adjusted: 2 }, { adjusted: 0 }), null)).toEqual([2, 0]);
  });

  it.each([
    ["the usual rule", DEFAULT_DATUM],
    ["ACBLscore's", ACBLSCORE_DATUM],
  ])("mirrors the other side's, whatever is left out, by %s", (_, rule) => {
    const trims = fc.option(fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(fc.array(anyPoints, { minLength: 2, maxLength: 16 }), trims, (points, trim) => {
        const ours = butlerImps(board(...points), trim, rule) as number[];
        const theirs = butlerImps(board(...points.map((one) => -one)), trim, rule) as number[];
        expect(ours.map((one, i) => one + theirs[i]!)).toEqual(ours.map(() => 0));
      })
    );
  });
});
