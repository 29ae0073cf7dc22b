import type { Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import type { HostOptions } from "../office/host/install";

/** Workbooks one behind the other as they are open in the Excel that a test plays: protected, the last sheets hidden. */
export function openInExcel(...workbooks: readonly Pick<Workbook, "sheets">[]): HostOptions {
  const sheets = workbooks.flatMap((workbook) => workbook.sheets);
  return {
    sheets: sheets.map(({ name }) => name),
    cells: Object.fromEntries(
      sheets.map(({ name, hidden, cells }) => {
        const entered: Record<string, string> = {};
        const shown: Record<string, string | number> = {};
        const unlocked: Record<string, true> = {};
        for (const { row, column, value, formula, style } of cells) {
          const address = cellAddress(row, column);
          if (style?.entry) unlocked[address] = true;
          if (formula === undefined && (value === null || value === "")) continue;
          entered[address] = formula === undefined ? String(value) : `=${formula}`;
          if (formula !== undefined || typeof value === "number") shown[address] = value as string | number;
        }
        const visibility = hidden ? "Hidden" : "Visible";
        return [name, { cells: entered, shown, unlocked, visibility, protection: {} }];
      })
    ),
  };
}
