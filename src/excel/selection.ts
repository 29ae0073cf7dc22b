/// <reference types="office-js" />
import { areaAddress, cellAddress } from "../workbook/reference";
import { runRequest, failure } from "./host-error";
import { cellTexts } from "./cell-texts";

/** A block of cells, row and column from 1. */
export interface Block {
  readonly sheet: string;
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** The selected cells with their values. */
export interface Selection extends Block {
  readonly values: unknown[][];
}

/** Number of rows of a sheet, which an entire selected column also has. */
const ALL_ROWS = 1_048_576;
/** Maximum number of cells in a preview. */
const MAX_PREVIEW_CELLS = 20_000;

/** Address of a block for a formula, such as "D5:D20". */
export function blockAddress({ top, left, rows, columns }: Block): string {
  if (rows === 1 && columns === 1) return cellAddress(top, left);
  return areaAddress({ top, left, bottom: top + rows - 1, right: left + columns - 1 }).replace(/\$/g, "");
}

/**
 * Reads the selected block; of entire columns only the used rows.
 * @throws HostError if the selection is not one block, is empty or too large.
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
  if (rows * columns > MAX_PREVIEW_CELLS) throw failure("readSelection", cellTexts.tooManyCells(MAX_PREVIEW_CELLS));
  const range = context.workbook.worksheets.getItem(sheet).getRange(blockAddress(block));
  range.load("values");
  await context.sync();
  if (range.values.every((row) => row.every((value) => value === "")))
    throw failure("readSelection", cellTexts.emptySelection(blockAddress(block)));
  return { ...block, values: range.values };
}

/** The first used row of a sheet, and the number of used rows. */
async function usedRows(context: Excel.RequestContext, sheet: string): Promise<readonly [top: number, rows: number]> {
  const used = context.workbook.worksheets.getItem(sheet).getUsedRange(true);
  used.load("rowIndex,rowCount");
  await context.sync();
  return [used.rowIndex + 1, used.rowCount];
}
