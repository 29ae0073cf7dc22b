import type { TableResult } from "../../sessions/results";
import type { Dialect } from "../formulas/dialect";
import type { Grid } from "../kit/grid";
import { stepFormulas } from "./step-formulas";
import { stepColumn, STEPS, type Step, type StepSource } from "./steps";
import { stepValues } from "./step-values";

/** A board of a table, with what happened to it there. */
export interface BoardAtTable {
  readonly board: number;
  readonly result: TableResult | null;
}

/** Writes the steps of a table on the Working sheet. */
export function putSteps(grid: Grid, source: StepSource, dialect: Dialect, boards: readonly BoardAtTable[]): void {
  for (const step of STEPS) grid.put(1, stepColumn(source, step), `${source.label} ${step}`);
  const formulaOf = stepFormulas(source, dialect);
  const place = source.typed("1").result === null ? "behind" : "beside";
  for (const { board, result } of boards) {
    const values = stepValues(board, result, place);
    for (const step of STEPS) {
      const value = values[step];
      const content =
        step === "vulnerability" ? value : { formula: formulaOf(step, board), value, ...groupOf(source, step) };
      grid.put(source.row(board), stepColumn(source, step), content);
    }
  }
}

/** The formula of "possible" alone is another one in each row. */
function groupOf({ label }: StepSource, step: Step): { group?: string } {
  return step === "possible" ? {} : { group: `${label} ${step}` };
}
