import { call, column, refusal } from "../support/custom-functions";
import { matchpointsOfScores } from "../../src/functions/matchpoints";

const UNKNOWN =
  "is unknown: enter the points for North-South, such as 420 or -50; Pass; np if the board was not played; or an adjusted score such as A+, 60/40 or 45%; or leave it blank.";

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

  it("takes Pass as 0, and np, a dash and cancelled as no score", () => {
    expect(call(matchpointsOfScores, column(420, 400, "Pass"), null)).toEqual(column(4, 2, 0));
    expect(call(matchpointsOfScores, column(420, "passed out", "P", -50), null)).toEqual(column(6, 3, 3, 0));
    expect(
      call(matchpointsOfScores, column(420, "np", 400, "-", " NP ", "–", "cancelled", "not played"), null)
    ).toEqual(column(2, "", 0, "", "", "", "", ""));
    expect(call(matchpointsOfScores, "np", null)).toEqual([[""]]);
    expect(call(matchpointsOfScores, column(420, "np", 400), null, column(1, "", 1))).toEqual(column(2, "", 0));
  });

  it("takes both sides' percentages as the results files do, the first being North-South's", () => {
    // Four scores have a top of 6; three compared are factored: (4 + 1) × 4 ÷ 3 − 1 = 5.67.
    expect(call(matchpointsOfScores, column(450, "60/40", 420, -50), null)).toEqual(column(5.67, 3.6, 3, 0.33));
    expect(call(matchpointsOfScores, column(450, "40%/60%", "A-/A+", "65/35", 420), true)).toEqual(
      column(81.25, 40, 40, 65, 18.75)
    );
  });

  it("compares the others of a board as if what is no score were a blank", () => {
    const others = (wrong: unknown) => call(matchpointsOfScores, column(420, 400, wrong, 450), true);
    const [first, second, , last] = others("");
    expect([first, second, last]).toEqual([[50], [0], [100]]);
    for (const wrong of ["word", 425, 60, "40", "4 20", "1.100", 46024, 46020, 9000, "60/4", true]) {
      const [one, two, [error] = [], four] = others(wrong);
      expect([one, two, four]).toEqual([[50], [0], [100]]);
      expect(error).toMatch(/^#VALUE! /);
    }
    expect(others(425)[2]).toEqual([
      "#VALUE! No contract gives 425 points: enter North-South's, a multiple of ten such as 420 or -50, or a percentage with its sign, such as 60%.",
    ]);
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

  it("compares the scores of each group of a fouled board, factored to the whole field; a small group has its own percentages", () => {
    // Groups of seven and three of ten, all different: as an article of the English Bridge Union has the seven.
    const scores = column(...Array.from({ length: 10 }, (_, i) => 1000 - 10 * i));
    const groups = column("", "", null, "", "", "", "", "b", " B", "B");
    const seven = [17.57, 14.71, 11.86, 9, 6.14, 3.29, 0.43];
    expect(call(matchpointsOfScores, scores, null, null, groups)).toEqual(column(...seven, 12.6, 10.8, 9));
    expect(call(matchpointsOfScores, scores, true, null, groups).slice(7)).toEqual(column(70, 60, 50));
    // East-West's of a small group are not what is left: they are asked for with the signs changed.
    const turned = column(...Array.from({ length: 10 }, (_, i) => 10 * i - 1000));
    expect(call(matchpointsOfScores, turned, true, null, groups).slice(7)).toEqual(column(50, 60, 70));
    const boards = column(1, 1, 1, 2, 2, 2);
    expect(call(matchpointsOfScores, column(420, 50, 170, 420, 50, 170), true, boards, column("", "", "B", "", "", ""))).toEqual(column(87.5, 12.5, 60, 100, 0, 50)); // prettier-ignore
  });

  it("says what is wrong with a group in the score's place", () => {
    const shown = call(matchpointsOfScores, column(420, 50, 170), null, null, column("", 2, ""));
    expect(shown).toEqual(
      column(2, expect.stringMatching(/^#VALUE! The group 2 is unknown: write the same letter/), 0)
    );
    expect(() => call(matchpointsOfScores, column(420, 50), null, null, column("B"))).toThrow(/scores, groups/);
  });
});
