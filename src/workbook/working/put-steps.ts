import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Dialect } from "../dialect";
import { computed, type Content } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putHeadings, putRow } from "../kit/list";
import { putLists } from "./lists";
import { putScoreTables } from "./score-tables";
import { stepFormulas, type ComputedStep } from "./step-formulas";
import { STEPS, type Step, type StepSource } from "./steps";
import { unlikeFormulas } from "./unlike-formulas";

/** Writes the steps of all tables on the Working sheet, and what their formulas look up. */
export function putTables(grid: Grid, places: readonly TablePlace[], dialect: Dialect): void {
  putScoreTables(grid, dialect);
  putLists(
    grid,
    places.map(({ sheet }) => sheet)
  );
  for (const place of places) putTable(grid, place, dialect, places);
}

/** A table with its boards, in the order of their rows. */
interface TablePlace extends StepSource {
  readonly sheet: string;
  readonly boards: readonly number[];
}

/** The steps of a table, a row a board. */
function putTable(grid: Grid, place: TablePlace, dialect: Dialect, places: readonly TablePlace[]): void {
  const { steps, boards } = place;
  putHeadings(grid, steps);
  const formulaOf = stepFormulas(place, dialect);
  boards.forEach((board, row) => {
    const others = places.filter((other) => other !== place && other.boards.includes(board));
    const unlike: Partial<Record<Step, string>> = unlikeFormulas(
      cellsOf(place, board),
      others.map((other) => cellsOf(other, board))
    );
    const contents: Partial<Record<Step, Content>> = {};
    for (const step of STEPS)
      contents[step] =
        step === "vulnerability"
          ? vulnerabilityOf(board)
          : step === "later"
            ? settledAfter(place, row)
            : computed(unlike[step] ?? formulaOf(step as ComputedStep, board, row));
    putRow(grid, steps, row, contents);
  });
}

/** How many boards of the rounds after that of a row are settled: those of its own are played in any order. */
function settledAfter({ steps, boards }: TablePlace, row: number): Content {
  const next = steps.bands.find((first) => first > row);
  return next === undefined ? 0 : computed(`SUM(${steps.range("settled", next, boards.length - 1)})`);
}

/** The steps of a board at a table, on the Working sheet itself. */
function cellsOf({ steps, boards }: TablePlace, board: number): (step: Step) => string {
  const row = boards.indexOf(board);
  return (step) => steps.cell(step, row);
}
