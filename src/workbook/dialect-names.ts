/** Kinds of functions in a workbook's formulas: those that every spreadsheet has, or the add-in's. */
export const DIALECTS = ["built-in", "add-in"] as const;
export type DialectName = (typeof DIALECTS)[number];
