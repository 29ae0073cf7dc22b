import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import type { Cell } from "../../../src/workbook/model";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { csv } from "../../support/csv";

/** What a spreadsheet shows of a number. */
function shown({ value, style }: Cell): string {
  return style?.format === "0.00" ? (value as number).toFixed(2) : String(value);
}

describe.each([
  ["a scale of whole points", "ACBL20-7", 0.5, 15.5],
  ["a scale with decimals", "WBF-7", 0.52, 14.7],
])("victory points after a penalty, by %s", (_, scale, penalty, points) => {
  const penalties = `Home ${penalty} VPs`;
  const plan = planSession("team-match", { form: "swiss", boards: 7, scale, penalties });
  const { scored, report } = scoreCsv(plan, csv("1,1,,,,620", "2,1,,,,-400"));
  const [text] = report.rows.map(({ vps }) => vps!);
  const cells = sessionWorkbook(scored).sheets.flatMap(({ hidden, cells }) => (hidden ? [] : cells));

  it("is printed by the report", () => {
    expect(Number(text)).toBe(points);
  });

  it("is shown in the same way by every sheet", () => {
    const same = cells.filter(({ value }) => value === points);
    expect(same.length).toBeGreaterThanOrEqual(5);
    for (const cell of same) expect(shown(cell)).toBe(text);
  });

  it("stands in the same way in the sentence of the result", () => {
    const sentences = cells.filter(({ value }) => /victory points$/.test(String(value)));
    expect(sentences.some(({ value }) => String(value).includes(`, ${text} – `))).toBe(true);
  });
});
