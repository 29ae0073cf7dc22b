import type { TableResult } from "../../sessions/results";
import type { Dialect } from "../formulas/dialect";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putHeadings, putRow, type RowContents } from "../kit/list";
import { stepFormulas } from "./step-formulas";
import { STEPS, type Step, type StepSource } from "./steps";
import { stepValues } from "./step-values";

/** A board of a table, with what happened to it there. */
export interface BoardAtTable {
  readonly board: number;
  readonly result: TableResult | null;
}

/** Writes the steps of a table on the Working sheet, a row a board. */
export function putSteps(grid: Grid, source: StepSource, dialect: Dialect, boards: readonly BoardAtTable[]): void {
  const { steps } = source;
  putHeadings(grid, steps);
  const formulaOf = stepFormulas(source, dialect);
  const place = source.typed("1").result === null ? "behind" : "beside";
  boards.forEach(({ board, result }, row) => {
    const values = stepValues(board, result, place);
    const contents = STEPS.map((step) => {
      const value = values[step];
      return [step, step === "vulnerability" ? value : computed(formulaOf(step, board, row), value)] as const;
    });
    putRow(grid, steps, row, Object.fromEntries(contents) as RowContents<Step>);
  });
}
