import { call, column, refusal } from "../support/custom-functions";
import { InputError } from "../../src/bridge/input-error";
import { explained, spill, spillStrictly, withoutStacks } from "../../src/functions/spill";

type Range = unknown[][];

/** Joins the cells of two ranges; refuses "bad" and breaks on "bug". */
function joined(one: unknown, other: unknown): string {
  if (one === "bad") throw new InputError("bad is not accepted");
  if (one === "bug") throw new TypeError("a fault of the program");
  return `${String(one)}${String(other)}`;
}

const loosely = (one: Range, other: Range): Range => spill(["one", "other"], [one, other], joined);
const strictly = (one: Range, other: Range): Range => spillStrictly(["one", "other"], [one, other], joined);

const SQUARE = [
  [1, 2],
  [3, 4],
];

describe("spill", () => {
  it("pairs the cells of ranges of one shape", () => {
    expect(call(loosely, SQUARE, SQUARE)).toEqual([
      ["11", "22"],
      ["33", "44"],
    ]);
  });

  it("lets a single cell go with every cell, on either side", () => {
    expect(call(loosely, "a", [[1, 2]])).toEqual([["a1", "a2"]]);
    expect(call(loosely, column(1, 2), "a")).toEqual(column("1a", "2a"));
    expect(call(loosely, "a", "b")).toEqual([["ab"]]);
  });

  it.each<[string, Range, Range, string]>([
    ["a column and a longer one", column(1, 2), column(1, 2, 3), "2 × 1, 3 × 1"],
    ["a column and a row", column(1, 2), [[1, 2]], "2 × 1, 1 × 2"],
    ["a square and a column", SQUARE, column(1, 2), "2 × 2, 2 × 1"],
  ])("refuses %s", (_, one, other, sizes) => {
    const message = `#VALUE! one, other must be ranges of the same size, but they are ${sizes}.`;
    expect(refusal(loosely, one, other)).toBe(message);
    expect(refusal(strictly, one, other)).toBe(message);
  });

  it("throws for a single cell, and puts the error in place in a range", () => {
    expect(refusal(loosely, "bad", "a")).toBe("#VALUE! bad is not accepted");
    expect(call(loosely, [["x", "bad", "y"]], "a")).toEqual([["xa", "#VALUE! bad is not accepted", "ya"]]);
    expect(call(loosely, "bad", column(1, 2))).toEqual(
      column("#VALUE! bad is not accepted", "#VALUE! bad is not accepted")
    );
  });

  it("does not dress a fault of the program as bad input", () => {
    expect(() => call(loosely, "bug", "a")).toThrow(TypeError);
  });
});

describe("spillStrictly", () => {
  it("pairs cells as spill does", () => {
    expect(call(strictly, SQUARE, SQUARE)).toEqual(call(loosely, SQUARE, SQUARE));
    expect(call(strictly, "a", "b")).toEqual([["ab"]]);
    expect(call(strictly, column("bad", 1), column(1, 2))).toEqual(column("#VALUE! bad is not accepted", "12"));
  });

  it("lets no single cell stand for a range", () => {
    expect(refusal(strictly, "a", column(1, 2))).toMatch(/they are 1 × 1, 2 × 1\.$/);
    expect(refusal(strictly, column(1, 2), "a")).toMatch(/they are 2 × 1, 1 × 1\.$/);
  });
});

describe("an argument left out", () => {
  it("goes with every cell as a blank", () => {
    expect(call(loosely, column("a", "b"), null)).toEqual(column("anull", "bnull"));
    expect(call(strictly, column("a", "b"), null)).toEqual(column("anull", "bnull"));
    expect(call(strictly, null, column("a", "b"))).toEqual(column("nulla", "nullb"));
    expect(call(strictly, null, null)).toEqual([["nullnull"]]);
  });
});

describe("withoutStacks", () => {
  it("gives what is calculated, and then lets errors note where they arise again", () => {
    const limit = Error.stackTraceLimit;
    expect(withoutStacks(() => Error.stackTraceLimit)).toBe(0);
    const refuse = () => withoutStacks(() => { throw new InputError("no"); }); // prettier-ignore
    expect(refuse).toThrow(InputError);
    expect(Error.stackTraceLimit).toBe(limit);
  });
});

describe("explained", () => {
  it("turns an InputError into #VALUE! with its message", () => {
    const refuse = (): never => {
      throw new InputError("no");
    };
    expect(() => explained(refuse)).toThrow(CustomFunctions.Error);
    expect(() => explained(refuse)).toThrow(expect.objectContaining({ code: "#VALUE!" }));
  });

  it("leaves values and other errors as they are", () => {
    const fault = new RangeError("deep");
    expect(explained(() => 7)).toBe(7);
    expect(() =>
      explained(() => {
        throw fault;
      })
    ).toThrow(fault);
  });
});
