import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import { dialectNamed } from "../formulas/dialect-named";
import { longDate } from "../long-date";
import type { Area, DefinedName, Workbook } from "../model";
import { scaleNames, scalesSheet, scaleTables, vpTableOf } from "../scales-sheet";
import { tableNames, type TeamTableLayout } from "../teams/layout";
import { teamTableSheet } from "../teams/table-sheet";
import { teamWorkingSheet } from "../teams/working-sheet";
import { SCORE_TABLES } from "../working/score-tables";
import type { WorkbookOptions } from "../workbook-options";
import { checkSheet } from "./check-sheet";
import { putDifferences } from "./differences";
import { headOf } from "./head";
import { matchLayout, totalColumn, type MatchLayout, type Total } from "./layout";
import { matchSheet } from "./match-sheet";
import type { MatchSheets } from "./match-sheets";
import { resultSlipSheet } from "./result-slip";
import { scoreCardSheet } from "./score-card";
import { putSignatures, putTotalsBox } from "./table-box";
import { matchTables, tableForm } from "./tables";
import { putViews } from "./views";

/** The workbook of a match of two teams, empty or with what has been played. */
export function teamMatchWorkbook(
  scored: ScoredTeamMatch,
  { paper = "A4", formulas = "built-in" }: WorkbookOptions = {}
): Workbook {
  const { plan } = scored;
  const vpTable = plan.scale && vpTableOf(plan.scale);
  const dialect = dialectNamed(formulas, { ...scaleTables(vpTable), ...SCORE_TABLES });
  const layout = matchLayout(plan);
  const tables = matchTables(scored, layout);
  const head = headOf(plan);
  const sheets: MatchSheets = { head, form: tableForm(scored), tables, dialect, paper, scored, layout };
  const slips = plan.form === "swiss" ? [scoreCardSheet(sheets), resultSlipSheet(sheets)] : [];
  return {
    title: plan.title,
    date: longDate(plan.date),
    sheets: [
      matchSheet(sheets),
      ...tables.map((table) => tableSheet(sheets, table)),
      checkSheet(sheets),
      ...slips,
      scalesSheet(head, vpTable, paper),
      teamWorkingSheet(sheets, (grid, column) => {
        putViews(grid, sheets, column);
        putDifferences(grid, sheets);
      }),
    ],
    names: [...tableNames(tables), ...matchNames(layout, plan.scale !== null), ...scaleNames(vpTable)],
  };
}

function tableSheet(sheets: MatchSheets, table: TeamTableLayout) {
  return teamTableSheet(sheets, table, (grid) => {
    putTotalsBox(grid, sheets, table);
    putSignatures(grid, table);
  });
}

/** Names of the totals: a row a team, the home team first. */
function matchNames({ sheet, totalsRow }: MatchLayout, withVps: boolean): DefinedName[] {
  const named = (name: string, total: Total): DefinedName => {
    const column = totalColumn(total);
    const area: Area = { top: totalsRow + 1, bottom: totalsRow + 2, left: column, right: column };
    return { name, sheet, area };
  };
  return [named("Match_Imps", "won"), named("Match_Margin", "margin"), ...(withVps ? [named("Match_Vps", "vps")] : [])];
}
