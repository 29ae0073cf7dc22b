import { readFileSync } from "node:fs";
import path from "node:path";
import type { SavedCell, SavedSheet, SavedWorkbook } from "../../src/workbook/saved-workbook";

const FOLDER = path.join(__dirname, "../older");

/** The bytes of a workbook that version 0.3.0 wrote. */
export function olderFile(name: string): Uint8Array {
  return readFileSync(path.join(FOLDER, `${name}.xlsx`));
}

/** The results that were given to it, as CSV: of the repository's examples, or written for it. */
export function olderResults(file: string): string {
  return readFileSync(path.join(file.startsWith("examples/") ? path.join(__dirname, "../..") : FOLDER, file), "utf8");
}

/**
 * Sheets as version 0.3.0 made them, without those from which nothing is read: "# " and a sheet's name, then its rows,
 * each with its number and its cells, `7="4H"` what is typed and `10:420` what a formula gives.
 */
export function olderSheets(name: string): SavedWorkbook {
  const text = readFileSync(path.join(FOLDER, `${name}.txt`), "utf8");
  return { sheets: text.trimEnd().split(/^# /m).slice(1).map(sheetOf) };
}

function sheetOf(text: string): SavedSheet {
  const [name = "", ...rows] = text.trimEnd().split("\n");
  return { name, cells: rows.flatMap(rowOf) };
}

function rowOf(text: string): SavedCell[] {
  const [row = "", ...cells] = text.split("\t");
  return cells.map((cell) => {
    const [, column = "", kind = "", value = ""] = /^(\d+)([=:])(.*)$/s.exec(cell) ?? [];
    const held = { row: Number(row), column: Number(column), value: JSON.parse(value) as SavedCell["value"] };
    return kind === ":" ? { ...held, formula: "A1" } : held;
  });
}
