/// <reference types="office-js" />
import { cellAddress } from "../workbook/reference";
import { runRequest } from "./host-error";

/** A yellow cell of the open workbook. */
interface OpenCell {
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
  readonly column: number;
}

/** A cell, what was last seen in it, and what is to stand there; "" for nothing. */
export interface Exchange {
  readonly at: OpenCell;
  readonly from: string;
  readonly to: string;
  /** Whether it is somebody's own words, in which Excel is to look for no number, date or formula. */
  readonly isText?: boolean;
}

/**
 * What has become of a line: it is written; it stands as somebody has typed it meanwhile; or somebody kept typing, and parts
 * of what was to be written may stand in it.
 */
export type WriteOutcome = "written" | "theirs" | "mixed";

/** How often what was typed meanwhile is put back: each time somebody would have to be faster than Excel. */
const MAX_RETRIES = 5;

/**
 * Writes lines into yellow cells, each as long as its cells hold what was last seen there. What stands in a cell is read
 * in the same batch that writes it: where somebody has typed meanwhile, the line is put back as they left it.
 * @returns what has become of each line.
 * @throws HostError
 */
export function compareAndWriteCells(lines: readonly (readonly Exchange[])[]): Promise<WriteOutcome[]> {
  return runRequest("exchange", async () => {
    const became = lines.map((): WriteOutcome => "written");
    let under = lines.map((cells, index) => ({ index, cells, kept: cells.map(({ from }) => from) }));
    for (let turn = 0; under.length > 0 && turn < MAX_RETRIES; turn++) {
      const found = await overwritten(under.flatMap(({ cells }) => cells));
      let at = 0;
      under = under.flatMap(({ index, cells, kept }) => {
        const there = found.slice(at, (at += cells.length));
        if (there.every((text, i) => text === cells[i]?.from)) {
          if (became[index] === "mixed") became[index] = "theirs";
          return [];
        }
        became[index] = "mixed";
        const newest = cells.map(({ from }, i) => (there[i] === from ? (kept[i] ?? "") : (there[i] ?? "")));
        const back = cells.map(({ to, ...cell }, i) => ({ ...cell, from: to, to: newest[i] ?? "" }));
        return [{ index, cells: back, kept: newest }];
      });
    }
    return became;
  });
}

/** Writes cells in one batch. @returns what stood in them. */
function overwritten(cells: readonly Exchange[]): Promise<string[]> {
  return Excel.run(async (context) => {
    const range = ({ at: { sheet, row, column } }: Exchange) =>
      context.workbook.worksheets.getItem(sheet).getRange(cellAddress(row, column));
    const before = cells.map((cell) => range(cell).load("values"));
    for (const cell of cells) range(cell).formulas = [[cell.isText && cell.to !== "" ? `'${cell.to}` : cell.to]];
    await context.sync();
    return before.map(({ values }) => shownText((values as (string | number | boolean)[][])[0]?.[0] ?? ""));
  });
}

/** What a cell shows, as what was last seen of it was read. */
function shownText(value: string | number | boolean): string {
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value).trim();
}
