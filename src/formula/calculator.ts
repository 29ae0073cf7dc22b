import { copiedFormula, slotsDown, rewrittenCopy } from "./copied-formula";
import { type BoundFormula, bindSlots, bindLike, type Slot, rewriteFormula } from "./bound-formula";
import { FormulaError } from "./formula-error";
import type { Formulas } from "./formulas";
import { cellBetween, movedText, readReference, type Reference, rowAndColumn } from "./references";
import {
  type BookCell,
  cellIn,
  cellsBetween,
  type Copied,
  type Rewrite,
  type SheetCells,
  Standing,
  type EvaluatedFormula,
} from "./evaluated-cell";
import { type CellFacts, failure, type Scalar, single, type Value } from "./values";

/** A workbook, as far as formulas know it. */
export interface Book<Cell extends BookCell = BookCell> {
  readonly sheets: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
  readonly names?: readonly { readonly name: string; readonly sheet: string; readonly area: Reference["area"] }[];
}

/** Works out formulas over a workbook. */
interface Calculator {
  /** What a cell holds, or its formula gives; null where there is nothing. */
  readonly valueAt: (sheet: string, row: number, column: number) => Scalar;
  /** What has come of a cell; undefined where nothing stands. */
  readonly workedOutAt: (sheet: string, row: number, column: number) => EvaluatedFormula | undefined;
  /** What a formula would give on a sheet: that of a highlight, or of somebody who asks. */
  readonly evaluate: (formula: string, sheet: string) => Scalar;
}

/**
 * What works out the formulas of a workbook, each when it is first asked for.
 * @param isLocked tells of a cell whether it is; without it all are.
 * @param insteadOn tells of a sheet what is to be written instead of references to it; null where they stay.
 */
export function calculator<Cell extends BookCell>(
  book: Book<Cell>,
  reader: Formulas,
  isLocked: (cell: Cell) => boolean = () => true,
  insteadOn: (sheet: string) => Rewrite | null = () => null
): Calculator {
  const sheets = new Map(book.sheets.map((sheet) => [sheet.name, sheetCells(sheet)]));
  const names = new Map(book.names?.map((each) => [each.name.toUpperCase(), each]));

  function sheetCells({ name, cells }: Book<Cell>["sheets"][number]): SheetCells<Cell> {
    const rows: Standing<Cell>[][] = [];
    const sheet: SheetCells<Cell> = {
      name,
      rows,
      holes: new Map(),
      columns: [],
      copied: new Map(),
      copiedHoles: new Map(),
      instead: insteadOn(name),
      factsOf,
      workOut: (standing) => resultOf(standing, sheet),
    };
    for (const cell of cells) (rows[cell.row] ??= [])[cell.column] = new Standing(cell, sheet, cell.row);
    return sheet;
  }

  function resultOf(standing: Standing<Cell>, sheet: SheetCells<Cell>): Scalar {
    const { cell, state } = standing;
    if (!cell) return null;
    if (state === "asked") return failure("#CYCLE!");
    standing.state = "asked";
    const { formula: text = "", copiedFrom, row, column } = cell;
    // A formula never gives a blank.
    if (copiedFrom === undefined) {
      const read = (sheet.columns[column] = filled(text, sheet, column));
      standing.result = single(read.shape.formula(read)) ?? 0;
      standing.formula = rewriteFormula(text, read);
      standing.isRewritten = standing.formula !== text;
    } else {
      const copy = copied(text, sheet);
      const by = row - copiedFrom;
      standing.result = single(copy.shape.formula(slotsDown(copy, by))) ?? 0;
      const rewritten = rewrittenCopy(copy, by);
      standing.formula = rewritten ?? movedText(copy.text, by);
      standing.isRewritten = rewritten !== null;
    }
    standing.state = "known";
    return standing.result;
  }

  function copied(text: string, sheet: SheetCells<Cell>): Copied {
    const known = sheet.copied.get(text);
    if (known) return known;
    const copy = copiedFormula(text, sheet, reader.read(text), fillingIn(sheet), (name) => sheets.get(name));
    sheet.copied.set(text, copy);
    return copy;
  }

  function filled(text: string, sheet: SheetCells<Cell>, column: number): BoundFormula {
    const last = sheet.columns[column];
    return (last && bindLike(last, text, fillingIn(sheet))) ?? bindSlots(text, reader.read(text), fillingIn(sheet));
  }

  function fillingIn(sheet: SheetCells<Cell>) {
    return (text: string, start: number, end: number): Slot => {
      const cell = cellBetween(text, start, end);
      return cell > 0 ? ofOwnCell(cell, sheet) : ofHole(text, start, end, sheet);
    };
  }

  function ofOwnCell(number: number, sheet: SheetCells<Cell>): Slot {
    const [row, column] = rowAndColumn(number);
    const standing = cellIn(sheet, row, column);
    if (sheet.instead && standing.instead === undefined) {
      const area = { top: row, left: column, bottom: row, right: column };
      standing.instead = sheet.instead({ sheet: null, area }, sheet.name);
    }
    return standing;
  }

  function ofHole(text: string, start: number, end: number, sheet: SheetCells<Cell>): Slot {
    const hole = text.slice(start, end);
    const known = sheet.holes.get(hole);
    if (known) return known;
    const reference = readReference(hole);
    const value = reference ? cellsIn(reference.sheet ?? sheet.name, reference.area) : valueOfWord(hole);
    if (value === null) throw new FormulaError(`${hole} is no number, reference or name`, text, start + 1);
    const instead = reference && sheets.get(reference.sheet ?? sheet.name)?.instead?.(reference, sheet.name);
    const filling = { hole, value, instead };
    sheet.holes.set(hole, filling);
    return filling;
  }

  function valueOfWord(hole: string): Value | null {
    const name = names.get(hole.toUpperCase());
    if (name) return cellsIn(name.sheet, name.area);
    if (/^[\p{L}_\\][\p{L}\d_.\\]*$/u.test(hole)) return failure("#NAME?");
    return /^(\d+\.?\d*|\.\d+)(E[-+]?\d+)?$/i.test(hole) ? Number(hole) : null;
  }

  function cellsIn(name: string, { top, left, bottom, right }: Reference["area"]): Value {
    const sheet = sheets.get(name);
    return sheet ? cellsBetween(sheet, top, left, bottom, right) : failure("#REF!");
  }

  function factsOf(cell: Cell | undefined, row: number): CellFacts {
    if (!cell) return { row, isFormula: false, isLocked: true };
    return { row, isFormula: cell.formula !== undefined, isLocked: isLocked(cell) };
  }

  return {
    valueAt: (name, row, column) => sheets.get(name)?.rows[row]?.[column]?.at() ?? null,
    workedOutAt: (name, row, column) => {
      const standing = sheets.get(name)?.rows[row]?.[column];
      standing?.at();
      return standing;
    },
    evaluate: (text, name) => {
      const sheet = sheets.get(name);
      if (!sheet) return failure("#REF!");
      const read = bindSlots(text, reader.read(text), fillingIn(sheet));
      return single(read.shape.formula(read)) ?? 0;
    },
  };
}
