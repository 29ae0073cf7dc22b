import type { FieldPlan } from "../../src/sessions/field/plan";
import { planSession, scoreCsv } from "../../src/sessions/kinds";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { headedList } from "../support/headed-list";
import { describeWithKeys, keysOf, press } from "../support/keys";
import type { KeyStep } from "../support/libreoffice";

const plan = planSession("pairs", { pairs: ["8"], date: "2026-11-20" }) as FieldPlan;
const lines = plan.movement.flatMap(({ round, table, boards }) =>
  round > 2 ? [] : boards.map((board) => `${table},${board},${[140, 110, -50, 90][table - 1]}`)
);
const { scored } = scoreCsv(plan, ["table,board,points", ...lines].join("\n"));
const workbook = sessionWorkbook(scored);
const list = (index: number) => headedList(workbook, "Director", "Line", index);

/** In each list, by its first heading: what is pressed, line by line, and what Check then says. */
const LISTS = [
  [
    "Ruling",
    "1 at Table 2: 60% 110, 40% -100\nTable 2: 100% 110\n3 in Table 1: 100% 110\n",
    ["Not worked out: open Overtrick", "Board: begin like 9 at Table 2", "Table: begin like 9 at Table 2"],
  ],
  ["Pair", "3\t1\t62.5\n\t1\t50\n", ["", "Pair: type a pair's number"]],
  ["Pair", "3\t10\t%\tlate\n4\t10\t\tlate\n", ["", "Unit: type % or matchpoints"]],
] as const;

// A window on a busy machine may hear a key too late.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describeWithKeys("what a Director types, in a window of LibreOffice", () => {
  test("counts, and what is wrong is named beside it", async () => {
    const steps = LISTS.flatMap(([heading, keys], index): KeyStep[] => {
      const { row, column } = list(index).cell(1, heading);
      return [{ sheet: "Director", go: cellAddress(row, column) }, { keys: keysOf(keys) }];
    });
    const { changed, sheets } = press([{ bytes: await writeWorkbook(workbook), steps }])[0]!.first;
    expect(changed).toEqual([]);
    expect(LISTS.map(([, , checks], index) => checks.map((_, i) => list(index).shown(sheets, i + 1, "Check")))).toEqual(
      LISTS.map(([, , checks]) => checks)
    );
  });
});
