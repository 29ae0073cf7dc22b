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
  const shared = new Map<string, SharedFormula>();
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
  let sharedAs: string | undefined;
  let isShared = false;
  let givesShared = false;

  const place = (address: string | undefined) => {
    if (address === undefined) column++;
    else {
      const found = cellPlace(address);
      if (found === null) throw new InputError(texts.damaged);
      ({ row, column } = found);
    }
    if (column > LAST_COLUMN || row < 1) throw new InputError(texts.damaged);
  };

  const finish = () => {
    // Most cells may be blank but formatted.
    if (value === "" && formula === undefined && type !== INLINE) return;
    const found = valueOf(type, type === INLINE ? inline.take() || value : value, strings);
    const whole = isShared ? fromShared() : formula?.replace(/^=/, "");
    if (found === "" && whole === undefined) return;
    room.cells--;
    full = room.cells < 0;
    cells.push(whole === undefined ? { row, column, value: found } : { row, column, value: found, formula: whole });
  };

  /** The first cell of a shared formula contains it, the others only its index. */
  const fromShared = (): string => {
    const formulaText = formula ?? "";
    if (sharedAs === undefined) return formulaText;
    if (formulaText === "") {
      const copied = shared.get(sharedAs)?.(row, column) ?? "";
      room.copied -= copied.length;
      if (room.copied < 0) throw new InputError(texts.tooLargeUnpacked(MAX_UNPACKED_BYTES));
      return copied;
    }
    if (givesShared || !shared.has(sharedAs)) shared.set(sharedAs, sharedFormula(formulaText, row, column));
    return formulaText;
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
        place(attribute("r"));
        type = attribute("t") ?? "n";
        value = "";
        formula = undefined;
        isShared = false;
      } else if (depth === CONTENT) {
        content = name;
        if (name === "f") {
          const kind = attribute("t");
          isShared = kind === "shared";
          sharedAs = isShared ? attribute("si") : undefined;
          givesShared = isShared && attribute("ref") !== undefined;
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
