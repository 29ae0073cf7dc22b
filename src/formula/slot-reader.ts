import type { Slot } from "./bound-formula";
import { type BookCell, cellIn, cellsBetween, type SheetCells } from "./evaluated-cell";
import { FormulaError } from "./formula-error";
import { cellBetween, readReference, type Reference, rowAndColumn } from "./references";
import { failure, type Value } from "./values";

/** Sheets and defined names that formulas may refer to. */
interface Targets<Cell extends BookCell> {
  readonly sheets: ReadonlyMap<string, SheetCells<Cell>>;
  /** By name in capitals. */
  readonly names: ReadonlyMap<string, { readonly sheet: string; readonly area: Reference["area"] }>;
}

/** Returns a function that reads a slot of a formula on a sheet, from `start` to `end` of the formula's text. */
export function slotReader<Cell extends BookCell>(targets: Targets<Cell>, sheet: SheetCells<Cell>) {
  return (text: string, start: number, end: number): Slot => {
    const cell = cellBetween(text, start, end);
    return cell > 0 ? ownCellSlot(cell, sheet) : readSlot(text, start, end, targets, sheet);
  };
}

function ownCellSlot<Cell extends BookCell>(number: number, sheet: SheetCells<Cell>): Slot {
  const [row, column] = rowAndColumn(number);
  const evaluated = cellIn(sheet, row, column);
  if (sheet.rewrite && evaluated.replacement === undefined) {
    const area = { top: row, left: column, bottom: row, right: column };
    evaluated.replacement = sheet.rewrite({ sheet: null, area }, sheet.name);
  }
  return evaluated;
}

function readSlot<Cell extends BookCell>(
  text: string,
  start: number,
  end: number,
  targets: Targets<Cell>,
  sheet: SheetCells<Cell>
): Slot {
  const slotText = text.slice(start, end);
  const cached = sheet.slots.get(slotText);
  if (cached) return cached;
  const reference = readReference(slotText);
  const sheetName = reference?.sheet ?? sheet.name;
  const value = reference ? cellsOf(targets, sheetName, reference.area) : valueOfWord(slotText, targets);
  if (value === null) throw new FormulaError(`${slotText} is no number, reference or name`, text, start + 1);
  const replacement = reference && targets.sheets.get(sheetName)?.rewrite?.(reference, sheet.name);
  const slot = { text: slotText, value, replacement };
  sheet.slots.set(slotText, slot);
  return slot;
}

/** Returns the value of a defined name or a number; null if the word is neither and no name could be so spelled. */
function valueOfWord<Cell extends BookCell>(word: string, targets: Targets<Cell>): Value | null {
  const name = targets.names.get(word.toUpperCase());
  if (name) return cellsOf(targets, name.sheet, name.area);
  if (/^[\p{L}_\\][\p{L}\d_.\\]*$/u.test(word)) return failure("#NAME?");
  return /^(\d+\.?\d*|\.\d+)(E[-+]?\d+)?$/i.test(word) ? Number(word) : null;
}

function cellsOf<Cell extends BookCell>(
  { sheets }: Targets<Cell>,
  sheetName: string,
  { top, left, bottom, right }: Reference["area"]
): Value {
  const sheet = sheets.get(sheetName);
  return sheet ? cellsBetween(sheet, top, left, bottom, right) : failure("#REF!");
}
