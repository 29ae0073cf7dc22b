import { callsAddIn } from "../workbook/dialect";
import type { Cell, Sheet } from "../workbook/model";
import { cellAddress } from "../workbook/reference";

/** Formulas of adjacent cells in a column, as for Range.formulas. */
interface FormulaRun {
  readonly address: string;
  readonly formulas: string[][];
}

/**
 * The formulas of a sheet to set again after an insert, in as few ranges as possible: calls of the add-in, which only
 * the documented API binds reliably, and references to other sheets, which inserts have turned into links to another
 * workbook (office-js #2809).
 */
export function formulasToSetAgain({ cells }: Sheet): FormulaRun[] {
  return formulaRuns(cells.filter(isToSetAgain));
}

/** Groups cells' formulas and values into as few vertical ranges as possible. */
export function formulaRuns(cells: readonly Cell[]): FormulaRun[] {
  const runs: Cell[][] = [];
  for (const cell of [...cells].sort(byColumn)) {
    const run = runs[runs.length - 1];
    const above = run?.[run.length - 1];
    if (above?.column === cell.column && above.row === cell.row - 1) run!.push(cell);
    else runs.push([cell]);
  }
  return runs.map((run) => {
    const [first, last] = [run[0]!, run[run.length - 1]!].map((c) => cellAddress(c.row, c.column));
    return {
      address: first === last ? first! : `${first}:${last}`,
      formulas: run.map(({ formula, value }) => [formula === undefined ? String(value ?? "") : `=${formula}`]),
    };
  });
}

function isToSetAgain({ formula = "" }: Cell): boolean {
  return callsAddIn(formula) || formula.replace(/"[^"]*"/g, "").includes("!");
}

function byColumn(a: Cell, b: Cell): number {
  return a.column - b.column || a.row - b.row;
}
