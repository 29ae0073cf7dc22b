/** Loads what makes the workbook of a season: in one place, so that it is there once. */
export const loadSeasonWorkbook = () => import("../../workbook/season/season-workbook");
