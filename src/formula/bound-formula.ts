import type { SlotValues } from "./declare";
import type { Shape } from "./formulas";
import { endOfHoleAt, isOfWord } from "./template";
import type { Value } from "./values";

/** What stands in a hole, and what is to be written there instead, if anything. */
export interface Slot {
  /** What stands there, but for a cell of the sheet itself. */
  readonly hole: string | null;
  readonly value: Value;
  readonly instead: string | null | undefined;
}

/** What is in the hole between two places of a formula. */
export type FillingBetween = (text: string, start: number, end: number) => Slot;

/** A formula's shape, where its holes are in its text, and what is in them. */
export interface BoundFormula extends SlotValues {
  readonly shape: Shape;
  readonly places: readonly number[];
  readonly fillings: readonly Slot[];
}

/** A formula that has been read, with what is in its holes. */
export function bindSlots(
  text: string,
  { shape, places }: Pick<BoundFormula, "shape" | "places">,
  fillingBetween: FillingBetween
): BoundFormula {
  const fillings: Slot[] = [];
  for (let index = 0; index < places.length; index += 2)
    fillings.push(fillingBetween(text, places[index] ?? 0, places[index + 1] ?? 0));
  return withHoles(shape, places, fillings);
}

/** In one pass over the text what {@link bindSlots} gives, where the formula is like another but for its holes. */
export function bindLike(other: BoundFormula, text: string, fillingBetween: FillingBetween): BoundFormula | null {
  const { between } = other.shape;
  const fillings = new Array<Slot>(between.length - 1);
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
      fillings[index] = fillingBetween(text, at, end);
      at = end;
    }
    places[2 * index + 1] = at;
  }
  return at === text.length ? withHoles(other.shape, places, fillings) : null;
}

function withHoles(shape: Shape, places: readonly number[], fillings: readonly Slot[]): BoundFormula {
  return { shape, places, fillings, inHole: (index) => fillings[index]?.value ?? null };
}

/** A formula with what is to be written in its holes; the same text where nothing is. */
export function rewriteFormula(text: string, { places, fillings }: BoundFormula): string {
  let written = "";
  let done = 0;
  fillings.forEach(({ instead }, index) => {
    if (typeof instead !== "string") return;
    written += text.slice(done, places[2 * index]) + instead;
    done = places[2 * index + 1] ?? 0;
  });
  return done === 0 ? text : written + text.slice(done);
}
