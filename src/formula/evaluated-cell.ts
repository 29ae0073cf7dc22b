import type { BoundFormula, Slot } from "./bound-formula";
import type { Shape } from "./formulas";
import type { MovingRows, Reference } from "./references";
import type { CellFacts, Grid, Scalar, Value } from "./values";

/** A cell of a workbook; row and column count from 1. */
export interface BookCell {
  readonly row: number;
  readonly column: number;
  /** Constant value; ignored if the cell has a formula. */
  readonly value: string | number | boolean | null;
  /** The formula without the leading "="; absent for a constant. */
  readonly formula?: string | undefined;
  /** Row that the formula's text is written for; by default the cell's own row. */
  readonly copiedFrom?: number | undefined;
}

/** An evaluated cell. */
export interface EvaluatedFormula {
  /** The constant, or the formula's result. */
  readonly result: Scalar;
  /** The formula with moved and rewritten references; undefined for a constant. */
  readonly formula: string | undefined;
  /** True if references were replaced. */
  readonly isRewritten: boolean;
}

/** Returns the replacement of a reference in a formula on sheet `sheetName`; null if it stays. */
export type Rewrite = (reference: Reference, sheetName: string) => string | null;

/** A formula filled down: in each copy, row numbers without a dollar sign move. */
export interface CopiedFormula {
  readonly shape: Shape;
  readonly slots: readonly CopiedSlot[];
  readonly text: MovingRows;
  /** True if a copy may have replaced references. */
  readonly mayChange: boolean;
}

/**
 * A reference, number or name in a formula that is filled down; `by` is the number of rows from the formula down to its
 * copy.
 */
export interface CopiedSlot {
  readonly valueAt: (by: number) => Value;
  readonly text: MovingRows;
  /** Returns the text that replaces the slot in a copy; absent if no copy replaces the slot. */
  readonly replacementAt?: (by: number) => string | null | undefined;
}

/** A sheet, with caches for its formulas. */
export interface SheetCells<Cell extends BookCell = BookCell> {
  readonly name: string;
  /** The cells by row and column, both from 1. */
  readonly rows: (EvaluatedCell<Cell> | undefined)[][];
  /** Cache of slots, keyed by text. It does not hold cells of the sheet itself, because these are slots themselves. */
  readonly slots: Map<string, Slot>;
  /** The last formula read in each column; the next one usually has the same shape. */
  readonly columns: (BoundFormula | undefined)[];
  /** Filled-down formulas, keyed by text. */
  readonly copied: Map<string, CopiedFormula>;
  readonly copiedSlots: Map<string, CopiedSlot>;
  /** Rewrites references to this sheet; null if all references stay. */
  readonly rewrite: Rewrite | null;
  readonly evaluate: (cell: EvaluatedCell<Cell>) => Scalar;
  /** Returns what ISFORMULA and ROW need to know of a cell, or of an empty cell in the row. */
  readonly factsOf: (cell: Cell | undefined, row: number) => CellFacts;
}

/**
 * A cell with its state of evaluation. Most slots refer to one cell, so the cell is its own 1×1 grid and slot; no
 * further objects are needed.
 */
export class EvaluatedCell<Cell extends BookCell = BookCell> implements Grid, Slot, EvaluatedFormula {
  readonly rows = 1;
  readonly columns = 1;
  readonly value: Grid = this;
  readonly text = null;
  state: "new" | "asked" | "known";
  result: Scalar;
  formula: string | undefined = undefined;
  isRewritten = false;
  /**
   * Text that replaces a reference to the cell in formulas of its own sheet; null if the reference stays, undefined
   * until the text is looked up.
   */
  replacement: string | null | undefined = undefined;

  /** @param cell undefined for an empty cell. */
  constructor(
    readonly cell: Cell | undefined,
    private readonly sheet: SheetCells<Cell>,
    private readonly row: number
  ) {
    this.state = cell?.formula === undefined ? "known" : "new";
    this.result = cell?.value ?? null;
  }

  at(): Scalar {
    return this.state === "known" ? this.result : this.sheet.evaluate(this);
  }

  cellAt(): CellFacts {
    return this.sheet.factsOf(this.cell, this.row);
  }
}

class Range<Cell extends BookCell> implements Grid {
  readonly rows: number;
  readonly columns: number;
  private values: readonly Scalar[] | null = null;

  constructor(
    private readonly sheet: SheetCells<Cell>,
    private readonly top: number,
    private readonly left: number,
    bottom: number,
    right: number
  ) {
    this.rows = bottom - top + 1;
    this.columns = right - left + 1;
  }

  get isKept(): boolean {
    return this.values !== null;
  }

  at(row: number, column: number): Scalar {
    return this.sheet.rows[this.top + row]?.[this.left + column]?.at() ?? null;
  }

  list(): readonly Scalar[] {
    if (this.values) return this.values;
    const all = new Array<Scalar>(this.rows * this.columns);
    let next = 0;
    let isFinal = true;
    for (let row = 0; row < this.rows; row++) {
      const cells = this.sheet.rows[this.top + row];
      for (let column = 0; column < this.columns; column++) {
        const cell = cells?.[this.left + column];
        const value = cell?.at() ?? null;
        // The list is not kept if a cell is still being evaluated, because the cell has another value later.
        if (cell && cell.state !== "known") isFinal = false;
        all[next++] = value;
      }
    }
    if (isFinal) this.values = all;
    return all;
  }

  cellAt(row: number, column: number): CellFacts {
    return this.sheet.factsOf(this.sheet.rows[this.top + row]?.[this.left + column]?.cell, this.top + row);
  }
}

/** The cells of a sheet in a rectangle, its limits inclusive. */
export function cellsBetween<Cell extends BookCell>(
  sheet: SheetCells<Cell>,
  top: number,
  left: number,
  bottom: number,
  right: number
): Grid {
  return top === bottom && left === right ? cellIn(sheet, top, left) : new Range(sheet, top, left, bottom, right);
}

/** Returns the cell, and creates an empty one if there is none. */
export function cellIn<Cell extends BookCell>(
  sheet: SheetCells<Cell>,
  row: number,
  column: number
): EvaluatedCell<Cell> {
  return ((sheet.rows[row] ??= [])[column] ??= new EvaluatedCell<Cell>(undefined, sheet, row));
}
