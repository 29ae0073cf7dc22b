import { columnLetters } from "../../src/workbook/reference";

/** Texts, sheets' names, or a cell's address that is part of nothing else. */
const PARTS = /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\w.])(\$?)([A-Z]{1,3})(\$?)(\d+)(?![\w.(])/g;

/** A row of a column of cells that are typed into: see src/workbook/typed-cells.ts. */
const ROWS_OF_TYPED = /(INDEX\((?:'(?:[^']|'')*'!)?\$[A-Z]+\$\d+:\$[A-Z]+\$\d+,)(\d+)\)/g;

/**
 * A formula with its references written by how far away they are, as in R1C1: equal for cells that
 * hold the same formula copied.
 */
export function relativeFormula(formula: string, row: number, column: number): string {
  const byRow = formula.replace(ROWS_OF_TYPED, (_, column: string, index: string) => {
    return `${column}[${Number(index) - row}])`;
  });
  return byRow.replace(PARTS, (part, fixedColumn, letters, fixedRow, digits) => {
    if (letters === undefined) return part;
    const down = fixedRow ? digits : `[${Number(digits) - row}]`;
    const right = fixedColumn ? letters : `[${columnNumber(letters) - column}]`;
    return `R${down}C${right}`;
  });
}

/** A formula as it is when its cell is copied so many rows down and columns to the right. */
export function copiedFormula(formula: string, down: number, right: number): string {
  const byRow = formula.replace(ROWS_OF_TYPED, (_, column: string, index: string) => {
    return `${column}${Number(index) + down})`;
  });
  return byRow.replace(PARTS, (part, fixedColumn, letters, fixedRow, digits) => {
    if (letters === undefined) return part;
    const row = fixedRow ? digits : Number(digits) + down;
    const column = fixedColumn ? letters : columnLetters(columnNumber(letters) + right);
    return `${fixedColumn}${column}${fixedRow}${row}`;
  });
}

/** A column's number: A is 1. */
export function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The addresses of an area such as B2:C3, row by row; of one cell, itself. */
export function addressesIn(range: string): { row: number; column: number; address: string }[] {
  const [first, last = first] = range.split(":").map((address) => {
    const [, letters = "", digits = ""] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    return { row: Number(digits), column: columnNumber(letters) };
  });
  const found = [];
  for (let row = first!.row; row <= last!.row; row++)
    for (let column = first!.column; column <= last!.column; column++)
      found.push({ row, column, address: `${columnLetters(column)}${row}` });
  return found;
}
