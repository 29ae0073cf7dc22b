import type { Paper, PrintSetup } from "../model";

/**
 * How a sheet is printed that begins at its first cell.
 * @param bottom its last row on paper.
 * @param right its last column on paper.
 * @param more what is not usual: otherwise it is upright, on one page, and headed by its first row.
 */
export function printSetup(
  paper: Paper,
  bottom: number,
  right: number,
  more: Partial<Pick<PrintSetup, "titleRows" | "orientation" | "pagesFrom">> = {}
): PrintSetup {
  return {
    area: { top: 1, left: 1, bottom, right },
    titleRows: [1, 1],
    orientation: "portrait",
    paper,
    pagesFrom: null,
    ...more,
  };
}
