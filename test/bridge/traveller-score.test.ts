import * as fc from "fast-check";
import { InputError } from "../../src/bridge/input-error";
import { atImps, atMatchpoints, parseTravellerScore } from "../../src/bridge/traveller-score";
import { anyText, outcome } from "./outcome";

describe("parseTravellerScore", () => {
  it.each<[unknown, object]>([
    [420, { kind: "points", points: 420 }],
    [0, { kind: "points", points: 0 }],
    [" −50 ", { kind: "points", points: -50 }],
    ["+110", { kind: "points", points: 110 }],
    ["0", { kind: "points", points: 0 }],
    ["A+", { kind: "average", sign: 1 }],
    ["a +", { kind: "average", sign: 1 }],
    ["Ave", { kind: "average", sign: 0 }],
    ["A=", { kind: "average", sign: 0 }],
    ["AV−", { kind: "average", sign: -1 }],
    ["average minus".replace(" minus", "-"), { kind: "average", sign: -1 }],
    ["45%", { kind: "percentage", percent: 45 }],
    ["62,5 %", { kind: "percentage", percent: 62.5 }],
    ["100%", { kind: "percentage", percent: 100 }],
    ["0%", { kind: "percentage", percent: 0 }],
    [0.45, { kind: "percentage", percent: 45 }],
    [0.57, { kind: "percentage", percent: 57 }],
    ["0.45", { kind: "percentage", percent: 45 }],
    [1, { kind: "percentage", percent: 100 }],
    ["+3 IMPs", { kind: "imps", imps: 3 }],
    ["-2.5imp", { kind: "imps", imps: -2.5 }],
    ["0 IMPs", { kind: "imps", imps: 0 }],
    ["−0 IMPs", { kind: "imps", imps: 0 }],
    ["12,25 IMPs", { kind: "imps", imps: 12.25 }],
    ["66.67%", { kind: "percentage", percent: 66.67 }],
    ["Pass", { kind: "points", points: 0 }],
    ["passed out", { kind: "points", points: 0 }],
    ["np", { kind: "not played" }],
    ["−", { kind: "not played" }],
    ["cancelled", { kind: "not played" }],
    ["60/40", { kind: "percentages", ns: 60, ew: 40 }],
    ["A−/A+", { kind: "percentages", ns: 40, ew: 60 }],
  ])("%j", (given, score) => {
    expect(parseTravellerScore(given)).toEqual(score);
  });

  it.each([
    ["4H"],
    ["A++"],
    ["B+"],
    ["fifty"],
    ["1,000"],
    ["1.100"],
    ["1 100"],
    ["60/4"],
    ["60/40/50"],
    ["1e3"],
    ["0x10"],
    ["BA+"],
    ["-45%"],
    ["45%A"],
    ["A3 IMPs"],
    ["3 IMPs+"],
    [[420]],
    [true],
    [null],
    [NaN],
    [Infinity],
    [{}],
  ])("refuses %p", (given) => {
    expect(() => parseTravellerScore(given)).toThrow(InputError);
  });

  it("refuses more than the whole top", () => {
    expect(() => parseTravellerScore("101%")).toThrow(
      'The percentage "101%" is more than 100% of the board: enter 0% to 100%.'
    );
  });

  it("reads any text or refuses it by an InputError", () => {
    fc.assert(
      fc.property(anyText("A+-=%IMPS0123456789., "), (text) => {
        const read = outcome(() => parseTravellerScore(text));
        if (!(read instanceof InputError)) expect(typeof read.kind).toBe("string");
      })
    );
  });
});

describe("what adjusted scores count", () => {
  it.each([
    ["A+", 60, 3],
    ["A", 50, 0],
    ["A-", 40, -3],
  ])("%s: %d % of the top, %d IMPs a comparison", (text, percent, imps) => {
    expect(atMatchpoints(parseTravellerScore(text))).toEqual({ adjusted: percent });
    expect(atImps(parseTravellerScore(text))).toEqual({ adjusted: imps });
  });

  it("leaves points, percentages and IMPs as given", () => {
    expect(atMatchpoints({ kind: "points", points: 90 })).toMatchObject({ points: 90 });
    expect(atImps({ kind: "points", points: 90 })).toMatchObject({ points: 90 });
    expect(atMatchpoints({ kind: "percentage", percent: 45 })).toEqual({ adjusted: 45 });
    expect(atImps({ kind: "imps", imps: -3 })).toEqual({ adjusted: -3 });
  });

  it.each([
    ["60/40", 60, 3],
    ["50/50", 50, 0],
    ["35/65", 35, -3],
    ["51/49", 51, 3],
  ])("%s: %d % of the top for North-South, %d IMPs a comparison", (text, percent, imps) => {
    expect(atMatchpoints(parseTravellerScore(text))).toEqual({ adjusted: percent });
    expect(atImps(parseTravellerScore(text))).toEqual({ adjusted: imps });
  });

  it.each([425, -50.5, 7610, -7610, 46020])("refuses %d points, which no contract gives", (points) => {
    for (const at of [atMatchpoints, atImps])
      expect(() => at({ kind: "points", points })).toThrow(`No contract gives ${points} points`);
  });

  it("takes the most points that a contract gives, and has no score of a board not played", () => {
    expect(atMatchpoints({ kind: "points", points: -7600 })).toEqual({ points: -7600 });
    expect([atMatchpoints({ kind: "not played" }), atImps({ kind: "not played" })]).toEqual([null, null]);
  });

  it("refuses IMPs at matchpoints and percentages at IMPs", () => {
    expect(() => atMatchpoints({ kind: "imps", imps: 3 })).toThrow(
      "3 IMPs cannot be compared at matchpoints: enter a percentage, such as 60%, or A+, A or A-."
    );
    expect(() => atImps({ kind: "percentage", percent: 45 })).toThrow(
      "45% is for matchpoints: enter IMPs for each comparison, such as +2 IMPs, or A+, A or A-."
    );
  });
});
