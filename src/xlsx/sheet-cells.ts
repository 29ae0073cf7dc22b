import { InputError } from "../bridge/input-error";
import type { SavedCell } from "../workbook/saved-workbook";
import { cellPlace, LAST_COLUMN, LAST_ROW } from "./cell-place";
import { savedText, withCharacters } from "./saved-text";
import { scanXml } from "./scan-xml";
import { sharedFormula, type SharedFormula } from "./shared-formulas";
import { texts } from "./texts";
import { MOST_UNPACKED } from "./unpack";

/** Characters that formulas may have in all the cells that share them, though they stand in the file but once. */
const MOST_COPIED = 10_000_000;

/** How much of a workbook may still be read. */
interface Room {
  cells: number;
  copied: number;
}

/** Room for a workbook of so many filled cells: what all its sheets have counts. */
export function roomFor(cells: number): Room {
  return { cells, copied: MOST_COPIED };
}

/** How deep a row stands within a sheet's data, a cell, and what a cell has. */
const [ROW, CELL, CONTENT] = [1, 2, 3];
const INLINE = "inlineStr";

/**
 * The filled cells of a sheet.
 * @param strings the texts that cells refer to
 * @param room is taken from
 * @returns null where there is no more room for cells
 * @throws InputError where the sheet is damaged, or its formulas are more than a session has
 */
export function readSheetCells(xml: string, strings: readonly string[], room: Room): SavedCell[] | null {
  const cells: SavedCell[] = [];
  const shared = new Map<string, SharedFormula>();
  const inline = savedText();
  let [row, column] = [0, 0];
  /** How deep the scan is within the sheet's data; 0 before and in it. */
  let depth = 0;
  let inData = false;
  let full = false;
  /** What is being gathered of a cell: an element of it, by name. */
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
    // Most cells of a sheet may be blank, but for their looks.
    if (value === "" && formula === undefined && type !== INLINE) return;
    const found = valueOf(type, type === INLINE ? inline.taken() || value : value, strings);
    const whole = isShared ? fromShared() : formula?.replace(/^=/, "");
    if (found === "" && whole === undefined) return;
    room.cells--;
    full = room.cells < 0;
    cells.push(whole === undefined ? { row, column, value: found } : { row, column, value: found, formula: whole });
  };

  /** The first cell that shares a formula has it, the others only its number. */
  const fromShared = (): string => {
    const own = formula ?? "";
    if (sharedAs === undefined) return own;
    if (own === "") {
      const copied = shared.get(sharedAs)?.(row, column) ?? "";
      room.copied -= copied.length;
      if (room.copied < 0) throw new InputError(texts.tooLargeUnpacked(MOST_UNPACKED));
      return copied;
    }
    if (givesShared || !shared.has(sharedAs)) shared.set(sharedAs, sharedFormula(own, row, column));
    return own;
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

/** A row that does not say which it is follows the one before. */
function rowNumber(given: string | undefined, before: number): number {
  const row = given === undefined ? before + 1 : Number(given);
  if (!Number.isInteger(row) || row < 1 || row > LAST_ROW) throw new InputError(texts.damaged);
  return row;
}

/** What a cell of a type (ISO 29500-1 18.18.11) has. */
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
      // What is no number after all stays as it stands.
      const number = saved.trim() === "" ? NaN : Number(saved);
      return Number.isFinite(number) ? number : saved.trim();
    }
    case INLINE:
      return saved;
    default:
      return withCharacters(saved);
  }
}
