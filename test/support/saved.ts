import type { Workbook } from "../../src/workbook/model";
import type { SavedCell, SavedWorkbook } from "../../src/workbook/saved-workbook";

/** A workbook as a reader of files gives it, without the detour of a file. */
export function savedOf({ sheets, names }: Workbook): SavedWorkbook {
  return {
    names,
    sheets: sheets.map(({ name, cells }) => ({
      name,
      cells: cells.flatMap(({ row, column, value, formula }) =>
        value === null || (value === "" && formula === undefined) ? [] : [{ row, column, value, formula }]
      ),
    })),
  };
}

/** A place of rows or columns of a sheet. */
export interface Lines {
  readonly sheet: string;
  readonly axis: "row" | "column";
  readonly at: number;
}

/** A workbook after rows or columns were inserted before a place on an unprotected sheet: cells and names move. */
export function inserted({ sheets, names = [] }: SavedWorkbook, { sheet, axis, at }: Lines, count = 1): SavedWorkbook {
  const moved = (line: number) => (line < at ? line : line + count);
  return {
    sheets: onSheet(sheets, sheet, (cell) => [{ ...cell, [axis]: moved(cell[axis]) }]),
    names: names.map((name) => {
      const { top, left, bottom, right } = name.area;
      const area =
        axis === "row"
          ? { left, right, top: moved(top), bottom: moved(bottom) }
          : { top, bottom, left: moved(left), right: moved(right) };
      return name.sheet === sheet ? { ...name, area } : name;
    }),
  };
}

/** A workbook after a row or a column was deleted; its names are left out. */
export function deleted({ sheets }: SavedWorkbook, { sheet, axis, at }: Lines): SavedWorkbook {
  return {
    sheets: onSheet(sheets, sheet, (cell) =>
      cell[axis] === at ? [] : [{ ...cell, [axis]: cell[axis] - (cell[axis] > at ? 1 : 0) }]
    ),
  };
}

function onSheet(
  sheets: SavedWorkbook["sheets"],
  name: string,
  change: (cell: SavedCell) => readonly SavedCell[]
): SavedWorkbook["sheets"] {
  return sheets.map((sheet) => (sheet.name === name ? { ...sheet, cells: sheet.cells.flatMap(change) } : sheet));
}
