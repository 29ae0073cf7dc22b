import type { Hole } from "./declare";
import type { Formulas, ReadFormula } from "./formulas";
import { FormulaError } from "./formula-error";
import { cellBetween, readReference, type Reference, rowAndColumn } from "./references";
import { failure, type Scalar, single, type Value } from "./values";

/** A cell, by row and column from 1. */
export interface BookCell {
  readonly row: number;
  readonly column: number;
  /** What was typed or written; of a cell with a formula it is not looked at. */
  readonly value: string | number | boolean | null;
  /** Without the leading "=". */
  readonly formula?: string | undefined;
}

/** A workbook, as far as formulas know it. */
export interface Book<Cell extends BookCell = BookCell> {
  readonly sheets: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
  readonly names?: readonly { readonly name: string; readonly sheet: string; readonly area: Reference["area"] }[];
}

/** Works out formulas over a workbook. */
interface Calculator {
  /** What a cell holds, or its formula gives; null where there is nothing. */
  readonly valueAt: (sheet: string, row: number, column: number) => Scalar;
  /** A cell's formula as it is to be written; undefined where it has none. */
  readonly formulaAt: (sheet: string, row: number, column: number) => string | undefined;
  /** What a formula would give on a sheet: that of a highlight, or of somebody who asks. */
  readonly evaluate: (formula: string, sheet: string) => Scalar;
}

/** A cell and how far its formula is worked out. */
interface Standing<Cell> {
  readonly cell: Cell;
  state: "new" | "asked" | "known";
  value: Scalar;
  /** Its formula as it is to be written, once it is known. */
  formula: string | undefined;
}

interface SheetCells<Cell> {
  readonly name: string;
  /** By row and column. */
  readonly rows: readonly (readonly (Standing<Cell> | undefined)[] | undefined)[];
  /** What has stood in the holes of the sheet's formulas: cells of the sheet by their numbers, all else by its text. */
  readonly own: Map<number, Filling>;
  readonly holes: Map<string, Filling>;
  /** The formula that was read last in each column: the next is most often like it. */
  readonly columns: (Filled | undefined)[];
}

/** What stands in a hole, and what is to be written there instead, if anything. */
interface Filling extends Hole {
  readonly instead: string | null;
}

/** A formula and what is in its holes. */
interface Filled {
  readonly read: ReadFormula;
  readonly fillings: readonly Filling[];
}

/**
 * What works out the formulas of a workbook, each when it is first asked for.
 * @param isLocked tells of a cell whether it is; without it all are.
 * @param instead tells of a reference on a sheet what is to be written instead of it; null where it stays.
 */
