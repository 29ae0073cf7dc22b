// Sheets of an example workbook, with formulas that spill over several cells.
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { NO_ENTRIES } from "../src/workbook/entries";
import { newGrid, type Grid } from "../src/workbook/kit/grid";
import type { CellValue, Sheet, Workbook } from "../src/workbook/model";
import { cellAddress } from "../src/workbook/reference";
import { STYLES, type Style } from "../src/workbook/theme";
import { writeWorkbook } from "../src/xlsx/write-xlsx";
import { timeless } from "./timeless";

/** The row of the headings. */
export const HEADINGS = 5;

/** A formula's result over several cells: its first cell, and the block that it fills. */
interface Spill {
  readonly from: string;
  readonly block: string;
}

/** A sheet being filled, with what spills on it. */
export interface Example {
  readonly grid: Grid;
  readonly spills: Spill[];
}

/** A sheet that is filled. */
export interface Finished {
  readonly sheet: Sheet;
  readonly spills: readonly Spill[];
}

/** An empty sheet. */
export function start(name: string, widths: readonly number[]): Example {
  return { grid: newGrid(name, widths), spills: [] };
}

/** Writes the sheet's name and a line on it. */
export function heading(grid: Grid, note: string): void {
  grid.put(1, 1, grid.name, STYLES.title);
  grid.height(1, 28);
  grid.put(3, 1, note, STYLES.subtitle);
  grid.height(HEADINGS, 20);
}

/** Writes a formula into the first cell and its results into all the cells that it fills. */
export function spill(
  { grid, spills }: Example,
  row: number,
  column: number,
  formula: string,
  results: unknown[][],
  style: Style = STYLES.computed
): void {
  results.forEach((line, r) =>
    line.forEach((result, c) => {
      const value = result as CellValue;
      grid.put(row + r, column + c, r + c === 0 ? { formula, value } : value, style);
    })
  );
  const from = cellAddress(row, column);
  const to = cellAddress(row + results.length - 1, column + results[0]!.length - 1);
  spills.push({ from, block: `${from}:${to}` });
}

/** Ends a sheet, of which all up to a row and column is printed. */
export function finish({ grid, spills }: Example, bottom: number, right: number): Finished {
  const print = {
    area: { top: 1, left: 1, bottom, right },
    titleRows: [1, HEADINGS] as const,
    orientation: "landscape" as const,
    paper: "A4" as const,
    pagesFrom: null,
  };
  return { sheet: grid.finish({ frozenRows: HEADINGS, print }), spills };
}

/**
 * The workbook's bytes, the same at each making.
 * @param session a session whose sheets and names stand behind the examples.
 * @param recalculated whether Excel calculates it on opening, rather than show the values that it was written with.
 */
export async function exampleWorkbook(
  title: string,
  examples: readonly Finished[],
  { session, recalculated = false }: { readonly session?: Workbook; readonly recalculated?: boolean } = {}
): Promise<Uint8Array> {
  const sheets = [...examples.map(({ sheet }) => sheet), ...(session?.sheets ?? [])];
  const bytes = await writeWorkbook(
    { title, date: "", sheets, names: session?.names ?? [], entries: session?.entries ?? NO_ENTRIES },
    "open"
  );
  return finished(
    bytes,
    examples.map(({ spills }) => spills),
    recalculated
  );
}

/**
 * Tells the file how far each formula spills, takes off the protection of the examples, since they are there
 * to be changed, and the time of making.
 */
function finished(bytes: Uint8Array, spills: readonly (readonly Spill[])[], recalculated: boolean): Uint8Array {
  const files = unzipSync(bytes);
  const change = (name: string, by: (xml: string) => string) => {
    files[name] = strToU8(by(strFromU8(files[name]!)));
  };
  spills.forEach((some, i) =>
    change(`xl/worksheets/sheet${i + 1}.xml`, (xml) =>
      some.reduce(
        (text, { from, block }) => text.replace(`t="array" ref="${from}"`, `t="array" ref="${block}"`),
        xml.replace(/<sheetProtection[^>]*\/>/, "")
      )
    )
  );
  if (recalculated) change("xl/workbook.xml", (xml) => xml.replace("<calcPr ", '<calcPr fullCalcOnLoad="1" '));
  return timeless(zipSync(files));
}
