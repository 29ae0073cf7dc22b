import { resultAt, type ScoredHome } from "../../../sessions/score-home";
import type { Dialect } from "../../formulas/dialect";
import { newGrid } from "../../grid";
import type { Sheet } from "../../model";
import type { HomeLayout } from "../layout";
import { putChartData } from "./chart-data";
import { putScoreTables } from "./score-tables";
import { stepColumn, stepFormulas, STEPS, WORKING, type Step } from "./steps";
import { stepValues } from "./step-values";

/** The formula of "possible" alone is another one in each row. */
function groupOf(table: number, step: Step): { group?: string } {
  return step === "possible" ? {} : { group: `${table} ${step}` };
}

/** The hidden Working sheet. */
export function workingSheet(session: ScoredHome, layout: HomeLayout, dialect: Dialect): Sheet {
  const grid = newGrid(WORKING, []);
  for (const table of layout.tables) {
    for (const step of STEPS) grid.put(1, stepColumn(table, step), `Table ${table.table} ${step}`);
    const formulaOf = stepFormulas(table, dialect);
    for (const scored of session.subrounds.flatMap(({ boards }) => boards)) {
      const { board } = scored;
      const values = stepValues(board, resultAt(scored, table.table));
      for (const step of STEPS) {
        const value = values[step];
        const content =
          step === "vulnerability"
            ? value
            : { formula: formulaOf(step, board), value, ...groupOf(table.table, step) };
        grid.put(table.row(board), stepColumn(table, step), content);
      }
    }
  }
  putScoreTables(grid, dialect);
  putChartData(grid, session, layout);
  return grid.finish({ hidden: true });
}
