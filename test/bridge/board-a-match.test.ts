import * as fc from "fast-check";
import { boardAMatchPoints } from "../../src/bridge/board-a-match";
import { InputError } from "../../src/bridge/input-error";

describe("boardAMatchPoints (Law 78)", () => {
  it.each([
    [10, 1],
    [2980, 1],
    [0, 0.5],
    [-0, 0.5],
    [-10, 0],
    [-1400, 0],
  ])("net %d: %d", (net, points) => {
    expect(boardAMatchPoints(net)).toBe(points);
  });

  it("shares one point between the two teams", () => {
    fc.assert(
      fc.property(fc.integer(), (net) => {
        expect(boardAMatchPoints(net) + boardAMatchPoints(-net)).toBe(1);
      })
    );
  });

  it.each([NaN, Infinity])("refuses %d", (net) => {
    expect(() => boardAMatchPoints(net)).toThrow(InputError);
    expect(() => boardAMatchPoints(net)).toThrow(
      `The net score ${net} is not a number: enter a board's net points, such as 30, 0 or -110.`
    );
  });
});
