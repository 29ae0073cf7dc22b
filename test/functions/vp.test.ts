import { call, column, refusal } from "../support/custom-functions";
import { SCALE_FAMILIES } from "../../src/bridge/vp/named-scale";
import { scales, vps, vpTable } from "../../src/functions/vp";

const OWN = [
  [0, 15, 15],
  [4, 18, 12],
  [10, 25, 5],
];
const MARGIN = "is not a whole number of IMPs: enter the IMPs won, with a minus for IMPs lost.";

describe("BRIDGE.VPS", () => {
  it.each<[number | string, number | string, number]>([
    [20, 24, 14.26],
    [-20, 24, 5.74],
    [0, "24", 10],
    [100, "WBF-24", 20],
    [-100, "wbf 24", 0],
    [1, 4, 10.61],
    [22, "WBF-DISCRETE-24", 15],
    [54, "WBF-OLD-20", 25],
    [-54, "WBF-OLD-20", 4],
    [9, "ACBL20-6", 14],
    [-9, " acbl20:6 ", 6],
    [1, "ACBL30-7", 18],
    [3, "HOME-4", 10],
    ["-3", "HOME4", 4],
  ])("%j IMPs by %j: %d", (imps, scale, points) => {
    expect(call(vps, imps, scale)).toEqual([[points]]);
  });

  it("spills over margins, a blank giving a blank", () => {
    expect(call(vps, column(3, "", null, -3, " "), "HOME-4")).toEqual(column(10, "", "", 4, ""));
    expect(call(vps, "", "HOME-4")).toEqual([[""]]);
  });

  it("takes a range of the club's own", () => {
    expect(call(vps, [[0, 3, 4, -9, 10, -10]], OWN)).toEqual([[15, 15, 18, 12, 25, 5]]);
    const twoColumns = [
      [0, 10],
      ["", null],
      [6, 13],
    ];
    expect(call(vps, [[5, 6, -6]], twoColumns)).toEqual([[10, 13, 7]]);
  });

  it("takes a column of boards or of names, row by row", () => {
    expect(call(vps, column(20, -20, 3, ""), column(24, 16, "HOME-4", ""))).toEqual(column(14.26, 5, 10, ""));
    expect(call(vps, 20, column(24, "WBF-16", "ACBL20-7"))).toEqual(column(14.26, 15, 18));
    expect(call(vps, column(20, 20, 20, ""), column(24, "HOME", "", "NOSUCH"))).toEqual(
      column(
        14.26,
        expect.stringMatching(/^#VALUE! There is no victory-point scale "HOME"/),
        expect.stringMatching(/^#VALUE! There is no victory-point scale ""/),
        ""
      )
    );
    expect(refusal(vps, column(20, 20, 20), column(24, 16))).toMatch(
      /^#VALUE! imps, scale must be ranges of the same size/
    );
  });

  it("gives a blank for blank margins, before there is a scale", () => {
    expect(call(vps, column("", null), "")).toEqual(column("", ""));
    expect(call(vps, "", column("", ""))).toEqual(column("", ""));
  });

  it.each([
    ["x", '"x"'],
    [2.5, "2.5"],
    [true, "true"],
  ])("refuses a margin of %j", (imps, quoted) => {
    expect(refusal(vps, imps, 24)).toBe(`#VALUE! The margin ${quoted} ${MARGIN}`);
  });

  it("puts the error of a bad margin in its own place", () => {
    const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue);
    expect(call(vps, column(3, 0.5, error, -3), "HOME-4")).toEqual(
      column(
        10,
        `#VALUE! The margin 0.5 ${MARGIN}`,
        expect.stringMatching(/^#VALUE! The margin .* is not a whole number of IMPs/),
        4
      )
    );
  });
});

describe.each([
  ["BRIDGE.VPS", (...scale: Parameters<typeof vpTable>) => vps([[3], [5]], ...scale)],
  ["BRIDGE.VPTABLE", vpTable],
])("%s refuses as a whole", (_, called) => {
  const exists = "enter a number of boards from 1 to 128 for the WBF scale, one of WBF-n,";
  it.each<[string, string | number | boolean | unknown[][], string]>([
    ["an unknown name", "IMP-24", `There is no victory-point scale "IMP-24": ${exists}`],
    ["a blank", "", `There is no victory-point scale "": ${exists}`],
    ["null", [[null]], `There is no victory-point scale "": ${exists}`],
    ["a boolean", true, `There is no victory-point scale "true": ${exists}`],
    ["half a board", 2.5, `There is no victory-point scale "2.5": ${exists}`],
    ["no boards", 0, "The WBF scale does not exist for 0 boards: it covers 1 to 128 boards."],
    ["two boards", "HOME-2", "The HOME scale does not exist for 2 boards: it covers 3 to 128"],
    ["a blank range", [["", null]], "The victory-point range is empty: enter rows with the lowest margin"],
    ["text in a range", [[0, "ten"]], 'Row 1 of the victory-point range has "ten" as the winner'],
    ["no margin 0", [[2, 11]], "The first row of the victory-point range is for margin 2: it must"],
    ["falling margins", [...OWN, [9, 30, 0]], "Row 4 of the victory-point range starts at margin 9"],
  ])("%s", (__, scale, message) => {
    expect(refusal(called, scale)).toEqual(expect.stringContaining(`#VALUE! ${message}`));
  });

  it("lists the names nearest to one that there is not", () => {
    const nearest = (name: string) =>
      / The nearest: (.*) \(n is the number of boards\)\.$/.exec(String(refusal(called, name)))?.[1];
    expect(
      ["HOME", "WBF", "ACBL20", "ACBL-7", "WFB-24", "wbf discret 24", "old 16", "HOME-2", ""].map(nearest)
    ).toEqual([
      "HOME-n",
      "WBF-n",
      "ACBL20-n",
      "ACBL20-7, ACBL30-7",
      "WBF-24",
      "WBF-DISCRETE-24",
      "WBF-OLD-16",
      undefined,
      undefined,
    ]);
  });

  it("an error in the range", () => {
    const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    expect(refusal(called, [[0, error]])).toMatch(/^#VALUE! Row 1 of the victory-point range has/);
  });
});

describe("BRIDGE.VPTABLE", () => {
  it("lists margin from, margin to, winner's and loser's points, the last line open", () => {
    expect(call(vpTable, "HOME-4")).toEqual([
      [0, 0, 7, 7],
      [1, 1, 8, 6],
      [2, 2, 9, 5],
      [3, 3, 10, 4],
      [4, 5, 11, 3],
      [6, 7, 12, 2],
      [8, 10, 13, 1],
      [11, "", 14, 0],
    ]);
  });

  it("lists the scale of a number of boards and a range", () => {
    const rows = call(vpTable, 24);
    expect([rows[0], rows[20], rows[74]]).toEqual([
      [0, 0, 10, 10],
      [20, 20, 14.26, 5.74],
      [74, "", 20, 0],
    ]);
    expect(call(vpTable, OWN)).toEqual([
      [0, 3, 15, 15],
      [4, 9, 18, 12],
      [10, "", 25, 5],
    ]);
  });
});

it("BRIDGE.SCALES lists every name with a line on it", () => {
  const rows = call(scales);
  expect(rows).toEqual(
    SCALE_FAMILIES.map(({ name, description, boards }) => [
      `${name}-n`,
      `${description}; n is the number of boards, ${boards}.`,
    ])
  );
  expect(rows).toContainEqual(["ACBL30-n", "ACBL 30-point scale; n is the number of boards, 6 to 11."]);
});
