import type { ScoredThreeTeams } from "../../sessions/three-teams/score-three-teams";
import { assemble, frameOf } from "../assemble";
import type { WorkbookOptions } from "../workbook-options";
import type { DefinedName, Workbook } from "../model";
import { vpTableOf } from "../scales-sheet";
import { placeTeamTables, tableNames, type TeamSheets } from "../tables/team-tables";
import { teamTableSheet } from "../tables/team-table-sheet";
import { teamWorkingSheet } from "../tables/team-working-sheet";
import { headOf } from "./head";
import { MATCH_COLUMNS, matchArea, SCORESHEET, STANDING_COLUMNS, standingArea } from "./layout";
import { movementSheet } from "./movement-sheet";
import { scoresheet } from "./scoresheet";
import { FORM, tablesOfThree } from "./tables";

/** The workbook of three teams, empty or with what has been played. */
export function threeTeamsWorkbook(scored: ScoredThreeTeams, options: WorkbookOptions = {}): Workbook {
  const { plan } = scored;
  const frame = frameOf(headOf(plan), vpTableOf(plan.scale), options);
  const sheets: TeamSheets = { ...frame, form: FORM, places: placeTeamTables(tablesOfThree(scored), FORM) };
  const three = { scored, sheets };
  const tableSheets = sheets.places.map((place) => teamTableSheet(sheets, place));
  return assemble(
    frame,
    [scoresheet(three), ...tableSheets, movementSheet(three)],
    teamWorkingSheet(sheets),
    definedNames(sheets)
  );
}

function definedNames({ places }: TeamSheets): DefinedName[] {
  const match = (column: number) => ({ sheet: SCORESHEET, area: matchArea(column) });
  const standing = (column: number) => ({ sheet: SCORESHEET, area: standingArea(column) });
  return [
    ...tableNames(places),
    { name: "Match_Imps", ...match(MATCH_COLUMNS.won) },
    { name: "Match_Margin", ...match(MATCH_COLUMNS.margin) },
    { name: "Match_Vps", ...match(MATCH_COLUMNS.vps) },
    { name: "Score_Total", ...standing(STANDING_COLUMNS.total) },
    { name: "Score_Place", ...standing(STANDING_COLUMNS.place) },
  ];
}
