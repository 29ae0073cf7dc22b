import { call, column, refusal } from "../support/custom-functions";
import { crossImpsOfScores } from "../../src/functions/cross-imps";

describe("BRIDGE.CROSSIMPS", () => {
  it("scores a column and a row as one board, several columns as a board each", () => {
    const scores = [140, 420, -50, 170, 140];
    const imps = [-3, 30, -26, 2, -3];
    expect(call(crossImpsOfScores, column(...scores), null)).toEqual(column(...imps));
    expect(call(crossImpsOfScores, [scores], null)).toEqual([imps]);
    const boards = [
      [600, "-100"],
      [630, ""],
      [600, 100],
    ];
    expect(call(crossImpsOfScores, boards, null)).toEqual([
      [-1, -5],
      [2, ""],
      [-1, 5],
    ]);
  });

  it("averages where average is TRUE", () => {
    const scores = column(-110, 50, 170, 120);
    expect(call(crossImpsOfScores, scores, true)).toEqual(column(-5.67, -0.33, 4, 2));
    expect(call(crossImpsOfScores, scores, false)).toEqual(column(-17, -1, 12, 6));
  });

  it("takes Pass as 0, np and a dash as no score, and both sides' percentages as 3, 0 or -3 IMPs", () => {
    expect(call(crossImpsOfScores, column(420, "Pass", "np", "-", 400), true)).toEqual(column(5, -9, "", "", 4));
    expect(call(crossImpsOfScores, column(420, "60/40", "50/50", "35/65", 400), true)).toEqual(column(1, 3, 0, -3, -1));
  });

  it("takes adjusted scores in IMPs a comparison", () => {
    const scores = column("A+", 420, "A-", "A", 450, "", "+2 IMPs", 420);
    expect(call(crossImpsOfScores, scores, null)).toEqual(column(6, -1, -6, 0, 2, "", 4, -1));
    expect(call(crossImpsOfScores, scores, true)).toEqual(column(3, -0.5, -3, 0, 1, "", 2, -0.5));
  });

  it("gives a blank for a blank and for an only score", () => {
    expect(call(crossImpsOfScores, "", null)).toEqual([[""]]);
    expect(call(crossImpsOfScores, column(null, 420, " "), true)).toEqual(column("", "", ""));
  });

  it("puts the error of a bad cell in its own place, and scores the others without it", () => {
    expect(call(crossImpsOfScores, column(600, "45%", 630, "down", 0.6), null)).toEqual(
      column(
        -1,
        "#VALUE! 45% is for matchpoints: enter IMPs for each comparison, such as +2 IMPs, or A+, A or A-.",
        1,
        expect.stringMatching(/^#VALUE! The score "down" is unknown: enter the points/),
        expect.stringMatching(/^#VALUE! 60% is for matchpoints/)
      )
    );
  });

  it("refuses a single bad cell, and an average that is neither TRUE nor FALSE", () => {
    expect(refusal(crossImpsOfScores, false, null)).toMatch(/^#VALUE! The score false is unknown/);
    expect(refusal(crossImpsOfScores, column(600, 630), 2)).toBe(
      "#VALUE! average is 2: enter TRUE or FALSE, or omit it."
    );
  });

  it("compares the scores of each group of a fouled board", () => {
    const scores = column(420, 450, -50, 170);
    expect(call(crossImpsOfScores, scores, null, null, column("", "", "B", "B"))).toEqual(column(-1, 1, -6, 6));
    // An only score in a group of at most a third has an average plus.
    expect(call(crossImpsOfScores, scores, true, null, column("", "", "", "B"))).toEqual(column(4.5, 6, -10.5, 3));
  });
});
