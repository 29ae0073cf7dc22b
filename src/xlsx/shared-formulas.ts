import { columnLetters } from "../workbook/reference";
import { columnNumber, LAST_COLUMN, LAST_ROW } from "./cell-place";

/**
 * A formula taken apart: what stays as it is, and references that move as it is copied. A reference's column and row
 * are counted from the formula's own cell, unless they are fixed.
 */
type Piece = string | { readonly column: Axis | null; readonly row: Axis | null };
interface Axis {
  readonly fixed: boolean;
  readonly by: number;
}

/** A formula that cells share: what it is in the cell of a row and column. */
export type SharedFormula = (row: number, column: number) => string;

/**
 * A text literal, a quoted sheet, a name in brackets; whole columns or rows; a number; a word, which may be a cell's
 * address where no function or sheet.
 */
const PARTS =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^[\]]*\]|(?:\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\p{N}_.(!])|[\p{L}_\\$][\p{L}\p{N}_.$\\?]*|\d[\p{L}\p{N}_.]*/giu;
/** What no reference follows directly. Looking back is left to this: Safari reads no such pattern before 16.4. */
const WITHIN = /[\p{L}\p{N}_.$]/u;
const ADDRESS = /^(\$?)([A-Z]{1,3})(\$?)(\d{1,7})$/i;

/** A formula of the cell that has it, for the cells that share it. */
export function sharedFormula(formula: string, row: number, column: number): SharedFormula {
  let pieces: Piece[] | undefined;
  return (toRow, toColumn) => {
    pieces ??= piecesOf(formula, row, column);
    return pieces.map((piece) => (typeof piece === "string" ? piece : written(piece, toRow, toColumn))).join("");
  };
}

function piecesOf(formula: string, row: number, column: number): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const push = (end: number, ...moving: Piece[]) => {
    if (end > at) pieces.push(formula.slice(at, end));
    pieces.push(...moving);
  };
  const columnAxis = (dollar: string, letters: string): Axis => {
    const number = columnNumber(letters);
    return dollar ? { fixed: true, by: number } : { fixed: false, by: number - column };
  };
  const rowAxis = (dollar: string, digits: string): Axis => {
    const number = Number(digits);
    return dollar ? { fixed: true, by: number } : { fixed: false, by: number - row };
  };
  for (const { 0: part, index } of formula.matchAll(PARTS)) {
    const next = formula[index + part.length];
    const address = next === "(" || next === "!" ? null : ADDRESS.exec(part);
    if (address) {
      const [, fixedColumn = "", letters = "", fixedRow = "", digits = ""] = address;
      if (columnNumber(letters) > LAST_COLUMN) continue;
      push(index, { column: columnAxis(fixedColumn, letters), row: rowAxis(fixedRow, digits) });
    } else if (part.includes(":") && /^\$?[A-Z\d]/i.test(part) && !WITHIN.test(formula[index - 1] ?? "")) {
      const [first, last] = part.split(":").map((end) => {
        const [, dollar = "", name = ""] = /^(\$?)(.*)$/.exec(end)!;
        return /\d/.test(name)
          ? { column: null, row: rowAxis(dollar, name) }
          : { column: columnAxis(dollar, name), row: null };
      });
      push(index, first!, ":", last!);
    } else continue;
    at = index + part.length;
  }
  push(formula.length);
  return pieces;
}

function written({ column, row }: Exclude<Piece, string>, fromRow: number, fromColumn: number): string {
  let address = "";
  if (column) {
    const number = column.fixed ? column.by : column.by + fromColumn;
    if (number < 1 || number > LAST_COLUMN) return "#REF!";
    address = (column.fixed ? "$" : "") + columnLetters(number);
  }
  if (row) {
    const number = row.fixed ? row.by : row.by + fromRow;
    if (number < 1 || number > LAST_ROW) return "#REF!";
    address += (row.fixed ? "$" : "") + number;
  }
  return address;
}
