import type { Cell, CellValue } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { relativeFormula } from "./relative-formula";
import { styleName } from "./style-names";

/** Cells that have one style and the same formula, copied: a rectangle, row by row. */
export interface CellRun {
  readonly first: Cell;
  readonly last: Cell;
  readonly style: string;
  /** Whether its cells are in a group, which a writer may store as one formula. */
  readonly shared: boolean;
  readonly values: readonly CellValue[];
}

/**
 * The cells of a sheet in runs, from the top down. A run goes down its column; beside each other it
 * takes cells of a single row, and columns that hold all the same.
 */
export function cellRuns(cells: readonly Cell[]): CellRun[] {
  const known = new Map(cells.map((cell) => [cellAddress(cell.row, cell.column), cell]));
  const sorted = [...known.values()].sort((a, b) => a.row - b.row || a.column - b.column);
  const kinds = new Map(sorted.map((cell) => [cell, kindOf(cell)]));
  const taken = new Set<Cell>();
  const runs: CellRun[] = [];

  const columnFrom = (first: Cell, right: number): Cell[] => {
    const column: Cell[] = [];
    for (let down = 0; ; down++) {
      const cell = known.get(cellAddress(first.row + down, first.column + right));
      if (!cell || taken.has(cell) || kinds.get(cell) !== kinds.get(first)) return column;
      column.push(cell);
    }
  };
  for (const first of sorted) {
    if (taken.has(first)) continue;
    const column = columnFrom(first, 0);
    const columns = [column];
    const alike = new Set(column.map(({ value }) => value)).size === 1;
    for (let right = 1; ; right++) {
      const next = columnFrom(first, right);
      if (next.length !== column.length) break;
      const same = alike && next.every(({ value }) => value === first.value);
      if (column.length > 1 && !same) break;
      columns.push(next);
    }
    const run = column.flatMap((_, down) => columns.map((each) => each[down]!));
    run.forEach((cell) => taken.add(cell));
    runs.push(runOf(run));
  }
  return runs;
}

/** Cells of a column in runs, from the top down; what stands between them is none of theirs. */
export function columnRuns(cells: readonly Cell[], isNext: (before: Cell, cell: Cell) => boolean): CellRun[] {
  const runs: Cell[][] = [];
  let kind = "";
  for (const cell of cells) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    const before = kind;
    kind = kindOf(cell);
    if (run && last && isNext(last, cell) && kind === before) run.push(cell);
    else runs.push([cell]);
  }
  return runs.map(runOf);
}

/** What cells of a run have in common. */
function kindOf({ row, column, style, formula, group }: Cell): string {
  const relative = formula === undefined ? "" : relativeFormula(formula, row, column);
  return [styleName(style), group !== undefined, relative].join(" ");
}

function runOf(cells: readonly Cell[]): CellRun {
  const [first, last] = [cells[0]!, cells[cells.length - 1]!];
  const shared = first.group !== undefined;
  return { first, last, style: styleName(first.style), shared, values: cells.map(({ value }) => value) };
}
