import { call, column, refusal } from "../support/custom-functions";
import { imp, impTableRows } from "../../src/functions/imp";

const ACCEPTED = "is not a number: enter the difference in points between two tables, such as 470 or -50.";

describe("BRIDGE.IMP", () => {
  it.each([
    [470, 10],
    [-450, -10],
    [1020, 14],
    [10, 0],
    [-10, 0],
    [4000, 24],
    [19.5, 0],
    ["-50", -2],
    ["−50", -2],
    ["–50", -2],
    [" 470 ", 10],
  ])("%j: %i", (difference, imps) => {
    expect(call(imp, difference)).toEqual([[imps]]);
  });

  it.each([[""], ["  "], [[[null]]], [[[undefined]]]])("a blank %j gives a blank", (blank) => {
    expect(call(imp, blank)).toEqual([[""]]);
  });

  it("spills over a range of any shape", () => {
    expect(call(imp, [[410, -50, 0]])).toEqual([[9, -2, 0]]);
    expect(
      call(imp, [
        [-760, 30],
        ["", 1700],
      ])
    ).toEqual([
      [-13, 1],
      ["", 17],
    ]);
  });

  it.each([
    ["abc", '"abc"'],
    [true, "true"],
    [Infinity, "Infinity"],
  ])("refuses a single %j", (difference, quoted) => {
    expect(refusal(imp, difference)).toBe(`#VALUE! The difference ${quoted} ${ACCEPTED}`);
  });

  it("refuses an error cell", () => {
    const cell = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    expect(refusal(imp, [[cell]])).toMatch(/^#VALUE! The difference .* is not a number/);
  });

  it("puts the error of a bad cell in its own place", () => {
    expect(call(imp, column(470, "down two", false, -50))).toEqual(
      column(10, `#VALUE! The difference "down two" ${ACCEPTED}`, `#VALUE! The difference false ${ACCEPTED}`, -2)
    );
  });
});

describe("BRIDGE.IMPTABLE", () => {
  it("lists the scale from 0 to 24 IMPs, the last line open", () => {
    const rows = call(impTableRows);
    expect(rows.map(([, , imps]) => imps)).toEqual(Array.from({ length: 25 }, (_, i) => i));
    expect([rows[0], rows[1], rows[10], rows[23], rows[24]]).toEqual([
      [0, 10, 0],
      [20, 40, 1],
      [430, 490, 10],
      [3500, 3990, 23],
      [4000, "", 24],
    ]);
  });
});
