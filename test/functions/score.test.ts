import { call, column, refusal } from "../support/custom-functions";
import { score } from "../../src/functions/score";

describe("BRIDGE.SCORE of one board", () => {
  it.each<[string, string, string | number, string | number | null, number]>([
    ["3NT", "N", "None", null, 400],
    ["3NT", "South", "Both", null, 600],
    ["3nt", "e", "All", null, -600],
    ["4HX+1", "N", "None", null, 690],
    ["4♥x", "N", "EW", "+1", 690],
    ["4HX", "N", "n-s", 1, 990],
    ["3NT-1", "W", "None", null, 50],
    ["3NT", "W", "E-W", -1, 100],
    ["3NT", "W", "E-W", "−1", 100],
    ["7NTXX", "N", "Both", "=", 2980],
    ["1NTX", "S", "NS", -4, -1100],
    ["5CXX", "N", 1, "-11", -5800],
    ["4S", "N", 1, null, 420],
    ["4S", "N", 2, null, 620],
    ["4S", "N", "17", null, 420],
    ["4S=", "N", 2, "=", 620],
    ["4S+1", "N", 2, "+1", 650],
  ])("%s by %s, %j, result %j: %i", (contract, declarer, vulnerability, result, points) => {
    expect(call(score, contract, declarer, vulnerability, result)).toEqual([[points]]);
  });

  it("is made exactly only where the result is left out: a blank cell gives a blank", () => {
    expect(call(score, "4H", "N", "None", null)).toEqual([[420]]);
    expect(call(score, "4H", "N", "None")).toEqual([[420]]);
    for (const result of ["", " ", [[null]], [[undefined]]])
      expect(call(score, "4H", "N", "None", result)).toEqual([[""]]);
    expect(call(score, "4H+1", "N", "None", "")).toEqual([[450]]);
    expect(call(score, "Pass", "", "", "")).toEqual([[0]]);
  });

  it.each<[string, string, string | null, number]>([
    ["4HN", "", "=", 420],
    ["4H N", "", "+1", 450],
    ["4h by n", "", null, 420],
    ["4H by North-1", "", null, -50],
    ["3NT by S", "S", "=", 400],
    ["4SE", "", "=", -420],
    ["4NS", "", "=", 430],
    ["3NT doubled", "N", "=", 550],
    ["4 hearts doubled by West", "", "down 2", 300],
    ["4H×", "N", "−1", -100],
    ["4 ♥ ××", "N", "=", 880],
    ["2S redoubled", "E", "made", -640],
    ["4H dbl +1", "N", null, 690],
    ["4H made", "N", null, 420],
    ["4H down 2", "N", null, -100],
    ["4H", "N", "made", 420],
    ["4H", "N", "Down 2", -100],
    ["4H", "N", "2 down", -100],
  ])("reads %j by %j, result %j: %i", (contract, declarer, result, points) => {
    expect(call(score, contract, declarer, 1, result)).toEqual([[points]]);
  });

  it("gives 0 for a pass, whatever stands beside it", () => {
    expect(call(score, "Pass", "", "", null)).toEqual([[0]]);
    expect(call(score, "passed out", "N", 4, "=")).toEqual([[0]]);
    expect(call(score, "Pass", "-", "-", "-")).toEqual([[0]]);
  });
});

describe("BRIDGE.SCORE of blanks", () => {
  it.each([
    ["", "N", "None"],
    ["4H", "", "None"],
    ["4H", "N", ""],
    ["", "", ""],
    ["np", "N", "None"],
    ["-", "", ""],
  ])("%j %j %j: a blank", (contract, declarer, vulnerability) => {
    expect(call(score, contract, declarer, vulnerability, null)).toEqual([[""]]);
  });

  it("takes 0 for a blank, as some desktops hand blanks over", () => {
    expect(call(score, 0, "N", 1, null)).toEqual([[""]]);
    expect(call(score, "4H", 0, 1, null)).toEqual([[""]]);
    expect(call(score, "4H+1", "N", 1, 0)).toEqual([[450]]);
    expect(call(score, "4H-2", "N", 1, 0)).toEqual([[-100]]);
    expect(call(score, "4H", "N", 1, 0)).toEqual([[420]]);
  });
});

