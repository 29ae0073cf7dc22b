import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { csv } from "../../support/csv";
import { workedOut } from "../../support/worked-out";
import { shownAt, typedAt } from "../../support/typed-match";

const PLAN = planSession("team-match", {
  form: "swiss",
  boards: 5,
  home: "Reds",
  away: "Blues",
  penalties: "Reds 1 VP",
});
/** Four of five boards. */
const LINES = [420, 50, 110, 100].flatMap((points, i) => [`1,${i + 1},,,,${points}`, `2,${i + 1},,,,50`]);

describe.each(DIALECTS)("a board that is cancelled on the sheets, %s", (formulas) => {
  const workbook = sessionWorkbook(scoreCsv(PLAN, csv(...LINES)).scored, { formulas });

  function said(...edits: Parameters<typeof workedOut>[1] & {}) {
    const sheets = workedOut(workbook, edits);
    const texts = (name: string) =>
      workbook.sheets
        .find((sheet) => sheet.name === name)!
        .cells.map(({ row, column }) => String(sheets.get(name)!.at(row, column)));
    return { sheets, match: texts("Match"), slip: texts("Result slip") };
  }

  test("the match is led, and won once the last board is cancelled", async () => {
    const before = said();
    expect(before.match).toContain("4 of 5 boards scored");
    expect(before.match.some((text) => text.startsWith("Reds lead by "))).toBe(true);
    expect(before.slip).toContain("4 of 5");

    const after = said(...typedAt(workbook, "Table 2", 5, { contract: "Cancelled" }));
    expect(after.match).toContain("4 of 5 boards scored, 1 cancelled");
    expect(after.match.some((text) => text.startsWith("Reds win by "))).toBe(true);
    expect(after.slip).toContain("4 of 5, 1 cancelled");
    for (const table of ["Table 1", "Table 2"]) expect(shownAt(workbook, after.sheets, table, 5, "check")).toBe("");
  });

  test("points beside it are asked about", async () => {
    const { sheets } = said(...typedAt(workbook, "Table 1", 5, { contract: "cancelled", points: 50 }));
    expect(shownAt(workbook, sheets, "Table 1", 5, "check")).toBe("Contract gives another score");
  });

  test("the slip asks for victory points that the margin does not give", async () => {
    const { slip } = said();
    expect(slip).toContain(
      "When you enter this match's result, enter these victory points too: they cannot be calculated from the margin alone."
    );
  });
});

test("a slip says that a match is tied, and nothing of victory points that the margin gives", () => {
  const plan = planSession("team-match", { form: "swiss", boards: 5 });
  const notes = (...lines: string[]) =>
    sessionWorkbook(scoreCsv(plan, csv(...lines)).scored)
      .sheets.find(({ name }) => name === "Result slip")!
      .cells.map(({ value }) => value);
  expect(notes("1,1,,,,50", "2,1,,,,50")).toContain("Tied.");
  const won = notes("1,1,,,,420", "2,1,,,,50");
  expect(won.filter((value) => /Tied|margin/.test(String(value)))).toEqual([]);
});
