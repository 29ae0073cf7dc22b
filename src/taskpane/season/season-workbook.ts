/** Loads the code that makes a season's workbook. All callers share this import, so that the code is bundled once. */
export const loadSeasonWorkbook = () => import("../../workbook/season/season-workbook");
