/// <reference types="office-js" />
import { runRequest } from "./host-error";
import { blockAddress, type Block } from "./selection";
import { cellAddress } from "../workbook/reference";

/** Cells that a formula would fill, and the first of them that is not blank; null if all are blank. */
export interface Target {
  readonly block: Block;
  readonly filled: { readonly address: string; readonly content: string } | null;
}

/**
 * Reads the cells that a formula would fill.
 * @param place the first cell; null for the active cell.
 * @throws HostError
 */
export function readTarget(place: Block | null, rows: number, columns: number): Promise<Target> {
  return runRequest("readSelection", () =>
    Excel.run(async (context) => {
      const { sheet, top, left } = place ?? (await activeCell(context));
      const block = { sheet, top, left, rows, columns };
      const range = context.workbook.worksheets.getItem(sheet).getRange(blockAddress(block));
      range.load("formulas");
      await context.sync();
      const filled = (range.formulas as unknown[][]).flatMap((row, r) =>
        row.flatMap((content, c) =>
          content === "" ? [] : [{ address: cellAddress(top + r, left + c), content: String(content) }]
        )
      );
      return { block, filled: filled[0] ?? null };
    })
  );
}

async function activeCell(context: Excel.RequestContext): Promise<Pick<Block, "sheet" | "top" | "left">> {
  const cell = context.workbook.getActiveCell();
  const { worksheet } = cell;
  cell.load("rowIndex,columnIndex");
  worksheet.load("name");
  await context.sync();
  return { sheet: worksheet.name, top: cell.rowIndex + 1, left: cell.columnIndex + 1 };
}
