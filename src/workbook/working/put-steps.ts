import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Dialect } from "../dialect";
import { computed, type Content } from "../kit/content";
import type { Grid } from "../kit/grid";
import { allComputed, fillDown, writeHeadings, writeRow } from "../kit/list";
import { putLists } from "./lists";
import { putScoreTables } from "./score-tables";
import { commonFormulas, formulasFormula, possibleFormula } from "./step-formulas";
import type { Step, StepSource } from "./steps";
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
  writeHeadings(grid, steps);
  const copied = fillDown<Step>(steps);
  boards.forEach((board, row) => {
    const others = places.filter((other) => other !== place && other.boards.includes(board));
    const away = others.map(
      (other) => `${other.sheet} ${other.steps.row(other.boards.indexOf(board)) - steps.row(row)}`
    );
    const vulnerability = vulnerabilityOf(board);
    writeRow(grid, steps, row, {
      ...copied("common", row, () => allComputed(commonFormulas(place, dialect, row))),
      ...copied(vulnerability, row, () => allComputed({ possible: possibleFormula(place, vulnerability, row) })),
      ...copied(`unlike ${away.join()}`, row, () =>
        allComputed(
          unlikeFormulas(
            cellsOf(place, board),
            others.map((other) => cellsOf(other, board))
          )
        )
      ),
      vulnerability,
      formulas: computed(formulasFormula(place, row)),
      later: settledAfter(place, row),
    });
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
