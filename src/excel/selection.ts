/// <reference types="office-js" />
import { areaAddress, cellAddress } from "../workbook/reference";
import { runRequest, failure } from "./host-error";
import { cellTexts } from "./cell-texts";

/** A block of cells of a sheet, from row and column 1. */
export interface Block {
  readonly sheet: string;
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** The cells that are selected, with what they hold. */
export interface Selection extends Block {
  readonly values: unknown[][];
}

/** A column that is selected whole has as many rows as a sheet. */
const ALL_ROWS = 1_048_576;
/** More cells are not looked at for a preview. */
const MOST_CELLS = 20_000;

/** A block as it is written in a formula, such as "D5:D20". */
export function blockAddress({ top, left, rows, columns }: Block): string {
  if (rows === 1 && columns === 1) return cellAddress(top, left);
  return areaAddress({ top, left, bottom: top + rows - 1, right: left + columns - 1 }).replace(/\$/g, "");
}

/**
 * The block of cells that is selected; of whole columns the rows that the sheet uses.
 * @throws HostError where there is none, or there are several
 */
export function readSelection(): Promise<Selection> {
  return runRequest("readSelection", () => Excel.run(selection));
}

async function selection(context: Excel.RequestContext): Promise<Selection> {
  const selected = context.workbook.getSelectedRange();
  const { worksheet } = selected;
  selected.load("rowIndex,columnIndex,rowCount,columnCount");
  worksheet.load("name");
  await context.sync().catch((error: { code?: string }) => {
    throw error.code === "InvalidSelection" ? failure("readSelection", cellTexts.notABlock) : error;
  });
  const { name: sheet } = worksheet;
  const [left, columns] = [selected.columnIndex + 1, selected.columnCount];
  const [top, rows] =
    selected.rowCount < ALL_ROWS ? [selected.rowIndex + 1, selected.rowCount] : await usedRows(context, sheet);
  const block = { sheet, top, left, rows, columns };
  if (rows * columns > MOST_CELLS) throw failure("readSelection", cellTexts.tooManyCells(MOST_CELLS));
  const range = context.workbook.worksheets.getItem(sheet).getRange(blockAddress(block));
  range.load("values");
  await context.sync();
  if (range.values.every((row) => row.every((value) => value === "")))
    throw failure("readSelection", cellTexts.emptySelection(blockAddress(block)));
  return { ...block, values: range.values };
}

/** The first row that a sheet uses, and how many there are. */
async function usedRows(context: Excel.RequestContext, sheet: string): Promise<readonly [top: number, rows: number]> {
  const used = context.workbook.worksheets.getItem(sheet).getUsedRange(true);
  used.load("rowIndex,rowCount");
  await context.sync();
  return [used.rowIndex + 1, used.rowCount];
}
