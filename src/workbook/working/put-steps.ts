import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Dialect } from "../dialect";
import { computed, type Content } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putHeadings, putRow } from "../kit/list";
import { putLists } from "./lists";
import { putScoreTables } from "./score-tables";
import { stepFormulas } from "./step-formulas";
import { STEPS, type Step, type StepSource } from "./steps";

/** Writes the steps of all tables on the Working sheet, and what their formulas look up. */
export function putTables(grid: Grid, places: readonly TablePlace[], dialect: Dialect): void {
  putScoreTables(grid, dialect);
  putLists(
    grid,
    places.map(({ sheet }) => sheet)
  );
  for (const place of places) putTable(grid, place, dialect, place.boards);
}

/** A table with its boards, in the order of their rows. */
interface TablePlace extends StepSource {
  readonly sheet: string;
  readonly boards: readonly number[];
}

/** The steps of a table, a row a board. */
function putTable(grid: Grid, source: StepSource, dialect: Dialect, boards: readonly number[]): void {
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
