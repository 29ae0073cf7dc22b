import * as fc from "fast-check";
import { netScore, tablePoints } from "../../src/bridge/comparison";
import { impsOf } from "../../src/bridge/imp";
import { InputError } from "../../src/bridge/input-error";

describe("tablePoints", () => {
  it.each<[number | null, number | null, number | null]>([
    [420, null, 420],
    [null, 50, -50],
    [null, null, null],
    [0, null, 0],
    [null, 0, 0],
    [0, 0, 0],
    [420, 0, 420],
    [0, 50, -50],
  ])("plus %j, minus %j: %j", (plus, minus, points) => {
    expect(tablePoints({ plus, minus }, 1)).toBe(points);
  });

  it("refuses both columns at once, naming the table", () => {
    const both = (): unknown => tablePoints({ plus: 420, minus: 50 }, 2);
    expect(both).toThrow(InputError);
    expect(both).toThrow("Table 2 has both a plus (420) and a minus (50): leave one of them blank.");
  });

  it.each([-50, NaN, Infinity])("refuses %d in a column, naming table and column", (points) => {
    const accepted = "enter the points, 0 or more, or leave it blank.";
    expect(() => tablePoints({ plus: points, minus: null }, 1)).toThrow(InputError);
    expect(() => tablePoints({ plus: points, minus: null }, 1)).toThrow(`Table 1's plus holds ${points}: ${accepted}`);
    expect(() => tablePoints({ plus: 420, minus: points }, 2)).toThrow(`Table 2's minus holds ${points}: ${accepted}`);
  });
});

describe("netScore", () => {
  it.each<[number, number, number, number]>([
    [420, -50, 470, 10],
    [620, -400, 1020, 14],
    [-50, 400, -450, -10],
    [-400, 620, -1020, -14],
    [150, 120, 30, 1],
    [120, 150, -30, -1],
    [120, 120, 0, 0],
    [-150, -120, -30, -1],
    [-120, -150, 30, 1],
  ])("%i at Table 1, %i at Table 2: net %i, %i IMPs", (table1, table2, net, imps) => {
    expect(netScore(table1, table2)).toBe(net);
    expect(impsOf(net)).toBe(imps);
  });

  it("waits for both tables, a pass-out being a result", () => {
    expect(netScore(420, null)).toBeNull();
    expect(netScore(null, 420)).toBeNull();
    expect(netScore(null, null)).toBeNull();
    expect(netScore(0, null)).toBeNull();
    expect(netScore(0, 0)).toBe(0);
    expect(netScore(0, 110)).toBe(-110);
  });

  it("is antisymmetric", () => {
    const points = fc.integer({ min: -7600, max: 7600 });
    fc.assert(
      fc.property(points, points, (one, other) => {
        expect(netScore(one, other)! + netScore(other, one)!).toBe(0);
      })
    );
  });
});
