import { call, column, refusal } from "../support/custom-functions";
import { butler } from "../../src/functions/butler";
import { contracts } from "../../src/functions/contracts";
import { crossImpsOfScores } from "../../src/functions/cross-imps";
import { imp } from "../../src/functions/imp";
import { matchpointsOfScores } from "../../src/functions/matchpoints";
import { bam, netScoreOfColumns } from "../../src/functions/net-score";
import { place } from "../../src/functions/place";
import { vps } from "../../src/functions/vp";
import {
  filledRows,
  isBlank,
  isBlankText,
  isOmitted,
  isSingle,
  rangeOf,
  toNumber,
  type Cell,
} from "../../src/functions/cells";

describe("rangeOf", () => {
  it("takes a matrix of values as it is", () => {
    const matrix = [
      [1, "a", true],
      [null, undefined, ""],
    ];
    expect(rangeOf(matrix)).toBe(matrix);
  });

  const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
  it.each<[string, unknown, unknown[][]]>([
    ["what is left out", null, [[null]]],
    ["nothing", undefined, [[undefined]]],
    ["a value", 420, [[420]]],
    ["a list", [1, 2], [[1], [2]]],
    ["no rows", [], [[undefined]]],
    ["an empty row", [[]], [[undefined]]],
    ["empty rows", [[], []], [[undefined], [undefined]]],
    ["rows of unequal length", [[1], [2, 3], []], [[1, undefined], [2, 3], [undefined, undefined]]], // prettier-ignore
    ["an error", [[error, 1]], [["#N/A", 1]]],
    ["numbers that carry their format", [[{ type: "FormattedNumber", basicValue: 420 }, 1]], [[420, 1]]],
    ["a text with fonts", [[{ type: "String", basicValue: "4H" }]], [["4H"]]],
    ["another error", new Error("x"), [["(object)"]]],
    ["an object", [[{ type: "Entity" }]], [["(object)"]]],
    ["an object that is no text", [[Object.create(null)]], [["(object)"]]],
    ["matrices in a matrix", [[[1]]], [["(object)"]]],
  ])("makes a range of %s", (_, argument, range) => {
    expect(rangeOf(argument)).toEqual(range);
  });

  it("takes a list of a million", () => {
    expect(rangeOf(new Array(1_048_576).fill(7))).toHaveLength(1_048_576);
  });
});

test("only what is not there was left out", () => {
  expect([null, undefined, "", 0, [], [[null]]].map(isOmitted)).toEqual([true, true, false, false, false, false]);
});

test("a single cell", () => {
  expect([[[1]], [[1, 2]], [[1], [2]]].map(isSingle)).toEqual([true, false, false]);
});

test("the rows down to the last that holds anything", () => {
  const range = [["", 1], ["", ""], [2, null], ["", " "], [undefined, null]]; // prettier-ignore
  expect(filledRows(range)).toEqual(range.slice(0, 3));
  expect(filledRows([[""], [null]])).toEqual([[""]]);
  const full = [[1], [0]];
  expect(filledRows(full)).toBe(full);
});

describe("cells", () => {
  it.each([[""], [" "], ["\u00A0"], [null], [undefined]])("%j is blank", (cell) => {
    expect(isBlank(cell)).toBe(true);
    expect(toNumber(cell)).toBeNaN();
  });

  it.each([[0], [false], ["0"], ["x"], [NaN]])("%j is not blank", (cell) => {
    expect(isBlank(cell)).toBe(false);
  });

  it.each<[Cell, number]>([
    [420, 420],
    ["420", 420],
    [" -5.5 ", -5.5],
    ["", NaN],
    ["x", NaN],
    [true, NaN],
  ])("%j as a number: %d", (cell, expected) => {
    expect(toNumber(cell)).toBe(expected);
  });

  it("0 is a blank only where text is expected", () => {
    expect([0, "", "0", false].map(isBlankText)).toEqual([true, true, false, false]);
  });
});

const POINTS: readonly (readonly [string, (points: unknown[][]) => unknown[][]])[] = [
  ["BAM", bam],
  ["BUTLER", (points) => butler(points)],
  ["CONTRACTS", (points) => contracts(points)],
  ["CROSSIMPS", (points) => crossImpsOfScores(points)],
  ["IMP", imp],
  ["MATCHPOINTS", (points) => matchpointsOfScores(points)],
  ["NETSCORE", (points) => netScoreOfColumns(points, column(""), column(""), column(50))],
  ["VPS", (points) => vps(points, [["WBF-24"]])],
];

describe.each(POINTS)("BRIDGE.%s", (_, called) => {
  it.each(["1.100", "1,100", "1 100", "1\u00A0100", "1'100", "-1.100", "−2.000", " 1.100 ", "1.234.560", "1,100.50"])(
    "says of the text %j that it may be a number with thousands",
    (written) => {
      expect(refusal(called, written)).toBe(
        `#VALUE! "${written}" may be a number with thousands or with decimals: enter it without separators, such as 1100.`
      );
    }
  );

  it("says that Excel has read a date", () => {
    expect(refusal(called, 46024)).toMatch(
      /^#VALUE! (Excel has read a date as the points or IMPs|No contract gives 46024)/
    );
  });
});

describe("a text with a point that is no thousands", () => {
  it("is the number that it is, and a number stays as it is", () => {
    expect(call(imp, column("20.5", "1100", 1.1, 19.5, "1.1", "420.00"))).toEqual(column(1, 15, 0, 0, 0, 9));
    expect(call(place, column("56.25", "0.125", 1.1))).toEqual(column("1", "3", "2"));
  });

  it("is refused where it ranks too", () => {
    expect(call(place, column("1.100", 9), column("", "1,000"))).toEqual(
      column(expect.stringMatching(/^#VALUE! "1.100" may be/), expect.stringMatching(/^#VALUE! "1,000" may be/))
    );
  });
});
