import type { Formulas, ReadFormula } from "./formulas";
import { MARK } from "./holes";
import { readReference, type Reference } from "./references";
import { faultIn } from "./tokens";
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
  /** What a formula would give on a sheet: that of a highlight, or of somebody who asks. */
  readonly evaluate: (formula: string, sheet: string) => Scalar;
}

/** A cell and how far its formula is worked out. */
interface Standing<Cell> {
  readonly cell: Cell;
  state: "new" | "asked" | "known";
  value: Scalar;
}

interface SheetCells<Cell> {
  readonly name: string;
  /** By row and column. */
  readonly rows: readonly (readonly (Standing<Cell> | undefined)[] | undefined)[];
  /** What has stood in the holes of the sheet's formulas, by its text. */
  readonly holes: Map<string, Value>;
  /** The formula that was read last in each column: the next is most often like it. */
  readonly columns: (Filled | undefined)[];
}

/** A formula and the values in its holes. */
interface Filled {
  readonly read: ReadFormula;
  readonly values: readonly Value[];
}

/**
 * What works out the formulas of a workbook, each when it is first asked for.
 * @param isLocked tells of a cell whether it is; without it all are.
 */
export function calculator<Cell extends BookCell>(
  book: Book<Cell>,
  reader: Formulas,
  isLocked: (cell: Cell) => boolean = () => true
): Calculator {
  const sheets = new Map(book.sheets.map((sheet) => [sheet.name, sheetCells(sheet)]));
  const names = new Map(book.names?.map((each) => [each.name.toUpperCase(), each]));

  function valueOf(standing: Standing<Cell>, sheet: SheetCells<Cell>): Scalar {
    const { cell, state } = standing;
    if (state === "known") return standing.value;
    if (state === "asked") return failure("#CYCLE!");
    standing.state = "asked";
    const { read, values } = (sheet.columns[cell.column] = filled(cell.formula ?? "", sheet, cell.column));
    // A formula never gives a blank.
    standing.value = single(read.formula(values)) ?? 0;
    standing.state = "known";
    return standing.value;
  }

  function filled(text: string, sheet: SheetCells<Cell>, column: number): Filled {
    const last = sheet.columns[column];
    const read = reader.read(text, last?.read);
    const values: Value[] = [];
    for (let index = 0; index < read.holes.length; index++) {
      const hole = read.holes[index] ?? "";
      const lastValue = hole === last?.read.holes[index] ? last.values[index] : undefined;
      values.push(lastValue ?? sheet.holes.get(hole) ?? inHole(read, index, sheet));
    }
    return { read, values };
  }

  function inHole({ shape, holes, between }: ReadFormula, index: number, sheet: SheetCells<Cell>): Value {
    const hole = holes[index] ?? "";
    const value = valueOfHole(hole, sheet.name);
    if (value === null) {
      const place = between.slice(0, index + 1).join(MARK).length;
      throw faultIn({ shape, holes }, place, `${hole} is no number, reference or name`);
    }
    sheet.holes.set(hole, value);
    return value;
  }

  function valueOfHole(hole: string, own: string): Value | null {
    const reference = readReference(hole);
    if (reference) return cellsIn(reference.sheet ?? own, reference.area);
    const name = names.get(hole.toUpperCase());
    if (name) return cellsIn(name.sheet, name.area);
    if (/^[\p{L}_\\][\p{L}\d_.\\]*$/u.test(hole)) return failure("#NAME?");
    return /^(\d+\.?\d*|\.\d+)(E[-+]?\d+)?$/i.test(hole) ? Number(hole) : null;
  }

  function cellsIn(sheetName: string, { top, left, bottom, right }: Reference["area"]): Value {
    const sheet = sheets.get(sheetName);
    if (!sheet) return failure("#REF!");
    const standingAt = (row: number, column: number) => sheet.rows[top + row]?.[left + column];
    return {
      rows: bottom - top + 1,
      columns: right - left + 1,
      at: (row, column) => {
        const standing = standingAt(row, column);
        return standing ? valueOf(standing, sheet) : null;
      },
      cellAt: (row, column) => {
        const standing = standingAt(row, column);
        if (!standing) return { isFormula: false, isLocked: true };
        return { isFormula: standing.cell.formula !== undefined, isLocked: isLocked(standing.cell) };
      },
    };
  }

  return {
    valueAt: (name, row, column) => {
      const sheet = sheets.get(name);
      const standing = sheet?.rows[row]?.[column];
      return sheet && standing ? valueOf(standing, sheet) : null;
    },
    evaluate: (text, name) => {
      const sheet = sheets.get(name);
      if (!sheet) return failure("#REF!");
      const { read, values } = filled(text, sheet, 0);
      return single(read.formula(values)) ?? 0;
    },
  };
}

function sheetCells<Cell extends BookCell>({ name, cells }: Book<Cell>["sheets"][number]): SheetCells<Cell> {
  const rows: Standing<Cell>[][] = [];
  for (const cell of cells) {
    const state = cell.formula === undefined ? "known" : "new";
    (rows[cell.row] ??= [])[cell.column] = { cell, state, value: cell.value };
  }
  return { name, rows, holes: new Map(), columns: [] };
}
