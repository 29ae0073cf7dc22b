import { resultAt, type ScoredHome } from "../../sessions/home/score-home";
import type { Dialect } from "../formulas/dialect";
import { newGrid } from "../kit/grid";
import type { Sheet } from "../model";
import { putSteps } from "../working/put-steps";
import { putScoreTables } from "../working/score-tables";
import { WORKING } from "../working/steps";
import { putChartData } from "./chart-data";
import type { HomeLayout } from "./layout";

/** The hidden Working sheet. */
export function workingSheet(session: ScoredHome, layout: HomeLayout, dialect: Dialect): Sheet {
  const grid = newGrid(WORKING, []);
  const boards = session.subrounds.flatMap((subround) => subround.boards);
  putScoreTables(grid, dialect);
  for (const { table, steps } of layout.tables)
    putSteps(
      grid,
      steps,
      dialect,
      boards.map((board) => ({ board: board.board, result: resultAt(board, table) }))
    );
  putChartData(grid, session, layout);
  return grid.finish({ hidden: true });
}
