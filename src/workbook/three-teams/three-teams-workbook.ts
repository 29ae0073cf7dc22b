import type { ScoredThreeTeams } from "../../sessions/three-teams/score-three-teams";
import { dialectNamed } from "../formulas/dialect-named";
import type { WorkbookOptions } from "../workbook-options";
import { longDate } from "../long-date";
import type { DefinedName, Workbook } from "../model";
import { scaleNames, scalesSheet, scaleTables, vpTableOf, type VpTable } from "../scales-sheet";
import { layTables, tableNames } from "../teams/layout";
import { teamTableSheet } from "../teams/table-sheet";
import type { TeamSheets } from "../teams/team-sheets";
import { teamWorkingSheet } from "../teams/working-sheet";
import { SCORE_TABLES } from "../working/score-tables";
import { headOf } from "./head";
import { MATCH_COLUMNS, matchArea, SCORESHEET, STANDING_COLUMNS, standingArea } from "./layout";
import { movementSheet } from "./movement-sheet";
import { scoresheet } from "./scoresheet";
import { FORM, tablesOfThree } from "./tables";

/** The workbook of three teams, empty or with what has been played. */
export function threeTeamsWorkbook(
  scored: ScoredThreeTeams,
  { paper = "A4", formulas = "built-in" }: WorkbookOptions = {}
): Workbook {
  const { plan } = scored;
  const vpTable = vpTableOf(plan.scale);
  const dialect = dialectNamed(formulas, { ...scaleTables(vpTable), ...SCORE_TABLES });
  const tables = layTables(tablesOfThree(scored), FORM);
  const sheets: TeamSheets = { head: headOf(plan), form: FORM, tables, dialect, paper };
  const three = { scored, sheets };
  return {
    title: plan.title,
    date: longDate(plan.date),
    sheets: [
      scoresheet(three),
      ...tables.map((table) => teamTableSheet(sheets, table)),
      movementSheet(three),
      scalesSheet(sheets.head, vpTable, paper),
      teamWorkingSheet(sheets),
    ],
    names: definedNames(sheets, vpTable),
  };
}

function definedNames({ tables }: TeamSheets, vpTable: VpTable): DefinedName[] {
  const match = (column: number) => ({ sheet: SCORESHEET, area: matchArea(column) });
  const standing = (column: number) => ({ sheet: SCORESHEET, area: standingArea(column) });
  return [
    ...tableNames(tables),
    { name: "Match_Imps", ...match(MATCH_COLUMNS.won) },
    { name: "Match_Margin", ...match(MATCH_COLUMNS.margin) },
    { name: "Match_Vps", ...match(MATCH_COLUMNS.vps) },
    { name: "Score_Total", ...standing(STANDING_COLUMNS.total) },
    { name: "Score_Place", ...standing(STANDING_COLUMNS.place) },
    ...scaleNames(vpTable),
  ];
}
