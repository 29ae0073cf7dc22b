import { InputError } from "../../../src/bridge/input-error";
import { ownScale, type OwnScaleCell } from "../../../src/bridge/vp/own-scale";
import { victoryPoints } from "../../../src/bridge/vp/scale";

type Range = OwnScaleCell[][];

describe("ownScale", () => {
  it("takes winner's and loser's points from three columns", () => {
    const scale = ownScale([
      [0, 15, 15],
      [4, 20, 5],
      [9, 25, -2],
    ]);
    expect(scale.name).toBe("own scale");
    expect([3, -3, 4, -8, 9, -40].map((margin) => victoryPoints(margin, scale))).toEqual([15, 15, 20, 5, 25, -2]);
  });

  it("shares twice the points of margin 0 where there are two columns", () => {
    const { bands } = ownScale([
      [0, 7],
      [1, 8],
      [5, 14],
    ]);
    expect(bands.map(({ loser }) => loser)).toEqual([7, 6, 0]);
  });

  it("keeps two decimals clear of binary noise", () => {
    const { bands } = ownScale([
      [0, 10],
      [1, 10.31],
      [2, 11.9],
    ]);
    expect(bands.map(({ loser }) => loser)).toEqual([10, 9.69, 8.1]);
  });

  it("takes a first row of nothing but 0 for a line", () => {
    expect(ownScale([[0, 0], [5, 1]]).bands).toEqual([
      { from: 0, winner: 0, loser: 0 },
      { from: 5, winner: 1, loser: -1 },
    ]); // prettier-ignore
  });

  it("passes over blank rows, also where blanks arrive as 0", () => {
    const range: Range = [
      [null, null],
      [0, 10],
      [null, null],
      [3, 12.5],
      [0, 0],
    ];
    expect(ownScale(range).bands).toEqual([
      { from: 0, winner: 10, loser: 10 },
      { from: 3, winner: 12.5, loser: 7.5 },
    ]);
  });
});

test.each<[range: OwnScaleCell[][], message: string]>([
  [[[0, 10, 10], [1, 9, 11]], "Row 2 of the victory-point range gives the winner 9 and the loser 11"],
  [[[0, 8, 12]], "Row 1 of the victory-point range gives the winner 8 and the loser 12"],
  [[[0, 10], [4, 7]], "Row 2 of the victory-point range gives the winner 7 and the loser 13"],
])("%j, which gives the winner less, is refused", (range, message) => {
  expect(() => ownScale(range)).toThrow(message);
}); // prettier-ignore

describe("ranges that are no scale", () => {
  const columns = "has 2 or 3 columns (lowest margin, winner's points, loser's points)";
  const rise = "margins must be whole numbers that rise from row to row.";
  it.each<[string, Range, string]>([
    ["no rows", [], `${columns}; this one has 0.`],
    ["one column", [[0], [1]], `${columns}; this one has 1.`],
    ["four columns", [[0, 10, 10, 1]], `${columns}; this one has 4.`],
    ["blank", [[null, null]], "is empty: enter rows with the lowest margin and the winner's points."],
    ["text as margin", [["from", 10]], 'Row 1 of the victory-point range has "from" as its margin'],
    ["text as loser's points", [[0, 10, "x"]], 'has "x" as the loser\'s points: enter a number.'],
    ["a blank loser", [[0, 10, null]], 'has "" as the loser\'s points: enter a number.'],
    ["a blank margin", [[0, 10], [null, 12]], "Row 2 of the victory-point range has"], // prettier-ignore
    ["a blank text", [[0, "  "]], "as the winner's points: enter a number."],
    ["infinite points", [[0, Infinity]], "has Infinity as the winner's points: enter a number."],
    ["a start above 0", [[1, 11]], "is for margin 1: it must be for margin 0."],
    ["a start below 0", [[-1, 11]], "is for margin -1: it must be for margin 0."],
    ["half a margin", [[0, 10], [1.5, 11]], `Row 2 of the victory-point range starts at margin 1.5, and the row above starts at 0: ${rise}`], // prettier-ignore
    ["a repeated margin", [[0, 10], [3, 11], [3, 12]], `Row 3 of the victory-point range starts at margin 3, and the row above starts at 3: ${rise}`], // prettier-ignore
    ["a falling margin", [[0, 10], [null, null], [4, 11], [3, 12]], `Row 4 of the victory-point range starts at margin 3, and the row above starts at 4: ${rise}`], // prettier-ignore
  ])("%s", (_, range, message) => {
    expect(() => ownScale(range)).toThrow(InputError);
    expect(() => ownScale(range)).toThrow(message);
  });
});
