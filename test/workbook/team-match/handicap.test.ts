import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { csv } from "../../support/csv";
import { workedOut } from "../../support/worked-out";
import { namedCells, typedAt } from "../../support/typed-match";

const PLAN = planSession("team-match", {
  ...{ form: "swiss", boards: 6, home: "Reds", away: "Blues", handicap: "Blues 6 IMPs" },
});
const BOARDS = [1, 2, 3].flatMap((board) => [`1,${board},,,,50`, `2,${board},,,,0`]);

describe.each(DIALECTS)("a handicap on the sheets, %s", (formulas) => {
  const workbook = sessionWorkbook(scoreCsv(PLAN, csv(...BOARDS)).scored, { formulas, hasGuide: false });
  const match = workbook.sheets[0]!;
  const heading = match.cells.find(({ value }) => value === "Handicap, IMPs per match")!;

  test("both results stand below each other, and follow what is typed", () => {
    const sheets = workedOut(workbook);
    const said = (of: typeof sheets, sheet = match) =>
      sheet.cells.map(({ row, column }) => String(of.get(sheet.name)!.at(row, column)));
    expect(namedCells(workbook, sheets, "Match_Margin")).toEqual([6, -6]);
    expect(namedCells(workbook, sheets, "Handicap_Margin")).toEqual([3, -3]);
    expect(namedCells(workbook, sheets, "Handicap_Vps")).toEqual([12, 8]);
    expect(said(sheets)).toEqual(
      expect.arrayContaining([
        "Reds lead by 6 IMPs, 13 – 7 victory points",
        "Reds lead by 3 IMPs, 12 – 8 victory points",
      ])
    );
    const slip = workbook.sheets.find(({ name }) => name === "Result slip");
    expect(said(sheets, slip)).toContain("With handicap: Reds lead by 3 IMPs, 12 – 8 victory points");

    const typed = workedOut(workbook, [
      { sheet: "Match", cell: cellAddress(heading.row + 2, heading.column), value: 20 },
      ...typedAt(workbook, "Table 1", 4, { points: 0 }),
      ...typedAt(workbook, "Table 2", 4, { points: 0 }),
    ]);
    // Four of six boards: 13 of 20 IMPs.
    expect(namedCells(workbook, typed, "Handicap_Margin")).toEqual([-7, 7]);
    expect(said(typed)).toContain("Blues lead by 7 IMPs, 7 – 13 victory points");
    expect(namedCells(workbook, typed, "Match_Margin")).toEqual([6, -6]);
  });
});
