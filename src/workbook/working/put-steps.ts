import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Dialect } from "../dialect";
import { computed, type Content } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putHeadings, putRow } from "../kit/list";
import { stepFormulas } from "./step-formulas";
import { STEPS, type Step, type StepSource } from "./steps";

/** Writes the steps of a table on the Working sheet, a row a board. */
export function putSteps(grid: Grid, source: StepSource, dialect: Dialect, boards: readonly number[]): void {
  const { steps } = source;
  putHeadings(grid, steps);
  const formulaOf = stepFormulas(source, dialect);
  boards.forEach((board, row) => {
    const contents: Partial<Record<Step, Content>> = {};
    for (const step of STEPS)
      contents[step] = step === "vulnerability" ? vulnerabilityOf(board) : computed(formulaOf(step, board, row));
    putRow(grid, steps, row, contents);
  });
}
