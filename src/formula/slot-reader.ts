import type { Slot, SlotReader } from "./bound-formula";
import { type BookCell, cellIn, cellsBetween, type SheetCells } from "./evaluated-cell";
import { FormulaError } from "./formula-error";
import { cellBetween, readReference, type Reference, rowAndColumn } from "./references";
import { failure, type Value } from "./values";

/**
 * Returns a function for the readers of slots in formulas on a sheet.
 * @param names defined names, by name in capitals.
 */
export function slotReaders<Cell extends BookCell>(
  sheets: ReadonlyMap<string, SheetCells<Cell>>,
  names: ReadonlyMap<string, { readonly sheet: string; readonly area: Reference["area"] }>
): (sheet: SheetCells<Cell>) => SlotReader {
  function ownCellSlot(number: number, sheet: SheetCells<Cell>): Slot {
    const [row, column] = rowAndColumn(number);
    const evaluated = cellIn(sheet, row, column);
    if (sheet.rewrite && evaluated.replacement === undefined) {
      const area = { top: row, left: column, bottom: row, right: column };
      evaluated.replacement = sheet.rewrite({ sheet: null, area }, sheet.name);
    }
    return evaluated;
  }

  function readSlot(text: string, start: number, end: number, sheet: SheetCells<Cell>): Slot {
    const slotText = text.slice(start, end);
    const cached = sheet.slots.get(slotText);
    if (cached) return cached;
    const reference = readReference(slotText);
    const sheetName = reference?.sheet ?? sheet.name;
    const value = reference ? cellsOf(sheetName, reference.area) : valueOfWord(slotText);
    if (value === null) throw new FormulaError(`${slotText} is no number, reference or name`, text, start + 1);
    const replacement = reference && sheets.get(sheetName)?.rewrite?.(reference, sheet.name);
    const slot = { text: slotText, value, replacement };
    sheet.slots.set(slotText, slot);
    return slot;
  }

  /** Returns the value of a name or number; #NAME? if no such name is defined; null if the text is neither. */
  function valueOfWord(word: string): Value | null {
    const name = names.get(word.toUpperCase());
    if (name) return cellsOf(name.sheet, name.area);
    if (/^[\p{L}_\\][\p{L}\d_.\\]*$/u.test(word)) return failure("#NAME?");
    return /^(\d+\.?\d*|\.\d+)(E[-+]?\d+)?$/i.test(word) ? Number(word) : null;
  }

  function cellsOf(name: string, { top, left, bottom, right }: Reference["area"]): Value {
    const sheet = sheets.get(name);
    return sheet ? cellsBetween(sheet, top, left, bottom, right) : failure("#REF!");
  }

  return (sheet) => (text, start, end) => {
    const cell = cellBetween(text, start, end);
    return cell > 0 ? ownCellSlot(cell, sheet) : readSlot(text, start, end, sheet);
  };
}
