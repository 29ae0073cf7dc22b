import type { SlotValues } from "./declare";
import type { Slot, SlotReader } from "./bound-formula";
import type { Formulas } from "./formulas";
import { SLOT_MARK } from "./template";
import { movedText, movingIn, movingRows, readReference, type Reference } from "./references";
import {
  type BookCell,
  cellIn,
  cellsBetween,
  type CopiedFormula,
  type CopiedSlot,
  type SheetCells,
} from "./evaluated-cell";

/**
 * Reads a filled-down formula once for all its copies on a sheet.
 * @param sheetNamed returns the sheet with a name; undefined if there is none.
 */
export function copiedFormula<Cell extends BookCell>(
  text: string,
  ownSheet: SheetCells<Cell>,
  { shape, places }: ReturnType<Formulas["read"]>,
  readSlot: SlotReader,
  sheetNamed: (name: string) => SheetCells<Cell> | undefined
): CopiedFormula {
  const slots: CopiedSlot[] = [];
  for (let index = 0; index < places.length; index += 2) {
    const [start = 0, end = 0] = [places[index], places[index + 1]];
    const slotText = text.slice(start, end);
    const existing = ownSheet.copiedSlots.get(slotText) ?? movingSlot(slotText, ownSheet, sheetNamed);
    const slot = existing ?? fixedSlot(slotText, readSlot(text, start, end));
    ownSheet.copiedSlots.set(slotText, slot);
    slots.push(slot);
  }
  const marked = shape.between
    .map((piece, index) => piece + (slots[index]?.text.around.join(SLOT_MARK) ?? ""))
    .join("");
  const moving = movingIn(
    marked,
    slots.flatMap((slotText) => slotText.text.rows)
  );
  return { shape, slots, text: moving, mayChange: slots.some(({ replacementAt }) => replacementAt !== undefined) };
}

function fixedSlot(slotText: string, { value, replacement }: Slot): CopiedSlot {
  return {
    valueAt: () => value,
    text: movingIn(slotText, []),
    ...(typeof replacement === "string" && { replacementAt: () => replacement }),
  };
}

/**
 * Reads a reference whose rows move when the formula is filled down; null if no row moves, or if the text is not a
 * reference.
 */
function movingSlot<Cell extends BookCell>(
  slotText: string,
  ownSheet: SheetCells<Cell>,
  sheetNamed: (name: string) => SheetCells<Cell> | undefined
): CopiedSlot | null {
  const reference = readReference(slotText);
  const sheet = reference && (reference.sheet === null ? ownSheet : sheetNamed(reference.sheet));
  if (!sheet) return null;
  const text = movingRows(slotText);
  if (text.rows.length === 0) return null;
  const { area } = reference;
  const { left, right } = area;
  const { rewrite } = sheet;
  const [first = 0, last = first] = text.rows;
  const isCell = slotText.indexOf(":", slotText.lastIndexOf("!")) < 0;
  /** The row with a dollar sign in a range with one fixed and one moving row; null for other references. */
  const fixed = text.rows.length > 1 || isCell ? null : area.top + area.bottom - first;
  const areaAt = (by: number): Reference["area"] => {
    const [one, other] = [first + by, fixed ?? last + by];
    return { top: Math.min(one, other), left, bottom: Math.max(one, other), right };
  };
  return {
    valueAt: isCell
      ? (by) => cellIn(sheet, first + by, left)
      : (by) => {
          const { top, bottom } = areaAt(by);
          return cellsBetween(sheet, top, left, bottom, right);
        },
    text,
    ...(rewrite && { replacementAt: (by) => rewrite({ sheet: reference.sheet, area: areaAt(by) }, ownSheet.name) }),
  };
}

/** Returns the values of a formula's slots in the copy `by` rows down, evaluated on demand. */
export function slotsDown({ slots }: CopiedFormula, by: number): SlotValues {
  return { valueAt: (index) => slots[index]?.valueAt(by) ?? null };
}

/** Returns the text of the copy `by` rows down with its replaced slots; null if no slot has a replacement. */
export function rewrittenCopy({ shape: { between }, slots, mayChange }: CopiedFormula, by: number): string | null {
  if (!mayChange) return null;
  const replacements = slots.map(({ replacementAt }) => replacementAt?.(by));
  if (!replacements.some((each) => typeof each === "string")) return null;
  const texts = slots.map(({ text }, index) => replacements[index] ?? movedText(text, by));
  return between.map((piece, index) => piece + (texts[index] ?? "")).join("");
}
