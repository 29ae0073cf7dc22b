import type { FieldPlan } from "../../../src/sessions/field/plan";
import { emptySession, planSession } from "../../../src/sessions/kinds";
import { readMovement } from "../../../src/sessions/field/own/read-movement";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { headedList } from "../../support/headed-list";
import { workedOut } from "../../support/worked-out";

/** Table 1 plays three boards and then two, Table 2 two and then three. */
const UNEQUAL = ["round,table,ns,ew,boards", "1,1,1,2,1-3", "1,2,3,4,4-5", "2,1,2,1,4-5", "2,2,4,3,1-3"].join("\n");

function planOf(movement: string): FieldPlan {
  const { text, faults } = readMovement(movement);
  expect(faults).toEqual([]);
  return planSession("pairs", { movement: text ?? "", date: "2026-11-20" }) as FieldPlan;
}

test("where tables play rounds of different lengths, the Scoresheet names each one's own first faulty board", () => {
  const plan = planOf(UNEQUAL);
  const workbook = sessionWorkbook(emptySession(plan).scored);
  const named = plan.movement.flatMap(({ table, boards }) => boards.map((board) => ({ table, board })));
  for (const { table, board } of named) {
    const edit = headedList(workbook, `Table ${table}`, "Board").edit(board, "Contract", "8H");
    const shown = workedOut(workbook, [edit]).get("Scoresheet");
    const cells = workbook.sheets.find(({ name }) => name === "Scoresheet")?.cells ?? [];
    const texts = cells.map(({ row, column }) => String(shown?.at(row, column) ?? ""));
    expect(texts.find((text) => text.includes("to check"))).toContain(`Table ${table}: 1 (board ${board})`);
  }
});

test.each([
  ["rounds of different lengths", planOf(UNEQUAL)],
  ["two rounds in three parts", planSession("pairs", { movement: "2.3.2:dea -,abb cdb3.1.2,eac bcc2.1" }) as FieldPlan],
  ["boards that travel", planSession("pairs", { pairs: ["7"], movement: "travelling", rounds: 7 }) as FieldPlan],
])("with %s, Check says what is wrong beside the board where it is", (_, plan) => {
  const workbook = sessionWorkbook(emptySession(plan).scored);
  const tables = new Map<number, Set<number>>();
  for (const { table, boards } of plan.movement)
    tables.set(table, new Set([...(tables.get(table) ?? []), ...boards.filter((board) => board > 0)]));
  for (const [table, boards] of tables) {
    const list = headedList(workbook, `Table ${table}`, "Board");
    for (const board of boards) {
      const sheets = workedOut(workbook, [list.edit(board, "Contract", "8H")]);
      const checked = [...boards].filter((each) => list.shown(sheets, each, "Check") !== "");
      expect([table, board, checked]).toEqual([table, board, [board]]);
    }
  }
});
