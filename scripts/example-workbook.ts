// Sheets of an example workbook, with formulas that spill over several cells.
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { NO_ENTRIES } from "../src/workbook/entries";
import { onPages } from "../src/workbook/kit/even-pages";
import { computed } from "../src/workbook/kit/content";
import { newGrid, writeLine, DEFAULT_HEIGHT, type Grid } from "../src/workbook/kit/grid";
import { pageScale, printSetup } from "../src/workbook/kit/page";
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
  /** What formulas show until they are calculated, by row and column. */
  readonly shown: Map<string, CellValue>;
}

/** A sheet that is filled. */
export interface Finished {
  readonly sheet: Sheet;
  readonly spills: readonly Spill[];
}

/** An empty sheet. */
export function start(name: string, widths: readonly number[]): Example {
  return { grid: newGrid(name, widths, pageScale("A4", widths, "landscape")), spills: [], shown: new Map() };
}

/** Writes the sheet's name and a line on it. */
export function heading(grid: Grid, note: string): void {
  writeLine(grid, 1, { right: grid.widths.length }, grid.name, STYLES.title, 28);
  writeLine(grid, 3, { right: grid.widths.length }, note, STYLES.subtitle);
  grid.height(HEADINGS, 20);
}

/** Writes a formula, and what it shows until it is calculated. */
export function putShown(
  { grid, shown }: Example,
  row: number,
  column: number,
  [formula, value]: readonly [formula: string, value: CellValue],
  style: Style = STYLES.computed
): void {
  grid.put(row, column, computed(formula), style);
  shown.set(`${row} ${column}`, value);
}

/** Writes a formula into the first cell and its results into all the cells that it fills. */
export function spill(
  example: Example,
  row: number,
  column: number,
  formula: string,
  results: unknown[][],
  style: Style = STYLES.computed
): void {
  results.forEach((line, r) =>
    line.forEach((result, c) => {
      const value = result as CellValue;
      if (r + c === 0) putShown(example, row, column, [formula, value], style);
      else example.grid.put(row + r, column + c, value, style);
    })
  );
  const from = cellAddress(row, column);
  const to = cellAddress(row + results.length - 1, column + results[0]!.length - 1);
  example.spills.push({ from, block: `${from}:${to}` });
}

/**
 * Ends a sheet, of which all up to a row and column is printed.
 * @param starts rows at which a page may begin, if it has no room on one.
 */
export function finish(
  { grid, spills, shown }: Example,
  bottom: number,
  right: number,
  starts: readonly number[] = []
): Finished {
  const onePage = printSetup("A4", bottom, right, { titleRows: [1, HEADINGS], orientation: "landscape" });
  const rows = grid.rowsWithoutHeight(HEADINGS + 1, bottom);
  const print = () => onPages(grid, onePage, rows, DEFAULT_HEIGHT, starts) ?? onePage;
  const draft = grid.finish({ frozenRows: HEADINGS, print });
  const cells = draft.cells.map((cell) => {
    const value = shown.get(`${cell.row} ${cell.column}`);
    return cell.formula === undefined || value === undefined ? cell : { ...cell, value };
  });
  return { sheet: { ...draft.layOut(cells), charts: [] }, spills };
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
