import { call, column, refusal } from "../support/custom-functions";
import { place } from "../../src/functions/place";

describe("BRIDGE.PLACE", () => {
  it("places a column, a row and a block", () => {
    expect(call(place, column(20, 30, 20, 10), null)).toEqual(column("2=", "1", "2=", "4"));
    expect(call(place, [[20, 30, 20, 10]], null)).toEqual([["2=", "1", "2=", "4"]]);
    expect(
      call(
        place,
        [
          [56.25, "61.5"],
          [-3, ""],
        ],
        null
      )
    ).toEqual([
      ["2", "1"],
      ["3", ""],
    ]);
    expect(call(place, 7, null)).toEqual([["1"]]);
  });

  it("breaks ties by a range of the same size", () => {
    expect(call(place, column(20, 30, 20, 20), column(5, 0, 7, 5))).toEqual(column("3=", "1", "2", "3="));
    expect(call(place, [[20, 30, 20]], [[5, 0, 7]])).toEqual([["3", "1", "2"]]);
    expect(
      call(
        place,
        [
          [5, 5],
          [5, 9],
        ],
        [
          [1, 2],
          [1, 0],
        ]
      )
    ).toEqual([
      ["3=", "2"],
      ["3=", "1"],
    ]);
    expect(call(place, 7, 3)).toEqual([["1"]]);
  });

  it("breaks ties by several columns in order, or rows below a row", () => {
    const tieBreaks = [
      [1, 4],
      [2, 0],
      [1, "5"],
      [1, ""],
    ];
    expect(call(place, column(20, 20, 20, 20), tieBreaks)).toEqual(column("3", "1", "2", "4"));
    expect(
      call(
        place,
        [[20, 20, 20]],
        [
          [1, 1, 2],
          [4, 5, 0],
        ]
      )
    ).toEqual([["3", "2", "1"]]);
  });

  it("gives a blank for a blank total, which takes no place", () => {
    expect(call(place, column("", 3, null, 3, 9, " "), null)).toEqual(column("", "2=", "", "2=", "1", ""));
    expect(call(place, "", null)).toEqual([[""]]);
  });

  it("puts the error of a bad cell in its own place, and places the others without it", () => {
    const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    expect(call(place, column(5, "won", 7, true, error), null)).toEqual(
      column(
        "2",
        '#VALUE! The total "won" is not a number: enter a number to be ranked, or leave it blank.',
        "1",
        expect.stringMatching(/^#VALUE! The total true is not a number/),
        expect.stringMatching(/^#VALUE! The total .* is not a number/)
      )
    );
    expect(call(place, column(5, 5, 7), column("x", 3, 0))).toEqual(
      column(
        '#VALUE! The tie-break "x" is not a number: enter a number (higher is better), or leave it blank.',
        "2",
        "1"
      )
    );
  });

  it("gives places as numbers where numbers is TRUE", () => {
    expect(call(place, column(20, 30, 20, 10, ""), null, true)).toEqual(column(2, 1, 2, 4, ""));
    expect(call(place, column(20, 30, 20), column(1, 0, 2), "TRUE")).toEqual(column(3, 1, 2));
    expect(call(place, column(20, 30, "won"), null, 1)).toEqual(
      column(2, 1, expect.stringMatching(/^#VALUE! The total "won"/))
    );
    for (const no of [false, "", null]) expect(call(place, column(20, 20), null, no)).toEqual(column("1=", "1="));
    expect(refusal(place, column(20, 30), null, "yes")).toBe(
      '#VALUE! numbers is "yes": enter TRUE or FALSE, or omit it.'
    );
  });

  it("refuses a single total that is not a number", () => {
    expect(refusal(place, "won", null)).toMatch(/^#VALUE! The total "won" is not a number/);
  });

  it.each<[unknown[][], unknown[][], string]>([
    [column(1, 2, 3), column(1, 2), "3 × 1, but the tie-breaks are 2 × 1"],
    [column(1, 2, 3), [[1, 2, 3]], "3 × 1, but the tie-breaks are 1 × 3"],
    [[[1, 2, 3]], column(1, 2, 3), "1 × 3, but the tie-breaks are 3 × 1"],
    [
      [
        [1, 2],
        [3, 4],
      ],
      column(1, 2),
      "2 × 2, but the tie-breaks are 2 × 1",
    ],
  ])("refuses tie-breaks of another size", (totals, tieBreaks, sizes) => {
    expect(refusal(place, totals, tieBreaks)).toBe(
      `#VALUE! The totals are ${sizes}: use tie-breaks of the same size, or several columns beside a column of totals.`
    );
  });
});
