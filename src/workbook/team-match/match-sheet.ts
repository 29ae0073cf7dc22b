import { newGrid } from "../kit/grid";
import { putSheetTitle } from "../kit/headings";
import type { Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { STYLES } from "../theme";
import { putNames, putSeats } from "./line-up";
import type { MatchSheets } from "./match-sheets";
import { resultSentence } from "./sentence";
import { putSessionRows } from "./session-rows";
import { putTotalRows } from "./total-rows";
import { viewAddress } from "./views";

const WIDTHS = [13, 16, 16, 16, 16, 16, 16];

/** The Match sheet: the names, who sits where when, each session's IMPs, and the result. */
export function matchSheet(sheets: MatchSheets): Sheet {
  const { layout, head, paper, scored } = sheets;
  const { plan } = scored;
  const grid = newGrid(layout.sheet, WIDTHS);
  putSheetTitle(grid, head, layout.sheet, layout.lastColumn);
  const of = ` of ${plan.boards} boards scored`;
  const count = viewAddress(1, 0, "scored");
  const status = { formula: `${count}&"${of}"`, value: `${scored.match.scoredBoards}${of}` };
  grid.put(3, 1, status, STYLES.status);
  grid.height(3, 24);
  putNames(grid, sheets);
  putSeats(grid, sheets);
  putSessionRows(grid, sheets);
  putTotalRows(grid, sheets);
  const row = layout.resultRow;
  const result = { top: row, bottom: row, left: 1, right: layout.lastColumn };
  grid.block(result, resultSentence(sheets), STYLES.sum);
  grid.height(row, 32);
  return grid.finish({
    print: printSetup(paper, layout.lastRow, layout.lastColumn, {
      orientation: "landscape",
    }),
  });
}
