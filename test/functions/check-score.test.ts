import * as fc from "fast-check";
import { call, column, refusal } from "../support/custom-functions";
import { checkScoreOfContract } from "../../src/functions/check-score";
import { score } from "../../src/functions/score";

type Cells = (string | number | boolean | null)[];
const check = (...cells: Cells) => call(checkScoreOfContract, ...cells)[0]![0];

describe("BRIDGE.CHECKSCORE of one board", () => {
  it.each<[Cells, string]>([
    [[420, "4H", "N", "None", null], ""],
    [["420", "4♥", "north", 1, "="], ""],
    [[-100, "3NT-1", "S", 2, ""], ""],
    [[-420, "4H", "N", 1, null], "Wrong sign: 4H by N = gives 420"],
    [[450, "4H", "N", 1, null], "4H by N = gives 420; 450 is the score for +1"],
    [[420, "4H", "N", 1, 1], "4H by N +1 gives 450; 420 is the score for ="],
    [[420, "4H", "N", 2, null], "4H by N = gives 620 with N-S vulnerable; 420 is the score with nobody vulnerable"],
    [[425, "4H", "N", 1, null], "No contract gives 425 points; 4H by N = gives 420"],
    [[0, "Pass", "", "", null], ""],
    [["Pass", "Pass", "", "", ""], ""],
    [["Pass", "4H", "N", 1, "="], "4H by N = gives 420, not 0"],
    [[450, "4H by N", "", 1, "+1"], ""],
    [[90, "Pass", "", "", null], "Pass gives 0, not 90"],
  ])("%j: %j", (cells, finding) => {
    expect(check(...cells)).toBe(finding);
  });

  it("says what cannot be read, in words", () => {
    expect(check("won", "4H", "N", 1, null)).toMatch(/^The score "won" is unknown: enter the points/);
    expect(check(420, "8H", "N", 1, null)).toMatch(/^The contract "8H" is unknown: write 1 to 7/);
    expect(check(420, "4H", "Q", 1, null)).toMatch(/^The declarer "Q" is unknown: enter N, E, S/);
    expect(check(420, "4H", "N", "x", null)).toMatch(/^The vulnerability "x" is unknown/);
    expect(check(420, "4H", "N", 1, "up")).toMatch(/^The result "up" is unknown/);
    expect(check(420, "4H+1", "N", 1, "=")).toMatch(/^The contract says \+1 but the result says =/);
    expect(check(420, "4H", "N", 1, 4)).toBe("4H with result +4 needs 14 tricks: there are only 13.");
    expect(check("1.100", "4H", "N", 1, null)).toMatch(/^"1.100" may be a number with thousands or with decimals/);
    expect(check(true, "4H", "N", 1, null)).toMatch(/^The score true is unknown/);
  });

  it("does not take a fault of the program for a finding", () => {
    const fault = jest.spyOn(String.prototype, "toUpperCase").mockImplementation(() => {
      throw new TypeError("a fault of the program");
    });
    let thrown: unknown;
    try {
      checkScoreOfContract([[420]], [["4h -3"]], [["N"]], [[1]]);
    } catch (error) {
      thrown = error;
    }
    fault.mockRestore();
    expect(thrown).toBeInstanceOf(TypeError);
  });

  it("says what is missing once there is something to check", () => {
    expect(check(420, "4H", "", 1, null)).toBe("The declarer of 4H is missing: enter N, E, S or W.");
    expect(check(420, "4H", "N", "", null)).toBe(
      "The vulnerability is missing: enter None, N-S, E-W or Both, or the board number."
    );
    expect(check("", "4H", "N", 1, "=")).toBe("Points missing: 4H by N = gives 420");
    expect(check("", "4H+1", "N", 1, null)).toBe("Points missing: 4H by N +1 gives 450");
    expect(check("", "Pass", "", "", null)).toBe("Points missing: Pass gives 0");
    expect(check("", "4H", "N", 1, null)).toBe("");
    expect(check(420, "4H", "N", 1, "")).toBe("The result of 4H is missing: enter = for made exactly, +1, -2 …");
    expect(check("", "4H", "N", 1, "")).toBe("");
    expect(check("", "4H", "", "", null)).toBe("");
  });

  it("looks at the points alone where there is no contract", () => {
    expect(call(checkScoreOfContract, column(420, 90), null, null, column(2, 2))).toEqual(
      column("No contract gives 420 points with N-S vulnerable", "")
    );
    expect(check(420, "", "", 1, null)).toBe("");
    expect(check(420, "", "", 2, null)).toBe("No contract gives 420 points with N-S vulnerable");
    expect(check(425, "", "", "", null)).toBe("No contract gives 425 points");
    expect(check("", "", "", "", null)).toBe("");
    expect(check("", "", "N", 4, "=")).toBe("");
  });

  it.each(["A+", "A", "A-", "45%", 0.6, "+3 IMPs", "60/40", "np", "-"])("has nothing against %j", (adjusted) => {
    expect(check(adjusted, "", "", 1, null)).toBe("");
    expect(check(adjusted, "4H", "N", 1, "=")).toBe("");
  });

  it("takes 0 for a blank, as some desktops hand blanks over", () => {
    expect(check(0, 0, 0, 1, 0)).toBe("");
    expect(check(450, "4H+1", "N", 1, 0)).toBe("");
    expect(check(420, "4H", 0, 1, 0)).toBe("The declarer of 4H is missing: enter N, E, S or W.");
  });
});

describe("BRIDGE.CHECKSCORE of ranges", () => {
  it("goes row by row, a single cell with every row", () => {
    const contracts = column("4H", "3NT-1", "Pass", "", "2SX");
    const declarers = column("N", "E", "", "", "W");
    const points = column(420, -50, 0, "", -470);
    expect(call(checkScoreOfContract, points, contracts, declarers, 1, null)).toEqual(
      column("", "Wrong sign: 3NT by E -1 gives 50", "", "", "")
    );
    expect(call(checkScoreOfContract, [[-50, 90]], "1NT", "N", "None", [[-1, "+1"]])).toEqual([
      ["", "1NT by N +1 gives 120; 90 is the score for ="],
    ]);
  });

  it("refuses ranges of unequal shape", () => {
    const two = column(420, 50);
    expect(refusal(checkScoreOfContract, two, column("4H", "4S", "4S"), "N", 1, null)).toBe(
      "#VALUE! points, contract, declarer, vulnerability, result must be ranges of the same size, but they are 2 × 1, 3 × 1, 1 × 1, 1 × 1, 1 × 1."
    );
  });

  it("finds nothing in what BRIDGE.SCORE gives", () => {
    const rows = fc.array(
      fc.record({
        contract: fc
          .tuple(
            fc.integer({ min: 1, max: 7 }),
            fc.constantFrom("C", "D", "H", "S", "NT"),
            fc.constantFrom("", "X", "XX")
          )
          .map((parts) => parts.join("")),
        declarer: fc.constantFrom("N", "E", "S", "W"),
        board: fc.integer({ min: 1, max: 32 }),
        result: fc.integer({ min: -7, max: 0 }),
      }),
      { minLength: 1, maxLength: 8 }
    );
    fc.assert(
      fc.property(rows, (given) => {
        const cells = (["contract", "declarer", "board", "result"] as const).map((name) =>
          given.map((row) => [row[name]])
        );
        const points = call(score, ...cells);
        expect(call(checkScoreOfContract, points, ...cells)).toEqual(given.map(() => [""]));
      })
    );
  });
});
