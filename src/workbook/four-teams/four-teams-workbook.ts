import type { ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import { dialectNamed } from "../formulas/dialect-named";
import { longDate } from "../long-date";
import type { DefinedName, Workbook } from "../model";
import { scaleNames, scalesSheet, scaleTables, vpTableOf } from "../scales-sheet";
import { layTables, tableNames } from "../teams/layout";
import { teamTableSheet } from "../teams/table-sheet";
import { teamWorkingSheet } from "../teams/working-sheet";
import type { WorkbookOptions } from "../workbook-options";
import { SCORE_TABLES } from "../working/score-tables";
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
export function fourTeamsWorkbook(
  event: ScoredFourTeams,
  { paper = "A4", formulas = "built-in" }: WorkbookOptions = {}
): Workbook {
  const { plan } = event;
  const vpTable = vpTableOf(plan.scale);
  const dialect = dialectNamed(formulas, { ...scaleTables(vpTable), ...SCORE_TABLES });
  const tables = layTables(tablesOf(event), FORM);
  const head = headOf(plan);
  const sheets: FourTeamsSheets = { event, vpTable, head, form: FORM, tables, dialect, paper };
  return {
    title: plan.title,
    date: longDate(plan.date),
    sheets: [
      recapSheet(sheets),
      ...tables.map((table) => teamTableSheet(sheets, table)),
      matchesSheet(sheets),
      masterSheet(sheets),
      tableCardsSheet(sheets),
      scoreCardsSheet(sheets),
      scalesSheet(head, vpTable, paper),
      teamWorkingSheet(sheets, (grid) => putTies(grid, event)),
    ],
    names: definedNames(sheets),
  };
}

function definedNames({ event, tables, vpTable }: FourTeamsSheets): DefinedName[] {
  const { plan } = event;
  return [
    ...tableNames(tables),
    { name: "Match_Imps", sheet: MATCHES.sheet, area: matchesArea(plan, MATCHES.wonColumn) },
    { name: "Match_Vps", sheet: MATCHES.sheet, area: matchesArea(plan, MATCHES.vpsColumn) },
    scoreVpsName(event),
    { name: "Score_Total", sheet: RECAP.sheet, area: vpsArea("Total") },
    { name: "Score_Place", sheet: RECAP.sheet, area: vpsArea("Place") },
    ...scaleNames(vpTable),
  ];
}
