import * as fc from "fast-check";
import { InputError } from "../../../src/bridge/input-error";
import { isScaleName, namedScale, SCALE_FAMILIES } from "../../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../../src/bridge/vp/scale";
import { anyText, outcome } from "../outcome";

/** Families whose two sides share a fixed total: fewest and most boards, the total. */
const SYMMETRIC: Record<string, [fewest: number, most: number, total: number]> = {
  WBF: [1, 128, 20],
  "WBF-DISCRETE": [1, 128, 20],
  ACBL20: [5, 36, 20],
  ACBL30: [6, 11, 30],
  HOME: [3, 128, 14],
};

describe("the spelling of a scale", () => {
  it.each<[string, (string | number)[]]>([
    ["WBF-24", [24, "24", " 24 ", "WBF-24", "wbf 24", "Wbf:24", "WBF24", "WBF–24", "WBF−24", "WBF   -\u00A0 24"]],
    ["WBF-DISCRETE-24", ["wbf-discrete-24", "WBF DISCRETE 24", "wbfdiscrete24"]],
    ["WBF-OLD-16", ["WBF-OLD-16", "wbf old:16", "WbfOld16"]],
    ["ACBL20-7", ["ACBL20-7", "acbl20 7", "ACBL20:7", "acbl207"]],
    ["ACBL30-9", ["ACBL30-9", "Acbl30:9"]],
    ["HOME-4", ["HOME-4", "home 4", "HOME:4", "home4"]],
    ["WBF-128", [128, "WBF-128"]],
    ["WBF-1", [1, "wbf1"]],
  ])("%s", (name, spellings) => {
    const scale = namedScale(name);
    expect(scale.name).toBe(name);
    for (const spelling of spellings) expect(namedScale(spelling)).toBe(scale);
  });

  it("a second call is a lookup of the very same object", () => {
    expect(namedScale("HOME-6")).toBe(namedScale("HOME-6"));
    expect(namedScale("home:6")).toBe(namedScale("home:6"));
    expect(namedScale(17)).toBe(namedScale(17));
  });
});

describe("published victory points", () => {
  it.each<[string | number, number, number]>([
    [24, 20, 14.26],
    [24, -20, 5.74],
    [24, 74, 20],
    [24, 500, 20],
    [24, -500, 0],
    [4, 1, 10.61],
    [14, 20, 15.26],
    ["WBF-DISCRETE-24", 21, 14],
    ["WBF-DISCRETE-24", 22, 15],
    ["WBF-DISCRETE-24", -22, 5],
    ["WBF-OLD-32", 21, 18],
    ["WBF-OLD-20", -54, 4],
    ["WBF-OLD-20", 54, 25],
    ["ACBL20-6", 9, 14],
    ["ACBL20-6", -9, 6],
    ["ACBL20-5", 28, 20],
    ["ACBL20-5", 27, 19],
    ["ACBL30-7", 1, 18],
    ["ACBL30-7", 0, 15],
    ["HOME-4", 3, 10],
    ["HOME-4", -3, 4],
    ["HOME-4", 11, 14],
  ])("%s, margin %i: %d", (scale, margin, points) => {
    expect(victoryPoints(margin, namedScale(scale))).toBe(points);
  });

  it.each(Object.keys(SYMMETRIC))("%s: a margin and its negative add up", (family) => {
    const [fewest, most, total] = SYMMETRIC[family]!;
    const boards = fc.integer({ min: fewest, max: most });
    fc.assert(
      fc.property(boards, fc.integer({ min: -250, max: 250 }), (n, margin) => {
        const scale = namedScale(`${family}-${n}`);
        const sum = victoryPoints(margin, scale) + victoryPoints(-margin, scale);
        expect(sum).toBeCloseTo(total, 9);
      })
    );
  });
});

