import { emptySession, planSession } from "../../../src/sessions/kinds";
import type { Link } from "../../../src/workbook/model";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { workedOut } from "../../support/worked-out";

describe.each([
  ["four-pairs", { boards: 12 }],
  ["pairs", { pairs: ["8"] }],
] as const)("Table 1 of %s", (kind, options) => {
  const workbook = sessionWorkbook(emptySession(planSession(kind, { ...options, title: "Club" })).scored);
  const [, table] = workbook.sheets;
  const [{ area, to }] = table!.links as [Link];
  const title = (name?: string) => {
    const cell = cellAddress(to.row + 1, to.column);
    const edits = name === undefined ? [] : [{ sheet: to.sheet, cell, value: name }];
    return workedOut(workbook, edits).get("Table 1")!.at(area.top, area.left);
  };

  test("asks for names and leads to the first of them", () => {
    expect(title()).toBe("→ Names: Scoresheet");
    expect(area.left).toBeGreaterThan(table!.print!.area.right);
    const scoresheet = workbook.sheets.find(({ name }) => name === to.sheet)!;
    const names = scoresheet.cells.filter(({ column, style }) => column === to.column && style?.entry);
    expect(Math.min(...names.map(({ row }) => row))).toBe(to.row);
  });

  test("says nothing more once a name is typed", () => {
    expect(title("Ann & Bob")).toBe("");
  });
});
