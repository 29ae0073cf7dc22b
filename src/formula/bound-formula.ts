import type { SlotValues } from "./declare";
import type { Shape } from "./formulas";
import { endOfSlotAt, isWordCode } from "./template";
import type { Value } from "./values";

/**
 * A slot: one reference, number or name in a formula, with its value and the text that replaces it in a rewritten
 * formula. The replacement is null or undefined if the slot stays.
 */
export interface Slot {
  /** The slot's text; null for a cell of the formula's own sheet. */
  readonly text: string | null;
  readonly value: Value;
  readonly replacement: string | null | undefined;
}

/** Reads the slot (a reference, number or name) from `start` to `end` (exclusive) of a formula. */
export type SlotReader = (text: string, start: number, end: number) => Slot;

/**
 * A formula split into its shape, which is the text without references, numbers and names, and its slots, which hold
 * these; `places` as in {@link Template}.
 */
export interface BoundFormula extends SlotValues {
  readonly shape: Shape;
  readonly places: readonly number[];
  readonly slots: readonly Slot[];
}

/** Reads the slots of a formula, and returns them with the formula's shape. */
export function bindSlots(
  text: string,
  { shape, places }: Pick<BoundFormula, "shape" | "places">,
  readSlot: SlotReader
): BoundFormula {
  const slots: Slot[] = [];
  for (let index = 0; index < places.length; index += 2)
    slots.push(readSlot(text, places[index] ?? 0, places[index + 1] ?? 0));
  return boundFormula(shape, places, slots);
}

/**
 * Does what {@link bindSlots} does in one pass over the text, without reading its shape again.
 * @param other a formula that probably has the same shape, such as the one in the row above.
 * @returns null if the text has another shape.
 */
export function bindLike(other: BoundFormula, text: string, readSlot: SlotReader): BoundFormula | null {
  const { between } = other.shape;
  const slots = new Array<Slot>(between.length - 1);
  const places = new Array<number>(2 * slots.length);
  let position = 0;
  for (let index = 0; index < between.length; index++) {
    const piece = between[index] ?? "";
    if (!text.startsWith(piece, position)) return null;
    position += piece.length;
    const previous = other.slots[index];
    if (!previous) break;
    places[2 * index] = position;
    // A slot that stays the same from row to row is not looked up again.
    if (
      previous.text !== null &&
      text.startsWith(previous.text, position) &&
      !isWordCode(text.charCodeAt(position + previous.text.length))
    ) {
      slots[index] = previous;
      position += previous.text.length;
    } else {
      const end = endOfSlotAt(text, position);
      if (end === position) return null;
      slots[index] = readSlot(text, position, end);
      position = end;
    }
    places[2 * index + 1] = position;
  }
  return position === text.length ? boundFormula(other.shape, places, slots) : null;
}

function boundFormula(shape: Shape, places: readonly number[], slots: readonly Slot[]): BoundFormula {
  return { shape, places, slots, valueAt: (index) => slots[index]?.value ?? null };
}

/** Returns the text with replaced slots; unchanged if no slot has a replacement. */
export function rewriteFormula(text: string, { places, slots }: BoundFormula): string {
  let rewritten = "";
  let done = 0;
  slots.forEach(({ replacement }, index) => {
    if (typeof replacement !== "string") return;
    rewritten += text.slice(done, places[2 * index]) + replacement;
    done = places[2 * index + 1] ?? 0;
  });
  return done === 0 ? text : rewritten + text.slice(done);
}
