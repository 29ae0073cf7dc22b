import { call, column, refusal } from "../support/custom-functions";
import { matchpointsOfScores } from "../../src/functions/matchpoints";

const UNKNOWN =
  "is unknown: enter the points for North-South, such as 420 or -50, or an adjusted score such as A+, A or A-, or leave it blank.";

describe("BRIDGE.MATCHPOINTS", () => {
  it("scores a column and a row as one board", () => {
    expect(call(matchpointsOfScores, column(620, 620, 170, 620, 650, 620), null)).toEqual(column(5, 5, 0, 5, 10, 5));
    expect(call(matchpointsOfScores, [[620, 620, 170, 620, 650, 620]], null)).toEqual([[5, 5, 0, 5, 10, 5]]);
  });

  it("scores several columns as a board each", () => {
    const boards = [
      [420, -100, ""],
      [420, 100, 90],
      [450, "", 90],
    ];
    expect(call(matchpointsOfScores, boards, null)).toEqual([
      [1, 0, ""],
      [1, 2, 1],
      [4, "", 1],
    ]);
  });

  it("gives percentages where percent is TRUE", () => {
    const scores = column(90, 0, -50, -50);
    const inPercent = column(100, 66.67, 16.67, 16.67);
    for (const percent of [true, "TRUE", " true ", 1, "1"])
      expect(call(matchpointsOfScores, scores, percent)).toEqual(inPercent);
    for (const no of [false, "FALSE", 0, "", null, [[null]]])
      expect(call(matchpointsOfScores, scores, no)).toEqual(column(6, 4, 1, 1));
  });

  it("takes adjusted scores, and factors the others", () => {
    const scores = column("A+", "100", " A ", "45%", 0.55, -100, "a−");
    expect(call(matchpointsOfScores, scores, null)).toEqual(column(7.2, 9.5, 6, 5.4, 6.6, 2.5, 4.8));
    expect(call(matchpointsOfScores, scores, true)).toEqual(column(60, 79.17, 50, 45, 55, 20.83, 40));
  });

  it("gives a blank for a blank and for an only score, but an adjusted one its percentage", () => {
    expect(call(matchpointsOfScores, "", null)).toEqual([[""]]);
    expect(call(matchpointsOfScores, 420, null)).toEqual([[""]]);
    expect(call(matchpointsOfScores, column(null, "A+", " "), true)).toEqual(column("", 60, ""));
    expect(call(matchpointsOfScores, column(420, "", 0, undefined), null)).toEqual(column(2, "", 0, ""));
  });

  it("puts the error of a bad cell in its own place, and scores the others without it", () => {
    const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    expect(call(matchpointsOfScores, column(420, "4H", 450, "+3 IMPs", error, true), null)).toEqual(
      column(
        0,
        `#VALUE! The score "4H" ${UNKNOWN}`,
        2,
        "#VALUE! 3 IMPs cannot be compared at matchpoints: enter a percentage, such as 60%, or A+, A or A-.",
        expect.stringMatching(/^#VALUE! The score .* is unknown/),
        `#VALUE! The score true ${UNKNOWN}`
      )
    );
  });

  it("refuses a single bad cell, and a percent that is neither TRUE nor FALSE", () => {
    expect(refusal(matchpointsOfScores, "won", null)).toBe(`#VALUE! The score "won" ${UNKNOWN}`);
    expect(refusal(matchpointsOfScores, column(420, 450), "maybe")).toBe(
      '#VALUE! percent is "maybe": enter TRUE or FALSE, or omit it.'
    );
    expect(refusal(matchpointsOfScores, column(420, 450), column(true, false))).toBe(
      "#VALUE! percent is a range: enter a single value."
    );
  });
});
