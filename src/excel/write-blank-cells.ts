/// <reference types="office-js" />
import { cellAddress } from "../workbook/reference";
import { runRequest, failure } from "./host-error";
import { cellTexts } from "./cell-texts";
import { writeCells, type Change, type Undo } from "./write-cells";

/** A yellow cell, and what is to stand in it; "" where it is only to be blank. */
interface BlankCell {
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
  readonly column: number;
  readonly value: string | number;
  /** What is there and is to be replaced; left out where the cell has to be blank. */
  readonly before?: string | number;
}

/** What has to be in a cell before it is written, and whether it is written at all. */
const beforeOf = ({ before = "" }: BlankCell) => before;
const isWritten = (cell: BlankCell) => cell.value !== beforeOf(cell);

/**
 * Writes into yellow cells, all or none.
 * @returns what makes them as they were
 * @throws HostError also where one of the cells is not blank, or not what is to be replaced
 */
export function writeBlankCells(cells: readonly BlankCell[]): Promise<Undo> {
  return runRequest("writeRound", async () => {
    const runs = columnRuns(cells);
    const taken = await firstTaken(runs);
    if (taken !== null) throw failure("writeRound", cellTexts.notBlank(taken));
    const written = runs.filter(({ first }) => isWritten(first));
    return writeCells({ request: "writeRound", locked: false }, written.map(changeOf));
  });
}

/** Cells below each other that are all written, or all only to be blank. */
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

/** The first of the cells that is not blank, as people find it; null where all are. */
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
