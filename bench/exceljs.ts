import { storedFormula } from "../src/xlsx/cells";
import type { Cell, Workbook } from "../src/workbook/model";
import { PALETTE, type Style } from "../src/workbook/theme";

interface ExcelJsSheet {
  columns: { width: number }[];
  getRow(row: number): { height: number };
  getCell(row: number, column: number): { value: unknown; style: object };
  mergeCellsWithoutStyle(top: number, left: number, bottom: number, right: number): void;
}

// By require, so that the types can be checked where bench/ is not installed.
/** What is used of exceljs. */
const { Workbook: ExcelJsWorkbook } = require("exceljs") as {
  Workbook: new () => {
    addWorksheet(name: string): ExcelJsSheet;
    readonly xlsx: { writeBuffer(): Promise<Uint8Array> };
  };
};

/**
 * The same cells with their formulas, values and styles, the same widths, heights and merges, as
 * exceljs writes them. Of validations, highlights, print set-up, names and charts it is spared.
 */
export async function writeWithExcelJs(workbook: Workbook): Promise<Uint8Array> {
  const written = new ExcelJsWorkbook();
  for (const { name, cells, widths, heights, merges } of workbook.sheets) {
    const sheet = written.addWorksheet(name);
    sheet.columns = widths.map((width) => ({ width }));
    for (const [row, height] of heights) sheet.getRow(row).height = height;
    for (const cell of cells) {
      const target = sheet.getCell(cell.row, cell.column);
      if (cell.value !== null || cell.formula !== undefined) target.value = valueOf(cell);
      if (cell.style) target.style = styleOf(cell.style);
    }
    for (const { top, left, bottom, right } of merges) sheet.mergeCellsWithoutStyle(top, left, bottom, right);
  }
  return await written.xlsx.writeBuffer();
}

function valueOf({ value, formula }: Cell): unknown {
  return formula === undefined ? value : { formula: storedFormula(formula), result: value };
}

const kept = new WeakMap<Style, object>();

/** A style in exceljs's terms; each is translated once, which is the fastest that it can be given. */
function styleOf(style: Style): object {
  let translated = kept.get(style);
  if (!translated) {
    translated = translate(style);
    kept.set(style, translated);
  }
  return translated;
}

function translate(style: Style): object {
  const argb = (rgb: string) => ({ argb: `FF${rgb}` });
  const side = { style: style.border === "block" ? "medium" : "thin", color: argb(PALETTE.line) };
  return {
    font: { name: "Calibri", size: style.size, bold: style.bold, color: argb(style.color) },
    ...(style.fill && { fill: { type: "pattern", pattern: "solid", fgColor: argb(style.fill) } }),
    ...(style.border !== "none" && {
      border: style.border === "below" ? { bottom: side } : { top: side, right: side, bottom: side, left: side },
    }),
    alignment: { horizontal: style.align, vertical: style.vertical, wrapText: style.wrap },
    ...(style.format && { numFmt: style.format }),
    protection: { locked: !style.entry },
  };
}
