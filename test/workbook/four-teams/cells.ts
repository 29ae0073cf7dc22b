import type { CellValue, Workbook } from "../../../src/workbook/model";

/** What the cells of a sheet show, by row and column; "" for an empty one. */
export function reader(workbook: Workbook, name: string) {
  const { cells } = workbook.sheets.find((sheet) => sheet.name === name)!;
  const values = new Map(cells.map(({ row, column, value }) => [`${row},${column}`, value]));
  const at = (row: number, column: number): CellValue => values.get(`${row},${column}`) ?? "";
  /** A row from one column to another, blank cells left out. */
  const line = (row: number, from: number, to: number): string => {
    const found = Array.from({ length: to - from + 1 }, (_, i) => at(row, from + i));
    return found.filter((value) => value !== "").join(" ");
  };
  /** The row that begins with a value. */
  const rowOf = (value: CellValue): number => cells.find((cell) => cell.column === 1 && cell.value === value)!.row;
  return { at, line, rowOf };
}