export function calculator<Cell extends BookCell>(
  book: Book<Cell>,
  reader: Formulas,
  isLocked: (cell: Cell) => boolean = () => true,
  instead: (reference: Reference, sheet: string) => string | null = () => null
): Calculator {
  const sheets = new Map(book.sheets.map((sheet) => [sheet.name, sheetCells(sheet)]));
  const names = new Map(book.names?.map((each) => [each.name.toUpperCase(), each]));

  function valueOf(standing: Standing<Cell>, sheet: SheetCells<Cell>): Scalar {
    const { cell, state } = standing;
    if (state === "known") return standing.value;
    if (state === "asked") return failure("#CYCLE!");
    standing.state = "asked";
    const { read, fillings } = (sheet.columns[cell.column] = filled(cell.formula ?? "", sheet, cell.column));
    // A formula never gives a blank.
    standing.value = single(read.formula(fillings)) ?? 0;
    standing.formula = fillings.some(isToChange) ? written(read, fillings) : cell.formula;
    standing.state = "known";
    return standing.value;
  }

  function filled(text: string, sheet: SheetCells<Cell>, column: number): Filled {
    const last = sheet.columns[column];
    const read = reader.read(text, last?.read);
    const { places } = read;
    const like = last?.read.between === read.between ? last : null;
    const fillings = new Array<Filling>(places.length / 2);
    for (let index = 0; index < fillings.length; index++) {
      const start = places[2 * index] ?? 0;
      const end = places[2 * index + 1] ?? 0;
      // What stays the same from row to row need not be looked up.
      const same = like && isSameHole(read, like.read, index) ? like.fillings[index] : undefined;
      const cell = same ? 0 : cellBetween(text, start, end);
      fillings[index] = same ?? (cell > 0 ? ofOwnCell(cell, sheet) : ofHole(text, start, end, sheet));
    }
    return { read, fillings };
  }

  function ofOwnCell(number: number, sheet: SheetCells<Cell>): Filling {
    const known = sheet.own.get(number);
    if (known) return known;
    const [row, column] = rowAndColumn(number);
    const reference = { sheet: null, area: { top: row, left: column, bottom: row, right: column } };
    const filling = { value: cellIn(sheet, row, column), instead: instead(reference, sheet.name) };
    sheet.own.set(number, filling);
    return filling;
  }

  function ofHole(text: string, start: number, end: number, sheet: SheetCells<Cell>): Filling {
    const hole = text.slice(start, end);
    const known = sheet.holes.get(hole);
    if (known) return known;
    const reference = readReference(hole);
    const value = reference ? cellsIn(reference.sheet ?? sheet.name, reference.area) : valueOfWord(hole);
    if (value === null) throw new FormulaError(`${hole} is no number, reference or name`, text, start + 1);
    const filling = { value, instead: reference && instead(reference, sheet.name) };
    sheet.holes.set(hole, filling);
    return filling;
  }

  function valueOfWord(hole: string): Value | null {
    const name = names.get(hole.toUpperCase());
    if (name) return cellsIn(name.sheet, name.area);
    if (/^[\p{L}_\\][\p{L}\d_.\\]*$/u.test(hole)) return failure("#NAME?");
    return /^(\d+\.?\d*|\.\d+)(E[-+]?\d+)?$/i.test(hole) ? Number(hole) : null;
  }

  function cellsIn(sheetName: string, { top, left, bottom, right }: Reference["area"]): Value {
    const sheet = sheets.get(sheetName);
    if (!sheet) return failure("#REF!");
    if (top === bottom && left === right) return cellIn(sheet, top, left);
    const standingAt = (row: number, column: number) => sheet.rows[top + row]?.[left + column];
    return {
      rows: bottom - top + 1,
      columns: right - left + 1,
      at: (row, column) => {
        const standing = standingAt(row, column);
        return standing ? valueOf(standing, sheet) : null;
      },
      cellAt: (row, column) => factsOf(standingAt(row, column)),
    };
  }

  function cellIn(sheet: SheetCells<Cell>, row: number, column: number): Value {
    const standing = sheet.rows[row]?.[column];
    const at = standing ? () => valueOf(standing, sheet) : () => null;
    return { rows: 1, columns: 1, at, cellAt: () => factsOf(standing) };
  }

  function factsOf(standing: Standing<Cell> | undefined) {
    if (!standing) return { isFormula: false, isLocked: true };
    return { isFormula: standing.cell.formula !== undefined, isLocked: isLocked(standing.cell) };
  }

  return {
    valueAt: (name, row, column) => {
      const sheet = sheets.get(name);
      const standing = sheet?.rows[row]?.[column];
      return sheet && standing ? valueOf(standing, sheet) : null;
    },
    formulaAt: (name, row, column) => {
      const sheet = sheets.get(name);
      const standing = sheet?.rows[row]?.[column];
      if (sheet && standing) valueOf(standing, sheet);
      return standing?.formula;
    },
    evaluate: (text, name) => {
      const sheet = sheets.get(name);
      if (!sheet) return failure("#REF!");
      const { read, fillings } = filled(text, sheet, 0);
      return single(read.formula(fillings)) ?? 0;
    },
  };
}

function sheetCells<Cell extends BookCell>({ name, cells }: Book<Cell>["sheets"][number]): SheetCells<Cell> {
  const rows: Standing<Cell>[][] = [];
  for (const cell of cells) {
    const state = cell.formula === undefined ? "known" : "new";
    (rows[cell.row] ??= [])[cell.column] = { cell, state, value: cell.value, formula: undefined };
  }
  return { name, rows, own: new Map(), holes: new Map(), columns: [] };
}

/** Whether the same stands in a hole of two formulas; rows differ at the end of a reference, so it is compared from there. */
function isSameHole(one: ReadFormula, other: ReadFormula, index: number): boolean {
  const start = one.places[2 * index] ?? 0;
  let end = one.places[2 * index + 1] ?? 0;
  let otherEnd = other.places[2 * index + 1] ?? 0;
  if (otherEnd - (other.places[2 * index] ?? 0) !== end - start) return false;
  while (end > start) if (one.text.charCodeAt(--end) !== other.text.charCodeAt(--otherEnd)) return false;
  return true;
}

function isToChange({ instead }: Filling): boolean {
  return instead !== null;
}

/** A formula with what is to be written in its holes. */
function written({ text, places }: ReadFormula, fillings: readonly Filling[]): string {
  let written = "";
  let done = 0;
  fillings.forEach(({ instead }, index) => {
    if (instead === null) return;
    written += text.slice(done, places[2 * index]) + instead;
    done = places[2 * index + 1] ?? 0;
  });
  return written + text.slice(done);
}
