import { call, column, refusal } from "../support/custom-functions";
import { butler } from "../../src/functions/butler";

describe("BRIDGE.BUTLER", () => {
  const scores = [450, 420, -800, -50, 420, 420];

  it("scores a column and a row as one board, several columns as a board each", () => {
    expect(call(butler, column(...scores), null)).toEqual(column(4, 3, -15, -8, 3, 3));
    expect(call(butler, [scores], null)).toEqual([[4, 3, -15, -8, 3, 3]]);
    const boards = [
      [600, "-100"],
      [600, ""],
      [-100, 100],
    ];
    expect(call(butler, boards, null)).toEqual([
      [6, -3],
      [6, ""],
      [-10, 3],
    ]);
  });

  it("leaves out as many as trim says at each end", () => {
    expect(call(butler, column(420, 230, 200, 420, 400), 0)).toEqual(column(3, -3, -4, 3, 2));
    expect(call(butler, column(420, 230, 200, 420, 400), "1")).toEqual(column(2, -3, -4, 2, 2));
    expect(call(butler, column(420, 230, 200, 420, 400), "")).toEqual(column(2, -3, -4, 2, 2));
    expect(call(butler, column(420, 230, 200, 420, 400), 9)).toEqual(column(1, -5, -5, 1, 0));
  });

  it("rounds and leaves out as ACBLscore's manual has it where acblscore is TRUE", () => {
    // 425 is 430, or 420: a score of 410 or 440 is two steps of ten away from one and three from the other.
    expect(call(butler, column(410, 440), 0, null)).toEqual(column(-1, 0));
    expect(call(butler, column(410, 440), 0, true)).toEqual(column(0, 1));
    // Without the extremes of four the datum is 400, with them 100.
    expect(call(butler, column(400, 400, 400, -800), null, null)).toEqual(column(0, 0, 0, -15));
    expect(call(butler, column(400, 400, 400, -800), null, false)).toEqual(column(0, 0, 0, -15));
    expect(call(butler, column(400, 400, 400, -800), null, true)).toEqual(column(7, 7, 7, -14));
    expect(refusal(butler, column(410, 440), 0, "perhaps")).toBe(
      '#VALUE! acblscore is "perhaps": enter TRUE or FALSE, or omit it.'
    );
  });

  it("takes Pass as 0, np and a dash as no score, and both sides' percentages as 3, 0 or -3 IMPs", () => {
    // The datum of 420, 0 and 420 is 280.
    expect(call(butler, column(420, "Pass", "np", "60/40", 420, "-", "40/60"), null)).toEqual(
      column(4, -7, "", 3, 4, "", -3)
    );
    expect(call(butler, column(420, 425, 420), null)).toEqual(
      column(0, expect.stringMatching(/^#VALUE! No contract/), 0)
    );
  });

  it("takes adjusted scores in IMPs, with no part in the datum", () => {
    expect(call(butler, column("A+", 420, "A", 450, "A-", "-2 IMPs", 480), null)).toEqual(
      column(3, -1, 0, 0, -3, -2, 1)
    );
  });

  it("gives a blank for a blank and for an only score", () => {
    expect(call(butler, "", null)).toEqual([[""]]);
    expect(call(butler, column(null, 420, " "), null)).toEqual(column("", "", ""));
  });

  it("puts the error of a bad cell in its own place, and scores the others without it", () => {
    expect(call(butler, column(600, "60%", 630, "4H", true), null)).toEqual(
      column(
        -1,
        expect.stringMatching(/^#VALUE! 60% is for matchpoints: enter IMPs for each comparison/),
        0,
        expect.stringMatching(/^#VALUE! The score "4H" is unknown: enter the points/),
        expect.stringMatching(/^#VALUE! The score true is unknown: enter the points/)
      )
    );
  });

  it.each([
    [-1, "-1"],
    [0.5, "0.5"],
    ["two", '"two"'],
    [true, "true"],
  ])("refuses to leave out %j", (trim, quoted) => {
    expect(refusal(butler, column(420, 450), trim)).toBe(
      `#VALUE! The number of scores to leave out at each end cannot be ${quoted}: enter a whole number, 0 or more, or omit it.`
    );
  });

  it("refuses a range of trims", () => {
    expect(refusal(butler, column(420, 450), column(1, 2))).toBe("#VALUE! trim is a range: enter a single value.");
  });
});
