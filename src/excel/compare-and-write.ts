/// <reference types="office-js" />
import { cellAddress } from "../workbook/reference";
import { runRequest } from "./host-error";

/** An entry cell of the open workbook. */
interface OpenCell {
  readonly sheet: string;
  /** Row and column, from 1. */
  readonly row: number;
  readonly column: number;
}

/** A cell, its text as last seen, and its new text; "" is blank. */
export interface Exchange {
  readonly cell: OpenCell;
  readonly from: string;
  readonly to: string;
  /** True for free text, which Excel must not read as a number, date or formula. */
  readonly isText?: boolean;
}

/**
 * Outcome for a line: "written"; "theirs" if the user typed into it meanwhile and that text was kept; "mixed" if the
 * user kept typing, so that parts of our text may remain.
 */
export type WriteOutcome = "written" | "theirs" | "mixed";

/** Maximum number of attempts to restore text typed meanwhile; each fails only if the user types faster than Excel. */
const MAX_RETRIES = 5;

/**
 * Writes lines into entry cells if their text is still as last seen. Excel reads each cell in the batch that writes it;
 * if the user has typed meanwhile, the line is restored to the user's text.
 * @returns the outcome of each line.
 * @throws HostError
 */
export function compareAndWriteCells(lines: readonly (readonly Exchange[])[]): Promise<WriteOutcome[]> {
  return runRequest("exchange", async () => {
    const outcomes = lines.map((): WriteOutcome => "written");
    let pending = lines.map((cells, index) => ({ index, cells, latest: cells.map(({ from }) => from) }));
    for (let attempt = 0; pending.length > 0 && attempt < MAX_RETRIES; attempt++) {
      const found = await overwritten(pending.flatMap(({ cells }) => cells));
      let start = 0;
      pending = pending.flatMap(({ index, cells, latest }) => {
        const current = found.slice(start, (start += cells.length));
        if (current.every((text, i) => text === cells[i]?.from)) {
          if (outcomes[index] === "mixed") outcomes[index] = "theirs";
          return [];
        }
        outcomes[index] = "mixed";
        const newest = cells.map(({ from }, i) => (current[i] === from ? (latest[i] ?? "") : (current[i] ?? "")));
        const back = cells.map(({ to, ...cell }, i) => ({ ...cell, from: to, to: newest[i] ?? "" }));
        return [{ index, cells: back, latest: newest }];
      });
    }
    return outcomes;
  });
}

/**
 * Writes cells in one batch.
 * @returns their previous texts.
 */
function overwritten(cells: readonly Exchange[]): Promise<string[]> {
  return Excel.run(async (context) => {
    const range = ({ cell: { sheet, row, column } }: Exchange) =>
      context.workbook.worksheets.getItem(sheet).getRange(cellAddress(row, column));
    const before = cells.map((cell) => range(cell).load("values"));
    for (const cell of cells) range(cell).formulas = [[cell.isText && cell.to !== "" ? `'${cell.to}` : cell.to]];
    await context.sync();
    return before.map(({ values }) => shownText((values as (string | number | boolean)[][])[0]?.[0] ?? ""));
  });
}

/** Converts a value to text, as the snapshot of the cells does. */
function shownText(value: string | number | boolean): string {
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value).trim();
}