describe("scales that there are not", () => {
  it.each([
    ...["", "WBF", "IMP-4", "ACBL-7", "24x", "2.5", 2.5, NaN, "1000", "WBF-OLD", "toString"],
    ...[-24, "-24", "2-4", "WBF--24", "ACBL-20-7", "WBF-24-", "24.5", "ACBL20"],
  ])("%j", (name) => {
    expect(() => namedScale(name)).toThrow(InputError);
    expect(() => namedScale(name)).toThrow(`There is no victory-point scale "${name}": enter`);
  });

  it.each<[string | number, string]>([
    [0, "WBF scale does not exist for 0 boards: it covers 1 to 128 boards."],
    [129, "WBF scale does not exist for 129 boards: it covers 1 to 128 boards."],
    ["wbf discrete 0", "WBF-DISCRETE scale does not exist for 0 boards: it covers 1 to 128"],
    ["WBF-OLD-10", "WBF-OLD scale does not exist for 10 boards: it covers 8, 12, 16, 20, 24, 28, 32"],
    ["ACBL20-4", "ACBL20 scale does not exist for 4 boards: it covers 5 to 36"],
    ["ACBL20-37", "ACBL20 scale does not exist for 37 boards: it covers 5 to 36"],
    ["ACBL30-5", "ACBL30 scale does not exist for 5 boards: it covers 6 to 11"],
    ["ACBL30-12", "ACBL30 scale does not exist for 12 boards: it covers 6 to 11"],
    ["HOME-2", "HOME scale does not exist for 2 boards: it covers 3 to 128"],
  ])("%s: the message names its numbers of boards", (name, message) => {
    expect(() => namedScale(name)).toThrow(InputError);
    expect(() => namedScale(name)).toThrow(`The ${message}`);
  });

  it("a name of more than 40 characters, blanks included", () => {
    expect(namedScale(`WBF${" ".repeat(35)}24`).name).toBe("WBF-24");
    expect(() => namedScale(`WBF${" ".repeat(36)}24`)).toThrow("There is no victory-point scale");
    expect(() => namedScale(`WBF${" ".repeat(32_000)}24`)).toThrow(InputError);
    expect(() => namedScale(`WBF${" ".repeat(32_000)}DISCRETE x`)).toThrow(InputError);
  });

  it("a refused name is refused again", () => {
    expect(() => namedScale("HOME-1")).toThrow(InputError);
    expect(() => namedScale("HOME-1")).toThrow(InputError);
  });

  it("any text gives a scale that starts at margin 0, or an InputError", () => {
    fc.assert(
      fc.property(anyText("WBFOLDHMEACwbf0123-: "), (text) => {
        const read = outcome(() => namedScale(text));
        expect(read instanceof InputError || read.bands[0]!.from === 0).toBe(true);
      })
    );
  });
});

it("every family is listed, also where a name is refused, and its words on boards agree with what it serves", () => {
  const families = ["WBF", "WBF-DISCRETE", "WBF-OLD", "ACBL20", "ACBL30", "HOME"];
  expect(SCALE_FAMILIES.map(({ name }) => name)).toEqual(families);
  expect(() => namedScale("IMP-4")).toThrow(
    `There is no victory-point scale "IMP-4": enter a number of boards from 1 to 128 for the WBF scale, one of ${families.map((family) => `${family}-n`).join(", ")}, or a range of your own.`
  );
  for (const [name, [fewest, most]] of Object.entries(SYMMETRIC)) {
    const family = SCALE_FAMILIES.find((candidate) => candidate.name === name)!;
    expect(family.boards).toBe(`${fewest} to ${most}`);
    expect([fewest - 1, fewest, most, most + 1].map(family.serves)).toEqual([false, true, true, false]);
  }
});

test.each<[string, boolean]>([
  ["WBF-24", true],
  ["ACBL20-7", true],
  // The scale's own way of writing it is another one.
  ["wbf-24", false],
  ["WBF-0", false],
  ["24 boards", false],
  ["", false],
])("%j is the name of a scale: %s", (text, expected) => {
  expect(isScaleName(text)).toBe(expected);
});
