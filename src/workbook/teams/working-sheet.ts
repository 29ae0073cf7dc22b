import { boardPoints, type BoardScoring } from "../../sessions/teams/match";
import type { Dialect } from "../formulas/dialect";
import { newGrid, type Grid } from "../kit/grid";
import type { Sheet } from "../model";
import { cellAddress, onSheet } from "../reference";
import { putSteps } from "../working/put-steps";
import { putScoreTables } from "../working/score-tables";
import { WORKING } from "../working/steps";
import { teamColumn } from "./layout";
import { afterComparisons, COMPARISON, comparisonColumn } from "./comparison";
import type { TeamTableLayout } from "./layout";
import type { TeamSheets } from "./team-sheets";
import { viewFrom } from "./view";

/**
 * The hidden Working sheet.
 * @param more writes what a kind of event has there besides, from the given column on.
 */
export function teamWorkingSheet(
  sheets: TeamSheets,
  more: (grid: Grid, column: number) => void = () => undefined
): Sheet {
  const { tables, dialect } = sheets;
  const grid = newGrid(WORKING, []);
  putScoreTables(grid, dialect);
  for (const table of tables) {
    const boards = table.blocks.flatMap(({ match, boards: own }) =>
      own.map((board) => ({ board, result: viewFrom(table.table, match, board).own }))
    );
    putSteps(grid, table.steps, dialect, boards);
    putComparison(grid, sheets, table);
  }
  more(grid, afterComparisons(tables.length));
  return grid.finish({ hidden: true });
}

/** What each board of a table is worth to its two sides. */
function putComparison(grid: Grid, sheets: TeamSheets, table: TeamTableLayout): void {
  const { form, dialect, tables } = sheets;
  const column = (name: (typeof COMPARISON)[number]) => comparisonColumn(tables.length, table, name);
  for (const name of COMPARISON) grid.put(1, column(name), `${table.sheet} ${name}`);
  for (const { match, boards } of table.blocks)
    for (const board of boards) {
      const row = table.row(board);
      const { net, points } = viewFrom(table.table, match, board);
      const at = (key: Parameters<typeof teamColumn>[0]) => onSheet(table.sheet, cellAddress(row, teamColumn(key)));
      const scale = cellAddress(row, column("scale"));
      const put = (name: (typeof COMPARISON)[number], formula: string, value: number | null) =>
        grid.put(row, column(name), { formula, value: value ?? "" });
      const own = net === null ? null : boardPoints(form.scoring, net)[0];
      put("scale", `IF(${at("net")}="","",${worthFormula(dialect, form.scoring, at("net"))})`, own);
      put("ns", `IF(${at("imps")}="","",${at("imps")})`, points?.[0] ?? null);
      const otherwise = form.scoring === "bam" ? `1-${scale}` : `0-${scale}`;
      put(
        "ew",
        `IF(ISNUMBER(${at("adjustedEw")}),${at("adjustedEw")},IF(${scale}="","",${otherwise}))`,
        points?.[1] ?? null
      );
    }
}

function worthFormula(dialect: Dialect, scoring: BoardScoring, net: string): string {
  return scoring === "bam" ? dialect.boardAMatch(net) : dialect.imps(net);
}
