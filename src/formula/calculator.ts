import { copiedFormula, slotsDown, rewrittenCopy } from "./copied-formula";
import { type BoundFormula, bindSlots, bindLike, type Slot, rewriteFormula } from "./bound-formula";
import { FormulaError } from "./formula-error";
import type { Formulas } from "./formulas";
import { cellBetween, movedText, readReference, type Reference, rowAndColumn } from "./references";
import {
  type BookCell,
  cellIn,
  cellsBetween,
  type CopiedFormula,
  type Rewrite,
  type SheetCells,
  EvaluatedCell,
  type EvaluatedFormula,
} from "./evaluated-cell";
import { type CellFacts, failure, type Scalar, single, type Value } from "./values";

/** The part of a workbook that formulas use. */
export interface Book<Cell extends BookCell = BookCell> {
  readonly sheets: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
  readonly names?: readonly { readonly name: string; readonly sheet: string; readonly area: Reference["area"] }[];
}

interface Calculator {
  /** The value of a cell; null if blank. */
  readonly valueAt: (sheet: string, row: number, column: number) => Scalar;
  /** An evaluated cell; undefined if there is no cell. */
  readonly evaluatedAt: (sheet: string, row: number, column: number) => EvaluatedFormula | undefined;
  /** Evaluates a formula that is in no cell, such as a conditional format's. */
  readonly evaluate: (formula: string, sheet: string) => Scalar;
}

/**
 * Evaluates the formulas of a workbook, each on first use.
 * @param rewriteFor returns how references to a sheet are rewritten; null if they stay.
 */
export function calculator<Cell extends BookCell>(
  book: Book<Cell>,
  reader: Formulas,
  rewriteFor: (sheet: string) => Rewrite | null = () => null
): Calculator {
  const sheets = new Map(book.sheets.map((sheet) => [sheet.name, sheetCells(sheet)]));
  const names = new Map(book.names?.map((each) => [each.name.toUpperCase(), each]));

  function sheetCells({ name, cells }: Book<Cell>["sheets"][number]): SheetCells<Cell> {
    const rows: EvaluatedCell<Cell>[][] = [];
    const sheet: SheetCells<Cell> = {
      name,
      rows,
      slots: new Map(),
      columns: [],
      copied: new Map(),
      copiedSlots: new Map(),
      rewrite: rewriteFor(name),
      factsOf,
      evaluate: (evaluated) => resultOf(evaluated, sheet),
    };
    for (const cell of cells) (rows[cell.row] ??= [])[cell.column] = new EvaluatedCell(cell, sheet, cell.row);
    return sheet;
  }

  function resultOf(evaluated: EvaluatedCell<Cell>, sheet: SheetCells<Cell>): Scalar {
    const { cell, state } = evaluated;
    if (!cell) return null;
    if (state === "asked") return failure("#CYCLE!");
    evaluated.state = "asked";
    const { formula: text = "", copiedFrom, row, column } = cell;
    // A formula whose result is blank gives 0, as in Excel.
    if (copiedFrom === undefined) {
      const read = (sheet.columns[column] = boundIn(text, sheet, column));
      evaluated.result = single(read.shape.formula(read)) ?? 0;
      evaluated.formula = rewriteFormula(text, read);
      evaluated.isRewritten = evaluated.formula !== text;
    } else {
      const copy = sharedCopy(text, sheet);
      const by = row - copiedFrom;
      evaluated.result = single(copy.shape.formula(slotsDown(copy, by))) ?? 0;
      const rewritten = rewrittenCopy(copy, by);
      evaluated.formula = rewritten ?? movedText(copy.text, by);
      evaluated.isRewritten = rewritten !== null;
    }
    evaluated.state = "known";
    return evaluated.result;
  }

  function sharedCopy(text: string, sheet: SheetCells<Cell>): CopiedFormula {
    const cached = sheet.copied.get(text);
    if (cached) return cached;
    const copy = copiedFormula(text, sheet, reader.read(text), slotReader(sheet), (name) => sheets.get(name));
    sheet.copied.set(text, copy);
    return copy;
  }

  function boundIn(text: string, sheet: SheetCells<Cell>, column: number): BoundFormula {
    const last = sheet.columns[column];
    return (last && bindLike(last, text, slotReader(sheet))) ?? bindSlots(text, reader.read(text), slotReader(sheet));
  }

  function slotReader(sheet: SheetCells<Cell>) {
    return (text: string, start: number, end: number): Slot => {
      const cell = cellBetween(text, start, end);
      return cell > 0 ? ownCellSlot(cell, sheet) : slotOf(text, start, end, sheet);
    };
  }

  function ownCellSlot(number: number, sheet: SheetCells<Cell>): Slot {
    const [row, column] = rowAndColumn(number);
    const evaluated = cellIn(sheet, row, column);
    if (sheet.rewrite && evaluated.replacement === undefined) {
      const area = { top: row, left: column, bottom: row, right: column };
      evaluated.replacement = sheet.rewrite({ sheet: null, area }, sheet.name);
    }
    return evaluated;
  }

  function slotOf(text: string, start: number, end: number, sheet: SheetCells<Cell>): Slot {
    const slotText = text.slice(start, end);
    const cached = sheet.slots.get(slotText);
    if (cached) return cached;
    const reference = readReference(slotText);
    const value = reference ? cellsIn(reference.sheet ?? sheet.name, reference.area) : valueOfWord(slotText);
    if (value === null) throw new FormulaError(`${slotText} is no number, reference or name`, text, start + 1);
    const replacement = reference && sheets.get(reference.sheet ?? sheet.name)?.rewrite?.(reference, sheet.name);
    const slot = { text: slotText, value, replacement };
    sheet.slots.set(slotText, slot);
    return slot;
  }

  function valueOfWord(slotText: string): Value | null {
    const name = names.get(slotText.toUpperCase());
    if (name) return cellsIn(name.sheet, name.area);
    if (/^[\p{L}_\\][\p{L}\d_.\\]*$/u.test(slotText)) return failure("#NAME?");
    return /^(\d+\.?\d*|\.\d+)(E[-+]?\d+)?$/i.test(slotText) ? Number(slotText) : null;
  }

  function cellsIn(name: string, { top, left, bottom, right }: Reference["area"]): Value {
    const sheet = sheets.get(name);
    return sheet ? cellsBetween(sheet, top, left, bottom, right) : failure("#REF!");
  }

  function factsOf(cell: Cell | undefined, row: number): CellFacts {
    return { row, isFormula: cell?.formula !== undefined };
  }

  return {
    valueAt: (name, row, column) => sheets.get(name)?.rows[row]?.[column]?.at() ?? null,
    evaluatedAt: (name, row, column) => {
      const evaluated = sheets.get(name)?.rows[row]?.[column];
      evaluated?.at();
      return evaluated;
    },
    evaluate: (text, name) => {
      const sheet = sheets.get(name);
      if (!sheet) return failure("#REF!");
      const read = bindSlots(text, reader.read(text), slotReader(sheet));
      return single(read.shape.formula(read)) ?? 0;
    },
  };
}
