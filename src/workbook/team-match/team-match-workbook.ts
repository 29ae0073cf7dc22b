import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import { assemble, frameOf } from "../assemble";
import type { Area, DefinedName, Workbook } from "../model";
import { vpTableOf } from "../scales-sheet";
import { tableNames, type TeamTablePlace } from "../tables/team-tables";
import { teamTableSheet } from "../tables/team-table-sheet";
import { teamWorkingSheet } from "../tables/team-working-sheet";
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
export function teamMatchWorkbook(scored: ScoredTeamMatch, options: WorkbookOptions = {}): Workbook {
  const { plan } = scored;
  const frame = frameOf(headOf(plan), plan.scale && vpTableOf(plan.scale), options);
  const layout = matchLayout(plan);
  const sheets: MatchSheets = {
    ...frame,
    form: tableForm(scored),
    places: matchTables(scored, layout),
    scored,
    layout,
  };
  const slips = plan.form === "swiss" ? [scoreCardSheet(sheets), resultSlipSheet(sheets)] : [];
  return assemble(
    frame,
    [matchSheet(sheets), ...sheets.places.map((place) => tableSheet(sheets, place)), checkSheet(sheets), ...slips],
    teamWorkingSheet(sheets, (grid) => {
      putViews(grid, sheets);
      putDifferences(grid, sheets);
    }),
    [...tableNames(sheets.places), ...matchNames(layout, plan.scale !== null)]
  );
}

function tableSheet(sheets: MatchSheets, place: TeamTablePlace) {
  return teamTableSheet(sheets, place, (grid) => {
    putTotalsBox(grid, sheets, place);
    return putSignatures(grid, place);
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
