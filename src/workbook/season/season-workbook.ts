import { InputError } from "../../bridge/input-error";
import type { Season } from "../../season/season";
import { described } from "../description";
import { evaluated } from "../evaluate";
import { newGrid } from "../kit/grid";
import { listNames } from "../kit/list";
import type { DefinedName, Paper, Draft, Workbook } from "../model";
import { readByRow } from "../typed-cells";
import { texts } from "../texts";
import { carrying } from "./carried";
import { chartSheet, putChartData } from "./chart-sheet";
import { eveningsSheet } from "./evenings-sheet";
import { handicapsSheet } from "./handicaps-sheet";
import { ladderSheet } from "./ladder-sheet";
import { putMemberSteps } from "./member-steps";
import { namesSheet, placeNames } from "./names-sheet";
import { SEASON_DESCRIPTION } from "./read-season";
import { resultsSheet } from "./results-sheet";
import { BLOCK, blockRows, placeSeason, type SeasonSheets } from "./season-lists";
import { seasonTexts as words } from "./texts";

/** What may be chosen about the workbook of a season. */
export interface SeasonWorkbookOptions {
  readonly paper?: Paper | undefined;
  /** Where the file of an evening lies, seen from the season's; its name, if not said. */
  readonly linkTo?: (source: string) => string;
}

/** The rows of a sheet. */
const MOST_ROWS = 1_048_576;

/**
 * The workbook of a season: ladders, a chart, the evenings and what each counts for, handicaps, and the names to join.
 * @throws InputError where more have played than a sheet has room for.
 */
export function seasonWorkbook(
  season: Season,
  { paper = "A4", linkTo = (source) => source }: SeasonWorkbookOptions = {}
): Workbook {
  const { title, basis, order, best, least } = season.rules;
  for (const { evenings, ladders } of season.series)
    for (const { rows } of ladders)
      if ((rows.length / BLOCK + 1) * blockRows(evenings) > MOST_ROWS)
        throw new InputError(words.tooMany(rows.length, evenings.length), "by");
  const head = { title, date: "", subtitle: words.subtitle(season.evenings.length, basis, order, best, least) };
  const sheets: SeasonSheets = { season, head, paper, linkTo, series: placeSeason(season) };
  const names = placeNames(season);
  const perSeries = (sheetsOf: (of: SeasonSheets["series"][number]) => readonly Draft[]) =>
    sheets.series.flatMap(sheetsOf);
  const shown = [
    ...perSeries((lists) => [
      ...lists.ladders.map((ladder) => ladderSheet(sheets, ladder)),
      ...chartSheet(sheets, lists),
    ]),
    eveningsSheet(sheets),
    ...perSeries((lists) => [
      ...lists.ladders.map((ladder) => resultsSheet(sheets, lists, ladder)),
      ...handicapsSheet(sheets, lists),
    ]),
    namesSheet(sheets, names),
  ];
  const allNames = [...definedNames(sheets), ...listNames(names, "Names")];
  const workbook = {
    entries: { lines: [], options: [] },
    title,
    date: "",
    sheets: readByRow(evaluated([...shown, workingSheet(sheets)], allNames)),
    names: allNames,
  };
  return carrying(described(workbook, SEASON_DESCRIPTION), season);
}

function workingSheet(sheets: SeasonSheets): Draft {
  const grid = newGrid(texts.working.name, []);
  for (const lists of sheets.series) {
    for (const ladder of lists.ladders) putMemberSteps(grid, sheets, ladder);
    putChartData(grid, sheets, lists);
  }
  return grid.finish({ hidden: true });
}

/** The names of the columns of the first ladders: those by which most has been played. */
function definedNames({ series: [first] }: SeasonSheets): DefinedName[] {
  return (first?.ladders ?? []).flatMap(({ shown, who }) => listNames(shown, words.ladder.prefixes[who]));
}
