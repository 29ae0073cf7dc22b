/// <reference types="office-js" />
import { cellAddress } from "../workbook/reference";
import { runRequest, failure } from "./host-error";
import { cellTexts } from "./cell-texts";
import { writeCells, type Change, type Undo } from "./write-cells";

/** An entry cell and its new value; "" only requires it to be blank. */
interface BlankCell {
  readonly sheet: string;
  /** Row and column, from 1. */
  readonly row: number;
  readonly column: number;
  readonly value: string | number;
  /** Value of the cell that is to be replaced; if absent, the cell must be blank. */
  readonly before?: string | number;
}

/** Required value before the write. */
const beforeOf = ({ before = "" }: BlankCell) => before;
const isWritten = (cell: BlankCell) => cell.value !== beforeOf(cell);

/**
 * Writes entry cells, all or none.
 * @returns a function that restores them.
 * @throws HostError also if a cell does not have the value that is required before.
 */
export function writeBlankCells(cells: readonly BlankCell[]): Promise<Undo> {
  return runRequest("writeRound", async () => {
    const runs = columnRuns(cells);
    const occupied = await firstTaken(runs);
    if (occupied !== null) throw failure("writeRound", cellTexts.notBlank(occupied));
    const written = runs.filter(({ first }) => isWritten(first));
    return writeCells({ request: "writeRound", locked: false }, written.map(changeOf));
  });
}

/** Adjacent cells in a column that are all written, or all only required to be blank. */
interface Run {
  readonly first: BlankCell;
  readonly cells: readonly BlankCell[];
}

function columnRuns(cells: readonly BlankCell[]): Run[] {
  const sorted = [...cells].sort((a, b) => a.sheet.localeCompare(b.sheet) || a.column - b.column || a.row - b.row);
  return sorted.reduce<Run[]>((runs, cell) => {
    const run = runs[runs.length - 1];
    const { first } = run ?? {};
    const follows =
      first?.sheet === cell.sheet &&
      first.column === cell.column &&
      first.row + (run?.cells.length ?? 0) === cell.row &&
      isWritten(first) === isWritten(cell);
    if (!run || !follows) return [...runs, { first: cell, cells: [cell] }];
    return [...runs.slice(0, -1), { ...run, cells: [...run.cells, cell] }];
  }, []);
}

function changeOf(run: Run): Change {
  return { ...placeOf(run), formulas: run.cells.map(({ value }) => [value]) };
}

function placeOf({ first: { sheet, row, column }, cells }: Run): Pick<Change, "sheet" | "address"> {
  return { sheet, address: `${cellAddress(row, column)}:${cellAddress(row + cells.length - 1, column)}` };
}

/** Returns the address of the first cell that does not have its required value; null if all cells have it. */
function firstTaken(runs: readonly Run[]): Promise<string | null> {
  return Excel.run(async (context) => {
    const ranges = runs.map((run) => {
      const { sheet, address } = placeOf(run);
      return { cells: run.cells, range: context.workbook.worksheets.getItem(sheet).getRange(address) };
    });
    for (const { range } of ranges) range.load("formulas");
    await context.sync();
    const [first] = ranges.flatMap(({ cells, range }) =>
      cells.filter((cell, line) => range.formulas[line]?.[0] !== beforeOf(cell))
    );
    return first ? `${first.sheet}!${cellAddress(first.row, first.column)}` : null;
  });
}
