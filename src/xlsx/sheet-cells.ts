import { InputError } from "../bridge/input-error";
import type { SavedCell } from "../workbook/saved-workbook";
import { cellPlace, LAST_COLUMN, LAST_ROW } from "./cell-place";
import { savedText, withCharacters } from "./saved-text";
import { scanXml } from "./scan-xml";
import { sharedFormula, type SharedFormula } from "./shared-formulas";
import { texts } from "./texts";
import { MAX_UNPACKED_BYTES } from "./unpack";

/** Limit for expanded shared formulas, which a file contains only once. */
const MAX_COPIED_CHARACTERS = 10_000_000;

/** Cells and characters of copied formulas that may still be read. */
interface Room {
  cells: number;
  copied: number;
}

/** Creates limits for all sheets of a workbook together. */
export function roomFor(cells: number): Room {
  return { cells, copied: MAX_COPIED_CHARACTERS };
}

/** Depth of rows, cells and cell contents below sheetData. */
const [ROW, CELL, CONTENT] = [1, 2, 3];
const INLINE = "inlineStr";

/**
 * Reads the non-empty cells of a sheet.
 * @param strings shared strings.
 * @param room is reduced by what is read.
 * @returns null if `room` has no cells left.
 * @throws InputError if the sheet is damaged or its shared formulas exceed the limit.
 */
export function readSheetCells(xml: string, strings: readonly string[], room: Room): SavedCell[] | null {
  const cells: SavedCell[] = [];
  const expand = sharedFormulas(room);
  const inline = savedText();
  let [row, column] = [0, 0];
  /** Depth below sheetData; 0 in it and before. */
  let depth = 0;
  let inData = false;
  let full = false;
  /** Name of the element of the cell that is being read. */
  let content = "";
  let type = "";
  let value = "";
  let formula: string | undefined;
  let shared: SharedPart | null = null;

  const finish = () => {
    // Most cells may be blank but formatted.
    if (value === "" && formula === undefined && type !== INLINE) return;
    const found = valueOf(type, type === INLINE ? inline.take() || value : value, strings);
    const whole = shared ? expand(formula ?? "", shared, row, column) : formula?.replace(/^=/, "");
    if (found === "" && whole === undefined) return;
    room.cells--;
    full = room.cells < 0;
    cells.push(whole === undefined ? { row, column, value: found } : { row, column, value: found, formula: whole });
  };

  scanXml(xml, {
    open: (name, attribute) => {
      if (!inData) {
        inData = name === "sheetData";
        return;
      }
      depth++;
      if (depth === ROW) {
        row = rowNumber(attribute("r"), row);
        column = 0;
      } else if (depth === CELL) {
        ({ row, column } = nextPlace(attribute("r"), row, column));
        type = attribute("t") ?? "n";
        value = "";
        formula = undefined;
        shared = null;
      } else if (depth === CONTENT) {
        content = name;
        if (name === "f") {
          const kind = attribute("t");
          shared = kind === "shared" ? { index: attribute("si"), isFirst: attribute("ref") !== undefined } : null;
          if (kind !== undefined) formula = "";
        } else if (name === "is") type = INLINE;
      } else if (content === "is") inline.open(name);
    },
    text: (text) => {
      if (depth < CONTENT) return;
      if (content === "is") inline.text(text);
      else if (depth > CONTENT) return;
      else if (content === "v") value += text;
      else if (content === "f") formula = (formula ?? "") + text;
    },
    close: (name) => {
      if (!inData) return;
      if (depth === 0) return true;
      if (depth === CELL) finish();
      else if (depth > CONTENT && content === "is") inline.close(name);
      depth--;
      return full;
    },
  });
  if (!inData) throw new InputError(texts.damaged);
  return full ? null : cells;
}

/** Part of a shared formula, in one cell. */
interface SharedPart {
  readonly index: string | undefined;
  /** True if the cell has the range of the shared formula. */
  readonly isFirst: boolean;
}

/** Returns a function for the formula of a cell with a shared one: the first cell contains it, the others its index. */
function sharedFormulas(room: Room) {
  const formulas = new Map<string, SharedFormula>();
  return (text: string, { index, isFirst }: SharedPart, row: number, column: number): string => {
    if (index === undefined) return text;
    if (text === "") {
      const copied = formulas.get(index)?.(row, column) ?? "";
      room.copied -= copied.length;
      if (room.copied < 0) throw new InputError(texts.tooLargeUnpacked(MAX_UNPACKED_BYTES));
      return copied;
    }
    if (isFirst || !formulas.has(index)) formulas.set(index, sharedFormula(text, row, column));
    return text;
  };
}

/** A cell without an address follows the previous one. */
function nextPlace(address: string | undefined, row: number, column: number) {
  const place = address === undefined ? { row, column: column + 1 } : cellPlace(address);
  if (place === null || place.column > LAST_COLUMN || place.row < 1) throw new InputError(texts.damaged);
  return place;
}

/** A row without a number follows the previous one. */
function rowNumber(reference: string | undefined, before: number): number {
  const row = reference === undefined ? before + 1 : Number(reference);
  if (!Number.isInteger(row) || row < 1 || row > LAST_ROW) throw new InputError(texts.damaged);
  return row;
}

/** Converts a stored value by the cell's type (ISO 29500-1 18.18.11). */
function valueOf(type: string, saved: string, strings: readonly string[]): SavedCell["value"] {
  switch (type) {
    case "s": {
      const text = saved === "" ? "" : strings[Number(saved)];
      if (text === undefined) throw new InputError(texts.damaged);
      return text;
    }
    case "b":
      return saved === "" ? "" : saved === "1" || saved === "true";
    case "n": {
      // Text in a numeric cell stays text.
      const number = saved.trim() === "" ? NaN : Number(saved);
      return Number.isFinite(number) ? number : saved.trim();
    }
    case INLINE:
      return saved;
    default:
      return withCharacters(saved);
  }
}
