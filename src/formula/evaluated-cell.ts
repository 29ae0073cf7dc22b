import type { BoundFormula, Slot } from "./bound-formula";
import type { Shape } from "./formulas";
import type { MovingRows, Reference } from "./references";
import type { CellFacts, Grid, Scalar, Value } from "./values";

/** A cell, by row and column from 1. */
export interface BookCell {
  readonly row: number;
  readonly column: number;
  /** What was typed or written; of a cell with a formula it is not looked at. */
  readonly value: string | number | boolean | null;
  /** Without the leading "=". */
  readonly formula?: string | undefined;
  /** The row that the formula is written for, where the cell has a copy of it; its own row, if not said. */
  readonly copiedFrom?: number | undefined;
}

/** A cell whose formula, if any, is worked out. */
export interface EvaluatedFormula {
  /** What the cell holds, or its formula gives. */
  readonly result: Scalar;
  /** Its formula as it is to be written; undefined where it has none. */
  readonly formula: string | undefined;
  /** Whether something else is to be written in it than its references. */
  readonly isRewritten: boolean;
}

/** What is to be written instead of a reference to a sheet, in a formula of the sheet `own`; null where it stays. */
export type Rewrite = (reference: Reference, own: string) => string | null;

/** A formula that cells have copies of: each row's has the rows of references moved that have no dollar sign. */
export interface Copied {
  readonly shape: Shape;
  readonly holes: readonly CopiedHole[];
  readonly text: MovingRows;
  /** Whether something else may be to be written in its holes. */
  readonly mayChange: boolean;
}

/** What is in a hole where the formula is copied so many rows down. */
export interface CopiedHole {
  readonly valueAt: (by: number) => Value;
  readonly text: MovingRows;
  /** What is to be written instead; undefined where it surely stays. */
  readonly insteadAt?: (by: number) => string | null | undefined;
}

/** A sheet, with what is known of its formulas. */
export interface SheetCells<Cell extends BookCell = BookCell> {
  readonly name: string;
  /** By row and column. */
  readonly rows: (Standing<Cell> | undefined)[][];
  /** What has stood in the holes of the sheet's formulas, by its text; cells of the sheet itself are in their places. */
  readonly holes: Map<string, Slot>;
  /** The formula that was read last in each column: the next is most often like it. */
  readonly columns: (BoundFormula | undefined)[];
  /** The formulas that cells have copies of, and what is in their holes, by their texts. */
  readonly copied: Map<string, Copied>;
  readonly copiedHoles: Map<string, CopiedHole>;
  /** Null where all references to it stay. */
  readonly instead: Rewrite | null;
  readonly workOut: (standing: Standing<Cell>) => Scalar;
  /** What is known of a cell in a row; undefined where nothing stands. */
  readonly factsOf: (cell: Cell | undefined, row: number) => CellFacts;
}

/**
 * A cell, and how far its formula is worked out. Most holes refer to a cell: so that nothing has to be made for each, it
 * is itself the grid of one that they are filled with.
 */
export class Standing<Cell extends BookCell = BookCell> implements Grid, Slot, EvaluatedFormula {
  readonly rows = 1;
  readonly columns = 1;
  readonly value: Grid = this;
  readonly hole = null;
  state: "new" | "asked" | "known";
  result: Scalar;
  formula: string | undefined = undefined;
  isRewritten = false;
  /** In formulas of its own sheet; undefined before it is asked for. */
  instead: string | null | undefined = undefined;

  /** @param cell is undefined where nothing stands. */
  constructor(
    readonly cell: Cell | undefined,
    private readonly sheet: SheetCells<Cell>,
    private readonly row: number
  ) {
    this.state = cell?.formula === undefined ? "known" : "new";
    this.result = cell?.value ?? null;
  }

  at(): Scalar {
    return this.state === "known" ? this.result : this.sheet.workOut(this);
  }

  cellAt(): CellFacts {
    return this.sheet.factsOf(this.cell, this.row);
  }
}

/** The cells of a range, as it is referred to. */
class Range<Cell extends BookCell> implements Grid {
  readonly rows: number;
  readonly columns: number;

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

  at(row: number, column: number): Scalar {
    return this.sheet.rows[this.top + row]?.[this.left + column]?.at() ?? null;
  }

  cellAt(row: number, column: number): CellFacts {
    return this.sheet.factsOf(this.sheet.rows[this.top + row]?.[this.left + column]?.cell, this.top + row);
  }
}

/** The cells of a sheet between rows and columns: a single one, or a range. */
export function cellsBetween<Cell extends BookCell>(
  sheet: SheetCells<Cell>,
  top: number,
  left: number,
  bottom: number,
  right: number
): Grid {
  return top === bottom && left === right ? cellIn(sheet, top, left) : new Range(sheet, top, left, bottom, right);
}

/** The cell of a row and column. */
export function cellIn<Cell extends BookCell>(sheet: SheetCells<Cell>, row: number, column: number): Standing<Cell> {
  return ((sheet.rows[row] ??= [])[column] ??= new Standing<Cell>(undefined, sheet, row));
}
