import { withSheets } from "./entries";
import type { Workbook } from "./model";
import { onSheet } from "./reference";

/**
 * Parts of a formula: a text literal, which stays unchanged; a quoted sheet before its "!"; or a word, unless it is a
 * function or an unquoted sheet.
 */
const PARTS = /"[^"]*"|'(?<sheet>(?:[^']|'')*)'!|(?<word>[\p{L}_\\][\p{L}\p{N}_.\\]*)(?![\p{L}\p{N}_.\\(!])/gu;

/**
 * Returns a workbook with other names of sheets and defined names, wherever they occur: in formulas, links, charts and
 * entries too. In formulas, sheets are expected as {@link onSheet} writes them, in quotation marks. Texts that a sheet
 * shows stay unchanged.
 * @param sheetName returns a sheet's new name
 * @param name returns a defined name's new name
 */
export function renamed(
  workbook: Workbook,
  sheetName: (sheet: string) => string,
  name: (name: string) => string
): Workbook {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, sheetName(sheet.name)]));
  const names = new Map(workbook.names.map((definedName) => [definedName.name.toLowerCase(), name(definedName.name)]));
  const place = (sheet: string) => sheets.get(sheet) ?? sheet;
  const rewritten = (formula: string) =>
    formula.replace(PARTS, (found: string, ...rest: unknown[]) => {
      const { sheet, word } = rest[rest.length - 1] as { sheet?: string; word?: string };
      if (sheet !== undefined) return onSheet(place(sheet.replace(/''/g, "'")), "");
      return (word !== undefined && names.get(word.toLowerCase())) || found;
    });
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      name: place(sheet.name),
      cells: sheet.cells.map((cell) =>
        cell.formula === undefined ? cell : { ...cell, formula: rewritten(cell.formula) }
      ),
      highlights: sheet.highlights.map((highlight) => ({ ...highlight, formula: rewritten(highlight.formula) })),
      validations: sheet.validations.map(({ rule, ...validation }) => ({
        ...validation,
        rule:
          rule.kind === "range"
            ? { ...rule, range: rewritten(rule.range) }
            : rule.kind === "words"
              ? { ...rule, words: rewritten(rule.words) }
              : rule,
      })),
      links: sheet.links.map(({ area, to }) => ({ area, to: { ...to, sheet: place(to.sheet) } })),
      charts: sheet.charts.map((chart) => ({ ...chart, sheet: place(chart.sheet) })),
    })),
    names: workbook.names.map((definedName) => ({
      ...definedName,
      name: name(definedName.name),
      sheet: place(definedName.sheet),
    })),
    entries: withSheets(workbook.entries, place),
  };
}
