import type { Workbook } from "../../src/workbook/model";
import type { SavedWorkbook } from "../../src/workbook/saved-workbook";

/** A workbook as a reader of files gives it, without the detour of a file. */
export function savedOf({ sheets }: Workbook): SavedWorkbook {
  return {
    sheets: sheets.map(({ name, cells }) => ({
      name,
      cells: cells.flatMap(({ row, column, value, formula }) =>
        value === null || (value === "" && formula === undefined) ? [] : [{ row, column, value, formula }]
      ),
    })),
  };
}