describe("what BRIDGE.SCORE refuses", () => {
  it.each<[string, (string | number | boolean)[], string]>([
    ["a contract", ["8H", "N", "None", "="], 'The contract "8H" is unknown: write 1 to 7, then C,'],
    ["a boolean", [true, "N", "None", "="], 'The contract "true" is unknown: write 1 to 7,'],
    ["a number", [4, "N", "None", "="], 'The contract "4" is unknown: write 1 to 7, then C,'],
    ["a declarer", ["4H", "Q", "None", "="], 'The declarer "Q" is unknown: enter N, E, S or W (or'],
    ["a vulnerability", ["4H", "N", "x", "="], 'The vulnerability "x" is unknown: enter None, N-S,'],
    ["board 0", ["4H", "N", 0, "="], "The vulnerability 0 is unknown: enter None, N-S, E-W or Both"],
    ["board 1.5", ["4H", "N", 1.5, "="], "The vulnerability 1.5 is unknown: enter None, N-S, E-W"],
    ["a result", ["4H", "N", 1, "up"], 'The result "up" is unknown: enter = or 0 for made exactly,'],
    ["a boolean result", ["4H", "N", 1, true], "The result true is unknown: enter = or 0 for made"],
    ["half a trick", ["4H", "N", 1, 0.5], "The result 0.5 is unknown: enter = or 0 for made exactly"],
    ["two results", ["4H+1", "N", 1, -1], "The contract says +1 but the result says -1: enter the"],
    ["= and +1", ["4H+1", "N", 1, "="], "The contract says +1 but the result says =: enter the result"],
    ["= in words and +1", ["4H+1", "N", 1, "0"], "The contract says +1 but the result says =: enter the result"],
    ["two declarers", ["4HN", "E", 1, "="], "The contract says N but the declarer is E: enter the declarer only once"],
    ["a suit by a direction", ["3 North", "", 1, "="], 'The contract "3 North" is unknown: write 1 to 7,'],
    [
      "tricks",
      ["4H", "N", 1, "10"],
      "The result 10 seems to be a number of tricks: enter = or 0 for made exactly, +1,",
    ],
    ["tricks as a number", ["1NT", "N", 1, 7], "The result 7 seems to be a number of tricks: enter = or 0"],
    ["a date as a contract", [46024, "N", 1, "="], "Excel has read a date as the contract (46024): format the cell"],
    ["a date as a result", ["4H", "N", 1, 46024], "Excel has read a date as the result (46024): format the cell as"],
    ["a date as a board", ["4H", "N", 46024, "="], "Excel has read a date as the board number (46024): format"],
    ["board 1000", ["4H", "N", 1000, "="], "1000 is not a board number: enter a whole number from 1 to 999."],
    ["board 1000 in words", ["4H", "N", "1000", "="], "1000 is not a board number: enter a whole number from 1 to"],
    ["14 tricks", ["4H", "N", 1, 4], "4H with result +4 needs 14 tricks: there are only 13."],
    ["-1 tricks", ["1C", "N", 1, -8], "1C with result -8 leaves -1 tricks: there cannot be fewer"],
    ["-2 tricks", ["5CXX-13", "N", 1, ""], "5CXX with result -13 leaves -2 tricks: there cannot"],
  ])("%s", (_, cells, message) => {
    expect(refusal(score, ...cells)).toEqual(expect.stringContaining(`#VALUE! ${message}`));
  });

  it("ranges of unequal shape", () => {
    expect(refusal(score, column("4H", "3NT"), column("N", "S", "E"), "None", null)).toBe(
      "#VALUE! contract, declarer, vulnerability, result must be ranges of the same size, but they are 2 × 1, 3 × 1, 1 × 1, 1 × 1."
    );
  });
});

describe("BRIDGE.SCORE of ranges", () => {
  it("goes row by row, a single cell with every row", () => {
    const contracts = column("4H", "3NT-1", "Pass", "", "2SX");
    expect(call(score, contracts, column("N", "E", "", "", "W"), column(1, 2, 3, 4, 5), null)).toEqual(
      column(420, 50, 0, "", -470)
    );
    expect(call(score, contracts, "N", "Both", null)).toEqual(column(620, -100, 0, "", 670));
    expect(call(score, "1NT", "N", "None", [[-1, "=", "+1", ""]])).toEqual([[-50, 90, 120, ""]]);
  });

  it("puts the error of a bad row in its own place", () => {
    const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    const contracts = column("4H", "4X", "3NT", error, "6S");
    const declarers = column("N", "N", "Q", "N", "S");
    expect(call(score, contracts, declarers, column(1, 1, 1, 1, 1), null)).toEqual(
      column(
        420,
        expect.stringMatching(/^#VALUE! The contract "4X" is unknown: write 1 to 7/),
        expect.stringMatching(/^#VALUE! The declarer "Q" is unknown: enter N, E, S or W/),
        expect.stringMatching(/^#VALUE! The contract .* is unknown: write 1 to 7/),
        980
      )
    );
  });
});
