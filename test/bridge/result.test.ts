import * as fc from "fast-check";
import { InputError } from "../../src/bridge/input-error";
import { parseResult, printResult } from "../../src/bridge/result";
import { anyText, outcome } from "./outcome";

const EVERY = Array.from({ length: 27 }, (_, i) => i - 13);

describe("parseResult", () => {
  it.each<[string | number, number]>([
    ["=", 0],
    [" = ", 0],
    ["0", 0],
    ["-0", 0],
    [0, 0],
    [-0, 0],
    ["+1", 1],
    ["1", 1],
    [1, 1],
    ["- 2", -2],
    ["−2", -2],
    ["–2", -2],
    [-13, -13],
    ["+6", 6],
    ["made", 0],
    ["Down 2", -2],
    ["2 down", -2],
    ["down 13", -13],
  ])("reads %j as %i", (given, result) => {
    expect(parseResult(given)).toBe(result);
  });

  it.each([
    "",
    "==",
    "+",
    "--1",
    "+14",
    "-14",
    14,
    -14,
    0.5,
    "1.5",
    "up",
    "=1",
    "down",
    "down 14",
    "made 4",
    "1e1",
    "0x5",
    NaN,
    Infinity,
  ])("refuses %j", (given) => {
    expect(() => parseResult(given)).toThrow(InputError);
    expect(() => parseResult(given)).toThrow(
      /^The result .* is unknown: enter = or 0 for made exactly, \+1, \+2 … for overtricks, -1, -2 … for tricks down\.$/
    );
  });

  it("gives a whole number of tricks or an InputError for anything", () => {
    fc.assert(
      fc.property(fc.oneof(anyText("=+-−–0123456789 "), fc.double()), (given) => {
        const read = outcome(() => parseResult(given));
        expect(read instanceof InputError || EVERY.includes(read)).toBe(true);
      })
    );
  });
});

describe("printResult", () => {
  it("writes as players do", () => {
    expect([0, 1, 6, -1, -13].map(printResult)).toEqual(["=", "+1", "+6", "-1", "-13"]);
  });

  it("is read back", () => {
    expect(EVERY.map((result) => parseResult(printResult(result)))).toEqual(EVERY);
  });
});
