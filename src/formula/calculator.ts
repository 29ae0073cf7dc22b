import type { Hole } from "./declare";
import { FormulaError } from "./formula-error";
import type { Formulas, Shape } from "./formulas";
import { endOfHoleAt, isOfWord } from "./holes";
import { cellBetween, readReference, type Reference, rowAndColumn } from "./references";
import { type CellFacts, failure, type Grid, type Scalar, single, type Value } from "./values";

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

/** What stands in a hole, and what is to be written there instead, if anything. */
interface Filling extends Hole {
  /** What stands there, but for a cell of the sheet itself. */
  readonly hole: string | null;
  readonly instead: string | null;
}

/**
 * A cell, and how far its formula is worked out. Most holes refer to a cell: so that nothing has to be made for each, it
 * is itself the grid of one that they are filled with.
 */
class Standing<Cell extends BookCell> implements Grid, Filling {
  readonly rows = 1;
  readonly columns = 1;
  readonly value: Grid = this;
  readonly hole = null;
  state: "new" | "asked" | "known";
  result: Scalar;
  /** Its formula as it is to be written, once it is known. */
  formula: string | undefined = undefined;
  /** What is to be written for it in formulas of its own sheet. */
  instead: string | null = null;
  /** Whether that has been asked for. */
  isReferred = false;

  /** @param cell is undefined where nothing stands. */
  constructor(
    readonly cell: Cell | undefined,
    private readonly sheet: SheetCells<Cell>
  ) {
    this.state = cell?.formula === undefined ? "known" : "new";
    this.result = cell?.value ?? null;
  }

  at(): Scalar {
    return this.state === "known" ? this.result : this.sheet.workOut(this);
  }

  cellAt(): CellFacts {
    return this.sheet.factsOf(this.cell);
  }
}

interface SheetCells<Cell extends BookCell> {
  readonly name: string;
  /** By row and column. */
  readonly rows: (Standing<Cell> | undefined)[][];
  /** What has stood in the holes of the sheet's formulas, by its text; cells of the sheet itself are in their places. */
  readonly holes: Map<string, Filling>;
  /** The formula that was read last in each column: the next is most often like it. */
  readonly columns: (Filled | undefined)[];
  readonly workOut: (standing: Standing<Cell>) => Scalar;
  readonly factsOf: (cell: Cell | undefined) => CellFacts;
}

/** A formula's shape, where its holes are in its text, and what is in them. */
interface Filled {
  readonly shape: Shape;
  readonly places: readonly number[];
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

  function sheetCells({ name, cells }: Book<Cell>["sheets"][number]): SheetCells<Cell> {
    const rows: Standing<Cell>[][] = [];
    const workOut = (standing: Standing<Cell>) => resultOf(standing, sheet);
    const sheet: SheetCells<Cell> = { name, rows, holes: new Map(), columns: [], workOut, factsOf };
    for (const cell of cells) (rows[cell.row] ??= [])[cell.column] = new Standing(cell, sheet);
    return sheet;
  }

  function resultOf(standing: Standing<Cell>, sheet: SheetCells<Cell>): Scalar {
    const { cell, state } = standing;
    if (!cell) return null;
    if (state === "asked") return failure("#CYCLE!");
    standing.state = "asked";
    const text = cell.formula ?? "";
    const { shape, places, fillings } = (sheet.columns[cell.column] = filled(text, sheet, cell.column));
    // A formula never gives a blank.
    standing.result = single(shape.formula(fillings)) ?? 0;
    standing.formula = fillings.some(isToChange) ? written(text, places, fillings) : text;
    standing.state = "known";
    return standing.result;
  }

  function filled(text: string, sheet: SheetCells<Cell>, column: number): Filled {
    const last = sheet.columns[column];
    return (last && filledLike(last, text, sheet)) ?? filledAnew(text, sheet);
  }

  function filledAnew(text: string, sheet: SheetCells<Cell>): Filled {
    const { shape, places } = reader.read(text);
    const fillings: Filling[] = [];
    for (let index = 0; index < places.length; index += 2)
      fillings.push(fillingBetween(text, places[index] ?? 0, places[index + 1] ?? 0, sheet));
    return { shape, places, fillings };
  }

