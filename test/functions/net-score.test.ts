import * as fc from "fast-check";
import { call, column, refusal } from "../support/custom-functions";
import { bam, netScoreOfColumns } from "../../src/functions/net-score";

const ACCEPTED = "enter the points, 0 or more, or leave it blank.";

describe("BRIDGE.NETSCORE", () => {
  it.each([
    [420, "", "", 50, 470],
    [620, "", "", 400, 1020],
    ["", 50, 400, "", -450],
    ["", 400, 620, "", -1020],
    [150, "", 120, "", 30],
    [120, "", 120, "", 0],
    ["", 150, "", 120, -30],
    [0, "", "", 110, 110],
    ["", 0, "", 0, 0],
    ["420", " ", "", "50", 470],
  ])("Table 1 %j %j, Table 2 %j %j: %i", (t1plus, t1minus, t2plus, t2minus, net) => {
    expect(call(netScoreOfColumns, t1plus, t1minus, t2plus, t2minus)).toEqual([[net]]);
  });

  it.each([
    ["", "", "", ""],
    [420, "", "", ""],
    ["", "", "", 50],
    [0, "", "", ""],
  ])("%j %j %j %j: a blank until both tables have a result", (...columns) => {
    expect(call(netScoreOfColumns, ...columns)).toEqual([[""]]);
    const nulls = columns.map((cell) => [[cell === "" ? null : cell]]);
    expect(call(netScoreOfColumns, ...nulls)).toEqual([[""]]);
  });

  it("takes the 0 beside a score for a blank, as some desktops hand blanks over", () => {
    expect(call(netScoreOfColumns, 420, 0, 0, 50)).toEqual([[470]]);
    expect(call(netScoreOfColumns, 0, 50, 400, 0)).toEqual([[-450]]);
  });

  it("takes arguments left out for blank columns", () => {
    expect(call(netScoreOfColumns, 420, null, null, 50)).toEqual([[470]]);
    expect(call(netScoreOfColumns, column(420, 110, ""), null, null, column(50, 100, ""))).toEqual(
      column(470, 210, "")
    );
    expect(call(netScoreOfColumns, null, null, null, null)).toEqual([[""]]);
  });

  it("spills over columns", () => {
    const columns = [column(420, "", 0), column("", "", ""), column("", 110, ""), column(50, "", 0)];
    expect(call(netScoreOfColumns, ...columns)).toEqual(column(470, "", 0));
  });

  it("is antisymmetric in the two tables", () => {
    const points = fc.integer({ min: 0, max: 7600 });
    fc.assert(
      fc.property(points, points, fc.boolean(), (one, other, plus) => {
        const table1 = [one, ""] as const;
        const table2 = plus ? ([other, ""] as const) : (["", other] as const);
        const [[net]] = call(netScoreOfColumns, ...table1, ...table2) as [[number]];
        const [[turned]] = call(netScoreOfColumns, ...table2, ...table1) as [[number]];
        expect(net + turned).toBe(0);
      })
    );
  });

  it("refuses both columns of a table, naming it", () => {
    expect(refusal(netScoreOfColumns, 420, 50, "", "")).toBe(
      "#VALUE! Table 1 has both a plus (420) and a minus (50): leave one of them blank."
    );
    expect(refusal(netScoreOfColumns, 420, "", 100, 50)).toMatch(/^#VALUE! Table 2 has both/);
  });

  it("refuses a negative entry, naming table and column", () => {
    expect(refusal(netScoreOfColumns, 420, "", "", -50)).toBe(`#VALUE! Table 2's minus holds -50: ${ACCEPTED}`);
  });

  it.each<[number, string, unknown, string]>([
    [0, "t1plus", "4H", '"4H"'],
    [1, "t1minus", true, "true"],
    [2, "t2plus", Infinity, "Infinity"],
    [3, "t2minus", "fifty", '"fifty"'],
  ])("refuses what is not a number in parameter %i, naming %s", (place, name, cell, quoted) => {
    const columns = ["", "", "", ""].map((blank, i) => [[i === place ? cell : blank]]);
    expect(refusal(netScoreOfColumns, ...columns)).toBe(`#VALUE! ${name} holds ${quoted}: ${ACCEPTED}`);
  });

  it("puts the error of a bad row in its own place", () => {
    const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    const t1plus = column(420, "x", 420, error, 110);
    const blank = column("", "", 50, "", "");
    const t2plus = column(400, 400, 400, 400, 140);
    const none = column("", "", "", "", "");
    expect(call(netScoreOfColumns, t1plus, blank, t2plus, none)).toEqual(
      column(
        20,
        `#VALUE! t1plus holds "x": ${ACCEPTED}`,
        expect.stringMatching(/^#VALUE! Table 1 has both a plus \(420\) and a minus \(50\)/),
        expect.stringMatching(/^#VALUE! t1plus holds /),
        -30
      )
    );
  });

  it("refuses ranges of unequal shape, even a single cell among ranges", () => {
    const two = column(420, 50);
    const message = "#VALUE! t1plus, t1minus, t2plus, t2minus must be ranges of the same size, but they";
    expect(refusal(netScoreOfColumns, two, two, two, column(1, 2, 3))).toBe(
      `${message} are 2 × 1, 2 × 1, 2 × 1, 3 × 1.`
    );
    expect(refusal(netScoreOfColumns, two, "", two, two)).toBe(`${message} are 2 × 1, 1 × 1, 2 × 1, 2 × 1.`);
    expect(refusal(netScoreOfColumns, two, two, [[1, 2]], two)).toMatch(/1 × 2/);
  });
});

describe("BRIDGE.BAM", () => {
  it("gives 1, 0.5 or 0, and a blank for a blank", () => {
    expect(call(bam, [[30, 0, -110, "", "20"]])).toEqual([[1, 0.5, 0, "", 1]]);
    expect(call(bam, "")).toEqual([[""]]);
  });

  it("refuses what is not a number, in its own place where it is a range", () => {
    const message = '#VALUE! The net score "won" is not a number: enter a board\'s net points, such as 30, 0 or -110.';
    expect(refusal(bam, "won")).toBe(message);
    expect(call(bam, column(10, "won", true))).toEqual(
      column(1, message, expect.stringMatching(/^#VALUE! The net score true is not a number/))
    );
  });
});
