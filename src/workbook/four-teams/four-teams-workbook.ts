import type { ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import { assemble, frameOf } from "../assemble";
import type { DefinedName, Workbook } from "../model";
import { vpTableOf } from "../scales-sheet";
import { placeTeamTables, tableNames } from "../tables/team-tables";
import { teamTableSheet } from "../tables/team-table-sheet";
import { teamWorkingSheet } from "../tables/team-working-sheet";
import type { WorkbookOptions } from "../workbook-options";
import type { FourTeamsSheets } from "./event-sheets";
import { headOf } from "./head";
import { MATCHES, matchesArea, RECAP, vpsArea } from "./layout";
import { masterSheet } from "./master-sheet";
import { matchesSheet } from "./matches-sheet";
import { recapSheet } from "./recap-sheet";
import { scoreCardsSheet } from "./score-cards-sheet";
import { tableCardsSheet } from "./table-cards-sheet";
import { FORM, tablesOf } from "./tables";
import { putTies, scoreVpsName } from "./ties";

/** The workbook of an event of four teams, empty or with what has been played. */
export function fourTeamsWorkbook(event: ScoredFourTeams, options: WorkbookOptions = {}): Workbook {
  const { plan } = event;
  const vpTable = vpTableOf(plan.scale);
  const frame = frameOf(headOf(plan), vpTable, options);
  const places = placeTeamTables(tablesOf(event), FORM);
  const sheets: FourTeamsSheets = { ...frame, vpTable, event, form: FORM, places };
  return assemble(
    frame,
    [
      recapSheet(sheets),
      ...places.map((place) => teamTableSheet(sheets, place)),
      matchesSheet(sheets),
      masterSheet(sheets),
      tableCardsSheet(sheets),
      scoreCardsSheet(sheets),
    ],
    teamWorkingSheet(sheets, (grid) => putTies(grid, event)),
    definedNames(sheets)
  );
}

function definedNames({ event, places }: FourTeamsSheets): DefinedName[] {
  const { plan } = event;
  return [
    ...tableNames(places),
    { name: "Match_Imps", sheet: MATCHES.sheet, area: matchesArea(plan, MATCHES.wonColumn) },
    { name: "Match_Vps", sheet: MATCHES.sheet, area: matchesArea(plan, MATCHES.vpsColumn) },
    scoreVpsName(),
    { name: "Score_Total", sheet: RECAP.sheet, area: vpsArea("Total") },
    { name: "Score_Place", sheet: RECAP.sheet, area: vpsArea("Place") },
  ];
}
