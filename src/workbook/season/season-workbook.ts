import { InputError } from "../../bridge/input-error";
import type { Season } from "../../season/season";
import { withDescription } from "../description";
import { evaluated } from "../evaluate";
import { newGrid } from "../kit/grid";
import { listNames } from "../kit/list";
import { writeSteps } from "../kit/write-list";
import type { DefinedName, Paper, Draft, Workbook } from "../model";
import { texts } from "../texts";
import { carrying } from "./carried";
import { chartSheet, placeChart, putChartData } from "./chart-sheet";
import { eveningsSheet } from "./evenings-sheet";
import { handicapsSheet, placeHandicaps } from "./handicaps-sheet";
import { ladderSheet, placeLadder } from "./ladder-sheet";
import { placeMemberSteps } from "./member-steps";
import { namesSheet, placeNames } from "./names-sheet";
import { SEASON_DESCRIPTION } from "./read-season";
import { placeResults, resultsSheet } from "./results-sheet";
import { BLOCK, blockRows, type LadderLists, type SeasonSheets, type SeriesLists } from "./season-lists";
import { seasonTexts as words } from "./texts";

interface SeasonWorkbookOptions {
  readonly paper?: Paper | undefined;
  /**
   * Returns the path of an evening's file, relative to the folder of the season's file; the default is the file's name.
   */
  readonly linkTo?: (source: string) => string;
}

/** Number of rows of a sheet in Excel. */
const MAX_ROWS = 1_048_576;

/**
 * Makes the workbook of a season: ladders, charts, evenings, each evening's results, handicaps, and the names to join.
 * @throws InputError if more contestants have played than a sheet has room for.
 */
export function seasonWorkbook(
  season: Season,
  { paper = "A4", linkTo = (source) => source }: SeasonWorkbookOptions = {}
): Workbook {
  const { title, basis, order, best, least } = season.rules;
  for (const { evenings, ladders } of season.series)
    for (const { rows } of ladders)
      if ((rows.length / BLOCK + 1) * blockRows(evenings) > MAX_ROWS)
        throw new InputError(words.tooMany(rows.length, evenings.length), "by");
  const head = { title, date: "", subtitle: words.subtitle(season.evenings.length, basis, order, best, least) };
  const sheets: SeasonSheets = { season, head, paper, linkTo, series: placeSeason(season) };
  const names = placeNames(season);
  const perSeries = (sheetsOf: (series: SeasonSheets["series"][number]) => readonly Draft[]) =>
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
    sheets: evaluated([...shown, workingSheet(sheets)], allNames),
    names: allNames,
  };
  return carrying(withDescription(workbook, SEASON_DESCRIPTION), season);
}

/** Places the lists of a season. */
function placeSeason(season: Season): SeriesLists[] {
  let left = 1;
  return season.series.map((series): SeriesLists => {
    const sheetName = (name: string) => words.sheet(name, season.series.length > 1 ? series.name : null);
    const handicapSheet = sheetName(words.handicaps.name);
    let handicapLeft = 1;
    const ladders = series.ladders.map((ladder): LadderLists => {
      const { subject } = ladder;
      const ranked = { ladder, who: subject, members: [...ladder.rows].sort((a, b) => (a.key < b.key ? -1 : 1)) };
      const lists: LadderLists = {
        ...ranked,
        results: placeResults(season, series, ranked, sheetName(words.results.names[subject])),
        shown: placeLadder(season, ranked, sheetName(words.ladder.names[subject]), () => lists),
        steps: placeMemberSteps(season, ranked, left, () => lists),
        handicaps: placeHandicaps(season, ranked, handicapSheet, handicapLeft, () => lists),
      };
      left = lists.steps.right + 2;
      handicapLeft = lists.handicaps.right + 2;
      return lists;
    });
    const chart = placeChart(series, ladders, left);
    if (chart) left = chart.right + 2;
    return { series, ladders, chartSheet: sheetName(words.chart.name), handicapSheet, chart };
  });
}

function workingSheet(sheets: SeasonSheets): Draft {
  const grid = newGrid(texts.working.name, []);
  for (const lists of sheets.series) {
    for (const { steps, members } of lists.ladders) writeSteps(grid, steps, members);
    putChartData(grid, sheets, lists);
  }
  return grid.finish({ hidden: true });
}

/** Returns defined names for the columns of the ladders of the first series, which has the most evenings. */
function definedNames({ series: [first] }: SeasonSheets): DefinedName[] {
  return (first?.ladders ?? []).flatMap(({ shown, who: subject }) => listNames(shown, words.ladder.prefixes[subject]));
}
