import type { ScoredLeague } from "../../sessions/league/score-league";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import { listNames } from "../kit/list";
import type { DefinedName, Workbook } from "../model";
import { vpTableOf } from "../scales-sheet";
import { texts } from "../texts";
import { leagueEntries } from "./league-entries";
import { fixturesSheet, placeFixtures } from "./fixtures-sheet";
import { formSheet, placeForms } from "./form-sheet";
import type { LeagueLists, LeagueSheets } from "./league-lists";
import { outstandingSheet, placeOutstanding } from "./outstanding-sheet";
import { placeDeductions, placeTable, tableSheet } from "./table-sheet";
import { placeWorking } from "./working-lists";
import { workingSheet } from "./working-sheet";

/** What the sheets of a league are made from, its lists each in its place. */
export function leagueSheets(league: ScoredLeague, options: WorkbookOptions = {}): LeagueSheets {
  const { title, teams, double, boards, scale } = league.plan;
  const subtitle = texts.league.subtitle(teams.length, double, boards, scale.name);
  // A season is no day: its days stand in the fixture list.
  const frame = frameOf({ title, date: "", subtitle }, vpTableOf(scale), options);
  const lists = placeLeague(league, () => sheets);
  const sheets: LeagueSheets = { ...frame, league, lists };
  return sheets;
}

/** The workbook of a league's season, empty or with what has been played. */
export function leagueWorkbook(league: ScoredLeague, options: WorkbookOptions = {}): Workbook {
  const sheets = leagueSheets(league, options);
  const { lists } = sheets;
  const shown = [
    fixturesSheet(sheets),
    tableSheet(sheets),
    ...lists.form.map((part) => formSheet(sheets, part)),
    outstandingSheet(sheets),
  ];
  return assemble(sheets, shown, () => workingSheet(sheets), definedNames(lists), leagueEntries(sheets));
}

/** Places the lists of a league; some of their formulas read others of them. */
function placeLeague(league: ScoredLeague, sheets: () => LeagueSheets): LeagueLists {
  const table = placeTable(league, sheets);
  return {
    fixtures: placeFixtures(league, sheets),
    table,
    deductions: placeDeductions(league, table.right + 2, sheets),
    form: placeForms(league, sheets),
    outstanding: placeOutstanding(league, sheets),
    working: placeWorking(league),
  };
}

function definedNames({ fixtures, table, form }: LeagueLists): DefinedName[] {
  return [
    ...listNames(fixtures, "Fixtures"),
    ...listNames(table, "Result"),
    ...form.flatMap(({ vps }) => listNames(vps, "Form")),
  ];
}
