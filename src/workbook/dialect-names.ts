/** The dialects: functions that every spreadsheet has, or the add-in's own. */
export const DIALECTS = ["built-in", "add-in"] as const;
export type DialectName = (typeof DIALECTS)[number];
