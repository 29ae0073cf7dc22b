import type { SlotValues } from "./declare";
import type { Slot, FillingBetween } from "./bound-formula";
import type { Formulas } from "./formulas";
import { MARK } from "./template";
import { movedText, movingIn, movingRows, readReference, type Reference } from "./references";
import { type BookCell, cellIn, cellsBetween, type Copied, type CopiedHole, type SheetCells } from "./evaluated-cell";

/** A formula of a sheet, read once for all its copies. @param sheetNamed another sheet; undefined where there is none. */
export function copiedFormula<Cell extends BookCell>(
  text: string,
  own: SheetCells<Cell>,
  { shape, places }: ReturnType<Formulas["read"]>,
  fillingBetween: FillingBetween,
  sheetNamed: (name: string) => SheetCells<Cell> | undefined
): Copied {
  const holes: CopiedHole[] = [];
  for (let index = 0; index < places.length; index += 2) {
    const [start = 0, end = 0] = [places[index], places[index + 1]];
    const hole = text.slice(start, end);
    const known = own.copiedHoles.get(hole) ?? movingHole(hole, own, sheetNamed);
    const copied = known ?? stayingHole(hole, fillingBetween(text, start, end));
    own.copiedHoles.set(hole, copied);
    holes.push(copied);
  }
  const marked = shape.between.map((piece, index) => piece + (holes[index]?.text.around.join(MARK) ?? "")).join("");
  const moving = movingIn(
    marked,
    holes.flatMap((hole) => hole.text.rows)
  );
  return { shape, holes, text: moving, mayChange: holes.some(({ insteadAt }) => insteadAt !== undefined) };
}

function stayingHole(hole: string, { value, instead }: Slot): CopiedHole {
  return {
    valueAt: () => value,
    text: movingIn(hole, []),
    ...(typeof instead === "string" && { insteadAt: () => instead }),
  };
}

/** Null where nothing moves. */
function movingHole<Cell extends BookCell>(
  hole: string,
  own: SheetCells<Cell>,
  sheetNamed: (name: string) => SheetCells<Cell> | undefined
): CopiedHole | null {
  const reference = readReference(hole);
  const sheet = reference && (reference.sheet === null ? own : sheetNamed(reference.sheet));
  if (!sheet) return null;
  const text = movingRows(hole);
  if (text.rows.length === 0) return null;
  const { area } = reference;
  const { left, right } = area;
  const { instead } = sheet;
  const [first = 0, last = first] = text.rows;
  const isCell = hole.indexOf(":", hole.lastIndexOf("!")) < 0;
  /** A range of which one row moves has it where it has no dollar sign. */
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
    ...(instead && { insteadAt: (by) => instead({ sheet: reference.sheet, area: areaAt(by) }, own.name) }),
  };
}

/** The holes of a copy so many rows down: those that it does not ask for are not looked up. */
export function slotsDown({ holes }: Copied, by: number): SlotValues {
  return { inHole: (index) => holes[index]?.valueAt(by) ?? null };
}

/** A copy so many rows down, with what is to be written in its holes; null where nothing is. */
export function rewrittenCopy({ shape: { between }, holes, mayChange }: Copied, by: number): string | null {
  if (!mayChange) return null;
  const instead = holes.map(({ insteadAt }) => insteadAt?.(by));
  if (!instead.some((each) => typeof each === "string")) return null;
  const inHoles = holes.map(({ text }, index) => instead[index] ?? movedText(text, by));
  return between.map((piece, index) => piece + (inHoles[index] ?? "")).join("");
}
