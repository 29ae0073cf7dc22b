import { hasTables } from "../../../src/sessions/table-plan";
import { tableLinks } from "../../../src/play/table-link";
import { emptySession, planSession } from "../../../src/sessions/kinds";
import { codeColumn, rowBeside } from "../../../src/workbook/kit/card-code";
import { pageScale } from "../../../src/workbook/kit/page";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";

const PLANS = [
  planSession("four-pairs", { boards: 24, date: "2026-11-27" }),
  planSession("five-pairs", { boards: 25, date: "" }),
  planSession("pairs", { pairs: ["6"], date: "" }),
  planSession("individual", { players: ["12"], date: "" }),
  planSession("three-teams", { boards: 18, date: "" }),
  planSession("four-teams", { boards: 24, date: "" }),
];

test.each([[[86]], [[108]], [[8, 200]], [[20]]])("beside columns of %p a code is 30 mm wide on paper", (widths) => {
  const { size, width, column } = codeColumn("A4", widths);
  expect(column).toBe(widths.length + 1);
  expect(size * 0.96 * pageScale("A4", [...widths, width])).toBeCloseTo(86, 1);
});

test.each(PLANS.map((plan) => [plan.kind, plan] as const))(
  "%s: a card for each table has room for its code",
  (_, plan) => {
    const { scored } = emptySession(plan);
    const tableLink = tableLinks("https://club.example/taskpane.html", plan)!;
    const sheet = sessionWorkbook(scored, { tableLink }).sheets.find(({ pictures }) => pictures.length > 0)!;
    const tables = new Set(hasTables(plan) ? plan.movement.map(({ table }) => table) : []);
    expect(sheet.pictures).toHaveLength(tables.size);
    for (const { row, column, size, down } of sheet.pictures) {
      const { bottom } = sheet.merges.find(({ top, left }) => top === row && left === column)!;
      let room = 0;
      for (let beside = row; beside <= bottom; beside++) room += sheet.heights.get(beside)!;
      expect(room).toBeGreaterThanOrEqual(size + 2 * down);
      expect(sheet.print!.area.right).toBe(column);
    }
  }
);

test.each(PLANS.map((plan) => [plan.kind, plan] as const))(
  "%s: without links no code, nor a place for one",
  (_, plan) => {
    const { sheets } = sessionWorkbook(emptySession(plan).scored);
    expect(sheets.flatMap(({ pictures }) => pictures)).toEqual([]);
    expect(JSON.stringify(sheets)).not.toContain("Score by phone");
  }
);

test("few rows beside a code are high, many need not be", () => {
  const code = { column: 9, width: 18, size: 94 };
  expect(rowBeside(code, 3)).toBe(25);
  expect(rowBeside(code, 9)).toBe(10);
});