  /** In one pass over the text what {@link filledAnew} gives, where the formula is like another but for its holes. */
  function filledLike(other: Filled, text: string, sheet: SheetCells<Cell>): Filled | null {
    const { between } = other.shape;
    const fillings = new Array<Filling>(between.length - 1);
    const places = new Array<number>(2 * fillings.length);
    let at = 0;
    for (let index = 0; index < between.length; index++) {
      const piece = between[index] ?? "";
      if (!text.startsWith(piece, at)) return null;
      at += piece.length;
      const before = other.fillings[index];
      if (!before) break;
      places[2 * index] = at;
      // What stays the same from row to row need not be looked up.
      if (
        before.hole !== null &&
        text.startsWith(before.hole, at) &&
        !isOfWord(text.charCodeAt(at + before.hole.length))
      ) {
        fillings[index] = before;
        at += before.hole.length;
      } else {
        const end = endOfHoleAt(text, at);
        if (end === at) return null;
        fillings[index] = fillingBetween(text, at, end, sheet);
        at = end;
      }
      places[2 * index + 1] = at;
    }
    return at === text.length ? { shape: other.shape, places, fillings } : null;
  }

  function fillingBetween(text: string, start: number, end: number, sheet: SheetCells<Cell>): Filling {
    const cell = cellBetween(text, start, end);
    return cell > 0 ? ofOwnCell(cell, sheet) : ofHole(text, start, end, sheet);
  }

  function ofOwnCell(number: number, sheet: SheetCells<Cell>): Filling {
    const [row, column] = rowAndColumn(number);
    const standing = cellIn(sheet, row, column);
    if (standing.isReferred) return standing;
    const reference = { sheet: null, area: { top: row, left: column, bottom: row, right: column } };
    standing.instead = instead(reference, sheet.name);
    standing.isReferred = true;
    return standing;
  }

  function ofHole(text: string, start: number, end: number, sheet: SheetCells<Cell>): Filling {
    const hole = text.slice(start, end);
    const known = sheet.holes.get(hole);
    if (known) return known;
    const reference = readReference(hole);
    const value = reference ? cellsIn(reference.sheet ?? sheet.name, reference.area) : valueOfWord(hole);
    if (value === null) throw new FormulaError(`${hole} is no number, reference or name`, text, start + 1);
    const filling = { hole, value, instead: reference && instead(reference, sheet.name) };
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
      at: (row, column) => standingAt(row, column)?.at() ?? null,
      cellAt: (row, column) => factsOf(standingAt(row, column)?.cell),
    };
  }

  function cellIn(sheet: SheetCells<Cell>, row: number, column: number): Standing<Cell> {
    return ((sheet.rows[row] ??= [])[column] ??= new Standing<Cell>(undefined, sheet));
  }

  function factsOf(cell: Cell | undefined): CellFacts {
    if (!cell) return { isFormula: false, isLocked: true };
    return { isFormula: cell.formula !== undefined, isLocked: isLocked(cell) };
  }

  return {
    valueAt: (name, row, column) => sheets.get(name)?.rows[row]?.[column]?.at() ?? null,
    formulaAt: (name, row, column) => {
      const standing = sheets.get(name)?.rows[row]?.[column];
      standing?.at();
      return standing?.formula;
    },
    evaluate: (text, name) => {
      const sheet = sheets.get(name);
      if (!sheet) return failure("#REF!");
      const { shape, fillings } = filledAnew(text, sheet);
      return single(shape.formula(fillings)) ?? 0;
    },
  };
}

function isToChange({ instead }: Filling): boolean {
  return instead !== null;
}

/** A formula with what is to be written in its holes. */
function written(text: string, places: readonly number[], fillings: readonly Filling[]): string {
  let written = "";
  let done = 0;
  fillings.forEach(({ instead }, index) => {
    if (instead === null) return;
    written += text.slice(done, places[2 * index]) + instead;
    done = places[2 * index + 1] ?? 0;
  });
  return written + text.slice(done);
}
