import type { Dialect } from "../dialect";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { allComputed, fillDown, writeHeadings, writeRow } from "../kit/write-list";
import { putLists } from "./lists";
import { putScoreTables } from "./score-tables";
import { commonFormulas, formulaFormula, messageFormula, unlikeFormulas, type CellOf } from "./step-formulas";
import type { Step, StepSource } from "./steps";

/** Writes the calculation columns of all tables on the Working sheet, and the lists that their formulas look up. */
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
  /**
   * Returns the number printed on a board, if `boards` has a different number for each round in which the board comes
   * to the table.
   */
  readonly boardNumber?: (board: number) => number;
}

/** Returns all rows, at all tables, that have the board of a given row, except that row itself. */
function otherRows(places: readonly TablePlace[], except: TablePlace, row: number) {
  const numberOf = ({ boards, boardNumber }: TablePlace, index: number) => {
    const board = boards[index] ?? 0;
    return boardNumber ? boardNumber(board) : board;
  };
  const number = numberOf(except, row);
  return places.flatMap((place) =>
    place.boards.flatMap((_, index) =>
      numberOf(place, index) === number && !(place === except && index === row) ? [{ place, row: index }] : []
    )
  );
}

/** Writes the calculation columns of a table, one row per board. */
function putTable(grid: Grid, place: TablePlace, dialect: Dialect, places: readonly TablePlace[]): void {
  const { steps, boards } = place;
  writeHeadings(grid, steps);
  const copied = fillDown<Step>(steps);
  boards.forEach((_, row) => {
    const others = otherRows(places, place, row);
    const away = others.map((other) => `${other.place.sheet} ${other.place.steps.row(other.row) - steps.row(row)}`);
    // Only scores of later rounds show that a board was skipped, since the boards of one round are played in any order.
    const next = steps.bands.find((first) => first > row);
    const later = next === undefined ? null : steps.range("settled", next, boards.length - 1);
    const groups: Partial<Record<string, string>> = { apart: away.join(), unlike: away.join(), said: String(later) };
    writeRow(grid, { ...steps, fillGroup: (_, key) => groups[key] ?? "" }, row, {
      ...copied("common", row, () => allComputed(commonFormulas(place, dialect, row))),
      ...copied(`unlike ${away.join()}`, row, () =>
        allComputed(
          unlikeFormulas(
            cellsOf(place, row),
            others.map((other) => cellsOf(other.place, other.row))
          )
        )
      ),
      ...copied(`said ${later}`, row, () => ({ said: computed(messageFormula(place, row, later)) })),
      formula: computed(formulaFormula(place, row)),
    });
  });
}

/** Returns the addresses of a board's calculation columns, for formulas on the Working sheet. */
function cellsOf({ steps }: TablePlace, row: number): CellOf {
  return (step) => steps.cell(step, row);
}
