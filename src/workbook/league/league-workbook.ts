import { isDivided } from "../../sessions/event/divisions";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import { computed, joined } from "../kit/content";
import { listNames } from "../kit/list";
import type { DefinedName, Workbook } from "../model";
import { penaltyRows, penaltySheet, placePenalties } from "../penalties/penalty-list";
import { vpTableOf } from "../scales-sheet";
import { texts } from "../texts";
import { scaleName } from "../vp-table";
import { leagueEntries } from "./league-entries";
import { fixturesSheet, placeFixtures } from "./fixtures-sheet";
import { formSheet, placeForms } from "./form-sheet";
import { penaltyRules, type LeagueLists, type LeagueSheets } from "./league-lists";
import { ofNumber } from "./names";
import { outstandingSheet, placeOutstanding } from "./outstanding-sheet";
import { teamPagesSheet } from "./team-pages-sheet";
import { placeTable, tableSheet } from "./table-sheet";
import { placeWorking } from "./working-lists";
import { workingSheet } from "./working-sheet";

/** Lays out the lists of a league's sheets. */
export function leagueSheets(league: ScoredLeague, options: WorkbookOptions = {}): LeagueSheets {
  const { title, teams, divisions, double, boards, scale } = league.plan;
  const vpTable = vpTableOf(scale);
  const subtitle = joined(...texts.league.subtitle(teams.length, divisions.length, double, boards, scaleName(vpTable)));
  // The head shows no date, since a season has many: each match's date is in the fixture list.
  const frame = frameOf({ title, date: "", subtitle }, vpTable, options);
  const lists = placeLeague(league, () => sheets);
  const sheets: LeagueSheets = { ...frame, league, lists };
  return sheets;
}

/** Makes the workbook of a league's season, empty or with its results. */
export function leagueWorkbook(league: ScoredLeague, options: WorkbookOptions = {}): Workbook {
  const sheets = leagueSheets(league, options);
  const { lists } = sheets;
  const { penalties = [] } = league.results;
  const shown = [
    fixturesSheet(sheets),
    tableSheet(sheets),
    ...lists.form.map((part) => formSheet(sheets, part)),
    outstandingSheet(sheets),
    ...(options.forms?.includes("team-pages") ? [teamPagesSheet(sheets)] : []),
    penaltySheet(sheets, lists.penalties, penalties, null),
  ];
  const names = definedNames(lists, isDivided(league.plan));
  return assemble(sheets, shown, () => workingSheet(sheets), names, leagueEntries(sheets));
}

/** Places the lists of a league. `sheets` is a function because formulas of one list refer to other lists. */
function placeLeague(league: ScoredLeague, sheets: () => LeagueSheets): LeagueLists {
  const { penalties = [] } = league.results;
  const working = placeWorking(league, penaltyRows(league.plan.teams.length, penalties));
  return {
    fixtures: placeFixtures(league, sheets),
    table: placeTable(league, sheets),
    penalties: placePenalties(
      penaltyRules(league.plan),
      penalties,
      () => working.penalties,
      (number) => computed(`IF(N(${number})=0,"",${ofNumber(sheets(), "name", number)})`)
    ),
    form: placeForms(league, sheets),
    outstanding: placeOutstanding(league, sheets),
    working,
  };
}

function definedNames({ fixtures, table, form }: LeagueLists, divided: boolean): DefinedName[] {
  return [
    ...listNames(fixtures, "Fixtures"),
    ...listNames(table, "Result"),
    ...form.flatMap(({ vps, division }) => listNames(vps, divided ? `Form${division + 1}` : "Form")),
  ];
}
