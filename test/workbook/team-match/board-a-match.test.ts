import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { csv } from "../../support/csv";
import { workedOut } from "../../support/worked-out";
import { namedBlock } from "../../support/headed-list";
import { namedCells, shownAt, typedAt } from "../../support/typed-match";

const HEADER = "table,board,contract,declarer,result,points,adjusted_home,adjusted_away";

/** Four boards: Reds win the first, the second is level, the third and the fourth are for the Director. */
function match(penalties: string, ...adjusted: readonly string[]) {
  const plan = planSession("team-match", { form: "bam", boards: 4, home: "Reds", away: "Blues", penalties });
  const lines = ["1,1,,,,420,,", "2,1,,,,400,,", "1,2,,,,50,,", "2,2,,,,50,,", ...adjusted];
  return scoreCsv(plan, [HEADER, ...lines].join("\n"));
}

test.each([
  ["1,3,,,,,½,½", [2, 1]],
  ["1,3,,,,,0.6,0.4", [2.1, 0.9]],
  ['1,3,,,,,"0,6","0,6"', [2.1, 1.1]],
  ["1,3,,,,,1½,+½", [3, 1]],
])("an adjustment of a file: %s", (line, won) => {
  const { faults, json } = match("", line);
  expect(faults).toEqual([]);
  expect(json()).toMatchObject({ matches: [{ imps: won, lead: expect.closeTo(won[0]! - won[1]!, 9) as number }] });
});

test("what is no adjustment at board-a-match is refused", () => {
  expect(match("", "1,3,,,,,a half,0.4").faults.map(({ message }) => message)).toEqual([
    '"a half" is not an adjusted score: enter the board-a-match points for the team, such as 0.6, ½ or 0.',
  ]);
});

test("halves are for board-a-match alone", () => {
  const read = scoreCsv(planSession("team-match", { boards: 4 }), `${HEADER}\n1,3,,,,,½,½`);
  expect(read.faults).toHaveLength(2);
});

test("penalties of fractions", () => {
  const { report } = match("Reds ½ point; Blues 0.25 points", "1,3,,,,,0.6,0.4");
  expect(report.remarks[0]!.lines).toEqual([
    "Reds lead by 0.95 points.",
    "Penalties: Reds 0.5 points; Blues 0.25 points.",
  ]);
  expect(() => match("Reds 1 VP")).toThrow("enter the penalty in points");
  expect(() => planSession("team-match", { penalties: "Home 2 points" })).toThrow('"Home 2 points" is not a penalty');
});

describe.each(DIALECTS)("typed on the sheets, %s", (formulas) => {
  const workbook = sessionWorkbook(match("").scored, { formulas, hasGuide: false });
  const adjusted = (board: number, ns: number | string, ew: number | string) =>
    typedAt(workbook, "Table 1", board, { adjustedNs: ns as number, adjustedEw: ew as number });
  const [home] = namedBlock(workbook, "Match_Imps");
  const { column } = workbook.sheets[0]!.cells.find(({ value }) => value === "Penalty, points")!;
  const penalty = (value: number | string) => ({ sheet: "Match", cell: cellAddress(home!.row, column), value });

  test("½ is a half, wherever a number is", () => {
    const sheets = workedOut(workbook, [...adjusted(3, "½", " ½ "), ...adjusted(4, 0.6, 1.5), penalty("½")]);
    expect(namedCells(workbook, sheets, "Table1_Imps")).toEqual([1, 0.5, 0.5, 0.6]);
    expect(namedCells(workbook, sheets, "Match_Imps")).toEqual([2.6, 2.5]);
    // 2.6 - 2.5 - 0.5.
    expect(namedCells(workbook, sheets, "Match_Margin")).toEqual([-0.4, 0.4]);
    const { cells } = workbook.sheets[0]!;
    const said = cells.map(({ row, column }) => String(sheets.get("Match")!.at(row, column)));
    expect(said).toContain("Blues win by 0.4 points");
    expect(shownAt(workbook, sheets, "Table 1", 3, "check")).toBe("");
  });

  test("what is no number gives nothing, and Check says so", () => {
    const sheets = workedOut(workbook, adjusted(3, "half", "½"));
    expect(namedCells(workbook, sheets, "Match_Imps")).toEqual([1.5, 0.5]);
    expect(shownAt(workbook, sheets, "Table 1", 3, "check")).toBe("Adjusted: a number per side");
  });

  test("a number before ½ is none: it would be completed from its first figure", () => {
    const sheets = workedOut(workbook, adjusted(3, "1½", 0));
    expect(shownAt(workbook, sheets, "Table 1", 3, "check")).toBe("Adjusted: a number per side");
  });

  test("cells of margins and leads show halves", () => {
    const shown = workbook.sheets[0]!.cells.filter(({ style }) => style?.format?.startsWith("+"));
    expect(new Set(shown.map(({ style }) => style!.format))).toEqual(new Set(["+General;-General;0"]));
    const rules = workbook.sheets.flatMap(({ validations }) => validations.map(({ rule }) => rule.kind));
    expect(rules).toContain("halves");
    expect(rules).not.toContain("decimal");
  });
});

test("a knockout's lead of a half is said as it is", () => {
  const plan = planSession("team-match", { form: "knockout", boards: 2, sessions: 1 });
  const { scored, report } = scoreCsv(plan, csv("1,1,,,,50", "2,1,,,,0"));
  expect(scored).toMatchObject({ lead: 2 });
  const adjusted = scoreCsv(plan, `${HEADER}\n1,1,,,,,3,0`);
  expect(adjusted.report.remarks[0]!.lines[0]).toBe("Home lead by 1.5 IMPs.");
  expect(report.remarks[0]!.lines[0]).toBe("Home lead by 2 IMPs.");
});

test("a board that is adjusted for one team only is told of its points", () => {
  const plan = planSession("team-match", { form: "bam", boards: 2 });
  expect(scoreCsv(plan, `${HEADER}\n1,1,,,,,0.6,`).faults.map(({ message }) => message)).toEqual([
    "Board 1 is adjusted for one team only: enter points for both teams, such as 0.6 and 0.4, or 0.6 and 0.6.",
  ]);
});
