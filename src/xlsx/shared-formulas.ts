import { columnLetters } from "../workbook/reference";
import { columnNumber, LAST_COLUMN, LAST_ROW } from "./cell-place";

/**
 * Part of a formula: constant text, or a reference that moves. Columns and rows are offsets from the formula's cell
 * unless fixed.
 */
type Piece = string | { readonly column: Axis | null; readonly row: Axis | null };
interface Axis {
  readonly fixed: boolean;
  readonly by: number;
}

/** Returns the formula for the cell in a row and column. */
export type SharedFormula = (row: number, column: number) => string;

/**
 * Matches a text literal, a quoted sheet, a name in brackets, whole columns or rows, a number, or a word, which is a
 * cell's address unless it is a function or a sheet.
 */
const PARTS =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^[\]]*\]|(?:\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\p{N}_.(!])|[\p{L}_\\$][\p{L}\p{N}_.$\\?]*|\d[\p{L}\p{N}_.]*/giu;
/**
 * Characters that a reference cannot directly follow. A look-behind could test them, but Safari has it only from 16.4.
 */
const WITHIN = /[\p{L}\p{N}_.$]/u;
const ADDRESS = /^(\$?)([A-Z]{1,3})(\$?)(\d{1,7})$/i;

/**
 * Parses a shared formula on first use.
 * @param row row of the cell that contains it.
 */
export function sharedFormula(formula: string, row: number, column: number): SharedFormula {
  let pieces: Piece[] | undefined;
  return (toRow, toColumn) => {
    pieces ??= piecesOf(formula, row, column);
    return pieces.map((piece) => (typeof piece === "string" ? piece : addressAt(piece, toRow, toColumn))).join("");
  };
}

function piecesOf(formula: string, row: number, column: number): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const push = (end: number, ...moving: Piece[]) => {
    if (end > done) pieces.push(formula.slice(done, end));
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
    done = index + part.length;
  }
  push(formula.length);
  return pieces;
}

function addressAt({ column, row }: Exclude<Piece, string>, fromRow: number, fromColumn: number): string {
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
