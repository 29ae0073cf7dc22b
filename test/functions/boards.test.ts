import { call, column, refusal } from "../support/custom-functions";
import { dealer, vulnerability } from "../../src/functions/boards";

describe.each([
  ["BRIDGE.DEALER", dealer, ["N", "E", "S", "W", "N"]],
  ["BRIDGE.VULNERABILITY", vulnerability, ["None", "N-S", "E-W", "Both", "N-S"]],
])("%s", (_, called, facts) => {
  const accepted = "is not a board number: enter a whole number of at least 1.";

  it("spills over a range of boards", () => {
    expect(call(called, [[1, 2, 3, 4, 5]])).toEqual([facts]);
    expect(call(called, column(1, 2, 3, 4, 5))).toEqual(column(...facts));
  });

  it("takes a number written as text", () => {
    expect(call(called, "3")).toEqual([[facts[2]]]);
  });

  it("gives a blank for a blank", () => {
    expect(call(called, "")).toEqual([[""]]);
    expect(call(called, [[null, 1, " "]])).toEqual([["", facts[0], ""]]);
  });

  it.each([
    [0, "0"],
    [-1, "-1"],
    [1.5, "1.5"],
    ["one", '"one"'],
    [true, "true"],
    ["Infinity", '"Infinity"'],
    ["0x10", '"0x10"'],
  ])("refuses a single %j", (board, quoted) => {
    expect(refusal(called, board)).toBe(`#VALUE! ${quoted} ${accepted}`);
  });

  it("refuses a date, and what no set of boards has, giving the reason", () => {
    expect(call(called, 999)).toHaveLength(1);
    expect(refusal(called, 1000)).toBe("#VALUE! 1000 is not a board number: enter a whole number from 1 to 999.");
    for (const date of [46024, 46024.5, "46024"])
      expect(refusal(called, date)).toBe(
        `#VALUE! Excel has read a date as the board number (${date}): format the cell as text, then enter the board number again.`
      );
  });

  it("puts the error of a bad cell in its own place", () => {
    expect(call(called, column(1, "x", 2))).toEqual(column(facts[0], `#VALUE! "x" ${accepted}`, facts[1]));
  });
});
