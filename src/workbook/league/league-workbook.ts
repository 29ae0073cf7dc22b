import type { ScoredLeague } from "../../sessions/league/score-league";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import { listNames } from "../kit/list";
import type { DefinedName, Workbook } from "../model";
import { vpTableOf } from "../scales-sheet";
import { texts } from "../texts";
import { leagueEntries } from "./league-entries";
import { fixturesSheet } from "./fixtures-sheet";
import { formSheet } from "./form-sheet";
import { placeLeague, type LeagueLists, type LeagueSheets } from "./league-lists";
import { openMatches } from "./match-steps";
import { outstandingSheet } from "./outstanding-sheet";
import { tableSheet } from "./table-sheet";
import { workingSheet } from "./working-sheet";

/** The workbook of a league's season, empty or with what has been played. */
export function leagueWorkbook(league: ScoredLeague, options: WorkbookOptions = {}): Workbook {
  const { title, teams, double, boards, scale } = league.plan;
  const subtitle = texts.league.subtitle(teams.length, double, boards, scale.name);
  // A season is no day: its days stand in the fixture list.
  const frame = frameOf({ title, date: "", subtitle }, vpTableOf(scale), options);
  const lists = placeLeague(league);
  const sheets: LeagueSheets = { ...frame, league, open: openMatches(league), lists };
  const shown = [
    fixturesSheet(sheets),
    tableSheet(sheets),
    ...lists.form.map((part) => formSheet(sheets, part)),
    outstandingSheet(sheets),
  ];
  return assemble(frame, shown, () => workingSheet(sheets), definedNames(lists), leagueEntries(sheets));
}

function definedNames({ fixtures, table, form }: LeagueLists): DefinedName[] {
  return [
    ...listNames(fixtures, "Fixtures"),
    ...listNames(table, "Result"),
    ...form.flatMap(({ vps }) => listNames(vps, "Form")),
  ];
}
