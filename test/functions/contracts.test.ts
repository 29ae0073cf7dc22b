import { call, column, refusal } from "../support/custom-functions";
import { contracts } from "../../src/functions/contracts";

describe("BRIDGE.CONTRACTS", () => {
  it("lists the contracts of a score below each other", () => {
    expect(call(contracts, 90, null)).toEqual(column("1NT by N-S =", "2C/2D by N-S =", "1C/1D by N-S +1"));
    expect(call(contracts, "420", null)).toEqual(
      column("4H/4S by N-S =, not vulnerable", "5C/5D by N-S +1, not vulnerable")
    );
  });

  it.each(["N-S", "both", 2, "2", 4])("keeps to a vulnerability: %j", (vulnerability) => {
    expect(call(contracts, 620, vulnerability)).toEqual(column("4H/4S by N-S =", "5C/5D by N-S +1"));
  });

  it("gives all contracts of a score in one cell where it is a range", () => {
    expect(call(contracts, column(420, "", -50), null)).toEqual(
      column(
        "4H/4S by N-S =, not vulnerable; 5C/5D by N-S +1, not vulnerable",
        "",
        "Any contract by N-S -1, not vulnerable"
      )
    );
    expect(call(contracts, [[420, 620, 0]], [[1, 2, ""]])).toEqual([
      ["4H/4S by N-S =; 5C/5D by N-S +1", "4H/4S by N-S =; 5C/5D by N-S +1", "Passed out"],
    ]);
    expect(call(contracts, -50, column("None", "E-W"))).toEqual(
      column("Any contract by N-S -1", "Any contract by N-S -1")
    );
  });

  it("gives a blank for a blank", () => {
    expect(call(contracts, "", null)).toEqual([[""]]);
    expect(call(contracts, [[null]], "Both")).toEqual([[""]]);
  });

  it("gives #N/A where no contract gives the points", () => {
    const hint = "check the points and the board.";
    expect(refusal(contracts, 425, null)).toBe(`#N/A No contract gives 425 points: ${hint}`);
    expect(refusal(contracts, 420, 2)).toBe(`#N/A No contract gives 420 points with vulnerability N-S: ${hint}`);
    expect(call(contracts, column(425, 90.5, 0), null)).toEqual(
      column(`#N/A No contract gives 425 points: ${hint}`, `#N/A No contract gives 90.5 points: ${hint}`, "Passed out")
    );
  });

  it("refuses what is no number and no vulnerability, in its own place where it is a range", () => {
    expect(refusal(contracts, "4H", null)).toBe(
      '#VALUE! The points "4H" are not a number: enter the points for North-South, such as 420 or -50.'
    );
    expect(refusal(contracts, true, null)).toMatch(/^#VALUE! The points true are not a number/);
    expect(refusal(contracts, 420, "sometimes")).toMatch(/^#VALUE! The vulnerability "sometimes" is unknown/);
    expect(call(contracts, column(0, "x"), column(1, 1))).toEqual(
      column("Passed out", expect.stringMatching(/^#VALUE! The points "x" are not a number/))
    );
  });

  it("refuses ranges of unequal shape", () => {
    expect(refusal(contracts, column(420, 50), column(1, 2, 3))).toBe(
      "#VALUE! points, vulnerability must be ranges of the same size, but they are 2 × 1, 3 × 1."
    );
  });
});
