import { copiedFormula, slotsDown, rewrittenCopy } from "./copied-formula";
import { type BoundFormula, bindSlots, bindLike, rewriteFormula } from "./bound-formula";
import type { Formulas } from "./formulas";
import { movedText, type Reference } from "./references";
import { slotReaders } from "./slot-reader";
import {
  type BookCell,
  type CopiedFormula,
  type Rewrite,
  type SheetCells,
  EvaluatedCell,
  type EvaluatedFormula,
} from "./evaluated-cell";
import { failure, type Scalar, single } from "./values";

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
  const slotsOn = slotReaders(sheets, names);

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
      factsOf: (cell, row) => ({ row, isFormula: cell?.formula !== undefined }),
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
    const copy = copiedFormula(text, sheet, reader.read(text), slotsOn(sheet), (name) => sheets.get(name));
    sheet.copied.set(text, copy);
    return copy;
  }

  function boundIn(text: string, sheet: SheetCells<Cell>, column: number): BoundFormula {
    const last = sheet.columns[column];
    return (last && bindLike(last, text, slotsOn(sheet))) ?? bindSlots(text, reader.read(text), slotsOn(sheet));
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
      const read = bindSlots(text, reader.read(text), slotsOn(sheet));
      return single(read.shape.formula(read)) ?? 0;
    },
  };
}
